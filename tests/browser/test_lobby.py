"""Lobby: play at once, tables that wait for the player, a search that the page keeps, people here, games on."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.playing import seated, started
from tests.browser.test_access import violations
from tests.browser.visitor import PHONE, Arrive, Visitor, overhang
from tests.server.running import RunningHall


@pytest.fixture(autouse=True)
def quiet(hall: RunningHall) -> None:
    """Empty the hall before each test: tables of an earlier test would fit, or be counted."""
    hall.stop()
    for left in hall.folder.glob("hiroma.db*"):
        left.unlink()
    hall.start()


def waits(aki: Visitor, ben: Visitor) -> str:
    """Start games of both until Aki is on turn; return that table."""
    while True:
        table = started(aki, ben)
        seen = aki.state(table)
        if seen["meta"]["seats"][seen["game"]["actors"][0]] == 0:
            return table
        ben.order(table, "concede")


def test_two_look_for_people_and_sit_at_one_table(arrive: Arrive) -> None:
    aki, ben = arrive("Aki"), arrive("Ben")
    page = aki.visit("/new")
    page.get_by_text("Who may come, and rating").click()
    page.get_by_label("When nobody comes").select_option("wait for people")
    page.get_by_role("button", name="Find people").click()
    table = aki.table
    expect(page.locator(".waiting .chair")).to_have_count(2)
    ben.visit("/new").get_by_role("button", name="Find people").click()
    assert ben.table == table
    expect(page.locator(".waiting .chairs")).to_contain_text("Ben")
    page.get_by_role("button", name="Start the game").last.click()
    expect(ben.page.locator(".octagon")).to_be_visible()


def test_bots_come_when_nobody_does_unless_the_host_waits_for_people(arrive: Arrive) -> None:
    aki = arrive("Aki")
    page = aki.visit("/new")
    page.get_by_text("Who may come, and rating").click()
    page.get_by_label("When nobody comes").select_option("bots after 60 s")
    page.get_by_role("button", name="Find people").click()
    line = page.locator(".filling")
    expect(line).to_contain_text(re.compile(r"In [1-6]\d s bots take the missing chairs"))
    line.get_by_role("button", name="Wait for people").click()
    expect(line).to_have_count(0)
    page.get_by_role("button", name="Bots in 30 s").click()
    expect(line).to_be_visible()
    aki.say(aki.table, "/fill 1")
    expect(page.locator(".octagon")).to_be_visible()
    expect(page.locator(".bar .player")).to_have_count(2)


def test_who_plays_now_chooses_options_and_a_game_for_one_begins_at_once(arrive: Arrive) -> None:
    aki = arrive("Aki")
    page = aki.visit("/new?game=cant-stop")
    page.get_by_role("radio", name="Two against two").check(force=True)
    page.get_by_role("button", name="Play now", exact=True).click()
    expect(page.locator(".octagon")).to_be_visible()
    assert aki.state(aki.table)["meta"]["options"]["team"] is True
    page.goto("/")
    page.get_by_role("button", name="Play now: Hidden Rooms").click()
    expect(page.locator(".bar .player")).to_have_count(1)


def test_the_next_table_that_waits_is_a_button_everywhere(arrive: Arrive) -> None:
    aki, ben = arrive("Aki"), arrive("Ben")
    page = aki.visit("/")
    tables = [waits(aki, ben) for _ in range(2)]
    button = page.locator(".beam-next")
    expect(button).to_have_text(re.compile(r"Your turn\s*2"))
    expect(page.locator(".card.waits .badge")).to_have_text(["Your turn", "Your turn"])
    expect(page.locator(".card").first).to_have_class(re.compile("waits"))
    button.click()
    expect(page.locator(".octagon")).to_be_visible()
    first = aki.table
    expect(button).to_have_text(re.compile(r"Your turn\s*1"))
    button.click()
    page.wait_for_url(f"**/t/{next(table for table in tables if table != first)}")
    ben.order(first, "concede")
    expect(button).to_have_count(0)
    page.locator(".brand").click()
    expect(button).to_have_text(re.compile(r"Your turn\s*1"))


def test_what_one_looks_for_is_kept(arrive: Arrive) -> None:
    aki, ben = arrive("Aki"), arrive("Ben")
    plain = seated(ben)
    days = ben.open_table(game="niagara")
    ben.say(days, "/join")
    ben.say(days, "/clock 2d")
    ben.visit("/account")
    page = aki.visit("/")
    expect(page.locator(".card")).to_have_count(2)
    page.get_by_label("Clock").select_option("Days")
    expect(page.locator(".card")).to_have_count(1)
    expect(page.locator(".card")).to_have_attribute("href", f"/t/{days}")
    expect(page.locator(".card")).to_contain_text("2 days a turn")
    page.reload()
    expect(page.locator(".card")).to_have_attribute("href", f"/t/{days}")
    expect(page.get_by_label("Clock")).to_have_value("days")
    page.get_by_role("combobox", name="Game").select_option("Fearsome Floors")
    expect(page.locator(".empty")).to_contain_text("No table like that")
    page.get_by_role("button", name="Show all tables").click()
    expect(page.locator(".card")).to_have_count(2)
    expect(page.get_by_label("Clock")).to_have_value("any")
    assert plain in (page.locator(".card").last.get_attribute("href") or "")


def test_who_is_here_is_counted_and_has_a_dot(arrive: Arrive) -> None:
    aki, ben = arrive("Aki"), arrive("Ben")
    seated(aki, ben)
    page = aki.visit("/")
    expect(page.locator(".here")).to_have_text("one person here")
    expect(page.locator(".card-person .here-dot")).to_have_count(1)
    ben.visit("/")
    expect(page.locator(".here")).to_have_text("2 people here")
    expect(page.locator(".card-person .here-dot")).to_have_count(2)
    ben.page.close()
    expect(page.locator(".here")).to_have_text("one person here")
    expect(page.locator(".card-person").first).to_contain_text("Here: Aki")


def test_one_sits_down_at_the_place_one_wishes_for(arrive: Arrive) -> None:
    aki, ben = arrive("Aki"), arrive("Ben")
    table = seated(ben)
    page = aki.visit(f"/t/{table}")
    page.get_by_role("button", name="Sit down at place A; Ben moves to B").click()
    expect(page.locator(".waiting .chair .name")).to_have_text([re.compile("Aki"), re.compile("Ben")])
    expect(page.locator(".places")).to_have_count(0)


def test_options_are_kept_under_a_name_and_forgotten(arrive: Arrive) -> None:
    aki = arrive("Aki")
    page = aki.visit("/new?game=cant-stop")
    way = page.get_by_role("radio")
    expect(way.and_(page.get_by_label("Standard"))).to_be_checked()
    way.and_(page.get_by_label("Custom")).check(force=True)
    page.get_by_label("Teams").check(force=True)
    page.get_by_label("No shared bivouacs", exact=True).check(force=True)
    page.get_by_label("Name for these options").fill("Pairs")
    page.keyboard.press("Enter")
    pairs = way.and_(page.get_by_label("Pairs"))
    expect(pairs).to_be_checked()
    page.reload()
    expect(way.and_(page.get_by_label("Standard"))).to_be_checked()
    pairs.check(force=True)
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".waiting .tags")).to_contain_text("Teams")
    expect(page.locator(".waiting .chairs")).to_contain_text("Aki")
    page.goto("/new?game=cant-stop")
    pairs.check(force=True)
    page.get_by_role("button", name="Forget “Pairs”").click()
    expect(pairs).to_have_count(0)
    expect(page.get_by_label("Name for these options")).to_be_visible()


def test_doubtful_points_of_the_rules_are_behind_a_fold(arrive: Arrive) -> None:
    page = arrive("Aki", **PHONE).visit("/new?game=shinsai-jima")
    page.get_by_role("radio", name="Custom").check(force=True)
    expect(page.get_by_label("Boats", exact=True)).to_be_attached()
    expect(page.get_by_label("How the stunned fall")).not_to_be_visible()
    page.get_by_text("Doubtful points of the rules").tap()
    expect(page.get_by_label("How the stunned fall")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("window", [PHONE, {}])
def test_every_room_is_a_press_away(arrive: Arrive, window: dict[str, Any]) -> None:
    page = arrive("Aki", **window).visit("/no/such/room")
    rooms = page.get_by_role("navigation", name="Rooms of the hall")
    for name in ("Watch", "Daily", "Learn", "Clubs", "Rankings", "Play"):
        if window:
            page.get_by_role("button", name="Menu").tap()
        rooms.get_by_role("link", name=name).click()
        expect(page.locator("main h1, main h2").first).to_be_visible()
        expect(page.locator(f".beam-room[aria-current]:text-is('{name}')")).to_have_count(1)
        expect(page.locator(".beam-menu")).to_have_attribute("aria-expanded", "false")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Open a table")


def test_the_best_game_is_on_in_the_lobby_and_to_be_watched(arrive: Arrive) -> None:
    aki, ben, cho = arrive("Aki"), arrive("Ben"), arrive("Cho")
    page = cho.visit("/")
    expect(page.locator(".tv")).to_contain_text("Begin one")
    for person in (aki, ben):
        person.visit("/account")
    table = started(aki, ben)
    live = page.locator(".tv .live")
    expect(live.locator(".octagon")).to_be_visible()
    expect(live.locator(".name")).to_have_text([re.compile("Aki"), re.compile("Ben")])
    expect(page.locator(".box", has_text="Can’t Stop")).to_contain_text("2 playing")
    expect(page.locator(".card")).to_have_count(0)
    # The list is fetched once, when it is opened.
    expect(page.locator(".here")).to_have_text("3 people here")
    page.locator(".people-here summary", has_not_text="Talk").click()
    expect(page.locator(".people-list li")).to_have_text([re.compile("A|Ben"), re.compile("A|Ben")])
    assert violations(page) == []
    live.get_by_role("link").click()
    page.wait_for_url(f"**/t/{table}")
    aki.order(table, "concede")
    page.goto("/watch")
    expect(page.locator(f"a.card[href='/t/{table}/replay/1']")).to_contain_text("Watch the replay")
    assert violations(page) == []


def test_whoever_plays_goes_on_first(arrive: Arrive) -> None:
    aki, ben = arrive("Aki"), arrive("Ben")
    seated(ben, game="niagara")
    ben.visit("/account")
    table = waits(aki, ben)
    page = aki.visit("/")
    expect(page.locator(".continue .card").first).to_have_attribute("href", f"/t/{table}")
    expect(page.locator(".continue .card").first).to_contain_text("Your turn")
    expect(page.locator(".tables .card")).to_have_count(1)
    expect(page.locator(".tables .card")).to_contain_text("Niagara")
    expect(page.locator(".tv")).to_contain_text("your own")


@pytest.mark.parametrize(("locale", "window"), [("ja-JP", PHONE), ("de-DE", PHONE), ("en-US", {})])
def test_the_lobby_is_for_everybody(arrive: Arrive, locale: str, window: dict[str, Any]) -> None:
    aki, ben = arrive("Aki", **{**window, "locale": locale}), arrive("Ben")
    page = aki.visit("/")
    expect(page.locator(".empty-table")).to_be_visible()
    assert violations(page) == []
    seated(ben)
    waits(aki, ben)
    waiting = aki.api("POST", "/api/play", {"game": "niagara", "fill": 600})["id"]
    expect(page.locator(".card.waits")).to_have_count(1)
    assert violations(page) == []
    assert overhang(page) <= 0
    small = page.evaluate(
        "[...document.querySelectorAll('main button, main select, .beam a')].filter(one => one.offsetParent"
        " && one.getBoundingClientRect().height < 43.5).map(one => one.outerHTML.slice(0, 90))"
    )
    assert small == []
    aki.visit(f"/t/{waiting}")
    expect(page.locator(".filling")).to_be_visible()
    assert violations(page) == []
    assert overhang(page) <= 0
