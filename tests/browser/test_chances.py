"""Chances to win beside a replay: the graph, the sources of the result, and the dearest decisions."""

import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import paddling
from tests.browser.playing import finish, started
from tests.browser.roaming import run_home, see
from tests.browser.test_access import WINDOWS, violations
from tests.browser.visitor import Arrive, Visitor, overhang

MASTER = re.compile("What the master would play|名人ならどう指すか")

SLOW = 60_000
"""Milliseconds for a review on a busy machine."""


def shown(page: Page) -> int:
    """Return the step that the scrubber shows."""
    return int(page.get_by_role("slider").input_value())


@pytest.mark.parametrize("window", WINDOWS)
def test_chances_luck_and_play(arrive: Arrive, window: str) -> None:
    aki, ben = arrive("Aki", **WINDOWS[window]), arrive("Ben")
    table = started(aki, ben)
    finish([aki, ben], table)
    last = len(aki.api("GET", f"/api/tables/{table}/games/1/replay")["steps"]) - 1
    page = aki.visit(f"/t/{table}/replay/1?step=0")
    page.locator("#tab-chances").click()
    graph = page.locator(".chances-graph svg")
    expect(graph).to_be_visible(timeout=SLOW)
    expect(graph.locator("path")).to_have_count(2)
    # The graph comes first, the rest when the review is complete.
    expect(page.locator(".chances-balances")).to_be_visible(timeout=SLOW)
    expect(page.locator(".chances progress")).to_have_count(0)
    said = page.locator(".chances-graph figcaption")
    before = said.inner_text()
    assert sum(map(int, re.findall(r"(\d+)\s?%", before))) in (99, 100, 101)
    box = graph.bounding_box()
    assert box is not None
    graph.click(position={"x": box["width"] - 2, "y": 20})
    expect(page.get_by_role("slider")).to_have_value(str(last))
    expect(said).to_contain_text("100")
    assert said.inner_text() != before
    reviewed = aki.api("GET", f"/api/tables/{table}/games/1/chances")
    rows = page.locator(".chances-balances tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Aki")
    expect(rows.first).to_contain_text("%")
    # Moves by chance are dear: the page lists three, each with a better move and the reason. A press leads there.
    dear = page.locator("section[aria-labelledby=chances-dearest] li")
    expect(dear).to_have_count(3)
    expect(dear.first.locator(".chances-why")).not_to_be_empty()
    dear.first.locator("button.count").click()
    assert 0 <= shown(page) < last
    costs = " ".join((dear.first.locator("p").first.text_content() or "").split())
    # One step on, that decision stands beside the best one.
    page.keyboard.press("ArrowRight")
    told = page.locator(".chances-step")
    expect(told.locator("p").first).to_have_text(re.compile(re.escape(costs)))
    expect(told.locator(".chances-why")).to_be_visible()
    costly = [moment for moment in reviewed["moments"] if (moment["judged"] or {"cost": 0.0})["cost"] >= 0.005]
    if len(costly) > 3:
        page.get_by_role("button", name=re.compile("All .* that cost something|損をした判断")).click()
    expect(dear).to_have_count(len(costly))
    assert violations(page) == []
    assert overhang(page) <= 0


@pytest.mark.parametrize("window", WINDOWS)
def test_every_game_with_insight_tells_its_key_moments(arrive: Arrive, window: str) -> None:
    aki, ben = arrive("Aki", **WINDOWS[window]), arrive("Ben")
    table = started(aki, ben, game="fearsome-floors")
    see(aki, table)
    run_home([aki, ben], table)
    page = aki.page
    ask = page.locator(".result-moments button")
    expect(ask).to_be_visible(timeout=SLOW)
    ask.click()
    moments = page.locator(".result-moments li")
    expect(moments).to_have_count(3, timeout=SLOW)
    assert violations(page) == []
    assert overhang(page) <= 0
    moments.last.locator("a").click()
    expect(page.locator("#tab-chances")).to_be_visible()
    assert shown(page) > 0
    page.locator("#tab-chances").click()
    expect(page.locator(".chances-graph path")).to_have_count(2, timeout=SLOW)
    assert violations(page) == []


def choosing(view: Any) -> bool:
    """Return True when every player has a card to choose."""
    return view["phase"] == "choose" and not any(player["chosen"] for player in view["players"])


def pick(people: Sequence[Visitor], table: str) -> None:
    """Let each player pick a card for a round of Niagara: the last in turn the lowest, so they know of a calm river."""
    first = people[0].state(table)["game"]["view"]["first"]
    for seat in range(3):
        moves = people[seat].state(table)["game"]["moves"][str(seat)]
        cards = sorted(move["card"] for move in moves if str(move["card"]).isdigit())
        card = cards[0] if seat == (first + 2) % 3 else cards[-1]
        people[seat].order(table, "submit", seat=seat, moves=[{"do": "choose", "card": card}])


@pytest.mark.parametrize("window", WINDOWS)
def test_the_graph_shows_what_a_seat_could_know(arrive: Arrive, window: str) -> None:
    """While cards lie hidden, a player who has picked one sees other chances."""
    people = [arrive("Aki", **WINDOWS[window]), arrive("Ben"), arrive("Cho")]
    aki = people[0]
    table = paddling.started(*people)
    for _ in range(5):
        paddling.advance(people, table, choosing)
        pick(people, table)
    for person in people[1:]:
        person.order(table, "concede")
    page = aki.visit(f"/t/{table}/replay/1")
    page.locator("#tab-chances").click()
    expect(page.locator(".chances-balances")).to_be_visible(timeout=SLOW)
    expect(page.locator(".chances-graph path:not(.chances-truth)")).to_have_count(3)
    expect(page.locator(".chances-truth")).to_have_count(2)
    reviewed = aki.api("GET", f"/api/tables/{table}/games/1/chances")
    hidden = [moment for moment in reviewed["moments"] if moment["sights"]]
    most, seat, side, moment = max(
        (
            (abs(moment["sights"]["seats"][seat][side] - moment["chances"][side]), seat, side, moment)
            for moment in hidden
            for seat in range(3)
            for side in range(3)
        ),
        key=lambda each: each[0],
    )
    assert most > 0.02
    steps = aki.api("GET", f"/api/tables/{table}/games/1/replay")["steps"]
    page.get_by_role("slider").fill(str([step["rev"] for step in steps].index(moment["rev"])))
    said = page.locator(".chances-graph figcaption")

    def told() -> int:
        return int(re.findall(r"(\d+)\s?%", said.inner_text())[side])

    assert told() == pytest.approx(100 * moment["chances"][side], abs=0.51)
    area = page.locator(".chances-graph path").nth(side)
    before = area.get_attribute("d") or ""
    page.get_by_label(re.compile("Seen by|だれの目で見るか")).select_option(str(seat))
    expect(area).not_to_have_attribute("d", before)
    assert told() == pytest.approx(100 * moment["sights"]["seats"][seat][side], abs=0.51)
    expect(page.locator(".chances-graph p")).to_contain_text(people[seat].name)
    assert violations(page) == []
    assert overhang(page) <= 0


def test_a_game_alone_has_chances_too(arrive: Arrive) -> None:
    aki = arrive("Aki")
    table = started(aki, game="hidden-rooms")
    aki.order(table, "concede")
    page = aki.visit(f"/t/{table}/replay/1")
    page.locator("#tab-chances").click()
    expect(page.locator(".chances-graph path")).to_have_count(1, timeout=SLOW)


def beside(page: Page) -> None:
    """On a phone, open the panels beside the board."""
    menu = page.locator(".table-menu")
    if menu.is_visible():
        menu.click()


@pytest.mark.parametrize("window", WINDOWS)
def test_two_people_look_at_one_position(arrive: Arrive, window: str) -> None:
    """One of them goes on from a replay and plays one of the master's lines by a press; the other sees it all."""
    aki, ben = arrive("Aki", **WINDOWS[window]), arrive("Ben")
    table = started(aki, ben)
    finish([aki, ben], table)
    page = aki.visit(f"/t/{table}/replay/1?step=3")
    page.get_by_role("button", name=re.compile("Play on from here|ここから続けて遊ぶ")).click()
    page.wait_for_url(lambda address: f"/t/{table}" not in address)
    expect(page.locator(".board").first).to_be_visible()
    beside(page)
    page.get_by_text(MASTER).click()
    lines = page.locator(".master-lines button")
    expect(lines.first).to_be_visible(timeout=SLOW)
    expect(page.locator(".master-chances li")).to_have_count(2)
    assert violations(page) == []
    assert overhang(page) <= 0
    other = ben.visit(page.url.removeprefix(aki.address))
    expect(other.locator(".board")).to_be_visible()
    other.get_by_text(MASTER).click()
    first = other.locator(".master-lines button").first
    expect(first).to_have_attribute("aria-disabled", "true", timeout=SLOW)
    before = other.locator(".log").last.inner_text()
    lines.first.click()
    expect(other.locator(".log").last).not_to_have_text(before, timeout=SLOW)
    expect(page.locator(".master [aria-busy=false] .master-lines")).to_be_visible(timeout=SLOW)
    assert other.locator(".master-chances").inner_text() != ""
