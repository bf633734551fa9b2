"""Shinsai-jima in a real browser: lessons by hand, a whole game of four, a table of twelve in teams."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import caught_up
from tests.browser.test_access import violations
from tests.browser.visitor import PHONE, Arrive, Visitor, overhang

GAME = "shinsai-jima"


def goal(page: Page, cell: str) -> None:
    """Click a lit cell."""
    page.locator(f"[data-goal='{cell}']").click()


def press(page: Page, name: str) -> None:
    page.locator(".shinsai-jima").get_by_role("button", name=name, exact=True).click()


def seated(people: list[Visitor], **options: Any) -> str:
    table: str = people[0].api("POST", "/api/tables", {"game": GAME, "options": options})["id"]
    for person in people:
        person.say(table, "/join")
    people[0].say(table, "/start")
    return table


def test_lessons_by_mouse_key_and_touch(arrive: Arrive) -> None:
    page = arrive("Aki").visit(f"/learn/{GAME}/swing")
    goal(page, "b2")
    press(page, "Swing")
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
    assert overhang(page) <= 0


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


SMALL = """
() => [...document.querySelectorAll(".shinsai-jima button, .shinsai-jima summary, [data-goal]")]
  .map((target) => [target.dataset.goal ?? target.textContent, target.getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 0 && (width < 44 || height < 44))
  .map(([name, { width, height }]) => `${name}: ${width} x ${height}`)
"""


@pytest.mark.parametrize("window", ["desktop", "phone"])
def test_axe_finds_nothing_and_fingers_find_all(arrive: Arrive, window: str) -> None:
    """Axe looks while the island is built, a piece moves, a cube moves, and at the end. A refused press says why."""
    how = {"locale": "ja-JP", **PHONE} if window == "phone" else {}
    people = [arrive("Aki", **how), arrive("Ben")]
    evening = Evening(people, seated(people, catapult=False), seed=3)
    page = people[0].visit(f"/t/{evening.table}")

    def look() -> None:
        caught_up(people[0], evening.table)
        expect(page.locator("[data-goal]").first).to_be_visible()
        assert violations(page) == []
        assert window == "desktop" or page.evaluate(SMALL) == []

    evening.play_on(until=lambda game: game["actors"] == [0] and game["view"]["phase"] == "build")
    look()
    page.locator("[data-cell='a1']").press("Enter")
    expect(page.locator(".sj-why")).not_to_be_empty()
    evening.play_on(until=lambda game: game["actors"] == [0] and game["view"]["phase"] == "piece")
    look()
    page.locator("[data-goal]").first.click()
    expect(page.locator(".sj-cell.forbidden").first).to_be_attached()
    look()
    evening.play_on(until=lambda game: game["actors"] == [0] and game["view"]["phase"] == "cube")
    look()
    page.locator(".sj-cell:not(.target)").first.press("Enter")
    expect(page.locator(".sj-why")).not_to_be_empty()
    assert violations(page) == []
    evening.play_on()
    expect(page.locator(".result")).to_be_visible()
    assert violations(page) == []
    assert overhang(page) <= 0


@pytest.mark.clause("SJ-F9")
def test_who_wants_never_to_be_asked_passes_every_window(arrive: Arrive) -> None:
    """Ben answers his first question with "never", and the game goes on without him."""
    people = [arrive(name) for name in ("Aki", "Ben", "Cem")]
    evening = Evening(people, seated(people), seed=3)
    evening.play_on(until=lambda game: game["view"]["phase"] == "window" and 1 in game["actors"])
    page = people[1].visit(f"/t/{evening.table}")
    expect(page.locator(".sj-window")).to_be_visible()
    page.locator(".sj-window summary").click()
    page.locator(".sj-window").get_by_role("radio", name="Never").click()
    expect(page.locator(".sj-window")).to_have_count(0)
    assert 1 not in people[0].state(evening.table)["game"]["actors"]


@pytest.mark.clause("SJ-TE4")
def test_a_mate_decides_for_one_who_lent_the_decisions(arrive: Arrive) -> None:
    """They do so by the buttons of the Game Tool; then the owner decides again."""
    people = [arrive(name) for name in ("Aki", "Ben", "Cem", "Dai")]
    evening = Evening(people, seated(people, team=True), seed=3)
    evening.play_on(until=lambda game: game["actors"] == [0])
    aki, cem = (people[seat].visit(f"/t/{evening.table}") for seat in (0, 2))
    expect(aki.locator("[data-goal]").first).to_be_visible()
    expect(cem.locator("[data-goal]")).to_have_count(0)
    aki.get_by_text("Let a mate decide", exact=True).click()
    aki.locator(".tool").get_by_role("button", name="Cem", exact=True).click()
    expect(aki.locator("[data-goal]")).to_have_count(0)
    cem.locator("[data-goal]").first.click()
    expect(cem.locator("[data-goal]")).to_have_count(0)
    aki.get_by_role("button", name="Decide for myself again", exact=True).click()
    evening.play_on(until=lambda game: game["actors"] == [0])
    expect(aki.locator("[data-goal]").first).to_be_visible()


@pytest.mark.slow
def test_a_game_of_four_from_the_first_cube_to_the_last_shot(arrive: Arrive) -> None:
    """They make the first cubes and the interrupts by hand on the pages, the rest by the API.

    Only the catapult has dice, so this seed always brings a boat, a slam and a death by starving.
    """
    people = [arrive(name) for name in ("Aki", "Ben", "Cem", "Dai")]
    evening = Evening(people, seated(people), seed=662, by_hand=True)
    for person in people:
        person.visit(f"/t/{evening.table}")
    for _ in range(4):
        evening.build()
    evening.play_on()
    told = [event for entry in people[0].state(evening.table, since=0)["history"] for event in entry["events"]]
    assert {event["seat"] for event in told if event["event"] == "claimed"} == evening.claimed
    assert len(evening.claimed) == 2
    assert any(event["event"] == "starved" for event in told)
    assert any(event["event"] == "walked" and event["kind"] == "sail" for event in told)
    assert any(event["event"] == "stunned" and event["slam"] for event in told)
    assert any(event["event"] == "flew" for event in told)
    for person in people:
        expect(person.page.locator(".result")).to_be_visible()
        assert person.faults() == []


class Evening:
    """Four people at a table, who move by hand or by the API."""

    def __init__(self, people: list[Visitor], table: str, seed: int, by_hand: bool = False) -> None:
        self.people = people
        self.by_hand = by_hand
        self.table = table
        self.claimed: set[int] = set()
        self.rng = random.Random(seed)

    def build(self) -> None:
        """Build for the player on turn, on the first lit cell of their page."""
        seat = self.people[0].state(self.table)["game"]["actors"][0]
        page = self.people[seat].page
        goal(page, self.moves(seat)[0]["cell"])
        expect(page.locator("[data-goal]")).to_have_count(0)

    def moves(self, seat: int) -> list[Any]:
        moves: list[Any] = self.people[seat].state(self.table)["game"]["moves"][str(seat)]
        return moves

    def play_on(self, until: Callable[[Any], bool] = lambda game: False) -> None:
        """Play until the game stands so, or is over."""
        for _ in range(600):
            game = self.people[0].state(self.table)["game"]
            actors = game["actors"]
            if not actors or until(game):
                return
            if game["view"]["phase"] == "window" and self.by_hand and not self.claimed and len(actors) >= 2:
                self.interrupt(actors)
            else:
                move = bold(self.moves(actors[0]), self.rng)
                self.people[actors[0]].order(self.table, "submit", seat=actors[0], moves=[move])
        raise AssertionError("the game never ended")

    def interrupt(self, seats: list[int]) -> None:
        """Let the first two players who may claim do so on their pages, and the others pass on theirs."""
        for seat in seats:
            page = self.people[seat].page
            rev = caught_up(self.people[seat], self.table)
            claims = seat in seats[:2]
            answer = page.get_by_role("button", name="Interrupt" if claims else "Pass", exact=True)
            expect(answer).to_be_visible()
            # The page takes no press while the question is quite new.
            page.wait_for_timeout(400)
            answer.click()
            expect(page.locator(".table")).not_to_have_attribute("data-rev", rev)
            if claims:
                # A claim asks again the players who passed.
                expect(page.locator(".sj-window")).to_have_count(0)
                self.claimed.add(seat)


def bold(moves: list[Any], rng: random.Random) -> Any:
    """Return a move of a player who passes windows, likes boats, slams and brute strength, and lets people starve."""
    passing = [move for move in moves if move["do"] == "pass"]
    if passing:
        return passing[0]
    boats = [move for move in moves if move["do"] == "advance" and move["kind"] == "sail"]
    slams = [move for move in moves if move["do"] == "swing" and move["slam"]]
    deaths = [move for move in moves if move["do"] == "die"]
    if wanted := boats or slams or deaths:
        return rng.choice(wanted)
    daring = [move for move in moves if move["do"] in {"surge", "colour"}]
    return rng.choice(daring if daring and rng.random() < 0.5 else moves)


@pytest.mark.slow
def test_twelve_seats_in_teams_are_filled_with_bots_and_play_to_the_end(arrive: Arrive) -> None:
    aki = arrive("Aki")
    table: str = aki.api("POST", "/api/tables", {"game": GAME, "options": {"catapult": False}})["id"]
    aki.say(table, "/join")
    for _ in range(11):
        aki.order(table, "bot", level="casual")
    aki.say(table, "/start")
    aki.visit(f"/t/{table}")
    expect(aki.page.locator(".sj-purse li")).to_have_count(5)
    aki.order(table, "leave")
    expect(aki.page.locator(".result")).to_be_visible(timeout=120_000)
    assert aki.faults() == []
