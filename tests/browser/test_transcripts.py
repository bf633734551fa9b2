"""The page for a blind player: every stop has a name, each event is spoken, and they play whole games."""

import itertools
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.by_ear import GAMES
from tests.browser.ear import Ear
from tests.browser.playing import caught_up, started
from tests.browser.reader import LISTEN, Reader
from tests.browser.visitor import Arrive, Visitor

BOARDS = {
    "cant-stop": (".octagon", 1),
    "fearsome-floors": (".ff-stage", 1),
    "hidden-rooms": (".hr-room", 0),
    "niagara": (".areas", 2),
    "shinsai-jima": (".sj-island", 1),
}
"""For each game: the element of its board, and the number of bots in it."""

MOST_STOPS = 70
"""Most Tab stops of a page: a board of a hundred squares is one of them, and arrows lead on."""

ROLES = {
    "button",
    "checkbox",
    "combobox",
    "switch",
    "DisclosureTriangle",
    "grid",
    "gridcell",
    "group",
    "link",
    "list",
    "radio",
    "region",
    "slider",
    "tab",
    "textbox",
}


def at_the_board(visitor: Visitor, game: str, **options: Any) -> tuple[str, Reader]:
    """Start a game with bots and wait for this person's turn; return its table and a reader of the page."""
    place, bots = BOARDS[game]
    table = started(visitor, game=game, bots=["casual"] * bots, **options)
    page = visitor.visit(f"/t/{table}")
    reader = Reader(visitor)
    expect(page.locator(place).first).to_be_visible()
    own_turn(visitor, table)
    return table, reader


def own_turn(visitor: Visitor, table: str) -> None:
    """Wait until the game waits for this person, and their page shows that."""
    for _ in range(300):
        if visitor.state(table)["game"]["actors"][:1] == [0]:
            caught_up(visitor, table)
            return
        visitor.page.wait_for_timeout(100)
    raise AssertionError("one's own turn never comes")


def logged(page: Page) -> list[tuple[list[str], list[str]]]:
    """Return the lines of the log: sentences and the steps they open to, without marks and leading names."""
    lines: list[tuple[list[str], list[str]]] = page.locator(".log > li").evaluate_all("""lines => lines.map(line => {
        const told = line.cloneNode(true);
        told.querySelectorAll("svg, .log-who").forEach(mark => mark.remove());
        const texts = selector => [...told.querySelectorAll(selector)].map(each => each.textContent.trim());
        return [texts("p"), texts("ol li")];
    })""")
    return lines


@pytest.mark.parametrize("locale", ["en-US", "ja-JP"])
@pytest.mark.parametrize("game", BOARDS)
def test_every_stop_of_a_table_says_what_it_is(arrive: Arrive, game: str, locale: str) -> None:
    _, reader = at_the_board(arrive("Aki", locale=locale), game)
    stops = reader.tour()
    assert 10 < len(stops) < MOST_STOPS
    for stop in stops:
        name, *told = stop.split(", ")
        assert ROLES & set(told), f"{stop!r} has no name"
        assert name
    # The line for words and commands is among the last stops.
    assert any("combobox" in stop for stop in stops[-3:])
    twice = [stop for stop, group in itertools.groupby(sorted(stops)) if len(list(group)) > 2]
    assert twice == []


@pytest.mark.parametrize("game", [game for game, (_, bots) in BOARDS.items() if bots])
def test_what_happens_is_said_in_the_words_of_the_log(arrive: Arrive, game: str) -> None:
    aki = arrive("Aki")
    table, reader = at_the_board(aki, game)
    reader.heard()
    before = len(logged(aki.page))
    state = aki.state(table)
    aki.order(table, "pause")
    aki.order(table, "resume")
    move = state["game"]["moves"]["0"]
    aki.order(table, "submit", seat=0, moves=[move[0]])
    expect(aki.page.locator(".log > li").nth(before + 1)).to_be_visible()
    own_turn(aki, table)
    said = ""
    until = time.monotonic() + 30
    while missing := [line for line in logged(aki.page)[before:] if not spoken(line, said)]:
        assert time.monotonic() < until, missing
        aki.page.wait_for_timeout(100)
        said += " ".join(["", *reader.heard()])


def spoken(line: tuple[list[str], list[str]], said: str) -> bool:
    """Return True when a line of the log was said. It may gather sentences that are spoken one by one."""
    sentences, steps = line
    return all(each in said for each in sentences) or (bool(steps) and all(each in said for each in steps))


SHORT: dict[str, dict[str, Any]] = {
    "cant-stop": {},
    "fearsome-floors": {},
    "hidden-rooms": {},
    "niagara": {"round_limit": 4},
    "shinsai-jima": {"ready_made": "all", "catapult": False},
}
"""Options for an early end."""


@pytest.mark.parametrize("game", BOARDS)
def test_somebody_who_does_not_see_plays_a_whole_game(arrive: Arrive, game: str) -> None:
    """Only keys go in, and the announcements decide. Each decision is announced, each deed answered, the end heard."""
    aki = arrive("Aki")
    table, reader = at_the_board(aki, game, **SHORT[game])
    # Listen from the first word on.
    aki.context.add_init_script(f"({LISTEN})()")
    aki.page.reload()
    ear = Ear(reader)
    ear.play(GAMES[game])
    assert ear.decisions > 3
    assert any("Your turn" in text for text in ear.transcript) or game == "hidden-rooms"
    # The result card takes the focus, and the reader reads it.
    expect(aki.page.locator("#result-title")).to_be_focused()
    assert ear.reader.focus().endswith("heading")
    # Tab passes even a long log in one stop.
    assert aki.page.locator(".log summary").count() > 3
    assert aki.page.locator(".log :is(summary, a):not([tabindex='-1'])").count() == 1
    assert aki.state(table)["meta"]["status"] == "over"
