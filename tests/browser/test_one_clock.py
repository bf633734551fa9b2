"""Film, log, live region and verdict keep one time: nobody learns how a game ended before the board has shown it."""

import pytest
from playwright.sync_api import expect

from tests.browser.playing import started, turns
from tests.browser.visitor import Arrive

WATCH = """() => {
  window.early = [];
  window.films = 0;
  const told = () => [
    ...document.querySelectorAll(".result, [aria-live]"),
    ...document.querySelectorAll(".log li:last-child"),
  ].map((element) => element.textContent).join(" | ");
  new MutationObserver(() => {
    const board = document.querySelector(".board");
    if (board?.dataset.film !== "on") return;
    window.films += 1;
    if (document.querySelector(".result") !== null) window.early.push("the result is there");
    if (/Game 1 is over|wins game 1|Game over/i.test(told())) window.early.push(told());
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}"""

BOTS = {"cant-stop": 1, "fearsome-floors": 1, "hidden-rooms": 0, "niagara": 2, "shinsai-jima": 1}
"""How many bots play, so that the games end soon."""


@pytest.mark.parametrize("game", BOTS)
def test_the_verdict_comes_after_the_film(arrive: Arrive, game: str) -> None:
    aki = arrive("Aki", reduced_motion="no-preference")
    table = started(aki, bots=["casual"] * BOTS[game], game=game)
    page = aki.visit(f"/t/{table}")
    expect(page.locator(".board[data-film]")).to_be_visible()
    page.evaluate(WATCH)
    for state, seat, _ in turns([aki], table):
        if seat is None:
            break
        aki.order(table, "submit", seat=seat, moves=[_telling(state["game"]["moves"][str(seat)])])
    expect(page.locator(".result")).to_be_visible(timeout=60_000)
    assert page.evaluate("window.early") == []
    assert page.evaluate("window.films") > 0
    expect(page.locator(".log li").last).to_be_visible()


def _telling(moves: list[dict[str, object]]) -> dict[str, object]:
    """A move that brings the end nearer."""
    return next((move for move in moves if move["do"] in ("stop", "leave")), moves[len(moves) // 2])
