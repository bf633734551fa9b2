"""The island in a real browser: lessons by hand, a whole game of four, a table of twelve in teams."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visitor import PHONE, Arrive, Visitor

GAME = "shinsai-jima"


def goal(page: Page, cell: str) -> None:
    """Click where a cell can be pointed at."""
    page.locator(f"[data-goal='{cell}']").click()


def press(page: Page, name: str) -> None:
    page.locator(".sj-panel").get_by_role("button", name=name, exact=True).click()


def seated(people: list[Visitor], **options: Any) -> str:
    table: str = people[0].api("POST", "/api/tables", {"game": GAME, "options": options})["id"]
    for person in people:
        person.say(table, "/join")
    people[0].say(table, "/start")
    return table


def test_lessons_by_mouse_key_and_touch(arrive: Arrive) -> None:
    page = arrive("Aki").visit(f"/learn/{GAME}/swing")
    goal(page, "b2")
    press(page, "Giant swing")
    goal(page, "b1")
    page.get_by_role("button", name=re.compile("Counter")).click()
    press(page, "South")
    expect(page.locator(".sj-consequences")).to_contain_text("drowns")
    goal(page, "b3")
    goal(page, "c6")
    goal(page, "d6")
    press(page, "OK")
    expect(page.locator(".learn-done")).to_be_visible()

    page = arrive("Ben").visit(f"/learn/{GAME}/rescue")
    page.locator("[data-cell='d4']").focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.locator("[data-goal='d4']")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Step", exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".sj-ok")).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("o")
    expect(page.locator(".learn-done")).to_be_visible()

    page = arrive("Cem", **PHONE).visit(f"/learn/{GAME}/surge")
    page.locator("[data-goal='f4']").tap()
    page.get_by_role("button", name="Use the surge").tap()
    page.locator("[data-goal='g4']").tap()
    page.get_by_role("button", name="On to the cubes").tap()
    page.locator("[data-goal='c6']").tap()
    page.locator("[data-goal='d6']").tap()
    page.locator(".sj-ok").tap()
    expect(page.locator(".learn-done")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_what_cannot_be_says_why_and_steps_go_back(arrive: Arrive) -> None:
    page = arrive("Aki").visit(f"/learn/{GAME}/surge")
    goal(page, "f4")
    expect(page.locator("[data-cell='g4']")).to_have_class(re.compile("forbidden"))
    page.locator("[data-cell='g4'] .sj-mark").click(force=True)
    expect(page.locator(".sj-why")).not_to_be_empty()
    press(page, "Back")
    expect(page.locator("[data-goal='f4']")).to_be_visible()
    before = page.locator(".sj-island").get_attribute("viewBox")
    page.keyboard.press("v")
    expect(page.locator(".sj-island")).not_to_have_attribute("viewBox", str(before))
    page.keyboard.press("r")
    expect(page.locator("[data-goal='f4']")).to_be_visible()


@pytest.mark.slow
def test_a_game_of_four_from_the_first_cube_to_the_last_shot(arrive: Arrive) -> None:
    """Cubes and pieces by hand on the page, the middle by the API, the window answered by two seats by hand."""
    people = [arrive(name) for name in ("Aki", "Ben", "Cem", "Dai")]
    table = seated(people)
    for person in people:
        person.visit(f"/t/{table}")
    for _ in range(4):
        state = people[0].state(table)
        page = people[state["game"]["actors"][0]].page
        page.locator(".sj-goals [data-goal]").first.click()
        press(page, "OK")
        expect(page.locator(".sj-goals [data-goal]")).to_have_count(0)
    met = Met(people, table)
    met.play_on()
    assert met.seen >= {"window", "piece", "cube", "load", "aim"}
    assert met.claims == 2
    for person in people:
        expect(person.page.locator(".result")).to_be_visible()
        assert person.faults() == []


class Met:
    """Plays a table to its end by the API, the first window in which two may claim by the pages."""

    def __init__(self, people: list[Visitor], table: str) -> None:
        self.people = people
        self.table = table
        self.seen: set[str] = set()
        self.claims = 0
        self.rng = random.Random(4)

    def play_on(self) -> None:
        for _ in range(600):
            game = self.people[0].state(self.table)["game"]
            if not game["actors"]:
                return
            phase = game["view"]["phase"]
            self.seen.add(phase)
            if phase == "window" and not self.claims and len(game["actors"]) >= 2:
                self.claim(game["actors"])
            else:
                self.move(game["actors"][0])
        raise AssertionError("the game never ended")

    def move(self, seat: int) -> None:
        person = self.people[seat]
        moves = person.state(self.table)["game"]["moves"][str(seat)]
        passing = [move for move in moves if move["do"] == "pass"]
        person.order(self.table, "submit", seat=seat, moves=[self.rng.choice(passing or moves)])

    def claim(self, seats: list[int]) -> None:
        for seat in seats[:2]:
            page = self.people[seat].page
            page.get_by_role("button", name="Interrupt", exact=True).click()
            expect(page.locator(".sj-window")).to_have_count(0)
            self.claims += 1
        for seat in seats[2:]:
            self.move(seat)


@pytest.mark.slow
def test_twelve_seats_in_teams_are_filled_with_bots_and_play_to_the_end(arrive: Arrive) -> None:
    aki = arrive("Aki")
    table: str = aki.api("POST", "/api/tables", {"game": GAME, "options": {"catapult": False}})["id"]
    aki.say(table, "/join")
    for _ in range(11):
        aki.order(table, "bot", level="casual")
    aki.say(table, "/start")
    aki.visit(f"/t/{table}")
    expect(aki.page.locator(".sj-goods tbody tr")).to_have_count(5)
    aki.order(table, "leave")
    expect(aki.page.locator(".result")).to_be_visible(timeout=120_000)
    assert aki.faults() == []
