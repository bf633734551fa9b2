"""A person's page and the season's table: reached from a table, right after a game, in any language, by anybody."""

import time
from typing import Any

import pytest
from playwright.sync_api import expect

from hiroma.games.cant_stop import CantStop
from tests.browser.playing import decided, seated, started
from tests.browser.test_access import WINDOWS, violations
from tests.browser.visitor import PHONE, Arrive, Visitor, member, overhang
from tests.server.running import RunningHall


def over(*people: Visitor, bots: tuple[str, ...] = (), **options: Any) -> str:
    """Play a game long enough to be rated; all but the last person concede. Return its table once it is recorded."""
    table = started(*people, bots=bots, **options)
    if not decided(people, table, CantStop.info.decisions):
        return over(*people, bots=bots, **options)
    for person in people[: len(people) - 1 or 1]:
        person.say(table, "/concede")
    me = people[0].api("GET", "/api/me")["id"]
    until = time.monotonic() + 30
    while all(game["table"] != table for game in people[0].api("GET", f"/api/people/{me}")["latest"]):
        assert time.monotonic() < until, "not recorded"
    return table


def test_a_name_at_a_table_leads_to_a_page_with_replays(arrive: Arrive, own_hall: RunningHall) -> None:
    aki, ben = (member(arrive, name, address=own_hall.address) for name in ("Aki", "Ben"))
    over(aki, ben)
    over(ben, aki, unique=True)
    table = over(aki, ben)
    again = seated(aki, ben)
    page = aki.visit(f"/t/{again}")
    page.locator(".chairs").get_by_role("link", name="Ben").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ben")
    played = page.get_by_role("region", name="Can’t Stop")
    sums = played.locator("dl > div")
    expect(sums).to_have_text(["Games3", "Wins2", "Wins in a row1", "Best run1"])
    expect(played.get_by_role("img", name="place 1: 2, place 2: 1")).to_be_visible()
    expect(played.locator(".played-rating")).to_contain_text("±")
    played.get_by_text("By seats and options").click()
    expect(played.locator(".played-kinds li strong")).to_have_text(["2 seats", "2 seats · No shared bivouacs"])
    row = page.locator("table.ranks tbody tr")
    expect(row).to_have_count(1)
    expect(row.locator("th, td")).to_have_text(["Aki", "3", "2", "1"])
    latest = page.locator(".latest > li")
    expect(latest).to_have_count(3)
    latest.first.get_by_role("link", name="Watch the replay").click()
    page.wait_for_url(f"**/t/{table}/replay/1")


def test_ones_own_page_gives_ones_games_away_as_files(arrive: Arrive) -> None:
    aki = arrive("Aki")
    page = aki.visit("/")
    page.get_by_role("link", name="Your record").click()
    expect(page.locator(".empty")).to_have_text("Finish a game, and it is kept here.")
    table = over(aki, bots=("casual",))
    page.reload()
    expect(page.locator(".played")).to_contain_text("No rating yet")
    expect(page.locator(".latest")).to_contain_text("not rated")
    with page.expect_download() as started:
        page.get_by_role("link", name="All my games (CSV)").click()
    assert started.value.suggested_filename == "hiroma-records.csv"
    assert table in started.value.path().read_text()


def test_the_season_is_led_by_who_won(arrive: Arrive, own_hall: RunningHall) -> None:
    there = own_hall.address
    cho, dan = member(arrive, "Cho", address=there), member(arrive, "Dan", address=there, locale="de-DE")
    over(cho, dan)
    page = dan.visit("/seasons/cant-stop")
    mine = page.locator("tr.mine")
    expect(mine.get_by_role("rowheader")).to_have_text("Dan du")
    expect(page.get_by_role("navigation", name="Saison").locator("[aria-current]")).to_have_count(1)
    page.get_by_role("link", name="Aller Zeiten").click()
    expect(page.locator("tr.mine")).to_be_visible()
    page.get_by_role("link", name="Cho").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Cho")


def test_nobodys_page(arrive: Arrive) -> None:
    eve = arrive("Eve")
    eve.forgive("404")
    page = eve.visit("/people/0123456789abcdef")
    expect(page.get_by_text("Nobody here goes by this address.")).to_be_visible()
    page.goto("/seasons/chess")
    expect(page.get_by_text("There is no such season, or no such game.")).to_be_visible()


@pytest.mark.parametrize("window", WINDOWS)
def test_axe_finds_nothing(arrive: Arrive, own_hall: RunningHall, window: str) -> None:
    there = own_hall.address
    fay, gil = member(arrive, "Fay", address=there, **WINDOWS[window]), member(arrive, "Gil", address=there)
    over(fay, gil, unique=True)
    over(gil, fay)
    for address in (f"/people/{fay.api('GET', '/api/me')['id']}", "/seasons/cant-stop"):
        page = fay.visit(address)
        expect(page.locator("table.ranks")).to_be_visible()
        assert violations(page) == []


def test_a_small_phone_need_not_be_pushed_aside(arrive: Arrive, own_hall: RunningHall) -> None:
    there = own_hall.address
    ian = member(arrive, "Ian-has-the-longest-name", address=there, **PHONE)
    jun = member(arrive, "Jun", address=there)
    over(jun, ian)
    for address in (f"/people/{ian.api('GET', '/api/me')['id']}", "/seasons/cant-stop"):
        page = ian.visit(address)
        expect(page.locator("table.ranks")).to_be_visible()
        assert overhang(page) <= 0
