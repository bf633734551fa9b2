"""Watching: a second look brings only news; bots do not play for themselves; names in memory are bounded."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from hiroma.ids import PlayerId
from hiroma.server.core import names as at_hand
from hiroma.server.core.names import Names
from hiroma.store import Store
from tests.server.inside import InsideHall
from tests.server.running import AnyHall, Person
from tests.server.test_refusals import playing

OPENED = PlayerId("opened")
SITS = PlayerId("sits")


async def test_who_watches_again_is_sent_only_what_is_new(hall: AnyHall) -> None:
    table, mover, _, state = await playing(hall)
    first = await mover.watch(table)
    assert first["history"] == []  # this connection already had all of it
    await mover.send({"type": "unwatch", "table": table})
    whole = await mover.watch(table)
    assert [entry["rev"] for entry in whole["history"]] == list(range(1, state["rev"] + 1))
    again = await mover.watch(table)
    assert again["history"] == []
    assert {**again, "history": whole["history"]} == whole
    assert len(json.dumps(again)) < len(json.dumps(whole))


async def test_comings_and_goings_of_watchers_cost_one_small_frame(hall: AnyHall) -> None:
    table, mover, _, _ = await playing(hall)
    stranger = await Person(hall, "s").arrive()
    await asyncio.sleep(0.5)
    mover.heard.clear()
    for _ in range(5):
        await stranger.watch(table)
        await stranger.send({"type": "unwatch", "table": table})
    with pytest.raises(TimeoutError):
        await mover.wait("state", seconds=1.0)
    assert "presence" in {frame["type"] for frame in mover.heard}


@pytest.mark.slow
async def test_bots_do_not_play_for_themselves(tmp_path: Path) -> None:
    hall = InsideHall(tmp_path, bot_pause=0.05).start()
    try:
        host = await Person(hall, "h").arrive()
        _, made = await host.http("POST", "/api/tables", {"game": "cant-stop"})
        table = made["id"]
        for _ in range(2):
            assert (await host.line(table, "/bot random"))["type"] == "ack"
        assert (await host.line(table, "/start"))["type"] == "ack"
        await asyncio.sleep(1.0)
        before = await revision(host, table)
        await asyncio.sleep(1.5)
        assert await revision(host, table) == before
        await host.watch(table)
        await host.wait("events", seconds=10)
        await host.send({"type": "unwatch", "table": table})
        await asyncio.sleep(1.0)
        before = await revision(host, table)
        await asyncio.sleep(1.5)
        assert await revision(host, table) == before
    finally:
        hall.stop()


async def revision(person: Person, table: str) -> Any:
    return (await person.http("GET", f"/api/tables/{table}"))[1]["rev"]


async def test_names_that_nobody_asks_for_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(at_hand, "MOST", 100)
    store = await Store.connect(f"sqlite:///{tmp_path}/hall.db")
    names = Names(store.people)
    await names.know({SITS, OPENED})
    for n in range(1000):
        await names.know({PlayerId(f"guest{n}")})
        names.prune({SITS, OPENED})
    assert {"sits", "opened", "guest999"} <= set(names)
    assert len(names) <= 103
    await store.close()
