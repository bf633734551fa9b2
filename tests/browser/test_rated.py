"""A table says before a player sits down if it is rated; it gives no hints then; a page counts finished games."""

import re
import secrets
import time

from playwright.sync_api import expect

from tests.browser.test_access import violations
from tests.browser.visitor import PHONE, Arrive, member

WORDS = {
    "en-US": ("rated", "not rated", "Finished", "Hint", "no bot gives hints"),
    "de-DE": ("gewertet", "nicht gewertet", "zu Ende gespielt", "Tipp", "Kein Bot gibt Tipps"),
    "ja-JP": ("レーティング対象", "レーティング対象外", "最後まで遊びました", "ヒント", "ヒントは使えません"),
}


def test_table_and_lobby_say_whether_games_are_rated(arrive: Arrive) -> None:
    aki, gus = member(arrive, f"Aki-{secrets.token_hex(3)}"), arrive("Gus", **PHONE)
    table = aki.open_table()
    aki.say(table, "/join")
    aki.visit(f"/t/{table}")
    gus.forgive("409")
    page = gus.visit("/")
    card = page.locator(f"a.card[href='/t/{table}']")
    for locale, (rated, unrated, *_) in WORDS.items():
        gus.speak(locale)
        expect(card.locator(".card-foot")).to_contain_text(rated)
        expect(card.locator(".card-foot")).not_to_contain_text(unrated)
    card.tap()
    for locale, (rated, *_) in WORDS.items():
        gus.speak(locale)
        expect(page.locator(".waiting .badge")).to_have_text(rated)
        assert violations(page) == []
    aki.say(table, "/rated off")
    for locale, (_, unrated, *_) in WORDS.items():
        gus.speak(locale)
        expect(page.locator(".waiting .badge")).to_have_text(unrated)


def test_a_guest_is_told_what_to_do_and_the_host_may_switch_the_rating_off(arrive: Arrive) -> None:
    aki, gus = member(arrive, f"Aki-{time.time_ns() % 10**8}"), arrive("Gus")
    aki.visit("/new").get_by_text("Who may come, and rating").click()
    expect(aki.page.get_by_role("switch", name="Rated")).to_be_checked()
    aki.page.get_by_role("button", name="Open the table").click()
    table = aki.table
    page = gus.visit(f"/t/{table}")
    page.locator(".waiting").get_by_role("button", name="Sit down").first.click()
    expect(page.get_by_role("alert").get_by_text("only people with an account can be rated")).to_be_visible()
    aki.page.locator(".tool").get_by_role("switch", name="Rated").click()
    expect(page.locator(".waiting .badge")).to_have_text("not rated")
    page.locator(".waiting").get_by_role("button", name="Sit down").first.click()
    expect(page.locator(".waiting .chairs")).to_contain_text("Gus")


def test_a_guest_opens_tables_that_are_not_rated(arrive: Arrive) -> None:
    gus = arrive("Gus")
    gus.visit("/new").get_by_text("Who may come, and rating").click()
    expect(gus.page.get_by_role("switch", name="Rated")).to_be_disabled()
    expect(gus.page.get_by_text("Only people with an account can be rated")).to_be_visible()


def test_no_hints_in_a_rated_game_and_the_page_tells_of_games_not_finished(arrive: Arrive) -> None:
    fresh = secrets.token_hex(3)  # A retry comes into the same hall.
    aki, ben = member(arrive, f"Aki-{fresh}"), member(arrive, f"Ben-{fresh}")
    table = aki.open_table()
    for person in (aki, ben):
        person.say(table, "/join")
    aki.say(table, "/start")
    page = aki.visit(f"/t/{table}")
    for locale, (*_, hint, why) in WORDS.items():
        aki.speak(locale)
        button = page.locator(".tool").get_by_role("button", name=hint, exact=True)
        expect(button).to_have_attribute("aria-disabled", "true")
        expect(button).to_have_accessible_description(re.compile(re.escape(why)))
    ben.say(table, "/concede")
    early = ben.api("GET", "/api/me")["id"]
    until = time.monotonic() + 10
    while ben.api("GET", f"/api/people/{early}")["counted"] == 0:
        assert time.monotonic() < until, "not recorded"
    aki.visit(f"/people/{early}")
    expect(page.locator(".person-stayed")).to_be_visible()
    assert ben.api("GET", f"/api/people/{early}")["stayed"] == 0
    aki.visit(f"/people/{aki.api('GET', '/api/me')['id']}")
    for locale, (_, _, finished, *_) in WORDS.items():
        aki.speak(locale)
        expect(page.locator(".person-stayed")).to_contain_text(finished)
        assert violations(page) == []


def test_where_others_play_all_see_in_the_log_what_a_bot_advised(arrive: Arrive) -> None:
    aki, ben = arrive("Aki"), arrive("Ben")
    table = aki.open_table()
    for person in (aki, ben):
        person.say(table, "/join")
    aki.say(table, "/start")
    page = ben.visit(f"/t/{table}")
    seen = aki.state(table)
    mover = (aki, ben)[seen["meta"]["seats"][seen["game"]["actors"][0]]]
    mover.say(table, "/hint")
    entry = page.locator(".log li", has_text="has asked a bot for a hint")
    expect(entry).to_be_visible()
    expect(entry.locator("p")).to_have_count(2)
