"""Niagara through the page: cards and turns by click, key and touch; positions reached by the API."""

import itertools
import random
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from playwright.sync_api import Locator, Page, expect

from hiroma.games import newest
from hiroma.games.niagara.view import NiagaraView
from tests.browser.playing import press_if_there, seated
from tests.browser.visitor import Visitor

GAME = "niagara"
RIVER = ".ni-river"
Wanted = Callable[[Any], bool]
"""True for a view of the position that a test needs."""


def started(*people: Visitor, **options: Any) -> str:
    """Start a game of Niagara; return its table."""
    table = seated(*people, game=GAME, **options)
    people[0].say(table, "/start")
    return table


def see(visitor: Visitor, table: str) -> Page:
    """Open the table and wait for the river."""
    page = visitor.visit(f"/t/{table}")
    expect(page.locator(RIVER)).to_be_visible()
    return page


def place(page: Page, name: str) -> Locator:
    """Return a place of the river: 'land', '4', '6L', 'falls'."""
    return page.locator(f"[data-place='{name}']")


def target(page: Page, name: str) -> Locator:
    """Return the grey canoe at a place."""
    return page.locator(f".target[data-to='{name}']")


def chip(page: Page, row: str) -> Locator:
    """Return the choices in a row of the menu: 'paddle', 'load', 'unload', 'steal', 'done', 'moose'."""
    return page.locator(f".row-of.{row} .chip")


def paddles(page: Page) -> Locator:
    """Return the cards to choose from."""
    return page.locator(".paddles input")


def choose(visitor: Visitor, card: str) -> None:
    """Click a card, click OK, and see that the page has taken it."""
    page = visitor.page
    page.locator(f".paddles label:has([value='{card}'])").click()
    page.locator(".ni-choose .ok").click()
    expect(page.locator(".ni-choose")).to_have_count(0)


def decide(visitor: Visitor) -> None:
    """Make one click of a simple boatman: ashore if possible, else the first choice, at last the end of the turn."""
    page = visitor.page
    for wanted in (
        target(page, "land"),
        chip(page, "steal"),
        chip(page, "load"),
        page.locator(".target"),
        chip(page, "done"),
        chip(page, "unload"),
        page.locator(".ni-decide .chip"),
        page.locator(".ni-canoes [aria-pressed=false]"),
        page.locator(".ni-task .end"),
    ):
        if press_if_there(wanted):
            return


def play_turn(visitor: Visitor, table: str) -> None:
    """Play a whole turn by clicks, until the table has it."""
    rev = visitor.state(table)["rev"]
    until = time.monotonic() + 30
    while visitor.state(table)["rev"] == rev:
        decide(visitor)
        assert time.monotonic() < until, visitor.page.locator(".ni-task").inner_text()


def mover(people: Sequence[Visitor], table: str) -> Visitor | None:
    """Return the player on turn; None while players choose cards and when the game is over."""
    seat = people[0].state(table)["game"]["view"]["mover"]
    return None if seat is None else people[seat]


def advance(people: Sequence[Visitor], table: str, wanted: Wanted, *, skill: float = 0.7) -> Any:
    """Play by the API until a wanted position; return the first person's view. Start a rematch when the game is over.

    A casual player decides, with a random move in a share of 1 - `skill`: some canoes are lost, some come home.
    """
    rules = newest(GAME)
    casual, rng = rules.bots["casual"](), random.Random(1)
    until = time.monotonic() + 120
    for turn in itertools.takewhile(lambda _: time.monotonic() < until, itertools.count()):
        game = people[0].state(table)["game"]
        actors = game["actors"]
        if not actors:
            for each in people:
                each.say(table, "/rematch")
        elif wanted(game["view"]):
            return game["view"]
        else:
            seat = actors[turn % len(actors)]
            known = msgspec.convert(people[seat].state(table)["game"]["view"], NiagaraView)
            position = rules.imagine(known, rng.randrange)
            skilled = rng.random() < skill
            move = casual.choose(position, seat, rng.randrange) if skilled else rng.choice(position.moves(seat))
            people[seat].order(table, "submit", seat=seat, moves=[msgspec.to_builtins(move)])
    raise AssertionError("the position never came")


def wins_by_landing(view: Any) -> bool:
    """Return True if the mover can end the game by landing a canoe now."""
    if view["phase"] != "turn":
        return False
    player = view["players"][view["mover"]]
    for menu in view["menus"]:
        if any(each["to"] == "land" for each in menu["targets"]):
            cargo = [gem for gem in player["canoes"][menu["canoe"]]["cargo"] if gem]
            store = [count + cargo.count(colour) for count, colour in zip(player["store"], COLOURS, strict=True)]
            if cargo and (max(store) >= 4 or all(store) or sum(store) >= 7):
                return True
    return False


COLOURS = ("violet", "white", "yellow", "blue", "pink")
