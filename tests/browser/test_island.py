"""The island in three dimensions, drawn by the browser's WebGL, and the drawing in its place."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.islander import COUNTS, still
from tests.browser.test_access import violations
from tests.browser.test_shinsai_jima import GAME, Evening, goal, press, seated
from tests.browser.visitor import PHONE, Arrive, Visitor, overhang

MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
"""Window of a player who likes motion, and so sees the island in three dimensions."""

NONE = """
const real = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
  return kind.startsWith("webgl") ? null : real.call(this, kind, ...more);
};
"""
LOSE = """() => document.querySelector(".sj-space canvas").getContext("webgl2")
  .getExtension("WEBGL_lose_context").loseContext()"""


def chooses(visitor: Visitor) -> Visitor:
    """Choose three dimensions for somebody without motion: nothing fades while axe looks. Return the visitor."""
    visitor.context.add_init_script(
        "if (location.protocol === 'http:') localStorage.setItem('hiroma:shinsai-jima:look', '\"space\"')"
    )
    return visitor


def lesson(visitor: Visitor, name: str) -> Page:
    """Open a lesson with its island in three dimensions."""
    page = visitor.visit(f"/learn/{GAME}/{name}")
    expect(page.locator(".sj-space.ready")).to_be_visible()
    return page


def centre(spot: Locator) -> tuple[float, float]:
    """Return the middle of an element on the screen."""
    box = spot.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_lesson_by_mouse(arrive: Arrive) -> None:
    """The lesson is a swing, with the directions on the island. A drag turns the island and presses nothing."""
    page = lesson(arrive("Aki", **MOVING), "swing")
    before = centre(page.locator("[data-cell='a4']"))
    page.mouse.move(600, 500)
    page.mouse.down()
    page.mouse.move(760, 500, steps=4)
    page.mouse.up()
    page.wait_for_function(
        "(then) => document.querySelector(\"[data-cell='a4']\").getBoundingClientRect().x > then + 40", arg=before[0]
    )
    expect(page.locator("[data-goal='b2']")).to_be_attached()
    goal(page, "b2")
    expect(page.locator(".sj-way")).not_to_have_count(0)
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


def test_a_lesson_by_keys(arrive: Arrive) -> None:
    """The arrows follow the island as the player sees it."""
    page = lesson(arrive("Ben", **MOVING), "rescue")
    page.locator("[data-cell='d4']").focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.locator("[data-goal='d4']")).to_be_attached()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Step", exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".sj-ok")).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("o")
    expect(page.locator(".learn-done")).to_be_visible()


def test_a_lesson_by_finger(arrive: Arrive) -> None:
    page = lesson(arrive("Cem", **PHONE, **MOVING), "surge")
    page.locator("[data-goal='f4']").tap()
    page.get_by_role("button", name="Use the surge").tap()
    page.locator("[data-goal='g4']").tap()
    page.get_by_role("button", name="On to the cubes").tap()
    page.locator("[data-goal='c6']").tap()
    page.locator("[data-goal='d6']").tap()
    page.locator(".sj-ok").tap()
    expect(page.locator(".learn-done")).to_be_visible()


def test_what_cannot_be_says_why_where_it_is_pressed(arrive: Arrive) -> None:
    page = lesson(chooses(arrive("Aki")), "surge")
    goal(page, "f4")
    expect(page.locator("[data-cell='g4']")).to_have_class(re.compile("forbidden"))
    # C1 stands before the foot of B1: its head, under its name, is in sight.
    x, y = centre(page.locator("[data-body='B1']"))
    page.mouse.click(x, y + 20)
    expect(page.locator(".sj-why")).not_to_be_empty()
    assert violations(page) == []


def test_where_there_is_no_webgl_the_island_is_drawn(arrive: Arrive) -> None:
    """A device without WebGL shows no error, nor one that loses it on the way."""
    without = arrive("Aki", **MOVING)
    without.context.add_init_script(NONE)
    page = without.visit(f"/learn/{GAME}/surge")
    goal(page, "f4")
    expect(page.locator(".sj-island")).to_be_visible()
    expect(page.locator(".sj-space")).to_have_count(0)

    page = lesson(arrive("Ben", **MOVING), "surge")
    goal(page, "f4")
    page.evaluate(LOSE)
    expect(page.locator(".sj-island")).to_be_visible()
    expect(page.locator("[data-goal='g4'], .forbidden").first).to_be_attached()


def test_it_stands_still_when_nothing_moves(arrive: Arrive) -> None:
    """The page draws nothing while nothing happens: water empties no battery."""
    visitor = arrive("Aki", **MOVING)
    visitor.context.add_init_script(COUNTS)
    assert still(lesson(visitor, "climb"))


@pytest.mark.parametrize("window", ["desktop", "phone"])
def test_twelve_fit(arrive: Arrive, window: str) -> None:
    """Four sides of three and the natives show their goods as chips, on an island that the hall has drawn."""
    aki = chooses(arrive("Aki", **(PHONE if window == "phone" else {})))
    table: str = aki.api("POST", "/api/tables", {"game": GAME, "options": {"ready_made": "island"}})["id"]
    aki.say(table, "/join")
    for _ in range(11):
        aki.order(table, "bot", level="casual")
    aki.say(table, "/start")
    page = aki.visit(f"/t/{table}")
    expect(page.locator(".sj-space.ready")).to_be_visible()
    expect(page.locator(".sj-good")).to_have_count(5)
    widest = "Math.max(...[...document.querySelectorAll('.sj-good')].map((e) => e.getBoundingClientRect().right))"
    assert page.evaluate(widest) <= page.evaluate("document.documentElement.clientWidth")
    assert overhang(page) <= 0
    assert violations(page) == []


def test_who_has_placed_enough_leaves_the_rest(arrive: Arrive) -> None:
    """The page sends single presses at once. One button places the rest, and the first turn begins."""
    people = [arrive("Aki", **MOVING), arrive("Ben")]
    evening = Evening(people, seated(people, interrupts=False), seed=5)
    for person in people:
        person.visit(f"/t/{evening.table}")
    for _ in range(2):
        evening.build()
    for person in people:
        person.page.get_by_role("button", name="Place the rest for me").click()
    expect(people[0].page.locator(".sj-now")).not_to_contain_text(re.compile("cube on a lit|building|placing|Place"))
    game = people[0].state(evening.table)["game"]
    assert game["view"]["phase"] not in {"build", "place", "native"}
    built = [event for entry in people[0].state(evening.table, since=0)["history"] for event in entry["events"]]
    assert sum(event["event"] in {"built", "placed"} for event in built) == 17 + 6 + 5
