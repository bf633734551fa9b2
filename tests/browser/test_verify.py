"""The browser recomputes the dice of a finished game and finds out a log that somebody changed."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from hiroma.games import ruleset
from hiroma.table.verify import verify
from tests.browser.playing import finish, started
from tests.browser.visitor import Arrive, Visitor


def finished(aki: Visitor) -> str:
    table = started(aki, bots=["club"])
    finish([aki], table)
    return table


def test_a_real_game_is_verified(arrive: Arrive) -> None:
    aki = arrive("Aki")
    table = finished(aki)
    page = aki.visit(f"/t/{table}/replay/1")
    page.get_by_role("link", name="Check the dice").click()
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("Verified.")
    log = aki.context.request.get(f"/api/tables/{table}/log").body()
    ours = verify(log.splitlines(), ruleset)
    assert ours.bad is None
    expect(verdict).to_contain_text(f"{ours.entries} entries, one game, {ours.draws} draws")
    page.get_by_role("link", name="To the replay").click()
    expect(page.locator(".scrubber")).to_be_visible()
    aki.visit("/verify").locator("input[type=file]").set_input_files(
        {"name": "game.jsonl", "mimeType": "application/x-ndjson", "buffer": log}
    )
    expect(page.locator(".verdict.good")).to_be_visible()


SWAP = """() => {
  const mine = (one) => one.startsWith("hiroma:nonce:") && localStorage[one].includes('"taken":true');
  const key = Object.keys(localStorage).find(mine);
  const other = (_, head, digit) => head + (digit === "0" ? "1" : "0");
  localStorage[key] = localStorage[key].replace(/("nonce":")(.)/, other);
}"""
"""Makes this device remember another number than the one in the log."""


def test_a_device_knows_whether_its_own_number_was_swapped(arrive: Arrive) -> None:
    aki = arrive("Aki")
    table = aki.open_table()
    page = aki.visit(f"/t/{table}")
    for line in ("/join", "/bot club", "/start"):
        aki.enter(line)
    expect(page.locator(".board")).to_be_visible()
    finish([aki], table)
    aki.visit(f"/verify?table={table}&game=1")
    own = page.locator(".own")
    expect(own).to_have_text("Your device’s number stands in the log as it was sent: game 1.")
    page.evaluate(SWAP)
    page.reload()
    expect(own).to_contain_text("Somebody swapped your device’s number")
    ben = arrive("Ben").visit(f"/verify?table={table}&game=1")
    expect(ben.locator(".verdict.good")).to_contain_text("Verified.")
    expect(ben.locator(".own")).to_contain_text("This device keeps no number of a game of this log")


def test_the_page_names_whose_device_is_waited_for(arrive: Arrive) -> None:
    """Ben said ready with another device: his page says so, and he can call the start off."""
    aki, ben = arrive("Aki"), arrive("Ben")
    table = aki.open_table()
    aki.visit(f"/t/{table}")
    aki.enter("/join")
    page = ben.visit(f"/t/{table}")
    ben.enter("/join")
    expect(page.locator(".board, .waiting")).to_contain_text("Ben")
    page.evaluate("() => localStorage.clear()")
    aki.enter("/start")
    card = aki.page.locator(".vote")
    expect(card).to_contain_text("The game is about to begin")
    expect(card).to_contain_text("Ben")
    expect(page.locator(".vote")).to_contain_text("Your number is on another device")
    ben.button("Call off").click()
    expect(card).to_have_count(0)
    expect(aki.page.locator(".agreement")).to_contain_text("The next game needs a new word from everybody")
    for person in (aki, ben):
        person.button("Fine, I’m ready").click()
    expect(aki.page.locator(".board")).to_be_visible()


def a_die(lines: list[bytes]) -> int:
    """Change one die in the middle; return the index of its line."""
    rolls = [n for n, line in enumerate(lines) if len(json.loads(line).get("draws", [])) == 1]
    n = rolls[len(rolls) // 2]
    entry = json.loads(lines[n])
    drawn = entry["draws"][0]
    key = next(key for key, value in drawn.items() if isinstance(value, list))
    drawn[key][0] = drawn[key][0] % 6 + 1
    lines[n] = json.dumps(entry, separators=(",", ":")).encode()
    return n


def dropped(lines: list[bytes]) -> int:
    """Leave one line out; return its index."""
    n = len(lines) // 2
    del lines[n]
    return n


def swapped(lines: list[bytes]) -> int:
    """Exchange two lines; return the index of the first."""
    n = len(lines) // 2
    lines[n], lines[n + 1] = lines[n + 1], lines[n]
    return n


@pytest.mark.parametrize("tamper", [a_die, dropped, swapped])
def test_a_changed_log_is_found_out_at_the_entry(arrive: Arrive, tamper: Callable[[list[bytes]], int]) -> None:
    aki = arrive("Aki")
    lines = aki.context.request.get(f"/api/tables/{finished(aki)}/log").body().splitlines()
    n = tamper(lines)
    page = aki.visit("/verify")
    page.locator("input[type=file]").set_input_files(
        {"name": "game.jsonl", "mimeType": "application/x-ndjson", "buffer": b"\n".join(lines)}
    )
    verdict = page.locator(".verdict.bad")
    expect(verdict).to_contain_text(f"Entry {n + 1} is not right")
    assert verify(lines, ruleset).bad == n + 1
