"""Foreign pages can make a browser do nothing here, and the hall's own pages load only the hall's own files."""

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from hiroma.server.core.request_headers import same_origin
from hiroma.server.web import headers as security
from tests.server.inside import InsideHall
from tests.server.running import AnyHall, Person
from tests.server.test_http import fetch

PASSWORD = "correct horse battery"


def described(hall: AnyHall) -> list[tuple[str, str]]:
    """Return every method and address of the API, with nonsense for ids."""
    paths = json.loads(fetch(hall, "/api/schema/openapi.json")[2])["paths"]
    return [(method.upper(), re.sub(r"{\w+}", "1", path)) for path, found in paths.items() for method in found]


@pytest.fixture(scope="module")
def unsafe(hall: AnyHall) -> list[tuple[str, str]]:
    """Return all requests that change something."""
    found = [(method, path) for method, path in described(hall) if method != "GET"]
    assert len(found) > 25
    return found


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Origin": "http://127.0.0.1.elsewhere.example"},
        {"Origin": "http://elsewhere.example@127.0.0.1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
    ids=str,
)
async def test_no_way_of_the_api_is_open_to_foreign_pages(
    hall: AnyHall, unsafe: list[tuple[str, str]], headers: dict[str, str]
) -> None:
    person = Person(hall)
    await person.http("GET", "/api/me")
    person.headers = headers
    for method, path in unsafe:
        status, body = await person.http(method, path, {})
        assert (status, body["code"]) == (403, "foreign-origin"), (method, path)


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1:1"])
async def test_no_socket_is_open_to_foreign_pages(hall: AnyHall, origin: str) -> None:
    person = Person(hall)
    await person.http("POST", "/api/account", {"name": f"Socket {origin[-9:]}", "password": PASSWORD})
    for cookie in (person.cookie, ""):
        headers = {"Cookie": cookie, "Origin": origin}
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"ws://127.0.0.1:{hall.port}/ws", additional_headers=headers)
        assert refused.value.response.status_code == 403


def test_what_counts_as_our_own_pages() -> None:
    def own(origin: bytes | None, *more: tuple[bytes, bytes], scheme: str = "https") -> bool:
        headers = [(b"host", b"hall.example"), *more]
        from_there = [(b"origin", origin)] if origin is not None else []
        return same_origin(headers + from_there, scheme, ("https://club.example",))

    assert own(b"https://hall.example")
    assert own(b"http://hall.example", scheme="http")
    assert own(b"https://club.example", (b"sec-fetch-site", b"cross-site"))
    assert own(None)
    assert own(None, (b"sec-fetch-site", b"none"))
    assert not own(b"https://hall.example.org")
    assert not same_origin([(b"host", b""), (b"origin", b"null")], "http", ())


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_a_page_that_came_by_another_scheme_is_a_foreign_one(scheme: str) -> None:
    other = {"http": b"https", "https": b"http"}[scheme]
    assert not same_origin([(b"host", b"hall.example"), (b"origin", other + b"://hall.example")], scheme, ())
    assert not same_origin([(b"host", b"hall.example"), (b"origin", b"ftp://hall.example")], scheme, ())


@pytest.fixture(scope="module")
def behind_tls(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InsideHall]:
    """Start a hall with settings for TLS at a web server in front of it, and for its site."""
    running = InsideHall(tmp_path_factory.mktemp("secure"), secure=True, site="https://hall.example/").start()
    yield running
    running.stop()


async def opens(hall: AnyHall, headers: dict[str, str]) -> int:
    """Try to open a socket; return the status."""
    try:
        async with connect(f"ws://127.0.0.1:{hall.port}/ws", additional_headers=headers):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


@pytest.mark.parametrize(
    ("origin", "ours"),
    [
        ("https://hall.example", True),
        ("https://127.0.0.1:{port}", True),
        ("http://hall.example", False),
        ("http://127.0.0.1:{port}", False),
    ],
)
async def test_behind_tls_our_own_pages_came_by_https(behind_tls: AnyHall, origin: str, ours: bool) -> None:
    person = Person(behind_tls)
    await person.http("GET", "/api/me")
    person.headers = {"Origin": origin.format(port=behind_tls.port)}
    status, answer = await person.http("POST", "/api/tables", {"game": "cant-stop"})
    assert (status, answer.get("code")) == ((201, None) if ours else (403, "foreign-origin"))
    assert await opens(behind_tls, {"Cookie": person.cookie, **person.headers}) == (101 if ours else 403)


async def test_a_web_server_in_front_says_how_a_page_came(hall: AnyHall) -> None:
    person = Person(hall)
    await person.http("GET", "/api/me")
    person.headers = {"Origin": f"https://127.0.0.1:{hall.port}"}
    assert (await person.http("POST", "/api/tables", {"game": "cant-stop"}))[0] == 403
    person.headers["X-Forwarded-Proto"] = "https"
    assert (await person.http("POST", "/api/tables", {"game": "cant-stop"}))[0] == 201
    assert await opens(hall, {"Cookie": person.cookie, **person.headers}) == 101


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/tables/none", "/metrics"])
def test_browsers_stay_with_https_where_the_host_says_so_and_only_there(
    hall: AnyHall, behind_tls: AnyHall, path: str
) -> None:
    assert fetch(behind_tls, path)[1]["strict-transport-security"] == "max-age=31536000"
    assert "strict-transport-security" not in fetch(hall, path, None, **{"X-Forwarded-Proto": "https"})[1]


async def test_a_session_that_was_there_before_is_not_the_one_after(hall: AnyHall) -> None:
    thief, owner = Person(hall), Person(hall)
    await thief.http("POST", "/api/account", {"name": "Thief", "password": PASSWORD})
    await owner.http("POST", "/api/account", {"name": "Owner", "password": PASSWORD})
    await owner.http("POST", "/api/account/sign-out")
    planted = thief.cookie
    owner.cookie = planted
    status, account = await owner.http("POST", "/api/account/sign-in", {"name": "Owner", "password": PASSWORD})
    assert (status, account["name"]) == (200, "Owner")
    session = re.compile(r"hiroma-session=([^;]+)")
    assert session.findall(owner.cookie) != session.findall(planted)
    assert (await thief.http("GET", "/api/account"))[1]["name"] != "Owner"


@pytest.mark.parametrize("made_up", ["hiroma-session=chosen-by-me", "hiroma=0123456789abcdef", 'hiroma-session="'])
async def test_nobody_chooses_their_own_session_or_player(hall: AnyHall, made_up: str) -> None:
    person = Person(hall)
    person.cookie = made_up
    status, account = await person.http("POST", "/api/account", {"name": f"X{made_up[-5:]}", "password": PASSWORD})
    assert status == 201, account
    assert "chosen-by-me" not in person.cookie
    assert account["id"] != "0123456789abcdef"


class Scripts(HTMLParser):
    """Parser for all that a page runs: the text of its scripts, their addresses, and attributes that are scripts."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.inline: list[str] = []
        self.sources: list[str] = []
        self._in = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Look at an element."""
        told = dict(attrs)
        self._in = tag == "script"
        self.inline += [f"{tag} {name}" for name in told if name.startswith("on")]
        if self._in:
            self.sources.append(told.get("src") or "")

    def handle_data(self, data: str) -> None:
        """Look at a text."""
        if self._in and data.strip():
            self.inline.append(data)


def test_no_page_has_a_script_in_its_text(hall: AnyHall) -> None:
    for path in ("/", "/account", "/t/abc", "/books/x", "/moderation", "/api/schema", "/api/me"):
        status, headers, body = fetch(hall, path)
        policy = dict(part.split(maxsplit=1) for part in headers["content-security-policy"].split(";"))
        scripts = policy.get("script-src", policy["default-src"])
        assert scripts in ("'self'", "'none'"), path
        assert policy["frame-ancestors"] == "'none'"
        assert headers["x-content-type-options"] == "nosniff"
        assert status == 200
        if headers["content-type"].startswith("text/html"):
            found = Scripts(body.decode())
            assert not found.inline, path
            assert found.sources, path
            assert all(source.startswith("/") and not source.startswith("//") for source in found.sources)


def test_a_policy_forbids_what_a_script_could_come_by() -> None:
    assert "script-src 'self';" in security.CLIENT_POLICY
    for part in ("object-src 'none'", "base-uri 'none'", "form-action 'self'"):
        assert part in security.CLIENT_POLICY
    assert "unsafe-eval" not in security.CLIENT_POLICY


async def test_every_answer_of_the_api_is_no_page(hall: AnyHall) -> None:
    # These routes redirect people who come from a provider or a letter to a page.
    asked = [path for method, path in described(hall) if method == "GET" and not re.search("/callback$|/1$", path)]
    asked += ["/api/tables/1", "/api/people/1", "/api/books/1", "/api/daily/1"]
    assert len(asked) > 25
    for path in asked:
        _, headers, _ = fetch(hall, path)
        assert "text/html" not in headers.get("content-type", ""), path
        assert headers["x-content-type-options"] == "nosniff", path
        assert headers["content-security-policy"].startswith("default-src 'none'"), path
        assert "no-store" in headers["cache-control"], path
