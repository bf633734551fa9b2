"""A person before a browser: what they see, type and press."""

import itertools
import json
import re
import secrets
import urllib.request
from typing import Any, Protocol

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, expect

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
"""A small phone, touched."""

LOOK_MS = 320

OWN_HANDS = """
try {
  if (localStorage.getItem("hiroma:forced") === null) localStorage.setItem("hiroma:forced", "false");
} catch {
  // A page without an address keeps nothing.
}
"""
"""Tests make every move themselves, also the only one there is: they must not race with the board."""


def overhang(page: Page) -> int:
    """How many pixels wider than the window a page is. On a phone `innerWidth` grows with the page and sees nothing."""
    wide: int = page.evaluate("document.scrollingElement.scrollWidth - document.documentElement.clientWidth")
    return wide


PASSWORD = "correct horse battery"
"""Everybody's."""


class Arrive(Protocol):
    """Lets somebody in: the fixture `arrive`. A newcomer gets hints at the board. Keywords are Playwright's."""

    def __call__(self, name: str = "", *, address: str = "", newcomer: bool = False, **context: object) -> "Visitor":
        """A new visitor on an empty page."""


def member(arrive: Arrive, name: str, **context: Any) -> "Visitor":
    """Somebody with an account of this name. Keywords as for `arrive`."""
    person = arrive(name, **context)
    person.sign_up(name)
    return person


class Visitor:
    """One browser context with one page, its errors collected."""

    def __init__(self, context: BrowserContext, address: str, name: str = "") -> None:
        self.context = context
        self.address = address
        self.name = name
        self.forgiven: list[str] = []
        self._faults: list[str] = []
        self._ids = itertools.count(1)
        context.on("page", self._listen)
        context.add_init_script(OWN_HANDS)
        self.page = context.new_page()
        if name:
            self.api("PATCH", "/api/me", {"name": name})

    def _listen(self, page: Page) -> None:
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self._faults.append(f"page error: {error}"))
        page.on("crash", lambda _: self._faults.append("the page crashed"))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._faults.append(f"console: {message.text} ({message.location.get('url', '')})")

    def forgive(self, *patterns: str) -> None:
        """Errors that this test provokes: regular expressions."""
        self.forgiven += patterns

    def faults(self) -> list[str]:
        """What went wrong on this visitor's pages and was not provoked."""
        return [fault for fault in self._faults if not any(re.search(known, fault) for known in self.forgiven)]

    def hurry(self) -> "Visitor":
        """From the next page on, time is in the test's hands: `look` makes it pass."""
        self.context.clock.install()
        return self

    def look(self) -> None:
        """Look at new dice for a moment: the board takes nothing for 300 ms after them."""
        self.context.clock.fast_forward(LOOK_MS)

    def sign_up(self, name: str) -> None:
        """Make an account of this person, in their browser."""
        self.visit("/account")
        made = self.page.evaluate(
            """([name, password]) => fetch("/api/account", {method: "POST",
            headers: {"content-type": "application/json"}, body: JSON.stringify({name, password})})
            .then((answer) => answer.status)""",
            [name, PASSWORD],
        )
        assert made == 201

    # --- by the API, with this person's cookie

    def api(self, method: str, path: str, body: Any = None) -> Any:
        """The decoded answer of the hall; a refusal fails."""
        request = urllib.request.Request(self.address + path, method=method)
        request.add_header("Content-Type", "application/json")
        request.add_header("Cookie", self._cookie())
        with urllib.request.urlopen(request, None if body is None else json.dumps(body).encode(), timeout=30) as answer:
            return json.loads(answer.read())

    def _cookie(self) -> str:
        """The device cookie, which any first request brings."""
        while not (known := self.context.cookies(self.address)):
            self.context.request.get("/api/me")
        return "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in known)

    def open_table(self, *, game: str = "cant-stop", **options: Any) -> str:
        """A table opened without its page: its id."""
        made: str = self.api("POST", "/api/tables", {"game": game, "options": options})["id"]
        return made

    def order(self, table: str, name: str, **args: Any) -> Any:
        """Give a command by the API; the ack."""
        body = {
            "type": "command",
            "id": f"{secrets.token_hex(8)}-{next(self._ids)}",
            "table": table,
            "name": name,
            "args": args,
        }
        return self.api("POST", f"/api/tables/{table}/commands", body)

    def say(self, table: str, line: str) -> Any:
        """Give a line by the API, as if typed."""
        return self.order(table, "line", text=line)

    def state(self, table: str, since: int = 1_000_000) -> Any:
        """The table as this person sees it, with the log after an entry."""
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

    def button(self, name: str) -> Locator:
        """The visible button of exactly this name."""
        return self.page.get_by_role("button", name=name, exact=True).locator("visible=true")

    @property
    def table(self) -> str:
        """The id of the table on the page."""
        self.page.wait_for_url("**/t/*")
        return self.page.url.rpartition("/t/")[2]
