"""Files of the client: the same for everybody, and free of charge for a person's budget."""

import gzip
import time
from collections.abc import Iterator
from http.client import HTTPConnection
from typing import Any

import pytest

from hiroma import transcript
from hiroma.ids import PlayerId
from hiroma.server.limits.budget import BURST, Purse, network_of
from hiroma.server.web import games, pages, previews
from hiroma.server.web import headers as security
from tests.server.inside import InsideHall
from tests.server.running import Person
from tests.server.test_http import fetch

FILES = 250
"""Files that a new browser fetches at once, roughly, and keeps to play without a network."""


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InsideHall]:
    """Start a hall whose client is a page and many files."""
    client = tmp_path_factory.mktemp("client")
    (client / "assets").mkdir()
    (client / "index.html").write_text("<!doctype html><title>The hall</title>")
    (client / "sw.js").write_text("/* again and again */\n" * 100)
    for number in range(FILES):
        (client / "assets" / f"{number}-abc.js").write_text(f"export const n = {number}; // " + "x" * 20_000)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "CLIENT", client)
        inside = InsideHall(tmp_path_factory.mktemp("hall")).start()
        yield inside
        inside.stop()


async def arrived(hall: InsideHall) -> tuple[Person, Purse]:
    """Return a person after their first request, and their purse."""
    person = Person(hall)
    _, me = await person.http("GET", "/api/me")
    return person, hall.hall.budget.person(PlayerId(me["id"]))


def asks(hall: InsideHall, person: Person, path: str) -> int:
    return fetch(hall, path, Cookie=person.cookie)[0]


async def test_a_new_browser_may_fetch_the_whole_client_at_once(hall: InsideHall) -> None:
    person, purse = await arrived(hall)
    before = purse.left
    took = {asks(hall, person, f"/assets/{number}-abc.js") for number in range(FILES)}
    assert took == {200}
    assert purse.left >= before
    network = hall.hall.budget.network(network_of("127.0.0.1"))
    assert network.left < network.income * BURST, "the network pays"


def test_a_file_makes_nobody_a_guest(hall: InsideHall) -> None:
    packs: dict[str, Any] = {"Accept-Encoding": "gzip"}
    _, headers, body = fetch(hall, "/assets/7-abc.js", **packs)
    assert "set-cookie" not in headers
    assert headers["cache-control"] == "public, max-age=31536000, immutable"
    assert headers["content-type"] == "text/javascript; charset=utf-8"
    assert (headers["content-encoding"], headers["vary"]) == ("gzip", "Accept-Encoding")
    assert headers["content-security-policy"] == security.CLIENT_POLICY
    assert gzip.decompress(body).startswith(b"export const n = 7;")


def test_the_page_that_a_browser_keeps_is_the_same_for_everybody(hall: InsideHall) -> None:
    asked: dict[str, Any] = {"Accept-Language": "de", "Accept-Encoding": "identity"}
    _, headers, body = fetch(hall, "/index.html?__WB_REVISION__=1", **asked)
    assert body == (pages.CLIENT / "index.html").read_bytes()
    # If `Vary` named the language, a request with another language would miss the kept page.
    assert headers["vary"] == "Accept-Encoding"
    assert "Accept-Language" in fetch(hall, "/", **asked)[1]["vary"]


def test_a_file_without_a_hash_is_asked_for_again(hall: InsideHall) -> None:
    status, headers, body = fetch(hall, "/sw.js")
    assert (status, headers["cache-control"]) == (200, "no-cache")
    assert body.startswith(b"/* again")
    kept = pages.CLIENT / "sw.js"
    old = kept.read_text()
    try:
        kept.write_text("/* built anew */")
        assert fetch(hall, "/sw.js")[2] == b"/* built anew */"
    finally:
        kept.write_text(old)


def test_a_browser_that_has_a_file_gets_no_second_one(hall: InsideHall) -> None:
    tag = fetch(hall, "/sw.js")[1]["etag"]
    status, headers, body = fetch(hall, "/sw.js", None, **{"If-None-Match": tag, "Accept-Encoding": "gzip"})
    assert (status, body, headers["etag"]) == (304, b"", tag)
    assert "content-encoding" not in headers
    assert fetch(hall, "/assets/7-abc.js", None, **{"If-None-Match": tag})[0] == 200
    assert "etag" not in fetch(hall, "/")[1], "its title and its language are not the file's"


@pytest.mark.parametrize("path", ["/", "/learn/niagara", "/sw.js", "/none.js", "/api/games", "/api/none", "/metrics"])
def test_head_is_get_without_the_body(hall: InsideHall, path: str) -> None:
    line = HTTPConnection("127.0.0.1", hall.port, timeout=10)
    seen = []
    for method in ("HEAD", "GET"):
        line.request(method, path, headers={"Cookie": "none=1"})
        answer = line.getresponse()
        told = {name.lower() for name, _ in answer.getheaders()} - {"set-cookie"}
        seen.append((answer.status, answer.headers["content-type"], told))
        assert (answer.read() == b"") is (method == "HEAD")
    line.close()
    assert seen[0] == seen[1]


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/" + "a" * 300, 200),
        ("/" + "a" * 300 + ".js", 404),
        ("/assets", 200),
        ("/assets/none.js", 404),
        ("/../../etc/passwd", 200),
        ("/../index.html/x.js", 404),
        ("/%2e%2e/%2e%2e/hall.db", 404),
        ("/x%00.js", 400),
        ("/%ff.js", 404),
        ("/index.html", 200),
    ],
)
def test_an_address_that_is_no_file_breaks_nothing(hall: InsideHall, path: str, status: int) -> None:
    assert fetch(hall, path)[0] == status


def cold(act: Any) -> Any:
    """Return the same; the first call takes as long as on a machine that has just started."""
    first = [True]

    def acts(*args: Any) -> Any:
        until = time.thread_time() + 0.4 * first[0]
        first[0] = False
        while time.thread_time() < until:
            pass
        return act(*args)

    return acts


async def test_who_comes_first_does_not_pay_for_what_is_kept_for_all(
    hall: InsideHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "_import_all", cold(games._import_all))
    monkeypatch.setattr(previews, "Texts", cold(transcript.Texts))
    person, purse = await arrived(hall)
    assert asks(hall, person, "/api/games") == 200
    assert asks(hall, person, "/learn/niagara") == 200
    assert purse.left > 0
