"""A person at a browser: sees, types and presses."""

import functools
import itertools
import json
import re
import secrets
import urllib.request
from collections.abc import Callable
from http.cookies import SimpleCookie
from typing import Any, Protocol

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, expect

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
"""A small phone with touch."""

LOOK_MS = 320

OWN_HANDS = """
try {
  if (localStorage.getItem("hiroma:forced") === null) localStorage.setItem("hiroma:forced", "false");
} catch {
  // A page without an address keeps nothing.
}
"""
"""Stops the board from making forced moves: the tests make every move, and must not race with it."""


def overhang(page: Page) -> int:
    """Return the pixels by which a page is wider than the window. On a phone `innerWidth` grows with the page."""
    wide: int = page.evaluate("document.scrollingElement.scrollWidth - document.documentElement.clientWidth")
    return wide


PASSWORD = "correct horse battery"
"""Password of every account."""


class Arrive(Protocol):
    """Type of the fixture `arrive`: lets somebody in. A newcomer gets hints at the board. Keywords are Playwright's."""

    def __call__(self, name: str = "", *, address: str = "", newcomer: bool = False, **context: object) -> "Visitor":
        """Return a new visitor on an empty page."""


def member(arrive: Arrive, name: str, **context: Any) -> "Visitor":
    """Let in a person with an account of this name. Keywords as for `arrive`."""
    person = arrive(name, **context)
    person.sign_up(name)
    return person


class Visitor:
    """A person with one browser context and one page, whose errors it collects.

    `open_context` is called when the test first uses the page or the context. Until then this person has cookies alone.
    """

    def __init__(self, open_context: Callable[[], BrowserContext], address: str, name: str = "") -> None:
        self.address = address
        self.name = name
        self.forgiven: list[str] = []
        self._open_context = open_context
        self._kept: dict[str, str] = {}
        self._faults: list[str] = []
        self._ids = itertools.count(1)
        if name:
            self.api("PATCH", "/api/me", {"name": name})

    @functools.cached_property
    def context(self) -> BrowserContext:
        """The browser context, with the cookies so far."""
        context = self._open_context()
        context.on("page", self._listen)
        context.add_init_script(OWN_HANDS)
        context.add_cookies([{"name": name, "value": value, "url": self.address} for name, value in self._kept.items()])
        return context

    @functools.cached_property
    def page(self) -> Page:
        """The page."""
        return self.context.new_page()

    def leave(self) -> None:
        """Close the browser context."""
        if "context" in vars(self):
            self.context.close()

    def _listen(self, page: Page) -> None:
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self._faults.append(f"page error: {error}"))
        page.on("crash", lambda _: self._faults.append("the page crashed"))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._faults.append(f"console: {message.text} ({message.location.get('url', '')})")

    def forgive(self, *patterns: str) -> None:
        """Expect these errors, given as regular expressions: this test provokes them."""
        self.forgiven += patterns

    def faults(self) -> list[str]:
        """Return the errors of this visitor's pages that the test did not provoke."""
        return [fault for fault in self._faults if not any(re.search(known, fault) for known in self.forgiven)]

    def hurry(self) -> "Visitor":
        """Hold the clock from the next page on: only `look` moves it. Return the visitor."""
        self.context.clock.install()
        return self

    def look(self) -> None:
        """Look at new dice: put the clock past the 300 ms in which the board takes no press."""
        self.context.clock.fast_forward(LOOK_MS)

    def sign_up(self, name: str) -> None:
        """Make an account for this person, in their browser."""
        self.api("GET", "/api/me")
        body = {"name": name, "password": PASSWORD}
        made = self.context.request.post("/api/account", data=body, headers={"Origin": self.address})
        assert made.status == 201

    # --- by the API, with this person's cookie

    def api(self, method: str, path: str, body: Any = None) -> Any:
        """Return the decoded answer of the hall; a refusal raises `HTTPError`."""
        content = None if body is None else json.dumps(body).encode()
        return json.loads(self._request(method, path, content, self._cookie()))

    def _request(self, method: str, path: str, content: bytes | None, cookie: str) -> bytes:
        request = urllib.request.Request(self.address + path, content, method=method)
        request.add_header("Content-Type", "application/json")
        request.add_header("Cookie", cookie)
        with urllib.request.urlopen(request, timeout=30) as answer:
            for header in answer.headers.get_all("Set-Cookie", []):
                self._kept |= {name: morsel.value for name, morsel in SimpleCookie(header).items()}
            return bytes(answer.read())

    def _cookie(self) -> str:
        """Return the device cookie, which the first request brings."""
        if "context" in vars(self):
            while not (known := self.context.cookies(self.address)):
                self.context.request.get("/api/me")
            return "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in known)
        if not self._kept:
            self._request("GET", "/api/me", None, "")
        return "; ".join(f"{name}={value}" for name, value in self._kept.items())

    def open_table(self, *, game: str = "cant-stop", **options: Any) -> str:
        """Open a table without its page; return its id."""
        made: str = self.api("POST", "/api/tables", {"game": game, "options": options})["id"]
        return made

    def order(self, table: str, name: str, **args: Any) -> Any:
        """Give a command by the API; return the ack."""
        body = {
            "type": "command",
            "id": f"{secrets.token_hex(8)}-{next(self._ids)}",
            "table": table,
            "name": name,
            "args": args,
        }
        return self.api("POST", f"/api/tables/{table}/commands", body)

    def say(self, table: str, line: str) -> Any:
        """Give a line by the API, as if typed; return the ack."""
        return self.order(table, "line", text=line)

    def state(self, table: str, since: int = 1_000_000) -> Any:
        """Return the table as this person sees it, with the log after that entry."""
        return self.api("GET", f"/api/tables/{table}?since={since}")

    # --- by the page

    def visit(self, path: str) -> Page:
        """Open an address of the hall."""
        self.page.goto(path)
        return self.page

    def enter(self, line: str) -> None:
        """Type into the command line, and send."""
        field = self.page.locator("#command-line")
        field.click()
        self.page.keyboard.type(line)
        self.page.keyboard.press("Enter")
        expect(field).to_have_value("")

    def speak(self, locale: str) -> Page:
        """Change the language of the page, as its menu does."""
        chosen = self.page.locator(".beam-language")
        chosen.evaluate(
            """(menu, locale) => {
              menu.value = locale;
              menu.dispatchEvent(new Event("change", { bubbles: true }));
            }""",
            locale[:2],
        )
        expect(self.page.locator("html")).to_have_attribute("lang", locale[:2])
        return self.page

    def button(self, name: str) -> Locator:
        """Return the visible button of exactly this name."""
        return self.page.get_by_role("button", name=name, exact=True).locator("visible=true")

    @property
    def table(self) -> str:
        """Wait for the page of a table; return its id."""
        self.page.wait_for_url("**/t/*")
        return self.page.url.rpartition("/t/")[2]
