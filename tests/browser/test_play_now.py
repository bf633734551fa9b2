"""Play now: one click to a game, bots with names and faces, a bot's seat to take over, a player's own picture."""

from typing import Any

import pytest
from playwright.sync_api import expect

from hiroma.games import HOUSE
from tests.browser.test_access import violations
from tests.browser.visitor import PHONE, Arrive

MINE = ".player[aria-current]:has-text('you')"


@pytest.mark.parametrize("game", HOUSE)
def test_one_click_leads_to_the_first_decision(arrive: Arrive, game: str) -> None:
    new = arrive()
    page = new.visit("/")
    page.locator(".shelf .box", has=page.locator(f'img[src="/games/{game}.svg"]')).locator(".box-play").click()
    expect(page.locator(MINE)).to_be_visible()
    expect(page.locator("div.board")).to_be_visible()
    meta = new.state(new.table)["meta"]
    assert [chair["bot"] for chair in meta["chairs"][1:]] == ["casual"] * (len(meta["chairs"]) - 1)
    assert not meta["rated"]


def test_a_bot_has_a_name_and_a_face_and_says_that_it_is_one(arrive: Arrive) -> None:
    new = arrive(**PHONE)
    page = new.visit("/")
    page.get_by_role("button", name="Play now: Niagara").click()
    bots = page.locator(".player", has_text="easy").or_(page.locator(".player", has_text="Easy"))
    expect(bots).to_have_count(2)
    for bot, name in zip(bots.all(), ("Tanuki", "Hitsuji"), strict=True):
        expect(bot.locator(".player-name")).to_have_text(name)
        expect(bot.locator(".face")).to_be_visible()
        whole = bot.locator(".player-name").evaluate("name => name.scrollWidth <= name.clientWidth")
        assert whole, f"{name} is cut"


def test_somebody_finds_the_table_and_plays_on_for_the_bot(arrive: Arrive) -> None:
    aki, ben = arrive("Aki"), arrive("Ben")
    aki.visit("/").get_by_role("button", name="Play now: Shinsai-jima").click()
    expect(aki.page.locator(".player")).not_to_have_count(0)
    page = ben.visit("/")
    card = page.locator(".card", has_text="Aki")
    expect(card).to_contain_text("for you")
    card.click()
    page.get_by_role("button", name="Sit down").first.click()
    expect(page.locator(".player", has_text="Ben")).to_contain_text("you")
    expect(aki.page.locator(".bar")).to_contain_text("Ben")
    expect(aki.page.locator(".bar")).not_to_contain_text("Tanuki")


@pytest.mark.parametrize("context", [{}, PHONE], ids=["desk", "phone"])
def test_a_picture_of_ones_own(arrive: Arrive, context: dict[str, Any]) -> None:
    aki = arrive("Aki", **context)
    page = aki.visit("/account")
    before = page.locator(".beam-self .face").inner_html()
    page.get_by_role("radio", name="Hat").check()
    # By chance the picture may have a crown already.
    crowned = page.get_by_role("radio", name="crown").is_checked()
    hat = "bow" if crowned else "crown"
    page.get_by_role("radio", name=hat).focus()
    page.keyboard.press("Space")
    assert violations(page) == []
    page.get_by_role("button", name="Keep this picture").click()
    expect(page.get_by_text("Saved")).to_be_visible()
    assert page.locator(".beam-self .face").inner_html() != before
    page.reload()
    page.get_by_role("radio", name="Hat").check()
    expect(page.get_by_role("radio", name=hat)).to_be_checked()
    page.get_by_role("button", name="Surprise me").click()
    expect(page.get_by_role("button", name="Keep this picture")).to_be_enabled()
