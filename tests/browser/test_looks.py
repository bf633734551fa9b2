"""Looks of a board: each is another picture, and axe finds nothing on it."""

import pytest
from playwright.sync_api import expect

from hiroma.games import HOUSE
from tests.browser.test_access import violations
from tests.browser.visitor import Arrive

LOOKS = {
    "cant-stop": "Background",
    "fearsome-floors": "What the hall is built of",
    "hidden-rooms": "What the child dreams of",
    "niagara": "Scenery",
    "shinsai-jima": "The island",
}
"""Game → label of the choice in the settings."""
FEWEST = 3


@pytest.mark.parametrize("game", HOUSE)
def test_each_look_of_a_board(arrive: Arrive, game: str) -> None:
    """The player chooses each in the settings during a game, with the colours for all eyes."""
    aki = arrive("Aki")
    aki.context.add_init_script(
        "if (location.protocol === 'http:') localStorage.setItem('hiroma:palette', '\"clear\"')"
    )
    page = aki.visit("/")
    page.locator(".shelf .box", has=page.locator(f'img[src="/games/{game}.svg"]')).locator(".box-play").click()
    scene = page.locator(".play-scene")
    expect(scene).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.palette") == "clear"
    looks = page.get_by_role("group", name=LOOKS[game], exact=True).get_by_role("radio")
    pictures: set[bytes] = set()
    for look in range(FEWEST):
        aki.button("Settings").click()
        expect(looks.nth(FEWEST - 1)).to_be_attached()
        looks.nth(look).check(force=True)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
        assert violations(page) == []
        pictures.add(scene.screenshot(animations="disabled"))
        assert len(pictures) == look + 1


def test_a_board_stands_still_while_nobody_touches_it(arrive: Arrive) -> None:
    """The river of Niagara runs while the player moves, and costs no power while they think."""
    aki = arrive("Aki", reduced_motion="no-preference").hurry()
    table = aki.open_table(game="niagara")
    for line in ("/join", "/bot casual", "/bot casual", "/start"):
        aki.say(table, line)
    page = aki.visit(f"/t/{table}")
    running = "document.getAnimations().filter((each) => each.playState === 'running').length"
    expect(page.locator(".landscape .stream").first).to_be_attached()
    # The page may have taken so long to come that the river rests already.
    page.mouse.move(200, 200)
    page.clock.fast_forward(2_000)
    assert page.evaluate(running) > 0
    page.clock.fast_forward(15_000)
    page.wait_for_function(f"() => {running} === 0")
    page.mouse.move(300, 300)
    page.wait_for_function(f"() => {running} > 0")
