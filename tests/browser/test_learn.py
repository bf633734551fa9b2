"""Lessons in a real browser: done by hand, by hint and example, and remembered."""

from playwright.sync_api import expect

from tests.browser.playing import act
from tests.browser.visitor import PHONE, Arrive, overhang


def test_all_lessons_are_done_by_hand_and_remembered(arrive: Arrive) -> None:
    aki = arrive("Aki")
    aki.hurry()
    page = aki.visit("/learn/cant-stop")
    chosen = [("7", "go"), ("2", "go"), ("6", "stop"), ("7", "stop")]
    for number, (route, deed) in enumerate(chosen):
        expect(page.locator(".learn-steps [aria-current]")).to_have_text(str(number + 1))
        expect(act(aki, deed)).to_be_visible()
        aki.look()
        page.locator(".chip", has_text=route).first.click()
        act(aki, deed).click()
        expect(page.locator(".learn-done")).to_be_visible()
        if number + 1 < len(chosen):
            aki.button("Next lesson").click()
    expect(page.get_by_role("link", name="Play a real game")).to_be_visible()
    expect(page.locator(".learn-steps .done")).to_have_count(4)
    page.reload()
    expect(page.locator(".learn-steps .done")).to_have_count(4)


def test_a_hint_then_an_example_then_again(arrive: Arrive) -> None:
    page = arrive("Ben", **PHONE).visit("/learn/cant-stop/stop")
    page.get_by_role("button", name="Give me a hint").tap()
    expect(page.locator(".learn-hint")).to_contain_text("6 · 8")
    page.get_by_role("button", name="Show me").tap()
    expect(page.locator(".learn-done")).to_be_visible()
    page.get_by_role("button", name="Start again").tap()
    expect(page.locator(".learn-done")).to_have_count(0)
    expect(page.locator(".cs-actions")).to_be_visible()
    assert overhang(page) <= 0


def test_what_does_not_help_is_said(arrive: Arrive) -> None:
    aki = arrive("Aki")
    aki.hurry()
    page = aki.visit("/learn/cant-stop/stop")
    expect(act(aki, "go")).to_be_visible()
    aki.look()
    act(aki, "go").click()
    expect(page.locator(".learn-over")).to_be_visible()
    aki.button("Start again").click()
    expect(act(aki, "stop")).to_be_visible()


def test_a_game_without_lessons_or_name(arrive: Arrive) -> None:
    page = arrive("Aki").visit("/rules/cant-stop")
    page.get_by_role("link", name="Learn by playing").click()
    expect(page.locator(".learn-steps")).to_be_visible()
    page = arrive("Ben").visit("/learn/chess")
    expect(page.locator("main h1")).to_be_visible()
