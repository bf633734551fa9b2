"""Sounds in a real browser: none before a press, none against the reader's wish, and a board with sounds."""

from playwright.sync_api import Page, expect

from tests.browser.playing import act, commit, on_turn, see, started
from tests.browser.test_settings_panel import panel
from tests.browser.visitor import Arrive

COUNTED = """
window.devices = 0;
window.tones = 0;
window.engines = 0;
window.AudioContext = class extends AudioContext {
  constructor() {
    super();
    window.devices += 1;
    window.device = this;
  }
  createDynamicsCompressor() {
    window.engines += 1;
    return super.createDynamicsCompressor();
  }
  createOscillator() {
    window.tones += 1;
    return super.createOscillator();
  }
};
"""


def devices(page: Page) -> int:
    """Return the number of sound devices that this page has opened."""
    count = page.evaluate("window.devices")
    assert isinstance(count, int)
    return count


def test_a_page_is_silent_until_it_is_pressed_and_where_the_reader_wants_it(arrive: Arrive) -> None:
    aki = arrive("Aki")
    aki.context.add_init_script(COUNTED)
    page = aki.visit("/")
    assert devices(page) == 0
    opened = panel(page)
    assert devices(page) == 1
    volume = opened.get_by_role("slider", name="Volume: 60 %")
    volume.focus()
    volume.press("Home")
    expect(opened.get_by_role("slider", name="Volume: off")).to_be_visible()
    expect(opened.get_by_role("button", name="Sound", exact=True)).to_have_attribute("aria-pressed", "false")

    page.reload()
    opened = panel(page)
    expect(opened.get_by_role("slider", name="Volume: off")).to_be_visible()
    assert devices(page) == 0
    opened.get_by_role("button", name="Sound", exact=True).click()
    expect(opened.get_by_role("slider", name="Volume: 60 %")).to_be_visible()
    assert devices(page) == 1


def test_a_board_is_heard_by_who_has_pressed(arrive: Arrive) -> None:
    people = [arrive("Aki").hurry(), arrive("Ben").hurry()]
    for person in people:
        person.context.add_init_script(COUNTED)
    table = started(*people)
    for person in people:
        see(person, table)
    mover = on_turn(people)
    assert mover is not None
    # A sound that comes late is left out: the first press brings what makes them.
    mover.page.locator(".play-words").click()
    mover.page.wait_for_function("() => window.engines > 0 && window.device.state === 'running'")
    commit(mover, "go", lambda person, deed: act(person, deed).click())
    mover.page.wait_for_function("() => window.tones > 0")
    other = next(person for person in people if person is not mover)
    assert devices(other.page) == 0
