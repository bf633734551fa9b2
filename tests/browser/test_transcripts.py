"""What somebody hears who does not see the page: every stop has a name, what happens is said, and games are played."""

import itertools
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import started
from tests.browser.reader import Reader
from tests.browser.visitor import Arrive, Visitor

BOARDS = {
    "cant-stop": (".octagon", 1),
    "fearsome-floors": (".ff-stage", 1),
    "hidden-rooms": (".hr-room", 0),
    "niagara": (".areas", 2),
    "shinsai-jima": (".sj-island", 1),
}
"""Of each game: what its board is drawn in, and how many bots one plays against."""

MOST_STOPS = 60
"""Tab stops of a page: a board of a hundred squares is one of them, and arrows lead on."""

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


def at_the_board(visitor: Visitor, game: str) -> tuple[str, Reader]:
    """A game with bots that waits for this person, and its page read aloud."""
    place, bots = BOARDS[game]
    table = started(visitor, game=game, bots=["casual"] * bots)
    page = visitor.visit(f"/t/{table}")
    reader = Reader(visitor)
    expect(page.locator(place).first).to_be_visible()
    for _ in range(100):
        if visitor.state(table)["game"]["actors"][:1] == [0]:
            return table, reader
        page.wait_for_timeout(100)
    raise AssertionError("one's own turn never comes")


def logged(page: Page) -> list[tuple[list[str], list[str]]]:
    """The lines of the log: the sentences of each, and the steps that it opens to, without marks and leading names."""
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
    # From one's turn it is not far to the line for words and commands.
    assert any("combobox" in stop for stop in stops[-3:])
    twice = [stop for stop, group in itertools.groupby(sorted(stops)) if len(list(group)) > 2]
    assert twice == []


@pytest.mark.parametrize("game", [game for game, (_, bots) in BOARDS.items() if bots])
def test_what_happens_is_said_in_the_words_of_the_log(arrive: Arrive, game: str) -> None:
    aki = arrive("Aki")
    table, reader = at_the_board(aki, game)
    before = len(logged(aki.page))
    reader.heard()
    state = aki.state(table)
    aki.order(table, "pause")
    aki.order(table, "resume")
    move = state["game"]["moves"]["0"]
    aki.order(table, "submit", seat=0, moves=[move[0]])
    expect(aki.page.locator(".log > li").nth(before + 1)).to_be_visible()
    aki.page.wait_for_timeout(1000)
    said = " ".join(reader.heard())
    for sentences, steps in logged(aki.page)[before:]:
        # A line may gather what is spoken one by one, as it happens.
        assert all(each in said for each in sentences) or (steps and all(each in said for each in steps))


def test_somebody_who_does_not_see_plays_and_hears_how_it_ends(arrive: Arrive) -> None:
    aki = arrive("Aki")
    aki.hurry()
    table, reader = at_the_board(aki, "cant-stop")
    page = aki.page
    for _ in range(4):
        before = aki.state(table)["rev"]
        aki.look()
        reader.find("% chance of a DROP, button")
        reader.press("Enter")
        deed = "STOP, button" if page.locator("button.act.stop[aria-disabled=false]").count() else "GO"
        reader.find(deed)
        reader.press("Enter")
        for _ in range(100):
            state = aki.state(table)
            if state["rev"] > before and state["game"]["actors"] == [0]:
                break
            aki.page.wait_for_timeout(100)
        if page.locator("button.act.drop").count():
            reader.find("DROP, button")
            reader.press("Enter")
    said = reader.heard()
    assert any(re.search(r"Aki rolls \d, \d, \d, \d", text) for text in said)
    assert any("Your turn" in text for text in said)
    reader.find("Concede, button")
    reader.press("Enter")
    # One is asked whether one means it.
    reader.find("Concede, button")
    reader.press("Enter")
    expect(page.locator(".result")).to_be_visible()
    assert any("Aki gives up" in text for text in reader.heard())
