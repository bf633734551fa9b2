"""A browser is told that it is one's turn: asked for on the page of one's account, shown by the service worker."""

import json
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.browser.launch import launched
from tests.browser.test_access import violations
from tests.browser.visitor import PHONE, Arrive, Visitor, overhang
from tests.server.pushing import Ears, PushService
from tests.server.running import RunningHall
from tools import chromium

# Chromium's own push service is not to be had without a network: the address is another's, all else is real.
ADDRESS = """
const made = (said) => ({
  endpoint: said.endpoint,
  options: { applicationServerKey: Uint8Array.from(atob(said.key.replaceAll("-", "+").replaceAll("_", "/")),
    (letter) => letter.charCodeAt(0)).buffer },
  toJSON: () => said.subscription,
  unsubscribe: async () => { localStorage.removeItem("test-push"); return true; },
});
PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
  if (!userVisibleOnly) throw new DOMException("silent", "NotAllowedError");
  const subscription = SUBSCRIPTION;
  if (subscription === null) throw new DOMException("no push service", "AbortError");
  const said = { endpoint: subscription.endpoint, key: applicationServerKey, subscription };
  localStorage.setItem("test-push", JSON.stringify(said));
  return made(said);
};
PushManager.prototype.getSubscription = async () => {
  const said = JSON.parse(localStorage.getItem("test-push") ?? "null");
  return said === null ? null : made(said);
};
"""

NOTICES = """async () =>
  (await self.registration.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, url: data }))
"""


@pytest.fixture
def service() -> Iterator[PushService]:
    made = PushService()
    yield made
    made.stop()


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """The whole Chromium: its shell shows no notices."""
    yield from launched(playwright, chromium.WINDOWS)


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHall]:
    """A hall that tells any push service."""
    running = RunningHall(tmp_path_factory.mktemp("hall"), push="any").start()
    yield running
    running.stop()


def until(true: Callable[[], object], page: Page, seconds: float = 30.0) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not come"
        page.wait_for_timeout(100)


def with_ears(visitor: Visitor, subscription: dict[str, Any] | None, allow: bool = True) -> None:
    """From the next page on the browser has this address at a push service."""
    if allow:
        visitor.context.grant_permissions(["notifications"], origin=visitor.address)
    visitor.page.add_init_script(ADDRESS.replace("SUBSCRIPTION", json.dumps(subscription)))


class Worker:
    """The service worker of a page, reached as a push service reaches it."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.origin = visitor.address
        self.registrations: list[str] = []
        self.line = visitor.context.new_cdp_session(visitor.page)
        self.line.on("ServiceWorker.workerRegistrationUpdated", self._learn)
        self.line.send("ServiceWorker.enable")
        self.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        until(lambda: self.registrations, self.page)
        self.worker = visitor.context.service_workers[0]

    def _learn(self, said: dict[str, Any]) -> None:
        self.registrations += [one["registrationId"] for one in said["registrations"] if not one["isDeleted"]]

    def push(self, said: dict[str, Any]) -> None:
        """What comes from the push service, opened by the browser."""
        push = {"origin": self.origin, "registrationId": self.registrations[-1], "data": json.dumps(said)}
        self.line.send("ServiceWorker.deliverPushMessage", push)

    def shows(self) -> list[dict[str, str]]:
        """The notices of the system that are there."""
        found: list[dict[str, str]] = self.worker.evaluate(NOTICES)
        return found

    def click(self, tag: str) -> list[str | int]:
        """Somebody presses the notice of that tag: what is done with windows, and how many such notices are left."""
        done: list[str | int] = self.worker.evaluate(
            """async (tag) => {
              const done = [];
              WindowClient.prototype.focus = async function () { done.push(`focus ${new URL(this.url).pathname}`); };
              Clients.prototype.openWindow = async (url) => { done.push(`open ${new URL(url).pathname}`); };
              const [notification] = await self.registration.getNotifications({ tag });
              self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
              while (done.length === 0) await new Promise((on) => setTimeout(on, 20));
              return [...done, (await self.registration.getNotifications({ tag })).length];
            }""",
            tag,
        )
        return done


def out_of_turn(visitor: Visitor, table: str, seat: int) -> None:
    """Play by the API until others are to move."""
    while (seen := visitor.state(table))["game"]["actors"] == [seat]:
        moves = seen["game"]["moves"][str(seat)]
        move = next((one for one in moves if one["do"] in ("stop", "drop")), moves[0])
        visitor.order(table, "submit", seat=seat, moves=[move])


def test_a_browser_asks_is_told_and_thinks_better_of_it(arrive: Arrive, service: PushService) -> None:
    aki = arrive("Aki", service_workers="allow")
    ears = Ears(service, "aki")
    with_ears(aki, ears.subscription)
    page = aki.visit("/account")
    worker = Worker(aki)
    page.reload()
    part = page.locator(".account-part", has_text="When it is your turn")
    expect(part.get_by_role("status")).to_have_text("This browser does not tell you.")
    part.get_by_role("button", name="Tell me in this browser").click()
    expect(part.get_by_role("status")).to_have_text("This browser tells you.")
    part.get_by_role("button", name="Try it out").click()
    expect(part.get_by_role("status")).to_contain_text("A notice is on its way.")
    (told,) = ears.heard
    worker.push(told)
    until(worker.shows, page)
    assert worker.shows() == [
        {
            "title": "This is how we tell you",
            "body": "When it is your turn, this browser tells you so.",
            "tag": "try",
            "url": "/account",
        }
    ]
    assert worker.click("try") == ["focus /account", 0]
    page.reload()
    expect(part.get_by_role("status")).to_have_text("This browser tells you.")
    assert violations(page) == []
    part.get_by_role("button", name="No more in this browser").click()
    expect(part.get_by_role("status")).to_have_text("This browser does not tell you.")
    assert aki.api("GET", "/api/notices")["browsers"] == []


def test_who_has_closed_the_hall_is_told_and_comes_to_the_table(arrive: Arrive, service: PushService) -> None:
    aki, ben = arrive("Aki", service_workers="allow"), arrive("Ben")
    ears = Ears(service, "aki")
    with_ears(aki, ears.subscription)
    page = aki.visit("/account")
    worker = Worker(aki)
    page.get_by_role("button", name="Tell me in this browser").click()
    expect(page.get_by_role("button", name="Try it out")).to_be_visible()
    table = aki.open_table()
    for one in (aki, ben):
        one.say(table, "/join")
    page.goto("about:blank")
    aki.say(table, "/start")
    for seat in (0, 1) if aki.state(table)["game"]["actors"] == [0] else (1,):
        out_of_turn((aki, ben)[seat], table, seat)
    until(lambda: ears.heard, page)
    told = ears.heard[0]
    assert told["body"] == "Can’t Stop: Ben is waiting for you."
    worker.push(told)
    until(worker.shows, page)
    assert worker.click("turn") == [f"open /t/{table}", 0]
    worker.push(told)
    until(worker.shows, page)
    aki.visit(f"/t/{table}")
    until(lambda: worker.shows() == [], page)


def test_a_browser_that_may_not_or_cannot(arrive: Arrive, service: PushService) -> None:
    for locale, context, sentence in (
        ("ja-JP", PHONE, "このブラウザーには知らせることができません。"),
        ("de-DE", {"service_workers": "allow"}, "Dieser Browser erlaubt keine Mitteilungen von Hiroma."),
    ):
        visitor = arrive("Aki", locale=locale, **context)
        page = visitor.visit("/account")
        if context is not PHONE:
            page.evaluate("navigator.serviceWorker.ready.then(() => true)")
            page.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })")
            page.reload()
        part = page.locator(".account-part", has=page.locator("h3"))
        expect(part.get_by_role("status")).to_contain_text(sentence)
        expect(part.get_by_role("button")).to_have_count(0)
        assert violations(page) == []
    unlucky = arrive("Ben", service_workers="allow")
    with_ears(unlucky, None)
    page = unlucky.visit("/account")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.get_by_role("button", name="Tell me in this browser").click()
    expect(page.get_by_role("alert").filter(has_text="push service")).to_be_visible()


def test_ones_other_browsers_are_listed_and_taken_off(arrive: Arrive, service: PushService) -> None:
    aki = arrive("Aki", **PHONE, locale="ja-JP")
    aki.api("POST", "/api/notices/browsers", Ears(service, "other").subscription)
    page = aki.visit("/account")
    part = page.locator(".account-part", has_text="ほかのブラウザー")
    expect(part).to_be_visible()
    assert violations(page) == []
    assert overhang(page) <= 0
    part.get_by_role("button", name="では止める").tap()
    expect(page.locator(".account-part", has_text="ほかのブラウザー")).to_have_count(0)
    assert aki.api("GET", "/api/notices")["browsers"] == []
