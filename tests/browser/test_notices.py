"""On the page of one's account one asks to be told that it is one's turn, and to be told no more."""

import time
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.test_access import violations
from tests.browser.visitor import PHONE, Arrive
from tests.server.running import RunningHall
from tests.server.test_notices import Letterbox, link


def test_one_asks_and_thinks_better_of_it_on_a_phone(arrive: Arrive, tmp_path: Path) -> None:
    box = Letterbox()
    box.controller.start()
    smtp = f"smtp://127.0.0.1:{box.controller.port}"
    hall = RunningHall(tmp_path, smtp=smtp, mail_from="hall@example.org", site="https://hall.example").start()
    try:
        aki = arrive("あき", address=hall.address, **PHONE, locale="ja-JP")
        aki.api("PATCH", "/api/me", {"locale": "ja"})
        page = aki.visit("/account")
        part = page.locator(".account-part", has_text="手番のお知らせ")
        part.get_by_label("メールアドレス").fill("aki@example.org")
        part.get_by_role("button", name="確認のメールを送る").tap()
        expect(part).to_contain_text("aki@example.org に確認のメールを送りました。")
        until = time.monotonic() + 30
        while not box.letters:
            assert time.monotonic() < until
            time.sleep(0.1)
        to, letter = box.letters[0]
        assert (to, letter["From"]) == ("aki@example.org", "hall@example.org")
        body = letter.get_payload(decode=True)
        assert isinstance(body, bytes)
        assert "あき さん" in body.decode()
        aki.visit(link(body.decode(), "confirm"))
        expect(part).to_contain_text("aki@example.org に届きます。")
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") == 360
        part.get_by_role("button", name="お知らせを止める").tap()
        expect(part.get_by_label("メールアドレス")).to_be_visible()
    finally:
        hall.stop()
        box.controller.stop()
