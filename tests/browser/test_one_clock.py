"""Film, log, live region and verdict keep one time: nobody learns the end before the board has shown it."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import started, turns
from tests.browser.visitor import Arrive

WATCH = """() => {
  window.shown = new Set();
  new MutationObserver(() => {
    if (document.querySelector(".board")?.dataset.film !== "on") return;
    const caption = document.querySelector(".ff-caption")?.textContent ?? "";
    const marks = [...document.querySelectorAll(".learn-steps .done")].map((step) => `passed: ${step.title}`);
    window.shown.add(JSON.stringify([[document.body.textContent, ...marks].join(" "), caption]));
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}"""
"""Keeps all words of the page while a film runs, hidden and spoken ones included.

Beside them stands the caption of the picture: the last one may be that the game is over.
"""

BOTS = {"cant-stop": 1, "fearsome-floors": 1, "hidden-rooms": 0, "niagara": 2, "shinsai-jima": 1}
"""Number of bots in each game, chosen so that the games end soon."""

SAYS_WHO_WON = {
    "cant-stop": ".whose",
    "fearsome-floors": "#ff-told",
    "hidden-rooms": ".result-decided",
    "niagara": "#ni-now",
    "shinsai-jima": ".sj-now",
}
"""Element in which each board tells the end in its own words."""


def during_films(page: Page) -> list[tuple[str, str]]:
    """Return the words of the page in each picture of its films, with the caption of that picture."""
    said: list[list[str]] = page.evaluate("[...window.shown].map((picture) => JSON.parse(picture))")
    return [(words, caption) for words, caption in said]


def too_early(page: Page, words: str) -> bool:
    """Return True if the page said these words during a film, in a picture whose caption does not."""
    return any(words in said and words not in caption for said, caption in during_films(page))


@pytest.mark.parametrize("game", BOTS)
def test_the_verdict_comes_after_the_film(arrive: Arrive, game: str) -> None:
    aki = arrive("Aki", reduced_motion="no-preference")
    table = started(aki, bots=["casual"] * BOTS[game], game=game)
    page = aki.visit(f"/t/{table}")
    expect(page.locator(".board[data-film] .play")).to_be_visible()
    # A page without its line hears of the whole game at once, and shows no film.
    expect(page.locator(".table")).not_to_have_attribute("data-rev", "0")
    page.evaluate(WATCH)
    for state, seat, _ in turns([aki], table):
        if seat is None:
            break
        aki.order(table, "submit", seat=seat, moves=[_telling(state["game"]["moves"][str(seat)])])
        page.evaluate("new Promise(requestAnimationFrame)")  # a page that falls behind by a whole game never catches up
    expect(page.locator(".result")).to_be_visible(timeout=60_000)
    verdict = [
        *page.locator("#result-title, .sj-rankings").all_text_contents(),
        page.locator(SAYS_WHO_WON[game]).inner_text(),
        "Game 1 is over",
        "wins game 1",
    ]
    assert all(verdict)
    assert during_films(page)
    assert [words for words in verdict if too_early(page, words)] == []
    expect(page.locator(".log li").last).to_be_visible()


def _telling(moves: list[dict[str, object]]) -> dict[str, object]:
    """Return a move that brings the end nearer."""
    return next((move for move in moves if move["do"] in ("stop", "leave")), moves[len(moves) // 2])


LESSONS = {
    "cant-stop": "claim",
    "fearsome-floors": "watch",
    "hidden-rooms": "reach",
    "niagara": "river",
    "shinsai-jima": "drown",
}
"""For each game, a lesson that ends with a film."""


@pytest.mark.parametrize(("game", "lesson"), LESSONS.items(), ids=LESSONS)
def test_a_lesson_is_passed_after_its_film(arrive: Arrive, game: str, lesson: str) -> None:
    page = arrive("Aki", reduced_motion="no-preference").visit(f"/learn/{game}/{lesson}")
    expect(page.locator(".board[data-film='off'] .play")).to_be_visible()
    page.evaluate(WATCH)
    page.get_by_role("button", name="Give me a hint").click()
    page.get_by_role("button", name="Show me").click()
    done = page.locator(".learn-done")
    expect(done).to_be_visible(timeout=30_000)
    mark = page.locator(".learn-steps .done")
    expect(mark).to_have_count(1)
    verdict = [done.inner_text(), f"passed: {mark.get_attribute('title')}"]
    assert during_films(page)
    assert [words for words in verdict if too_early(page, words)] == []
    # It is spoken, too.
    expect(page.locator("[aria-live='assertive']")).to_have_text(verdict[0])
