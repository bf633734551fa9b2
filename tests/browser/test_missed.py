"""Players who come back to a table read in plain sentences what happened to them there, and take their seat back."""

import re
import time
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.looking import Looker, onlooker
from tests.browser.playing import seated, started, until_turn_of
from tests.browser.test_access import violations
from tests.browser.visitor import Arrive, Visitor, overhang
from tests.server.running import RunningHall

SAID = {
    "en": ("While you were away", "Your time ran out.", "A bot (Easy) plays your seat.", "Take the seat back"),
    "ja": (
        "あなたがいない間のできごと",
        "あなたの持ち時間が切れました。",
        "ボット（やさしい）があなたの席を受け持っています。",
        "自分の席に戻る",
    ),
    "de": (
        "Während du weg warst",
        "Deine Zeit ist abgelaufen.",
        "Ein Bot (leicht) spielt für dich.",
        "Selbst weiterspielen",
    ),
}
SCREENS = {"desktop": ["en"], "upright": ["ja"], "lying": ["de"]}


def out_of_time(ann: Visitor, ben: Visitor) -> str:
    """Play until Ben's time runs out while he is away and a bot plays on for him; return the table."""
    table = seated(ann, ben)
    for line in ("/clock 0+10", "/timeout bot"):
        ann.say(table, line)
    ann.say(table, "/ready")
    ben.say(table, "/ready")
    until_turn_of(ben, [ann, ben], table)
    until = time.monotonic() + 60
    while ann.state(table)["meta"]["chairs"][1]["bot"] is None:
        assert time.monotonic() < until, "no bot came"
        time.sleep(0.2)
    return table


def test_a_seat_that_a_bot_plays_is_told_and_taken_back(arrive: Arrive, tmp_path: Path) -> None:
    # The bot never moves: two bots would play on to the end of the game while Ben looks.
    hall = RunningHall(tmp_path, bot_pause=600.0).start()
    try:
        ann, ben = arrive("Ann", address=hall.address), onlooker(arrive, "Ben", address=hall.address)
        table = out_of_time(ann, ben)
        page = ben.visit(f"/t/{table}")
        told = page.locator(".missed")
        expect(told).to_be_visible()
        looker = Looker(ben, "missed", SCREENS)
        for _, locale in looker.settled("told", SCREENS):
            title, out, bot, back = SAID[locale]
            expect(told).to_have_role("region")
            expect(told).to_have_accessible_name(title)
            expect(told.locator("li")).to_contain_text([out, bot])
            expect(told.locator("time").first).to_have_text(re.compile(r"^\d\d:\d\d$"))
            expect(told.get_by_role("button", name=back)).to_be_visible()
            assert overhang(page) <= 0
            assert violations(page) == []
        looker.close()
        told.get_by_role("button", name=SAID["de"][3]).click()
        expect(told).to_have_count(0)
        assert ben.state(table)["meta"]["chairs"][1]["bot"] is None
        page.reload()
        expect(page.locator(".octagon")).to_be_visible()
        expect(told).to_have_count(0)
    finally:
        hall.stop()


def test_the_end_that_one_did_not_see_is_told_and_put_away(arrive: Arrive) -> None:
    ann, ben = arrive("Ann"), arrive("Ben")
    table = started(ann, ben)
    page = ben.visit(f"/t/{table}")
    expect(page.locator(".octagon")).to_be_visible()
    page.goto("about:blank")
    me = ben.api("GET", "/api/me")["id"]
    until = time.monotonic() + 20
    while me in ann.state(table)["presence"]["online"]:
        assert time.monotonic() < until, "still there"
    ann.say(table, "/concede")
    ben.visit(f"/t/{table}")
    told = page.locator(".missed")
    for locale, (title, *_) in SAID.items():
        ben.speak(locale)
        expect(told).to_have_accessible_name(title)
        expect(told.locator("li").last).to_contain_text("Ben")
        expect(told.get_by_role("button")).to_have_count(1)
    page.reload()
    expect(told.locator("li").last).to_contain_text("Ben")
    told.get_by_role("button").click()
    expect(told).to_have_count(0)
    expect(page.locator(".result")).to_be_visible()
