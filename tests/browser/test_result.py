"""The end of a game: a card over the board tells each reader the result in their own words, with a picture."""

import base64
import json
import urllib.request
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.playing import see, started
from tests.browser.test_access import WINDOWS, violations
from tests.browser.visitor import PHONE, Arrive, Visitor, overhang

PNG = b"\x89PNG\r\n\x1a\n"


def given_up(aki: Visitor, ben: Visitor, **options: Any) -> str:
    """Start a game that Ben gives up while both look; return its table."""
    table = started(aki, ben, **options)
    for person in (aki, ben):
        person.visit(f"/t/{table}")
        expect(person.page.locator(".board")).to_be_visible()
    ben.say(table, "/concede")
    return table


def board_height(page: Page) -> float:
    """Return the height of the board in pixels."""
    box = page.locator(".board").bounding_box()
    assert box is not None
    return box["height"]


def test_the_card_takes_the_focus_lies_over_the_board_and_folds_away(arrive: Arrive) -> None:
    aki, ben = arrive("Aki"), arrive("Ben", locale="de-DE", **PHONE)
    table = started(aki, ben)
    see(aki, table)
    page = aki.page
    before = board_height(page)
    ben.visit(f"/t/{table}")
    ben.say(table, "/concede")
    title = page.locator("#result-title")
    expect(title).to_have_text("You win!")
    expect(title).to_be_focused()
    assert board_height(page) == before, "the card pushes nothing"
    expect(ben.page.locator("#result-title")).to_contain_text("gewinnt!")
    expect(ben.page.locator(".result-line")).to_have_text("Du hast aufgegeben.")
    card = ben.page.locator(".result-card").bounding_box()
    assert card is not None
    assert card["height"] <= 0.6 * 740
    assert overhang(ben.page) <= 0
    page.keyboard.press("Escape")
    line = page.get_by_role("button", name="Show the result")
    expect(line).to_be_focused()
    page.keyboard.press("Enter")
    expect(title).to_be_focused()


def test_the_result_becomes_a_picture(arrive: Arrive) -> None:
    aki, ben = arrive("Aki <b>&"), arrive("Ben")
    given_up(aki, ben, game="fearsome-floors")
    page = aki.page
    page.get_by_role("button", name="Share the result").click()
    picture = page.get_by_role("dialog").locator("img")
    expect(picture).to_be_visible()
    alt = picture.get_attribute("alt") or ""
    assert alt.startswith("Fearsome Floors, ")
    assert "Aki <b>& wins!" in alt
    source = (picture.get_attribute("src") or "").partition(",")[2]
    drawn = base64.b64decode(source)
    assert drawn.startswith(PNG)
    assert (int.from_bytes(drawn[16:20]), int.from_bytes(drawn[20:24])) == (1200, 630)
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the picture").click()
    assert saved.value.suggested_filename == "hiroma-fearsome-floors.png"
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("#result-title")).to_be_visible()


def test_card_and_picture_are_accessible(arrive: Arrive) -> None:
    for window, share in zip(WINDOWS.values(), ("Share the result", "結果を共有"), strict=True):
        aki, ben = arrive("Aki", **window), arrive("Ben")
        given_up(aki, ben)
        expect(aki.page.locator("#result-title")).to_be_visible()
        assert violations(aki.page) == []
        aki.page.get_by_role("button", name=share).click()
        expect(aki.page.locator(".share-picture")).to_be_visible()
        assert violations(aki.page) == []


def test_a_messenger_reads_the_link_and_the_browser_runs_the_page(arrive: Arrive) -> None:
    aki, ben = arrive("Aki"), arrive("Ben", locale="de-DE")
    table = given_up(aki, ben)
    with urllib.request.urlopen(f"{aki.address}/t/{table}", timeout=10) as answer:
        page = answer.read().decode()
    assert '<meta property="og:title" content="Can’t Stop' in page
    assert "Aki, Ben" in page
    picture = page.partition('og:image" content="')[2].partition('"')[0]
    with urllib.request.urlopen(picture, timeout=10) as answer:
        assert answer.headers["Content-Type"] == "image/png"
        assert answer.read(8) == PNG
    assert json.dumps(ben.page.evaluate("document.documentElement.lang")) == '"de"'
