"""The rulebook in a browser: in the reader's language, with contents, search, figure, examples, and on paper."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hiroma.games import HOUSE, home
from hiroma.kernel.texts import rulebook, written
from tests.browser.playing import press_if_there
from tests.browser.test_access import violations
from tests.browser.visitor import PHONE, Arrive, overhang

WINDOWS: dict[str, dict[str, Any]] = {"desktop": {"viewport": {"width": 1440, "height": 900}}, "phone": PHONE}


def opened(page: Page) -> None:
    """Check that the book is there, with its figure."""
    expect(page.locator(".book-text h2").first).to_be_visible()
    expect(page.locator(".book-number").first).to_be_visible()
    expect(page.locator(".wait:visible")).to_have_count(0)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("game", HOUSE)
def test_no_book_is_wider_than_the_window(arrive: Arrive, game: str, window: str) -> None:
    page = arrive("Aki", **WINDOWS[window]).visit(f"/rules/{game}")
    opened(page)
    assert overhang(page) <= 0
    assert violations(page) == []


@pytest.mark.parametrize("game", HOUSE)
def test_every_part_of_the_figure_has_its_number_in_the_picture(arrive: Arrive, game: str) -> None:
    page = arrive("Aki").visit(f"/rules/{game}")
    opened(page)
    named = page.locator(".book-parts li").count()
    expect(page.locator(".book-number")).to_have_count(named)
    outside = page.evaluate(
        """() => {
          const frame = document.querySelector(".book-picture").getBoundingClientRect();
          const inside = ({ left, right, top, bottom }) =>
            left > frame.left - 20 && right < frame.right + 20 && top > frame.top - 20 && bottom < frame.bottom + 20;
          return [...document.querySelectorAll(".book-number")]
            .filter((number) => !inside(number.getBoundingClientRect()))
            .map((number) => number.textContent);
        }"""
    )
    assert outside == []


@pytest.mark.parametrize("game", HOUSE)
def test_every_clause_of_every_book_has_its_place(arrive: Arrive, game: str) -> None:
    aki = arrive("Aki")
    page = aki.visit(f"/rules/{game}")
    book = page.locator(".rulebook")
    expect(book).to_be_visible()
    for locale in ("ja", "de", "en"):
        aki.speak(locale)
        expect(book).to_have_attribute("lang", locale)
        wanted = written((home(game) / rulebook(locale)).read_text("utf-8"))
        there = book.locator("[id]").evaluate_all("all => all.map(({ id }) => id)")
        assert wanted <= set(there), locale


def test_words_are_found_counted_and_gone_through(arrive: Arrive) -> None:
    page = arrive("Aki").visit("/rules/cant-stop")
    opened(page)
    page.keyboard.press("/")
    field = page.get_by_role("searchbox", name="Search the rulebook")
    expect(field).to_be_focused()
    page.keyboard.type("bivouac")
    count = page.locator(".rulebook mark").count()
    assert count > 10
    said = page.locator(".book-find output")
    expect(said).to_have_text(f"1 of {count}")
    page.keyboard.press("Enter")
    expect(said).to_have_text(f"2 of {count}")
    expect(page.locator("mark.here")).to_be_in_viewport()
    page.keyboard.press("Shift+Enter")
    page.keyboard.press("Shift+Enter")
    expect(said).to_have_text(f"{count} of {count}")
    page.get_by_role("button", name="Next place").click()
    expect(said).to_have_text(f"1 of {count}")
    field.fill("xylophone")
    expect(said).to_have_text("Nothing found")
    field.press("Escape")
    expect(field).to_have_value("")
    expect(page.locator(".rulebook mark")).to_have_count(0)


def test_the_contents_stay_and_lead_to_each_section(arrive: Arrive) -> None:
    page = arrive("Aki", **WINDOWS["desktop"]).visit("/rules/niagara")
    opened(page)
    contents = page.get_by_role("navigation", name="Contents")
    sections = contents.get_by_role("link")
    assert sections.count() == page.locator(".book-text h2, .book-text h3").count()
    last = sections.last
    last.click()
    heading = page.locator(".book-text h2").last
    expect(heading).to_be_in_viewport()
    expect(heading).to_be_focused()
    expect(last).to_be_in_viewport()
    expect(last).to_have_attribute("aria-current", "location")
    # On a phone the contents are a fold, which closes behind the reader.
    phone = arrive("Ben", **PHONE).visit("/rules/niagara")
    opened(phone)
    phone.locator(".book-contents summary").tap()
    phone.locator(".book-contents a", has_text="The end").tap()
    expect(phone.locator(".book-text h2", has_text="The end")).to_be_in_viewport()
    expect(phone.locator(".book-contents details")).not_to_have_attribute("open", "")


def test_a_mention_of_a_clause_leads_to_it(arrive: Arrive) -> None:
    page = arrive("Aki").visit("/rules/cant-stop#CS-S10")
    expect(page.locator("#CS-S10")).to_have_class("pointed")
    page.locator("#CS-S10 a", has_text="CS-MA4").click()
    expect(page.locator("#CS-MA4")).to_have_class("pointed")
    expect(page.locator("#CS-MA4")).to_be_in_viewport()
    page.go_back()
    expect(page.locator("#CS-S10")).to_have_class("pointed")


@pytest.mark.parametrize("game", HOUSE)
def test_every_lesson_can_be_stepped_through_in_its_section(arrive: Arrive, game: str) -> None:
    aki = arrive("Aki")
    page = aki.visit(f"/rules/{game}")
    opened(page)
    (lessons,) = [card["lessons"] for card in aki.api("GET", "/api/games") if card["id"] == game]
    examples = page.locator(".book-example")
    expect(examples).to_have_count(len(lessons))
    for lesson in lessons:
        example = examples.filter(has=page.locator(f"a[href='/learn/{game}/{lesson}']"))
        example.locator("> summary").click()
        ready = example.locator("button[aria-disabled=false]", has_text="Next step")
        done = example.locator(".example-done")
        expect(ready).to_be_visible()
        while press_if_there(ready):
            expect(ready.or_(done)).to_be_visible()
        expect(done).to_be_visible()
        expect(example.locator(".example-told li").first).to_be_visible()
        example.get_by_role("button", name="From the beginning").click()
        expect(done).to_have_count(0)
        example.locator("> summary").click()


def test_on_paper_there_is_the_book_alone(arrive: Arrive) -> None:
    page = arrive("Aki", color_scheme="dark").visit("/rules/hidden-rooms")
    opened(page)
    page.emulate_media(media="print")
    for away in (".beam", ".book-contents", ".book-find", ".book-example", ".book-ways"):
        expect(page.locator(away).first).to_be_hidden()
    looks = page.evaluate(
        """() => {
          const style = (of) => getComputedStyle(document.querySelector(of));
          const { backgroundColor, color } = style(".rulebook");
          return [backgroundColor, color, style(".book-section").breakBefore];
        }"""
    )
    assert looks == ["rgb(255, 255, 255)", "rgb(0, 0, 0)", "page"]
