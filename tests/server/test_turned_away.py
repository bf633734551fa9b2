"""A browser that opens a page gets a page, in its language, even when it may not see the hall now."""

from pathlib import Path

import msgspec
import pytest

from hiroma.kernel.texts import LANGUAGES
from hiroma.server.web import turned_away
from hiroma.table.refusal import Refusal
from tests.server.inside import InsideHall
from tests.server.test_http import fetch

BROWSER = {"Sec-Fetch-Mode": "navigate", "Accept-Language": "de"}


def test_who_asked_too_much_reads_when_the_page_tries_again(tmp_path: Path) -> None:
    hall = InsideHall(tmp_path, address_budget=1e-6).start()
    try:
        fetch(hall, "/")
        status, headers, body = fetch(hall, "/t/somewhere", None, **BROWSER)
        assert status == 429
        assert headers["content-type"] == "text/html; charset=utf-8"
        assert headers["cache-control"] == "no-store"
        page = body.decode()
        assert '<html lang="de">' in page
        assert f'<meta http-equiv="refresh" content="{headers["retry-after"]}">' in page
        assert f"in {headers['retry-after']} Sekunden" in page
        status, headers, body = fetch(hall, "/api/me", None, **BROWSER)
        assert (status, headers["content-type"]) == (429, "application/json")
        assert msgspec.json.decode(body)["code"] == "flood"
        assert msgspec.json.decode(fetch(hall, "/", Accept="*/*")[2])["code"] == "flood"
    finally:
        hall.stop()


def test_too_many_new_guests_of_a_network_are_told_so(tmp_path: Path) -> None:
    hall = InsideHall(tmp_path, guests=1).start()
    try:
        assert fetch(hall, "/", Accept="text/html")[0] in (200, 503)
        status, _, body = fetch(hall, "/", None, Accept="text/html", **{"Accept-Language": "en"})
        assert status == 429
        assert "Many new guests" in body.decode()
        assert "refresh" not in body.decode()
    finally:
        hall.stop()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", [*turned_away.PASSING, "malformed"])
def test_every_language_has_words_for_it(language: str, code: str) -> None:
    scope = {"headers": [(b"accept-language", language.encode())]}
    page = turned_away.page(Refusal(code=code, what={"seconds": 7}), scope).decode()
    assert f'<html lang="{language}">' in page
    assert "7" in page.partition("<body>")[2]
    assert ("/" in page.partition("<a href=")[2][:3]) is (code == "malformed")
