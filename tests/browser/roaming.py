"""Fearsome Floors through the page: the player on turn, and a simple runner's turns by mouse, key and touch."""

import contextlib
import itertools
import time
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Late

from hiroma.games.fearsome_floors.parts.board import HEADINGS, NEXT, SQUARE
from tests.browser.playing import turns
from tests.browser.visitor import Visitor

GAME = "fearsome-floors"
MINE = ".ff-hand .buttons:not([data-busy='true'])"
OVER = ".result"
ARROWS = dict(zip(HEADINGS, ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"), strict=True))


def square(page: Page, name: str) -> Locator:
    """Return a square of the hall, or a door: 'exit', 'entrance'."""
    return page.locator(f"[data-square='{name}']")


def ok(page: Page) -> Locator:
    """Return the button that sends a turn."""
    return page.locator(".ff-hand .ok")


def piece(page: Page, name: str) -> Locator:
    """Return a piece, drawn in the hall or outside: '0-3' is the fourth of the first seat."""
    return page.locator(f"[data-piece='{name}']")


def see(visitor: Visitor, table: str) -> Page:
    """Open the table and wait for the hall."""
    page = visitor.visit(f"/t/{table}")
    expect(page.locator(".floor")).to_be_visible()
    return page


def on_turn(people: Sequence[Visitor]) -> Visitor | None:
    """Wait for a turn or the end; return the person who may move, None when the game is over."""
    until = time.monotonic() + 30
    for person in itertools.cycle(people):
        with contextlib.suppress(Late):
            person.page.locator(f"{MINE}, {OVER}").first.wait_for(timeout=100)
            if person.page.locator(OVER).count():
                return None
            if person.page.locator(MINE).count():
                return person
        if time.monotonic() > until:
            raise AssertionError("nobody is on turn")
    raise AssertionError("nobody is here")


def to_go(name: str) -> int:
    """Return the steps from a square to outside."""
    return 0 if name == "exit" else 1 + SQUARE[name] % 16 + SQUARE[name] // 16


def movable(page: Page) -> list[str]:
    """Return the pieces that the mover can take, those in the hall first: '0-3'."""
    inside = page.locator(".piece.takeable").evaluate_all("all => all.map(each => each.dataset.piece)")
    waiting = page.locator("button[data-waiting]").evaluate_all("all => all.map(each => each.dataset.waiting)")
    return [*inside, *(name for name in waiting if name not in inside)]


def goal(page: Page) -> str | None:
    """Return where the taken piece comes nearest to the exit; None when it can go nowhere."""
    expect(page.locator(".ff-now .told")).not_to_have_text("")
    found = page.locator("[data-reach]").evaluate_all("all => all.map(each => each.dataset.reach)")
    return min(found, key=to_go) if found else None


def by_mouse(page: Page) -> None:
    """Click a piece, click its goal, click OK."""
    _take(page, "click")
    wanted = goal(page)
    if wanted is not None:
        square(page, wanted).click()
        expect(page.locator(".piece.taken, .piece[data-at='escaped']").first).to_be_attached()
    _settle(page)
    ok(page).click()
    _sent(page)


def by_touch(page: Page) -> None:
    """Tap a piece, tap its goal, tap OK."""
    _take(page, "tap")
    wanted = goal(page)
    if wanted is not None:
        square(page, wanted).tap()
    _settle(page)
    ok(page).tap()
    _sent(page)


def by_key(page: Page) -> None:
    """Press a digit for a piece, arrows and Enter for its goal, O to confirm. The hall has the focus."""
    name = movable(page)[0]
    own = [f"{name[0]}-{each}" for each in range(4)]
    page.keyboard.press(str(own.index(name) + 1))
    expect(page.locator(".piece.taken")).to_have_attribute("data-piece", name)
    taken = piece(page, name).first
    here, wanted = taken.get_attribute("data-at"), goal(page)
    stays = wanted in (None, here)
    if wanted is not None and not stays:
        arrows_to(page, wanted)
        page.keyboard.press("Enter")
        expect(taken).to_have_attribute("data-at", "escaped" if wanted == "exit" else wanted)
    _settle(page)
    page.keyboard.press("o")
    if stays:
        # The first press asks back: shall the piece stay?
        page.keyboard.press("o")
    _sent(page)


def arrows_to(page: Page, wanted: str) -> None:
    """Walk over the squares with the arrows."""
    here = page.evaluate("document.activeElement.dataset.square")
    if here == "exit":
        page.keyboard.press("ArrowRight")
        here = "a1"
    elif here == "entrance":
        page.keyboard.press("ArrowLeft")
        here = "p11"
    for heading in _path(SQUARE[here], SQUARE["a1" if wanted == "exit" else wanted]):
        page.keyboard.press(ARROWS[heading])
    if wanted == "exit":
        page.keyboard.press("ArrowLeft")
    expect(square(page, wanted)).to_be_focused()


def _path(start: int, end: int) -> list[Any]:
    """Return the headings of a shortest way over the bare floor."""
    came: dict[int, tuple[int, int]] = {start: (start, 0)}
    queue = [start]
    for here in queue:
        for heading in range(4):
            there = NEXT[heading][here]
            if there >= 0 and there not in came:
                came[there] = (here, heading)
                queue.append(there)
    headings: list[Any] = []
    while end != start:
        end, heading = came[end]
        headings.insert(0, HEADINGS[heading])
    return headings


def _take(page: Page, how: str) -> None:
    name = movable(page)[0]
    waiting = page.locator(f"button[data-waiting='{name}']")
    place = piece(page, name).get_attribute("data-at") if not waiting.count() else None
    target = waiting if place is None else square(page, place)
    target.tap() if how == "tap" else target.click()
    expect(page.locator(".piece.taken")).to_have_attribute("data-piece", name)


def _settle(page: Page) -> None:
    """Wait until the rules have answered."""
    expect(ok(page)).to_have_attribute("aria-disabled", "false")
    expect(page.locator("[data-busy='true']")).to_have_count(0)


def _sent(page: Page) -> None:
    expect(page.locator(".piece.taken")).to_have_count(0)


def run_home(people: Sequence[Visitor], table: str, until: Any = None) -> Any:
    """Play by the API, each piece as near to the exit as possible, until a wanted view or the end; return the state."""
    for state, seat, person in turns(people, table):
        view = state["game"]["view"]
        if seat is None or (until is not None and until(view)):
            return state
        moves = state["game"]["moves"][str(seat)]
        if moves[0]["do"] == "take":
            person.order(table, "submit", seat=seat, moves=[moves[0]])
            continue
        reach = [(to_go(each["square"] or "exit"), each) for each in view["reach"]]
        best = min(reach, key=lambda each: each[0], default=(0, {"square": "", "route": []}))[1]
        legs = [{"do": leg} if leg in ("enter", "leave") else {"do": "step", "heading": leg} for leg in best["route"]]
        ends = [] if best["square"] is None else [{"do": "stop"}]
        person.order(table, "submit", seat=seat, moves=[*legs, *ends])
    raise AssertionError("the game never ended")
