"""Clocks on the page: chosen before the game, running, short, at zero, and then a bot takes over."""

import datetime as dt
import re

from playwright.sync_api import expect

from tests.browser.playing import seated
from tests.browser.test_access import violations
from tests.browser.visitor import PHONE, Arrive, Visitor, overhang

SHORT = "() => /0:0[12]/.test(document.querySelector('.chair-clock.runs.short')?.textContent ?? '')"


def test_the_host_chooses_a_clock_and_the_others_see_it(arrive: Arrive) -> None:
    aki, ben = arrive("Aki"), arrive("Ben")
    table = seated(aki, ben)
    page = aki.visit(f"/t/{table}")
    ben.visit(f"/t/{table}")
    page.get_by_text("Time: no clock").click()
    page.get_by_label("Clock", exact=True).select_option("5 min + 10 s a turn")
    page.get_by_label("When time runs out").select_option("concede")
    expect(ben.page.locator(".waiting .tags")).to_contain_text("5 min + 10 s a turn – who runs out gives up")
    ben.page.get_by_text("Time: 5 min + 10 s a turn").click()
    expect(ben.page.get_by_label("Clock", exact=True)).to_be_disabled()
    page.get_by_label("Clock", exact=True).select_option("2 days a turn")
    expect(page.locator(".agreement")).to_contain_text("Still to agree:")
    expect(page.get_by_role("button", name="Start").first).to_have_attribute("aria-disabled", "true")
    changed = ben.page.get_by_role("status", name="The settings have changed since you sat down:")
    expect(changed.get_by_role("listitem")).to_have_count(3)
    assert violations(ben.page) == []
    changed.get_by_role("button", name="Fine, I’m ready").click()
    expect(ben.page.locator(".agreement")).to_have_count(0)
    aki.say(table, "/start")
    expect(page.locator(".chair-clock").first).to_have_text(re.compile(r"^(1 d 23|2 d 0) h$"))


def timed_out(aki: Visitor, ben: Visitor) -> tuple[Visitor, Visitor]:
    """Wait until time runs out, with both pages open; return that player, then the other."""
    expect(aki.page.locator(".log").first).to_contain_text("has run out of time", timeout=30_000)
    out = aki.page.locator(".log").first.inner_text()
    return (aki, ben) if re.search(r"Aki\s*has run out of time", out) else (ben, aki)


def test_when_time_runs_out_a_bot_takes_over_and_the_owner_may_come_back(arrive: Arrive) -> None:
    aki, ben = arrive("Aki"), arrive("Ben")
    table = seated(aki, ben)
    aki.say(table, "/clock 0+9")
    ben.say(table, "/ready")
    for visitor in (aki, ben):
        visitor.visit(f"/t/{table}")
    aki.say(table, "/start")
    clocks = aki.page.locator(".chair-clock")
    expect(clocks).to_have_count(2)
    expect(aki.page.locator(".chair-clock.runs")).to_have_count(1)
    # It is short for less than two seconds: the page itself looks, at every picture.
    aki.page.wait_for_function(SHORT)
    out, other = timed_out(aki, ben)
    # Look at this chair alone: the clock of the other player runs, too.
    chair = other.page.locator(".bar .player").nth((aki, ben).index(out))
    expect(chair).to_contain_text("bot stands in")
    out.page.get_by_role("button", name="Sit down").first.click()
    expect(chair).not_to_contain_text("bot stands in")
    expect(out.page.locator(".log").first).to_contain_text("is back")


def test_who_has_little_time_is_told_once(arrive: Arrive) -> None:
    aki, ben = arrive("Aki"), arrive("Ben")
    table = seated(aki, ben)
    aki.say(table, "/clock 0+10")
    ben.say(table, "/ready")
    for visitor in (aki, ben):
        visitor.visit(f"/t/{table}")
        visitor.page.evaluate(
            "() => { window.told = []; new MutationObserver(() => window.told.push(document.querySelector"
            "('[role=alert][aria-live=assertive]').textContent)).observe(document.body,"
            " { subtree: true, childList: true, characterData: true }); }"
        )
    aki.say(table, "/start")
    out, other = timed_out(aki, ben)
    told = [text for text in out.page.evaluate("window.told") if "getting short" in text]
    assert len(set(told)) == 1, "a fifth of ten seconds, and what is begun counts"
    # A busy page may say it a second late, and then says what is left.
    assert re.fullmatch("Your time is getting short: 0:0[123] left.", told[0])
    assert not any("getting short" in text for text in other.page.evaluate("window.told"))


def test_clocks_on_a_phone_and_for_axe(arrive: Arrive) -> None:
    aki, ben = arrive("Aki", **PHONE), arrive("Ben")
    table = seated(aki, ben)
    aki.say(table, "/clock 5+10")
    ben.say(table, "/ready")
    page = aki.visit(f"/t/{table}")
    for locale in ("en", "ja", "de"):
        aki.speak(locale)
        expect(page.locator(".waiting .tags")).to_be_visible()
        assert violations(page) == []
    aki.say(table, "/start")
    for locale in ("en", "ja", "de"):
        aki.speak(locale)
        expect(page.locator(".chair-clock.runs")).to_have_count(1)
        assert violations(page) == []
        assert overhang(page) <= 0


def test_a_vacation_is_taken_shown_at_the_table_and_ended(arrive: Arrive) -> None:
    aki, ben = arrive("Aki"), arrive("Ben")
    table = seated(aki, ben)
    aki.say(table, "/clock 2d")
    ben.say(table, "/ready")
    aki.say(table, "/start")
    ben.visit(f"/t/{table}")
    page = aki.visit("/account")
    part = page.locator(".account-part", has=page.get_by_role("heading", name="Vacation"))
    part.get_by_label("Days", exact=True).fill("5")
    part.get_by_role("button", name="Take these days").click()
    expect(part.get_by_role("status")).to_contain_text("You are on vacation until")
    expect(part).to_contain_text("You have 23 days left this year.")
    expect(ben.page.locator("main")).to_contain_text("on vacation until")
    assert violations(page) == []
    part.get_by_role("button", name="Be back").click()
    expect(part.get_by_role("button", name="Take these days")).to_be_visible()
    expect(ben.page.locator(".log").first).to_contain_text("is back")


def test_a_vacation_is_planned_ahead_and_taken_back_on_a_phone(arrive: Arrive) -> None:
    aki = arrive("あき", **PHONE, locale="ja-JP")
    page = aki.visit("/account")
    part = page.locator(".account-part", has=page.get_by_role("heading", name="休暇"))
    first = dt.datetime.now().astimezone() + dt.timedelta(days=30)
    first = first.replace(hour=0, minute=0, second=0, microsecond=0)
    part.get_by_label("最初の日").fill(first.strftime("%Y-%m-%d"))
    part.get_by_role("button", name="休暇をとる").tap()
    expect(part.get_by_role("status")).to_have_text(re.compile(r"から .* まで休暇の予定です。"))
    begins = aki.api("GET", "/api/vacation")["begins"]
    assert begins == page.evaluate(f"new Date('{first:%Y-%m-%d}T00:00').getTime() / 1000")
    assert violations(page) == []
    assert overhang(page) <= 0
    part.get_by_role("button", name="取りやめる").tap()
    expect(part.get_by_role("button", name="休暇をとる")).to_be_visible()
    assert aki.api("GET", "/api/vacation")["until"] is None
