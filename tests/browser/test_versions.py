"""A hall after an update: a table has the options of its own rules, and is only a log once those are gone."""

from playwright.sync_api import expect

from tests.browser.test_line import NO_LINE
from tests.browser.visitor import Arrive
from tests.server.running import RUN, RunningHall

OLD, NEW = "hiroma.games.cant_stop:CantStop", "tests.browser.newer:NewerCantStop"


def updated(hall: RunningHall, versions: dict[int, str]) -> None:
    """Stop the hall and start it with these versions of Can't Stop."""
    hall.stop()
    hall.run = f"from hiroma.games import RULESETS; RULESETS['cant-stop'] = {versions!r}; {RUN}"
    hall.start()


def test_a_table_keeps_its_options_and_then_is_a_log(arrive: Arrive, own_hall: RunningHall) -> None:
    aki = arrive("Aki", address=own_hall.address)
    aki.forgive(*NO_LINE, "status of 404")
    old = aki.open_table()
    updated(own_hall, {1: OLD, 2: NEW})
    new = aki.open_table()
    assert [aki.state(table)["meta"]["version"] for table in (old, new)] == [1, 2]
    page = aki.visit(f"/t/{old}")
    expect(page.get_by_label("Games to win")).to_be_visible()
    aki.visit(f"/t/{new}")
    expect(page.get_by_text("No shared bivouacs")).to_be_visible()
    expect(page.get_by_label("Games to win")).to_have_count(0)

    updated(own_hall, {2: NEW})
    page = aki.visit(f"/t/{old}")
    expect(page.get_by_role("heading", level=1)).to_have_text("This table can only be read as a log")
    expect(page.get_by_text("This house no longer has that version of the rules.")).to_be_visible()
    log = page.get_by_role("link", name="The log as a file")
    expect(log).to_have_attribute("href", f"/api/tables/{old}/log")
