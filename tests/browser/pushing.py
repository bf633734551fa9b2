"""A browser with an address at a push service, and its service worker, which receives the messages."""

import json
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright

from tests.browser.launch import launched
from tests.browser.visitor import Visitor
from tests.server.running import RunningHall
from tools import chromium

# Chromium's own push service needs a network: the address is a replacement, the rest is real.
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


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Start the whole Chromium: its shell has no push and shows no notices."""
    yield from launched(playwright, chromium.WINDOWS)


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHall]:
    """Start a hall that sends to any push service."""
    running = RunningHall(tmp_path_factory.mktemp("hall"), push="any").start()
    yield running
    running.stop()


def until(true: Callable[[], object], page: Page, seconds: float = 30.0) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not come"
        page.wait_for_timeout(100)


def with_ears(visitor: Visitor, subscription: dict[str, Any] | None, allow: bool = True) -> None:
    """Give the browser this address at a push service, from the next page on; None: it gets none."""
    if allow:
        visitor.context.grant_permissions(["notifications"], origin=visitor.address)
    visitor.page.add_init_script(ADDRESS.replace("SUBSCRIPTION", json.dumps(subscription)))


class Worker:
    """The service worker of a page, reached the way a push service reaches it."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.origin = visitor.address
        self.registrations: list[str] = []
        self.line = visitor.context.new_cdp_session(visitor.page)
        self.line.on("ServiceWorker.workerRegistrationUpdated", self._learn)
        self.line.send("ServiceWorker.enable")
        self.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        until(lambda: self.registrations and visitor.context.service_workers, self.page)
        self.worker = visitor.context.service_workers[0]

    def _learn(self, said: dict[str, Any]) -> None:
        self.registrations += [one["registrationId"] for one in said["registrations"] if not one["isDeleted"]]

    def push(self, said: dict[str, Any]) -> None:
        """Deliver a message of the push service, as the browser has decrypted it."""
        push = {"origin": self.origin, "registrationId": self.registrations[-1], "data": json.dumps(said)}
        self.line.send("ServiceWorker.deliverPushMessage", push)

    def shows(self) -> list[dict[str, str]]:
        """Return the system notices on display."""
        found: list[dict[str, str]] = self.worker.evaluate(NOTICES)
        return found

    def click(self, tag: str) -> list[str | int]:
        """Press the notice of that tag; return the worker's calls on windows, and the number of such notices left."""
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
