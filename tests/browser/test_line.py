"""Connections that drop, servers that die, tabs that open twice: the page resumes where it was."""

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.playing import act, advance, by_button, commit, seated, see, started, until_turn_of
from tests.browser.visitor import Arrive, Visitor
from tests.server.running import RunningHall

NO_LINE = (
    r"net::ERR_INTERNET_DISCONNECTED",
    r"net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|CONTENT_LENGTH_MISMATCH)",
    r"WebSocket connection to .* failed",
)
"""Errors of a browser whose hall is gone, also for answers on their way."""

SILENCE = (6, 12)
"""Seconds of silence after which the page asks for a sign of life, and after which it gives the connection up."""


def on_turn(view: Any) -> bool:
    """Return True in the middle of a turn, with a step to lose."""
    return bool(view["climbers"]) and any(choice["live"] for choice in view["choices"])


def arrived(page: Page) -> None:
    """Check that the connection is up and the buttons are there."""
    expect(page.locator(".reconnecting")).to_have_count(0)
    expect(page.locator(".cs-actions")).to_be_visible()


def dice(page: Page) -> list[str]:
    return [name or "" for name in page.locator(".tray .throw").evaluate_all("all => all.map(die => die.ariaLabel)")]


def shows(page: Page, wanted: list[str]) -> None:
    """Wait until these are the dice."""
    for nth, name in enumerate(wanted):
        expect(page.locator(".tray .throw").nth(nth)).to_have_attribute("aria-label", name)


def test_a_command_given_without_a_line_is_carried_out_once_when_it_is_back(arrive: Arrive) -> None:
    aki, ben = arrive("Aki").hurry(), arrive("Ben")
    table = started(aki, ben)
    advance([aki, ben], table, on_turn)
    see(aki, table)
    see(ben, table)
    arrived(aki.page)
    aki.forgive(*NO_LINE)
    rev = aki.state(table)["rev"]
    aki.context.set_offline(True)
    for seconds in SILENCE:
        aki.context.clock.fast_forward(seconds * 1000)
    expect(aki.page.locator(".reconnecting")).to_be_visible()
    die = aki.page.locator(".throw").first.element_handle()
    aki.look()
    act(aki, "go").click()
    ben.say(table, "Where are you?")
    assert ben.state(table)["rev"] == rev
    aki.context.set_offline(False)
    aki.page.wait_for_function("die => !die.isConnected", arg=die)
    arrived(aki.page)
    aki.page.locator("#tab-chat").click()
    expect(aki.page.locator(".log.chat")).to_contain_text("Where are you?")
    assert ben.state(table)["rev"] == rev + 1


def test_the_page_goes_on_by_itself_after_the_server_was_killed(arrive: Arrive, own_hall: RunningHall) -> None:
    aki, ben = (arrive(name, address=own_hall.address).hurry() for name in ("Aki", "Ben"))
    table = started(aki, ben)
    advance([aki, ben], table, on_turn)
    for person in (aki, ben):
        see(person, table)
        person.forgive(*NO_LINE)
    arrived(aki.page)

    def position() -> object:
        # The rev may differ: after a long outage the hall records the time that it gives back.
        return dice(aki.page), aki.page.locator(".climber").count(), aki.state(table)["game"]["view"]

    before = position()
    for _ in range(2):
        own_hall.kill()
        expect(aki.page.locator(".reconnecting")).to_be_visible()
        own_hall.start()
        arrived(aki.page)
    assert position() == before
    commit(aki, "go", by_button)
    expect(ben.page.locator(".reconnecting")).to_have_count(0)
    shows(ben.page, [name.partition(",")[0] for name in dice(aki.page)])


def test_one_seat_in_two_tabs(arrive: Arrive) -> None:
    aki, ben = arrive("Aki").hurry(), arrive("Ben")
    table = started(aki, ben)
    advance([aki, ben], table, on_turn)
    see(aki, table)
    arrived(aki.page)
    first = aki.page
    aki.page = second = aki.context.new_page()
    see(aki, table)
    arrived(second)
    assert dice(first) == dice(second)
    commit(aki, "go", by_button)
    shows(first, dice(second))
    second.close()
    aki.page = first
    expect(first.locator(".bar .player").first).not_to_contain_text("away")
    leave_turn(aki)


def leave_turn(aki: Visitor) -> None:
    """End the turn, with any dice."""
    deed = "drop" if act(aki, "drop").count() else "stop"
    commit(aki, deed, by_button)
    expect(aki.page.locator(".cs-actions")).to_have_count(0)


def test_a_reload_in_the_middle_of_a_turn(arrive: Arrive) -> None:
    aki, ben = arrive("Aki").hurry(), arrive("Ben")
    table = started(aki, ben)
    advance([aki, ben], table, on_turn)
    see(aki, table)
    arrived(aki.page)
    before = dice(aki.page), aki.page.locator(".climber").count()
    aki.page.reload()
    arrived(aki.page)
    assert (dice(aki.page), aki.page.locator(".climber").count()) == before
    leave_turn(aki)


def test_the_hall_opens_without_a_line_once_it_was_visited(arrive: Arrive) -> None:
    aki = arrive("Aki", service_workers="allow")
    page = aki.visit("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    aki.forgive(*NO_LINE, r"Failed to load resource", r"Failed to fetch")
    aki.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Open a table")
    aki.context.set_offline(False)
    expect(page.get_by_role("button", name="Play now: Niagara")).to_be_visible(timeout=20_000)


HIDE = """hidden => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_a_forgotten_tab_lets_go_of_a_table_with_days_and_still_calls(arrive: Arrive) -> None:
    """It lets go so that letters and notices reach its owner."""
    aki, ben = arrive("Aki").hurry(), arrive("Ben")
    table = seated(aki, ben)
    for person, line in ((aki, "/clock 2d"), (ben, "/ready"), (aki, "/start")):
        person.say(table, line)
    until_turn_of(ben, [aki, ben], table)
    said: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda text: said.append(json.loads(text)["type"]))

    aki.page.on("websocket", listen)
    see(aki, table)
    expect(aki.page.locator(".board")).to_be_visible()
    aki.page.evaluate(HIDE, True)
    aki.context.clock.fast_forward(120_000)
    expect(aki.page).not_to_have_title(re.compile("Your turn"))
    until_turn_of(aki, [aki, ben], table)
    expect(aki.page).to_have_title(re.compile("Your turn"))
    assert said[-1] != "watch"
    assert said.count("unwatch") == 1
    aki.page.evaluate(HIDE, False)
    act(aki, "go").wait_for()
    assert said.index("unwatch") < len(said) - 1 - said[::-1].index("watch")
