"""The first minute: hints on the real board, the rules over the table."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import see, started
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
        seen.append(follow(aki.page, aki))
    assert seen[:3] == ["goal", "pairs", "go"]
    assert seen[-1] == "drop" or "risk" in seen
    # The game goes on.
    aki.page.wait_for_function("turn => !document.querySelector('.coach')?.dataset.mark", arg=None)
    assert aki.state(table)["game"]["view"]["turns"][seat_of(aki, table)] >= 1


def follow(page: Page, visitor: Visitor) -> str:
    """Do what the next hint says; its name."""
    hint = page.locator(HINT)
    expect(hint).to_be_attached()
    name = str(hint.get_attribute("data-mark"))
    clear_of_buttons(page)
    visitor.look()
    CANT_STOP[name](visitor)
    page.wait_for_function("name => document.querySelector('.coach')?.dataset.mark !== name", arg=name)
    return name


def clear_of_buttons(page: Page) -> None:
    """The note is in the window and covers no button of the board."""
    covered = page.evaluate(
        """() => {
            const note = document.querySelector(".coach-note").getBoundingClientRect();
            const inside = note.left >= 0 && note.top >= 0 && note.right <= innerWidth && note.bottom <= innerHeight;
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
