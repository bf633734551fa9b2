"""Link previews: the page that a messenger gets when it follows a link without a cookie."""

import threading
from collections.abc import Iterator
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource
from hypothesis import given
from hypothesis import strategies as st

from hiroma import transcript
from hiroma.games import HOUSE
from hiroma.kernel.texts import LANGUAGES
from hiroma.server.web import pages
from hiroma.server.web.head import Head, language_of, put
from hiroma.server.web.previews import Saying
from tests.server.inside import InsideHall
from tests.server.running import AnyHall, Person
from tests.server.test_clubs import found, open_friday
from tests.server.test_fair_play import account
from tests.server.test_http import fetch

WEB = Path(__file__).parents[2] / "web"
PAGE = (WEB / "index.html").read_bytes()


class Reader(HTMLParser):
    """Reads a page as a messenger does."""

    def __init__(self, page: bytes) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.said: dict[str, str] = {}
        self.language = self.title = ""
        self._in_title = False
        self.feed(page.decode())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.tags.append(tag)
        self._in_title = tag == "title"
        if tag == "html":
            self.language = found["lang"] or ""
        if tag == "meta":
            self.said[found.get("property") or found.get("name") or ""] = found.get("content") or ""

    def handle_endtag(self, tag: str) -> None:
        self._in_title = False

    def handle_data(self, data: str) -> None:
        if self._in_title:
            self.title += data


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InsideHall]:
    """Start a hall with an address of its own; its page is the one in web/, built or not."""
    client = tmp_path_factory.mktemp("client")
    (client / "index.html").write_bytes(PAGE)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "CLIENT", client)
        inside = InsideHall(tmp_path_factory.mktemp("hall"), site="https://games.example").start()
        yield inside
        inside.stop()


def read(hall: AnyHall, path: str, language: str = "en") -> Reader:
    asked: dict[str, Any] = {"Accept-Language": language}
    status, headers, body = fetch(hall, path, **asked)
    assert status == 200
    assert headers["vary"] == "Accept-Encoding, Accept-Language"
    assert headers["cache-control"] == "no-cache"
    return Reader(body)


async def table(hall: AnyHall, name: str, **asked: Any) -> tuple[str, Person]:
    person = await Person(hall, name).arrive()
    await person.http("PATCH", "/api/me", {"name": name})
    _, made = await person.http("POST", "/api/tables", {"game": "cant-stop", **asked})
    assert (await person.line(made["id"], "/join"))["type"] == "ack"
    return made["id"], person


async def test_a_listed_table_says_who_waits_and_who_plays(hall: InsideHall) -> None:
    made, person = await table(hall, "Akiko")
    seen = read(hall, f"/t/{made}")
    assert seen.title == seen.said["og:title"] == "Come and play Can’t Stop"
    assert "Akiko" in seen.said["og:description"]
    assert seen.said["description"] == seen.said["og:description"]
    assert seen.said["og:url"] == f"https://games.example/t/{made}"
    assert seen.said["og:image"] == "https://games.example/cards/cant-stop.png"
    assert seen.said["twitter:card"] == "summary_large_image"
    await person.line(made, "/bot casual")
    await person.line(made, "/start")
    assert read(hall, f"/t/{made}").said["og:description"] == "Playing now: Akiko, a bot."
    german = read(hall, f"/t/{made}", "de-CH,de;q=0.9,en;q=0.5")
    assert (german.language, german.title) == ("de", "Can’t Stop – zuschauen")
    assert read(hall, f"/t/{made}", "ja").said["og:description"] == "対戦中：Akikoさん、ボット1体。"


async def test_an_unlisted_table_gives_away_its_game_alone(hall: InsideHall) -> None:
    made, person = await table(hall, "Bertram", listed=False)
    _, _, first = fetch(hall, f"/t/{made}")
    assert "Bertram" not in first.decode()
    assert Reader(first).title == "Come and play Can’t Stop"
    await person.line(made, "/bot casual")
    await person.line(made, "/start")
    assert fetch(hall, f"/t/{made}")[2] == first, "nor how it stands"
    await person.line(made, "/concede")
    assert fetch(hall, f"/t/{made}")[2] == first
    replay = fetch(hall, f"/t/{made}/replay/1")[2].decode()
    assert "Bertram" not in replay
    assert "Can’t Stop" in replay


async def test_a_table_of_a_hidden_club_gives_away_nothing(hall: InsideHall) -> None:
    owner = await account(hall)
    club = (await found(owner, door="invited"))["id"]
    made = await open_friday(owner, club)
    plain = read(hall, "/t/nosuchtable")
    for path in (f"/t/{made}", f"/t/{made}/replay/1", f"/clubs/{club}"):
        seen = read(hall, path)
        assert {**seen.said, "og:url": ""} == {**plain.said, "og:url": ""}, path
        assert seen.title == "Hiroma"


async def test_a_replay_names_the_winner(hall: InsideHall) -> None:
    made, person = await table(hall, "Chiyo")
    other = await Person(hall, "Dora").arrive()
    await other.http("PATCH", "/api/me", {"name": "Dora"})
    assert (await other.line(made, "/join"))["type"] == "ack"
    await person.line(made, "/start")
    await other.line(made, "/start")
    await other.line(made, "/concede")
    while "won by" not in (seen := read(hall, f"/t/{made}/replay/1")).title:
        pass
    assert seen.title == "Can’t Stop – won by Chiyo"
    assert seen.said["og:description"] == "Players: Chiyo, Dora. Watch the game move by move."


def test_every_other_page_has_words_of_the_hall(hall: InsideHall) -> None:
    assert read(hall, "/").said["og:title"] == "Hiroma"
    assert read(hall, "/daily/2026-11-23").title == "The daily challenge"
    game = read(hall, "/games/niagara", "de")
    assert (game.title, game.said["og:image"]) == ("Niagara", "https://games.example/cards/niagara.png")
    for path in ("/people/x", "/t/", "/t/x/replay/-1", "/t/x/replay/99999999999", "/clubs/nosuch", "/games/x"):
        assert read(hall, path).title == "Hiroma", path
    assert fetch(hall, "/t/%ff")[0] == 404


@given(st.lists(st.text(max_size=60), min_size=4, max_size=4))
def test_no_name_breaks_out_of_the_head(said: list[str]) -> None:
    plain = Reader(PAGE).tags
    added = len(Reader(put(PAGE, Head("en", "", "", "", "", ""), "")).tags) - len(plain)
    for hostile in (said, ['"><script>alert(1)</script>', "</title><img src=x>", "\\g<0>", "'\" onload=x"]):
        hall, title, text, path = hostile
        seen = Reader(put(PAGE, Head("en", hall, title, text, "/cards/hall.png", path), "https://games.example"))
        assert len(seen.tags) == len(plain) + added
        assert set(seen.tags) == set(plain)


@given(st.text(max_size=80))
def test_a_title_arrives_as_it_is(title: str) -> None:
    body = put(PAGE, Head("en", "", title, "", "", ""), "")
    start = body.index(b'"og:title" content="') + len(b'"og:title" content="')
    assert unescape(body[start : body.index(b'">', start)].decode()) == title.encode("utf-8", "replace").decode()


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("ja", "ja"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr,en;q=0.3,ja;q=0.7", "ja"),
        ("fr", "en"),
        ("de;q=0", "en"),
        ("de;q=x,ja;q=0.1", "ja"),
        ("*", "en"),
    ],
)
def test_the_language_is_the_readers(accepted: str, language: str) -> None:
    assert language_of(accepted) == language


@given(st.text(max_size=600))
def test_no_header_breaks_the_language(accepted: str) -> None:
    assert language_of(accepted) in LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_preview_has_its_words(language: str) -> None:
    say = Saying(language, "/")
    for key in ("hall", "invitation", "open", "playing", "over", "replay", "replay-won", "replay-lost", "daily"):
        head = say.head(key, HOUSE[0], who=say.people(["Aki"], 2), winner=say.people([], 1))
        assert "{" not in head.title + head.text
        assert head.title
    assert say.of_club("Go", "").text
    assert say.of_club("Go", "Every Tuesday").text == "Every Tuesday"


@pytest.mark.parametrize("game", [*HOUSE, "hall"])
def test_every_game_has_a_small_picture_of_the_right_size(game: str) -> None:
    picture = (WEB / "public" / "cards" / f"{game}.png").read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])) == (1200, 630)
    assert len(picture) <= 60_000


async def test_texts_are_read_once_and_not_by_the_event_loop(hall: InsideHall, monkeypatch: pytest.MonkeyPatch) -> None:
    """A link to a table once cost the hall a tenth of a second of its event loop each time."""
    readers: list[str] = []

    def noted(text: str) -> object:
        readers.append(threading.current_thread().name)
        return FluentResource(text)

    monkeypatch.setattr("hiroma.transcript.FluentResource", noted)
    transcript._bundle.cache_clear()
    made, _ = await table(hall, "Emi")
    assert read(hall, f"/t/{made}").title == "Come and play Can’t Stop"
    assert readers
    assert f"hall {hall.port}" not in readers
    readers.clear()
    assert read(hall, f"/t/{made}").title == "Come and play Can’t Stop"
    assert read(hall, "/games/cant-stop").title == "Can’t Stop"
    assert readers == []
