"""Push: a player asks for it on their account page; the service worker shows the message that it is their turn."""

from playwright.sync_api import expect

from tests.browser.pushing import Worker, browser, hall, until, with_ears
from tests.browser.test_access import violations
from tests.browser.visitor import PHONE, Arrive, Visitor, overhang
from tests.server.pushing import Ears, PushService, service

__all__ = ["browser", "hall", "service"]


def out_of_turn(visitor: Visitor, table: str, seat: int) -> None:
    """Play by the API until another player is on turn."""
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
    part = page.locator(".account-part", has_text="What the hall tells you")
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
