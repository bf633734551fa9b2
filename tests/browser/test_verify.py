"""The dice of a finished game are recomputed in the browser; a log somebody changed is found out."""

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


def a_die(lines: list[bytes]) -> int:
    """Change one die in the middle; the index of the line."""
    rolls = [n for n, line in enumerate(lines) if len(json.loads(line).get("draws", [])) == 1]
    n = rolls[len(rolls) // 2]
    entry = json.loads(lines[n])
    drawn = entry["draws"][0]
    key = next(key for key, value in drawn.items() if isinstance(value, list))
    drawn[key][0] = drawn[key][0] % 6 + 1
    lines[n] = json.dumps(entry, separators=(",", ":")).encode()
    return n


def dropped(lines: list[bytes]) -> int:
    """Leave one out."""
    n = len(lines) // 2
    del lines[n]
    return n


def swapped(lines: list[bytes]) -> int:
    """Exchange two."""
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
