"""Game history: players find their games again by tag and search, and nobody else sees their notes."""

import secrets

from playwright.sync_api import expect

from tests.browser.test_access import violations
from tests.browser.test_daily import shoot
from tests.browser.test_records import over
from tests.browser.visitor import PHONE, Arrive, member, overhang


def test_a_noted_game_is_found_by_its_tag(arrive: Arrive) -> None:
    fresh = secrets.token_hex(3)
    aki, ben = member(arrive, f"Aki {fresh}", **PHONE), member(arrive, f"Ben {fresh}")
    over(aki, ben, unique=True)
    other = ben.api("GET", "/api/me")["id"]
    page = aki.visit(f"/people/{other}")
    page.get_by_text("Add a note").click()
    page.get_by_label("Note", exact=True).fill("Opens with seven.")
    page.get_by_label("Tags").fill("Rival, RIVAL, long evening")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator(".note-text")).to_have_text("Opens with seven.")
    expect(page.locator(".note-tags")).to_contain_text("rival")
    page.get_by_role("link", name="Your games with").click()
    expect(page.locator(".latest > li")).to_have_count(1)
    page.get_by_role("combobox", name="Tag", exact=True).select_option("rival")
    page.get_by_label("Turns, at least").fill("100000")
    page.get_by_role("button", name="Search", exact=True).click()
    expect(page.get_by_text("No game fits.")).to_be_visible()
    page.get_by_label("Turns, at least").fill("1")
    page.get_by_role("button", name="Search", exact=True).click()
    expect(page.locator(".latest > li")).to_have_count(1)
    assert "tag=rival" in page.url
    assert overhang(page) == 0
    assert violations(page) == []
    shoot(page, "history-phone")
    seen = ben.visit(f"/people/{aki.api('GET', '/api/me')['id']}")
    expect(seen.get_by_text("Add a note")).to_be_visible()
    expect(seen.locator("main")).not_to_contain_text("Opens with seven")


def test_a_note_on_a_game_is_kept_and_changed_on_its_replay(arrive: Arrive) -> None:
    fresh = secrets.token_hex(3)
    aki, ben = member(arrive, f"Aki {fresh}", **PHONE), member(arrive, f"Ben {fresh}")
    table = over(aki, ben, unique=True)
    page = aki.visit(f"/t/{table}/replay/1")
    own = page.get_by_role("region", name="Your note on this game")
    own.get_by_text("Add a note").tap()
    own.get_by_label("Note", exact=True).fill("Stopped too late.")
    own.get_by_label("Tags").fill("Lesson")
    own.get_by_role("button", name="Save", exact=True).tap()
    expect(own.locator(".note-text")).to_have_text("Stopped too late.")
    for language in ("ja", "de", "en"):
        aki.speak(language)
        assert overhang(page) == 0
        shoot(page, f"replay-note-{language}")
    assert violations(page) == []
    page = aki.visit("/history?tag=lesson")
    expect(page.locator(".latest > li")).to_contain_text("Stopped too late.")
    page = aki.visit(f"/t/{table}/replay/1")
    own.get_by_text("Change the note").tap()
    own.get_by_label("Note", exact=True).fill("")
    own.get_by_label("Tags").fill("")
    own.get_by_role("button", name="Save", exact=True).tap()
    expect(own.get_by_text("Add a note")).to_be_visible()
    page.set_viewport_size({"width": 1280, "height": 800})
    shoot(page, "replay-note-wide")
    # Nobody else sees the note, and a guest cannot write one.
    theirs = ben.visit(f"/t/{table}/replay/1")
    expect(theirs.get_by_role("region", name="Your note on this game")).to_contain_text("Add a note")
    guest = arrive(f"Cho {fresh}").visit(f"/t/{table}/replay/1")
    expect(guest.get_by_role("complementary")).to_be_visible()
    expect(guest.get_by_role("region", name="Your note on this game")).to_have_count(0)
