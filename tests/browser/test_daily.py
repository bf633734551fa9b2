"""The daily challenge of every game: two people, the same deal, the same answers of the bots."""

import contextlib
import os
import secrets
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_access import violations
from tests.browser.test_hidden_rooms import aged
from tests.browser.visitor import PHONE, Arrive, Visitor, overhang
from tests.server.running import RunningHall

DECISIONS = 3
"""Decisions that both people make alike."""

PATIENCE = 90.0
"""Seconds for bots on a busy machine."""

DAY = 24 * 3600


def shoot(page: Page, name: str) -> None:
    """Keep a picture in the folder that the variable SHOTS names, if it does."""
    if folder := os.environ.get("SHOTS"):
        page.screenshot(path=str(Path(folder) / f"{name}.png"), full_page=True)


def within_a_day() -> None:
    """Wait for the next day (UTC) when this one is nearly over: two people who begin would have two deals."""
    while DAY - time.time() % DAY < PATIENCE:
        time.sleep(1)


def mine(person: Visitor, table: str) -> dict[str, Any]:
    """Wait until this person is on turn or the game is over; return the game."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        game: dict[str, Any] = person.api("GET", f"/api/tables/{table}")["game"]
        if "0" in game["moves"] or game["outcome"]:
            return game
        time.sleep(0.1)
    raise AssertionError("no turn")


def alike(people: tuple[Visitor, Visitor], tables: list[str]) -> list[dict[str, Any]]:
    """Wait until both are on turn in the same position; return their games. A bot may need a moment to decide."""
    until = time.monotonic() + PATIENCE
    while True:
        games = [mine(person, table) for person, table in zip(people, tables, strict=True)]
        if games[0]["view"] == games[1]["view"]:
            return games
        assert time.monotonic() < until, "they differ"
        time.sleep(0.1)


@pytest.mark.parametrize("game", ["cant-stop", "fearsome-floors", "niagara", "shinsai-jima"])
def test_two_people_have_the_same_day(arrive: Arrive, hall: RunningHall, game: str) -> None:
    aki, ben = arrive("Aki"), arrive("Ben", locale="ja-JP", **PHONE)
    for person in (aki, ben):
        person.sign_up(f"{person.name}-{secrets.token_hex(4)}")
    aged(hall)
    within_a_day()
    tables = []
    for person, begin in ((aki, "Begin today’s try"), (ben, "今日の挑戦を始める")):
        page = person.visit(f"/daily/{game}")
        expect(page.locator(".daily-games a")).to_have_count(5)
        expect(page.locator(".daily-games [aria-current]")).to_have_count(1)
        expect(page.locator(".daily-square:not(.unset)")).to_have_count(1)
        assert violations(page) == []
        assert overhang(page) == 0
        shoot(page, f"daily-{game}-{person.name}")
        page.get_by_role("button", name=begin).click()
        page.wait_for_url("**/t/*")
        tables.append(person.table)
    for _ in range(DECISIONS):
        games = alike((aki, ben), tables)
        if games[0]["outcome"]:
            break
        for person, table, shown in zip((aki, ben), tables, games, strict=True):
            person.order(table, "submit", seat=0, moves=[shown["moves"]["0"][0]])
    for person, table in zip((aki, ben), tables, strict=True):
        if not mine(person, table)["outcome"]:
            person.order(table, "concede")
    page = aki.page
    until = time.monotonic() + PATIENCE
    while aki.api("GET", f"/api/daily?game={game}")["board"] == [] and time.monotonic() < until:
        time.sleep(0.5)
    aki.visit(f"/daily/{game}")
    expect(page.locator(".daily-ranks tbody tr").first).to_be_visible()
    expect(page.locator(".daily-square.lost")).to_have_count(1)
    assert violations(page) == []
    shoot(page, f"daily-{game}-over")
    page.get_by_role("button", name="As a picture").click()
    expect(page.locator("dialog[open], [role=dialog]").first).to_be_visible()


def test_an_old_day_is_practised(arrive: Arrive, own_hall: RunningHall) -> None:
    aki = arrive("Aki", address=own_hall.address)
    page = aki.visit("/daily/cant-stop")
    expect(page.get_by_role("button", name="Begin today’s try")).to_be_visible()
    day = aki.api("GET", "/api/daily?game=cant-stop")["day"]
    old(own_hall, day)
    page = aki.visit("/daily/cant-stop/2026-01-31")
    page.get_by_role("button", name="Play this day as practice").click()
    page.wait_for_url("**/t/*")
    shown = aki.api("GET", f"/api/tables/{aki.table}")["meta"]
    assert shown["shared"] == "cant-stop/2026-01-31"
    assert len(shown["chairs"]) == 2


def old(hall: RunningHall, day: str) -> None:
    """Move that day into the past."""
    with contextlib.closing(sqlite3.connect(hall.folder / "hiroma.db", timeout=30)) as store, store:
        store.execute("update days set day = 'cant-stop/2026-01-31' where day = ?", (f"cant-stop/{day}",))
