"""Notices by letter: on their account page players ask for news of their turn, choose its letters, and stop them."""

import time
from collections.abc import Callable, Iterator
from email.header import decode_header, make_header
from email.message import Message
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.test_access import violations
from tests.browser.test_daily import shoot
from tests.browser.visitor import PHONE, Arrive, Visitor, overhang
from tests.server.running import RunningHall
from tests.server.test_notifications import Letterbox, link


def until(true: Callable[[], object]) -> None:
    """Wait until this is true."""
    end = time.monotonic() + 30
    while not true():
        assert time.monotonic() < end, "it did not come"
        time.sleep(0.1)


def waited(box: Letterbox, count: int) -> tuple[str, Message]:
    """Wait for the letter of that number; return its receiver and the letter."""
    until(lambda: len(box.letters) >= count)
    return box.letters[count - 1]


@pytest.fixture
def box() -> Iterator[Letterbox]:
    made = Letterbox()
    made.controller.start()
    yield made
    made.controller.stop()


@pytest.fixture
def writing_hall(tmp_path: Path, box: Letterbox) -> Iterator[RunningHall]:
    """Start a hall that can send letters."""
    smtp = f"smtp://127.0.0.1:{box.controller.port}"
    running = RunningHall(tmp_path, smtp=smtp, mail_from="hall@example.org", site="https://hall.example").start()
    yield running
    running.stop()


SUBJECTS = {
    "ja": ("ja-JP", "日本語", "手番をメールでお知らせしますか？"),
    "de": ("de-DE", "Deutsch", "Sollen wir dir sagen, wenn du am Zug bist?"),
    "en": ("en-GB", "English", "Shall we tell you when it is your turn?"),
}


def test_a_letter_is_in_the_language_of_the_page_at_first_and_after_it_was_changed(
    arrive: Arrive, box: Letterbox, writing_hall: RunningHall
) -> None:
    for count, (first, then) in enumerate((("ja", "de"), ("de", "en"), ("en", "ja"))):
        aki = arrive(address=writing_hall.address, locale=SUBJECTS[first][0])
        aki.sign_up(f"Aki {first}")
        aki.visit("/account")
        expect(aki.page.locator(".account-head")).to_be_visible()
        spoken(aki, first)
        assert asked(aki, box, 2 * count + 1) == SUBJECTS[first][2]
        aki.page.locator(".beam-language").select_option(then)
        expect(aki.page.locator("html")).to_have_attribute("lang", then)
        spoken(aki, then)
        assert asked(aki, box, 2 * count + 2) == SUBJECTS[then][2]


def spoken(aki: Visitor, language: str) -> None:
    """Wait until the hall knows the language in which it writes to this person."""
    until(lambda: aki.api("GET", "/api/me")["locale"] == language)


def asked(aki: Visitor, box: Letterbox, count: int) -> str:
    """Ask for letters to a new address; return the subject of the letter with this number."""
    aki.api("PUT", "/api/notices/mail", {"address": f"aki{count}@example.org"})
    return str(make_header(decode_header(waited(box, count)[1]["Subject"])))


@pytest.mark.parametrize("language", ["ja", "de"])
def test_a_guest_is_spoken_to_in_the_language_of_the_page_whatever_they_do_there(
    arrive: Arrive, hall: RunningHall, language: str
) -> None:
    locale, name, _ = SUBJECTS[language]
    aki = arrive(address=hall.address, locale=locale, **PHONE)
    page = aki.visit("/")
    spoken(aki, language)
    page.locator(".beam-language").select_option("en")
    spoken(aki, "en")
    page.locator(".beam > button").click()
    page.get_by_role("dialog").get_by_role("radio", name=name).click()
    spoken(aki, language)


def test_one_asks_and_thinks_better_of_it_on_a_phone(arrive: Arrive, box: Letterbox, writing_hall: RunningHall) -> None:
    aki = arrive("あき", address=writing_hall.address, **PHONE, locale="ja-JP")
    page = aki.visit("/account")
    expect(page.locator(".account-part", has_text="お知らせ").first).to_contain_text("アカウントがあれば、")
    aki.sign_up("あき")
    page = aki.visit("/account")
    spoken(aki, "ja")
    part = page.locator(".account-part", has_text="お知らせ").first
    part.get_by_label("メールアドレス").fill("aki@example.org")
    part.get_by_role("button", name="確認のメールを送る").tap()
    expect(part).to_contain_text("aki@example.org に確認のメールを送りました。")
    to, letter = waited(box, 1)
    assert (to, letter["From"]) == ("aki@example.org", "hall@example.org")
    body = letter.get_payload(decode=True)
    assert isinstance(body, bytes)
    assert "あき さん" in body.decode()
    # Open the letter on another device, where nobody is signed in.
    reader = arrive(address=writing_hall.address, **PHONE, locale="ja-JP").visit(link(body.decode(), "confirm"))
    yes = reader.get_by_role("button", name="はい、受け取ります")
    expect(yes).to_be_visible()
    assert violations(reader) == []
    assert aki.api("GET", "/api/notices")["address"] == ""
    yes.tap()
    expect(reader.get_by_role("status").filter(has_text="手番になったらメールでお知らせします。")).to_be_visible()
    aki.visit("/account")
    expect(part).to_contain_text("aki@example.org に届きます。")
    part.get_by_text("別のアドレスにする").tap()
    part.get_by_label("メールアドレス").fill("aki@example.com")
    part.get_by_role("button", name="確認のメールを送る").tap()
    expect(part).to_contain_text("aki@example.com に確認のメールを送りました。")
    expect(part).to_contain_text("それまでは aki@example.org に届きます。")
    assert violations(page) == []
    assert overhang(page) <= 0
    shoot(page, "another-address-ja")
    part.get_by_role("button", name="お知らせを止める").tap()
    expect(part.get_by_label("メールアドレス")).to_be_visible()


TITLES = {"ja": "届けるメール", "de": "Welche Briefe kommen", "en": "Which letters come"}


def test_one_chooses_which_letters_come_and_when(arrive: Arrive, box: Letterbox, writing_hall: RunningHall) -> None:
    aki = arrive(address=writing_hall.address, **PHONE, locale="en-GB", timezone_id="Asia/Tokyo")
    aki.sign_up("Aki")
    aki.api("PUT", "/api/notices/mail", {"address": "aki@example.org"})
    body = waited(box, 1)[1].get_payload(decode=True)
    assert isinstance(body, bytes)
    aki.api("POST", link(body.decode(), "confirm").replace("/letters/", "/api/notices/"))
    page = aki.visit("/account")
    part = page.locator(".account-part", has_text=TITLES["en"])
    news = part.get_by_role("group", name="News of your tables")
    expect(news.get_by_role("radio", name="never")).to_be_checked()
    expect(part.get_by_label("Time zone")).to_have_count(0)
    news.get_by_role("radio", name="once a day").tap()
    expect(part.get_by_label("Time zone")).to_have_value("Asia/Tokyo")
    part.get_by_label("Hour of the daily letter").select_option("20")
    part.get_by_role("button", name="Keep this").tap()
    expect(part.get_by_role("status").filter(has_text="Saved")).to_be_visible()
    wishes = aki.api("GET", "/api/notices")["wishes"]
    assert (wishes["news"], wishes["zone"], wishes["hour"]) == ("daily", "Asia/Tokyo", 20)
    assert violations(page) == []
    for language, title in TITLES.items():
        aki.speak(language)
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        assert overhang(page) <= 0
        shoot(page, f"letters-{language}")


def test_the_link_of_a_letter_asks_before_it_ends_its_kind(arrive: Arrive, hall: RunningHall) -> None:
    aki = arrive(address=hall.address, **PHONE, locale="en-GB")
    page = aki.visit("/letters/end/company~a~b~c")
    expect(page.get_by_text("Shall no more letters of the kind “Invitations and messages” come?")).to_be_visible()
    expect(page.get_by_role("button", name="No more of these")).to_be_visible()
    for language in ("ja", "de", "en"):
        aki.speak(language)
        assert overhang(page) == 0
        shoot(page, f"letter-end-{language}")
    assert violations(page) == []
