"""A device that does not open its number: the hall calls the start off by itself and names the chair."""

import asyncio
from pathlib import Path

import pytest

from hiroma.ids import PlayerId, TableId
from hiroma.server.settings import Settings
from hiroma.server.wire import bodies
from hiroma.server.wiring import Hall
from hiroma.table import gathering
from hiroma.table.chance import pledge
from hiroma.table.commands import Join, OpenNonce, Start
from hiroma.table.events import StartCalledOff

NONCES = ["a" * 32, "b" * 32]


async def test_the_hall_calls_off_a_start_that_a_device_holds_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gathering, "SECONDS", 0.5)
    inside = Hall(Settings(store=f"sqlite:///{tmp_path}/h.db", key=f"{tmp_path}/hiroma.key"))
    await inside.open()
    try:
        people = ["a" * 16, "b" * 16]
        table = await inside.tables.new(PlayerId(people[0]), bodies.NewTable(game="cant-stop"))
        room = await inside.rooms.find(TableId(str(table)))
        assert room is not None
        for player, nonce in zip(people, NONCES, strict=True):
            await room.command(Join(pledge=pledge(nonce)), PlayerId(player), None, None)
        await room.command(Start(), PlayerId(people[0]), None, None)
        await room.command(OpenNonce(nonce=NONCES[1]), PlayerId(people[1]), None, None)
        assert room.waited == {people[0]}, "the table waits for that person"
        for _ in range(100):
            if not room.waited:
                break
            await asyncio.sleep(0.05)
        (heard,) = room.table.history[-1].heard
        assert heard.event == StartCalledOff(chair=None, late=(0,))
        assert room.waited == frozenset()
        assert room.table.gathering is None
    finally:
        await inside.close()
