"""Plain words: the hall says how a game alone ended or that the connection is down, in the reader's language."""

import re
import subprocess
import sys
import time

import pytest
from playwright.sync_api import expect

from tests.browser.playing import seated, started
from tests.browser.test_desk import host
from tests.browser.test_line import NO_LINE
from tests.browser.visitor import PHONE, Arrive, Visitor, overhang
from tests.server.running import RunningHall

LOST_BY_RULES = ("resign", "next-attempt", "resign", "next-attempt", "resign")

ALONE = {
    "en-US": (
        "Three attempts, no escape: the house keeps its guest",
        "Game 1: three attempts, no escape. The house keeps its guest.",
        "lost",
        "lost: 1",
        "Given up: the house keeps its guest",
    ),
    "ja-JP": (
        "脱出ならず。3回とも敗北しました",
        "第1ゲーム終了。3回とも敗北し、脱出できませんでした。",
        "負け",
        "負け1回",
        "脱出ならず。あきらめました",
    ),
    "de-DE": (
        "Drei Versuche, kein Entkommen: Das Haus behält seinen Gast",
        "Partie 1: drei Versuche, kein Entkommen. Das Haus behält seinen Gast.",
        "verloren",
        "verloren: 1",
        "Aufgegeben: Das Haus behält seinen Gast",
    ),
}

NO_VICTORY = re.compile("wins!|You win|の勝ち|gewinnt")


def alone(aki: Visitor, *deeds: str) -> str:
    """Play a game alone to its end by these moves, or concede it without any; return its table once it is recorded."""
    table = started(aki, game="hidden-rooms")
    for deed in deeds:
        aki.order(table, "submit", seat=0, moves=[{"do": deed}])
    if not deeds:
        aki.say(table, "/concede")
    until = time.monotonic() + 30
    me = aki.api("GET", "/api/me")["id"]
    while not aki.api("GET", f"/api/people/{me}")["latest"]:
        assert time.monotonic() < until, "not recorded"
    return table


def test_a_lost_game_alone_is_nobodys_victory_on_card_log_replay_and_page(arrive: Arrive) -> None:
    aki = arrive("Aki", **PHONE)
    table = alone(aki, *LOST_BY_RULES)
    page = aki.visit(f"/t/{table}")
    expect(page.locator(".result h2")).to_be_visible()
    for locale, (card, line, *_) in ALONE.items():
        aki.speak(locale)
        expect(page.locator(".result h2")).to_have_text(card)
        expect(page.locator(".result .result-places")).to_have_count(0)
        expect(page.locator(".log", has_text=line)).to_have_count(1)
        expect(page.locator("body")).not_to_contain_text(NO_VICTORY)
    aki.visit(f"/t/{table}/replay/1?step=99")
    for locale, (card, *_) in ALONE.items():
        aki.speak(locale)
        expect(page.locator(".result h2")).to_have_text(card)
        expect(page.locator("body")).not_to_contain_text(NO_VICTORY)
    aki.visit(f"/people/{aki.api('GET', '/api/me')['id']}")
    for locale, (_, _, word, bar, _) in ALONE.items():
        aki.speak(locale)
        expect(page.locator(".latest-place")).to_have_text(word)
        expect(page.locator(".played-places")).to_have_attribute("aria-label", re.compile(f"{bar}$"))
        expect(page.locator(".latest, .played-places")).not_to_contain_text(["2", "2"])
        assert overhang(page) <= 0


def test_who_gives_up_alone_has_given_up_and_nobody_has_won(arrive: Arrive) -> None:
    aki = arrive("Aki")
    page = aki.visit(f"/t/{alone(aki)}")
    for locale, (*_, given_up) in ALONE.items():
        aki.speak(locale)
        expect(page.locator(".result h2")).to_have_text(given_up)
        expect(page.locator("body")).not_to_contain_text(NO_VICTORY)


OFFLINE = {
    "en-US": ("No connection to the hall", "No such table"),
    "ja-JP": ("広間につながりません", "卓が見つかりません"),
    "de-DE": ("Keine Verbindung zur Halle", "Diesen Tisch gibt es nicht"),
}


@pytest.mark.parametrize("locale", OFFLINE)
def test_a_reload_without_a_line_says_so_and_comes_back_by_itself(arrive: Arrive, locale: str) -> None:
    aki = arrive("Aki", service_workers="allow", locale=locale)
    table = started(aki, bots=["casual"])
    page = aki.visit(f"/t/{table}")
    expect(page.locator(".octagon")).to_be_visible()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    aki.forgive(*NO_LINE, r"Failed to load resource", r"Failed to fetch")
    aki.context.set_offline(True)
    page.reload()
    said, wrong = OFFLINE[locale]
    expect(page.get_by_role("heading", level=1)).to_have_text(said)
    expect(page.locator("body")).not_to_contain_text(wrong)
    aki.context.set_offline(False)
    expect(page.locator(".octagon")).to_be_visible()


@pytest.mark.parametrize("path", ["/t/%E0%A4%A", "/people/%", "/rules/%ff"])
def test_an_address_that_is_no_text_is_a_room_that_is_not_there(arrive: Arrive, path: str) -> None:
    aki = arrive("Aki", locale="de-DE")
    aki.forgive("404", "400")
    page = aki.visit("/")
    page.evaluate("path => history.pushState(null, '', path)", path)
    page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.get_by_role("heading", level=1)).to_have_text("Diesen Raum gibt es hier nicht.")
    page.get_by_role("link", name="Zur Lobby").last.click()
    expect(page.get_by_role("button", name="Sofort spielen: Niagara")).to_be_visible()


BOTS = {"en-US": ("Easy", "Add a bot"), "ja-JP": ("やさしい", "ボットを呼ぶ"), "de-DE": ("leicht", "Bot dazu")}


@pytest.mark.parametrize("game", ["cant-stop", "niagara", "shinsai-jima", "fearsome-floors"])
def test_the_bot_that_is_offered_first_is_the_casual_one(arrive: Arrive, game: str) -> None:
    aki = arrive("Aki")
    table = seated(aki, game=game)
    page = aki.visit(f"/t/{table}")
    bots = page.locator(".waiting > .bots")
    for locale, (level, add) in BOTS.items():
        aki.speak(locale)
        expect(bots.locator("option").first).to_have_text(level)
        expect(bots.get_by_role("button", name=add, exact=True)).to_be_visible()
    bots.get_by_role("button", name=add, exact=True).click()
    for locale, (level, _) in BOTS.items():
        aki.speak(locale)
        expect(page.locator(".waiting .chairs")).to_contain_text(level)
    assert [chair["bot"] for chair in aki.state(table)["meta"]["chairs"]] == [None, "casual"]


LEAVE = {
    "en-US": ("Get up", "Leave the game? A bot plays on for you."),
    "ja-JP": ("席を立つ", "ゲームを抜けますか？ あとはボットが代わりにプレイします。"),
    "de-DE": ("Aufstehen", "Das Spiel verlassen? Ein Bot spielt für dich weiter."),
}


@pytest.mark.parametrize("locale", LEAVE)
def test_getting_up_in_a_game_is_a_button_with_a_question(arrive: Arrive, locale: str) -> None:
    aki, ben = arrive("Aki", locale=locale, **PHONE), arrive("Ben")
    table = started(aki, ben)
    page = aki.visit(f"/t/{table}")
    page.locator(".table-menu").tap()
    tool = page.locator(".tool")
    leave, question = LEAVE[locale]
    tool.get_by_role("button", name=leave, exact=True).tap()
    assert aki.state(table)["meta"]["chairs"][0]["bot"] is None
    sure = tool.get_by_role("group", name=question)
    sure.get_by_role("button", name=leave, exact=True).tap()
    expect(tool.get_by_role("button", name=leave, exact=True)).to_have_attribute("aria-disabled", "true")
    assert aki.state(table)["meta"]["chairs"][0]["bot"] == "casual"


DUTIES = {
    "en-US": ("The host's desk", "Moderation"),
    "ja-JP": ("主催者", "モデレーション"),
    "de-DE": ("Gastgeber", "Mod"),
}


def test_the_desk_and_the_moderation_are_linked_for_whom_they_are(arrive: Arrive, hall: RunningHall) -> None:
    ben = arrive("Ben")
    ben.visit("/")
    expect(ben.page.locator(".beam-self")).to_be_visible()
    expect(ben.page.locator(".beam-duty")).to_have_count(0)
    keeper, page = host(arrive, hall, "Keeper Two", **PHONE, locale="ja-JP")
    keeper.visit("/")
    page.locator(".beam-menu").tap()
    page.locator(".beam-duty").first.tap()
    page.wait_for_url("**/desk")
    page.locator(".desk-ways a").tap()
    page.wait_for_url("**/moderation")
    assert overhang(page) <= 0


def test_a_moderator_has_the_way_to_the_reports_in_the_head(arrive: Arrive, hall: RunningHall) -> None:
    mod = arrive("Mod One", locale="de-DE")
    mod.sign_up("Mod One")
    line = [sys.executable, "-m", "hiroma", "admin", "grant", "Mod One", "moderator", "--store", hall.settings.store]
    subprocess.run(line, check=True, capture_output=True, timeout=60)
    page = mod.visit("/")
    page.locator(".beam-duty").click()
    page.wait_for_url("**/moderation")


HINT = {"en-US": "Hint", "ja-JP": "ヒント", "de-DE": "Tipp"}
RAW = re.compile(r'[{}"_]|\b(null|none|true|false|undefined)\b')


@pytest.mark.parametrize("game", ["cant-stop", "fearsome-floors", "hidden-rooms", "niagara", "shinsai-jima"])
def test_a_hint_is_said_in_words(arrive: Arrive, game: str) -> None:
    aki = arrive("Aki")
    seats = {"hidden-rooms": 0, "niagara": 2}.get(game, 1)
    table = started(aki, bots=["casual"] * seats, game=game)
    mine = aki.state(table)["you"]["seats"]
    until = time.monotonic() + 30
    while not set(aki.state(table)["game"]["actors"]) & set(mine):
        assert time.monotonic() < until, "one's turn never came"
    page = aki.visit(f"/t/{table}")
    said = page.locator(".note.reply")
    for nth, (locale, hint) in enumerate(HINT.items()):
        aki.speak(locale)
        page.locator(".tool").get_by_role("button", name=hint, exact=True).click()
        expect(said).to_have_count(nth + 1)
        for line in said.nth(nth).inner_text().splitlines():
            assert not RAW.search(line), line


def test_shinsai_jima_fits_a_phone_and_its_buttons_are_in_sight(arrive: Arrive) -> None:
    aki, ben = arrive("Maximiliane-Theodora", **PHONE), arrive("Ben")
    table = started(aki, ben, game="shinsai-jima")
    page = aki.visit(f"/t/{table}")
    expect(page.locator(".sj-goods")).to_be_visible()
    own = set(aki.state(table)["game"]["actors"]) & set(aki.state(table)["you"]["seats"])
    if not own:
        ben.order(table, "submit", seat=1, moves=[ben.state(table)["game"]["moves"]["1"][0]])
    button = page.locator(".sj-placing button").first
    everything = "[...document.querySelectorAll('.sj-goods, .sj-goods *')]"
    widest = f"Math.max(...{everything}.map(e => e.getBoundingClientRect().right))"
    for locale in ("de", "ja", "en"):
        aki.speak(locale)
        expect(button).to_be_visible()
        assert overhang(page) <= 0
        assert page.evaluate(widest) <= 360
        box = button.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= PHONE["viewport"]["height"]


GIVEN_UP = {
    "en": "The others gave up: Ben wins",
    "ja": "投了によりBenさんの勝ち",
    "de": "Die anderen haben aufgegeben: Sieg für Ben",
}


def test_nobody_reached_a_summit_when_the_others_gave_up(arrive: Arrive) -> None:
    aki, ben = arrive("Aki"), arrive("Ben")
    table = started(aki, ben)
    aki.say(table, "/concede")
    for path in (f"/t/{table}", f"/t/{table}/replay/1?step=99"):
        page = ben.visit(path)
        for locale, said in GIVEN_UP.items():
            ben.speak(locale)
            expect(page.locator(".cant-stop .whose")).to_have_text(said)


def test_an_option_that_is_off_is_said_in_words_on_the_card_of_the_lobby(arrive: Arrive) -> None:
    aki = arrive("Aki", locale="ja-JP")
    seated(aki, game="shinsai-jima", boats=False)
    page = aki.visit("/")
    card = page.locator("a.card", has_text="舟").first
    expect(card).to_be_visible()
    expect(page.locator("body")).not_to_contain_text(re.compile(r"\bfalse\b|\btrue\b"))


def test_a_seat_in_practice_says_its_letter_once(arrive: Arrive) -> None:
    aki = arrive("Aki", locale="ja-JP", **PHONE)
    table = aki.api("POST", "/api/tables", {"game": "cant-stop", "practice": 2})["id"]
    aki.say(table, "/join")
    aki.say(table, "/start")
    page = aki.visit(f"/t/{table}")
    expect(page.locator(".bar .player-name")).to_have_text(["席A", "席B"])
    expect(page.locator(".bar .mark text")).to_have_count(0)


def test_who_only_watches_is_offered_no_hint(arrive: Arrive) -> None:
    aki, eve = arrive("Aki"), arrive("Eve", locale="de-DE")
    table = started(aki, bots=["casual"])
    page = eve.visit(f"/t/{table}")
    hint = page.locator(".tool").get_by_role("button", name=HINT["de-DE"], exact=True)
    expect(hint).to_have_attribute("aria-disabled", "true")


def test_an_option_that_is_mistyped_is_asked_back(arrive: Arrive) -> None:
    aki = arrive("Aki", locale="de-DE")
    table = seated(aki)
    page = aki.visit(f"/t/{table}")
    expect(page.locator(".waiting")).to_be_visible()
    page.locator("#command-line").fill("/option uniqe")
    page.keyboard.press("Enter")
    expect(page.locator(".note.refused").last).to_contain_text("Meintest du unique")
