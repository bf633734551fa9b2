"""The page for programs: it shows a token once, the token opens what it says, its owner revokes it; robots, hooks."""

import json
import secrets
import urllib.error
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_access import violations
from tests.browser.visitor import PASSWORD, PHONE, Arrive, Visitor, overhang

WORDS = {
    "en-US": ("Programs", "Make the token", "Take back the token {}"),
    "de-DE": ("Programme", "Token erstellen", "Token {} zurücknehmen"),
    "ja-JP": ("プログラム連携", "作成する", "トークン「{}」を取り消す"),
}


def at_home(visitor: Visitor, name: str) -> Page:
    """Make an account for the visitor; return the page for programs."""
    visitor.sign_up(name)
    page = visitor.visit("/access")
    expect(page.locator(".account-part")).to_have_count(3)
    return page


def by(visitor: Visitor, token: str, path: str, body: Any = None) -> int:
    """Return the status of the hall's answer to a program with a token."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    content = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(visitor.address + path, content, headers)) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        with error:
            return error.code


@pytest.mark.parametrize("locale", WORDS)
def test_a_token_from_its_making_to_its_end(arrive: Arrive, locale: str) -> None:
    title, make, take_back = WORDS[locale]
    aki = arrive(locale=locale)
    page = at_home(aki, f"Aki {locale}")
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    page.locator(".account-form input.text").first.fill("desk bot")
    page.locator("[autocomplete=current-password]").fill(PASSWORD)
    page.get_by_role("button", name=make, exact=True).click()
    shown = page.locator(".access-fresh input")
    expect(shown).to_be_visible()
    token = shown.input_value()
    assert token.startswith("hiroma_")
    assert by(aki, token, "/api/tables", {"game": "cant-stop"}) == 201
    page.reload()
    expect(page.locator(".account-list li strong")).to_have_text("desk bot")
    expect(page.locator(".access-fresh")).to_have_count(0)
    assert token not in page.content()
    page.get_by_role("button", name=take_back.format("desk bot")).click()
    expect(page.locator(".account-list li")).to_have_count(0)
    assert by(aki, token, "/api/me") == 401


def test_a_token_that_only_looks(arrive: Arrive) -> None:
    ben = arrive()
    page = at_home(ben, "Ben")
    page.get_by_label("What it is for").fill("watcher")
    page.get_by_label("Only look").check()
    page.get_by_label("Good for").select_option("30")
    page.get_by_label("Your password now").fill(PASSWORD)
    page.get_by_role("button", name="Make the token").click()
    token = page.get_by_label("The new token").input_value()
    expect(page.locator(".access-scope")).to_have_text("looks")
    expect(page.locator(".account-list li")).to_contain_text("good until")
    assert by(ben, token, "/api/me") == 200
    assert by(ben, token, "/api/tables", {"game": "cant-stop"}) == 403


def test_a_token_asks_for_the_password(arrive: Arrive) -> None:
    gil = arrive()
    gil.forgive("403")
    page = at_home(gil, "Gil")
    page.get_by_label("What it is for").fill("not mine")
    page.get_by_label("Your password now").fill("a guess of a thief")
    page.get_by_role("button", name="Make the token").click()
    expect(page.get_by_role("alert").filter(has_text="password")).to_be_visible()
    expect(page.locator(".access-fresh")).to_have_count(0)


TAKE_BACK = {
    "en-US": ("Also take back the token of your program", "Sign out everywhere else"),
    "de-DE": ("Auch das Token deines Programms zurücknehmen", "Überall sonst abmelden"),
    "ja-JP": ("プログラム用のトークン（1個）も取り消す", "ほかの端末をすべてログアウト"),
}


@pytest.mark.parametrize("locale", TAKE_BACK)
def test_signing_out_everywhere_takes_tokens_back_when_asked(arrive: Arrive, locale: str) -> None:
    too, everywhere = TAKE_BACK[locale]
    hana = arrive(locale=locale)
    at_home(hana, f"Hana {locale}")
    made = {"label": "x", "scopes": ["play"], "password": PASSWORD}
    token = hana.api("POST", "/api/access/tokens", made)["token"]
    page = hana.visit("/account")
    sessions = page.locator(".account-part").filter(has=page.get_by_role("button", name=everywhere))
    with page.expect_response("**/api/account/sessions*"):
        sessions.get_by_role("button", name=everywhere).click()
    assert by(hana, token, "/api/me") == 200
    sessions.get_by_label(too).check()
    with page.expect_response("**/api/account/sessions*"):
        sessions.get_by_role("button", name=everywhere).click()
    expect(page.get_by_label(too)).to_have_count(0)
    assert by(hana, token, "/api/me") == 401


def test_a_new_password_takes_tokens_back_unless_one_chooses_not_to(arrive: Arrive) -> None:
    ito = arrive()
    at_home(ito, "Ito")
    made = {"label": "x", "scopes": ["play"], "password": PASSWORD}
    token = ito.api("POST", "/api/access/tokens", made)["token"]
    page = ito.visit("/account")
    form = page.locator(".account-form").filter(has=page.get_by_role("button", name="Change the password"))
    expect(form.get_by_label(TAKE_BACK["en-US"][0])).to_be_checked()
    for old, new, keep in ((PASSWORD, PASSWORD + " 2", True), (PASSWORD + " 2", PASSWORD, False)):
        form.get_by_label("Your password now").fill(old)
        form.get_by_label("New password").fill(new)
        form.get_by_label(TAKE_BACK["en-US"][0]).set_checked(not keep)
        with page.expect_response("**/api/account/password"):
            form.get_by_role("button", name="Change the password").click()
        # The fields are emptied when the answer has been read: what is typed before that would be lost.
        expect(form.get_by_label("Your password now")).to_have_value("")
        assert by(ito, token, "/api/me") == (200 if keep else 401)


def test_a_hook_must_lead_into_the_open_network(arrive: Arrive) -> None:
    cho = arrive()
    cho.forgive("422")
    page = at_home(cho, "Cho")
    page.get_by_label("Address").fill("http://127.0.0.1/results")
    page.get_by_role("button", name="Tell this address").click()
    expect(page.get_by_role("alert").filter(has_text="https")).to_be_visible()
    page.get_by_label("Address").fill("https://1.1.1.1/results")
    page.get_by_role("button", name="Tell this address").click()
    line = page.locator(".access-hooks li")
    expect(line).to_contain_text("told nothing yet")
    line.get_by_text("The key of its signatures").click()
    assert len(line.get_by_label("Key").input_value()) > 30
    page.get_by_role("button", name="Remove: https://1.1.1.1/results").click()
    expect(line).to_have_count(0)


def test_a_robot_says_so(arrive: Arrive) -> None:
    dan = arrive()
    page = at_home(dan, "Dan")
    page.get_by_text("Make this a robot’s account").click()
    page.get_by_label("I know that nobody can undo this.").check()
    page.get_by_role("button", name="Make it a robot’s").click()
    expect(page.get_by_text("A program plays for this account")).to_be_visible()
    page = dan.visit("/account")
    expect(page.get_by_role("heading", level=1)).to_have_text("Dan [bot]")
    page.get_by_role("link", name="Programs").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Programs")


def test_a_guest_is_sent_to_sign_in(arrive: Arrive) -> None:
    eve = arrive()
    eve.forgive("403")
    page = eve.visit("/access")
    expect(page.locator(".account-problem")).to_have_text("Sign in first.")
    page.get_by_role("link", name="Your account").click()
    expect(page.get_by_role("button", name="Make the account")).to_be_visible()


def test_on_a_small_phone_and_for_axe(arrive: Arrive) -> None:
    fay = arrive(**PHONE)
    page = at_home(fay, f"Fay {secrets.token_hex(3)}")
    page.locator(".account-form input.text").first.fill("a bot with quite a long name on the desk at home")
    page.locator("[autocomplete=current-password]").fill(PASSWORD)
    page.get_by_role("button", name=WORDS["en-US"][1], exact=True).tap()
    expect(page.locator(".access-fresh input")).to_be_visible()
    page.locator(".account-form input.text").last.fill("https://1.1.1.1/a/rather/long/address/for/results?of=games")
    page.locator(".account-form").filter(has=page.locator("[autocomplete=off]")).last.locator("button").tap()
    page.locator(".access-hooks summary").tap()
    for locale in WORDS:
        fay.speak(locale)
        expect(page.locator(".access-hooks input")).to_be_visible()
        assert overhang(page) <= 0
        assert violations(page) == []
