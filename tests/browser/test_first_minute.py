"""The first minute: hints on the real board, the rules over the table."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import paddling
from tests.browser.playing import finish, see, started
from tests.browser.visitor import PHONE, Arrive, Visitor

HINT = ".coach[data-mark]"
LYING = PHONE | {"viewport": {"width": 740, "height": 360}}
WINDOWS = [{}, PHONE, LYING]


def got_it(visitor: Visitor) -> None:
    """Press *Got it*."""
    visitor.button("Got it").click()


def press(selector: str) -> Callable[[Visitor], None]:
    """Return how somebody presses what a hint names."""
    return lambda visitor: visitor.page.locator(selector).first.click()


CANT_STOP: dict[str, Callable[[Visitor], None]] = {
    "goal": got_it,
    "pairs": press(".choices .chip:not(.dead)"),
    "go": press(".act.go"),
    "out": got_it,
    "risk": got_it,
    "stop": press(".act.stop"),
    "drop": press(".act.drop"),
}
"""What each hint asks for."""


@pytest.mark.parametrize("window", WINDOWS, ids=["desktop", "phone", "lying"])
def test_a_newcomer_plays_their_first_turn_by_the_hints_alone(arrive: Arrive, window: dict[str, Any]) -> None:
    aki = arrive("Aki", newcomer=True, **window).hurry()
    table = started(aki, bots=["casual"])
    see(aki, table)
    seen: list[str] = []
    while not seen or seen[-1] not in ("stop", "drop"):
        seen.append(follow(aki.page, aki, CANT_STOP))
    assert seen[:3] == ["goal", "pairs", "go"]
    assert seen[-1] == "drop" or "risk" in seen
    # The game goes on.
    aki.page.wait_for_function("turn => !document.querySelector('.coach')?.dataset.mark", arg=None)
    assert aki.state(table)["game"]["view"]["turns"][seat_of(aki, table)] >= 1


def follow(page: Page, visitor: Visitor, deeds: dict[str, Callable[[Visitor], None]]) -> str:
    """Do what the next hint says; its name."""
    hint = page.locator(HINT)
    expect(hint).to_be_attached()
    name = str(hint.get_attribute("data-mark"))
    clear_of_buttons(page)
    if deeds is CANT_STOP:
        visitor.look()
    deeds[name](visitor)
    page.wait_for_function("name => document.querySelector('.coach')?.dataset.mark !== name", arg=name)
    return name


def clear_of_buttons(page: Page) -> None:
    """The note is in the window and covers no button of the board."""
    covered = page.evaluate(
        """() => {
            const note = document.querySelector(".coach-note").getBoundingClientRect();
            const { clientWidth: wide, clientHeight: high } = document.documentElement;
            const inside = note.left >= 0 && note.top >= 0 && note.right <= wide && note.bottom <= high;
            const under = (box) => box.width > 0 && box.left < note.right && box.right > note.left
                && box.top < note.bottom && box.bottom > note.top;
            const buttons = [...document.querySelectorAll(".board button:not([aria-disabled='true'])")]
                .filter((each) => !each.closest(".coach") && under(each.getBoundingClientRect()));
            return [...buttons.map((each) => each.className), ...(inside ? [] : ["out of the window"])];
        }"""
    )
    assert covered == []


def seat_of(visitor: Visitor, table: str) -> int:
    """The seat of somebody who plays on one chair."""
    return int(visitor.state(table)["you"]["seats"][0])


NIAGARA: dict[str, Callable[[Visitor], None]] = {
    "goal": got_it,
    "card": press(".paddles label"),
    "ok": press(".ni-choose .ok"),
    "pick": press(".ni-canoes button"),
    "load": press(".row-of.load .chip"),
    "paddle": press(".row-of.paddle .chip"),
    "home": got_it,
    "end": press(".ni-actions .end"),
    "river": got_it,
}


def test_a_newcomer_comes_through_the_first_round_of_niagara(arrive: Arrive) -> None:
    aki = arrive("Aki", newcomer=True, **PHONE)
    table = started(aki, bots=["casual", "casual"], game="niagara")
    aki.visit(f"/t/{table}")
    seen: list[str] = []
    while "river" not in seen:
        aki.page.locator(HINT).or_(aki.page.locator(".ni-task.mine")).first.wait_for(state="attached")
        if aki.page.locator(HINT).count():
            seen.append(follow(aki.page, aki, NIAGARA))
        else:
            paddling.decide(aki)
    assert seen[:4] == ["goal", "card", "ok", "pick"]
    assert {"paddle", "end"} <= set(seen)


def test_hints_are_sent_away_and_come_back(arrive: Arrive) -> None:
    aki = arrive("Aki", newcomer=True)
    table = started(aki, bots=["casual"])
    see(aki, table)
    page = aki.page
    expect(page.locator(HINT)).to_be_attached()
    aki.button("No more tips").click()
    expect(page.locator(".coach")).to_have_count(0)
    page.reload()
    expect(page.locator(".octagon")).to_be_visible()
    expect(page.locator(".coach")).to_have_count(0)
    aki.button("Settings").click()
    aki.button("Show all tips again").click()
    expect(page.get_by_text("The tips will come again, at every game.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(HINT)).to_be_attached()


@pytest.mark.parametrize("window", [{}, PHONE], ids=["desktop", "phone"])
def test_help_and_rules_open_over_the_table(arrive: Arrive, window: dict[str, Any]) -> None:
    aki = arrive("Aki", **window)
    table = started(aki, bots=["casual"])
    see(aki, table)
    page = aki.page
    aki.button("Help: what now?").click()
    card = page.locator(".help-card")
    expect(card.get_by_text("Be the first to claim three routes.")).to_be_visible()
    link = card.get_by_role("link", name="Rules")
    link.click()
    rules = page.get_by_role("dialog", name="Can’t Stop: rules")
    expect(rules.locator("#CS-S1")).to_be_attached()
    assert page.url.endswith(f"/t/{table}")
    page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    expect(link).to_be_focused()
    page.keyboard.press("Escape")
    expect(aki.button("Help: what now?")).to_be_focused()


def test_a_clause_is_shown_over_the_table(arrive: Arrive) -> None:
    aki = arrive("Aki")
    table = started(aki, bots=["casual"])
    finish([aki], table)
    see(aki, table)
    page = aki.page
    clause = page.locator(".result a[href^='/rules/']")
    clause.click()
    shown = page.locator(f".rules-over #{clause.inner_text()}")
    expect(shown).to_be_in_viewport()
    expect(shown).to_be_focused()
    expect(shown).to_have_class("pointed")
    # With Ctrl it is a page of its own.
    page.keyboard.press("Escape")
    with page.context.expect_page() as opened:
        clause.click(modifiers=["Control"])
    expect(opened.value.locator("#main .pointed")).to_be_visible()
