"""Everybody's chance to win, beside a replay: the graph, where the result came from, and the dearest decisions."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import finish, started
from tests.browser.test_access import WINDOWS, violations
from tests.browser.visitor import Arrive, overhang

SLOW = 30_000
"""Milliseconds for a review on a busy machine."""


def shown(page: Page) -> int:
    """The step that the scrubber shows."""
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
    said = page.locator(".chances-graph figcaption")
    before = said.inner_text()
    assert sum(map(int, re.findall(r"(\d+)\s?%", before))) in (99, 100, 101)
    box = graph.bounding_box()
    assert box is not None
    graph.click(position={"x": box["width"] - 2, "y": 20})
    expect(page.get_by_role("slider")).to_have_value(str(last))
    expect(said).to_contain_text("100")
    assert said.inner_text() != before
    rows = page.locator(".chances-balances tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Aki")
    expect(rows.first).to_contain_text("%")
    # Moves by chance are dear: there are three, each with the better one, and a press leads there.
    dear = page.locator(".chances .steps li")
    expect(dear).to_have_count(3)
    dear.first.locator("button").click()
    assert 0 <= shown(page) < last
    assert violations(page) == []
    assert overhang(page) <= 0


def test_a_game_without_insight_has_no_such_tab(arrive: Arrive) -> None:
    aki = arrive("Aki")
    table = started(aki, game="hidden-rooms")
    aki.order(table, "concede")
    page = aki.visit(f"/t/{table}/replay/1")
    expect(page.locator("#tab-comments")).to_be_visible()
    expect(page.locator("#tab-chances")).to_have_count(0)
