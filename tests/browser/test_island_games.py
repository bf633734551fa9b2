"""Whole games on the island in three dimensions: by mouse, by touch, by keys alone, each to the result."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.islander import Islander, Press, by_keys, by_mouse, by_touch
from tests.browser.test_island import chooses
from tests.browser.test_shinsai_jima import GAME
from tests.browser.visitor import PHONE, Arrive

SHORT: dict[str, Any] = {"ready_made": "all", "interrupts": False, "catapult": False}
"""Options for short games: the hall draws islands and places, and asks nobody between two turns."""

SMALL: dict[str, Any] = {"viewport": {"width": 960, "height": 600}}
"""A small desktop window: without a graphics card its frames cost half as much as those of the usual one."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("press", "window", "options"),
    [
        pytest.param(by_mouse, SMALL, {"catapult": True}, id="mouse"),
        pytest.param(by_touch, PHONE | {"device_scale_factor": 1}, {}, id="touch"),
        pytest.param(by_keys, SMALL, {}, id="keys"),
    ],
)
def test_a_whole_game(arrive: Arrive, press: Press, window: dict[str, Any], options: dict[str, Any]) -> None:
    aki = chooses(arrive("Aki", **window))
    table: str = aki.api("POST", "/api/tables", {"game": GAME, "options": SHORT | options})["id"]
    aki.say(table, "/join")
    aki.order(table, "bot", level="casual")
    aki.say(table, "/start")
    page = aki.visit(f"/t/{table}")
    expect(page.locator(".sj-space.ready")).to_be_visible()
    player = Islander(aki, table, press, through=press is by_keys)
    player.play()
    assert player.turns > 0
    told = {event["event"] for entry in aki.state(table, since=0)["history"] for event in entry["events"]}
    assert {"walked", "cube-moved"} <= told
    assert ("fired" in told) == options.get("catapult", False)
    expect(page.locator(".result h2")).to_be_visible()
