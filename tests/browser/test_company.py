"""Friends by the page: requests, agreement, letters; a phrase that each reads in their language; talk in the lobby."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.test_clubs import WINDOWS, fine
from tests.browser.test_programs import at_home
from tests.browser.visitor import Arrive


@pytest.mark.parametrize("window", WINDOWS)
def test_two_become_friends_and_write(arrive: Arrive, window: str) -> None:
    settings: dict[str, Any] = WINDOWS[window]
    ann, ben = arrive(**settings), arrive(**settings, locale="ja-JP")
    at_home(ann, f"Ann {window}")
    at_home(ben, f"Ben {window}")
    ids = [str(one.context.request.get("/api/me").json()["id"]) for one in (ann, ben)]

    page = ann.visit(f"/people/{ids[1]}")
    page.get_by_role("button", name="Ask to be friends").click()
    expect(page.get_by_role("button", name="Take it back")).to_be_visible()

    other = ben.visit("/friends")
    agree = other.get_by_role("button", name="承諾する")
    expect(agree).to_be_visible()
    fine(other)
    agree.click()
    expect(other.get_by_role("heading", name="あなたのフレンド")).to_be_visible()
    other.get_by_role("link", name="メッセージを書く").click()
    expect(other.get_by_text("まだ何も書かれていません。")).to_be_visible()

    page.goto(f"/friends/{ids[1]}")
    page.get_by_label("Say something").fill(f"See {page.url} and https://rules.example.org/x")
    page.keyboard.press("Enter")
    expect(other.get_by_role("link", name=re.compile("rules.example.org"))).to_have_attribute(
        "rel", "noopener noreferrer nofollow ugc"
    )
    page.get_by_text("Phrases that everybody reads").click()
    page.get_by_role("button", name="Good luck!").click()
    expect(page.locator(".talk-phrase")).to_have_text("Good luck!")
    expect(other.locator(".talk-phrase")).to_have_text("健闘を祈ります！")
    for one in (page, other):
        fine(one)

    other.goto("/")
    # Only the line brings this: a message before it is up makes no notice.
    expect(other.locator(".here")).to_be_visible()
    page.get_by_label("Say something").fill("Are you there?")
    page.keyboard.press("Enter")
    expect(other.locator(".notice")).to_contain_text(f"Ann {window}: Are you there?")


def test_the_lobby_talks(arrive: Arrive) -> None:
    ann, guest = arrive(), arrive("Guest")
    at_home(ann, "Ann of the lobby")
    page, other = ann.visit("/"), guest.visit("/")
    for one in (page, other):
        one.get_by_text("Talk in the lobby").click()
    expect(other.get_by_text("Sign in first.")).to_be_visible()
    page.get_by_label("Say something").fill("<b>Anybody</b> for Niagara?")
    page.keyboard.press("Enter")
    expect(other.get_by_text("<b>Anybody</b> for Niagara?")).to_be_visible()
    fine(page)
    fine(other)
