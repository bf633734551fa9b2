"""A bot that could not move, because the store was away or the table busy, moves later without anybody's help."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hiroma.ids import PlayerId, TableId
from hiroma.server.core import autopilot, room
from hiroma.server.settings import Settings
from hiroma.server.wire.bodies import NewTable
from hiroma.server.wiring import Hall
from hiroma.store import Row, StoreError
from hiroma.store.rows import Appended, Outcome
from hiroma.table.commands import Join, SeatBot, Start, Submit
from hiroma.table.refusal import Refusal

ANN = PlayerId("ann")


async def anns_move(hall: Hall, table_id: TableId) -> Submit | None:
    """Return a move by which Ann's turn ends soon; None when a bot is on turn."""
    table = await hall.tables.look(table_id)
    assert table is not None
    assert table.play is not None
    (seat,) = table.play.state.actors()
    if table.chairs[table.play.holders[seat]].bot is not None:
        return None
    return Submit(seat=seat, moves=[msgspec.to_builtins(table.play.state.moves(seat)[-1])])


class Failing:
    """The log of a table, which takes no bot's move for a while."""

    def __init__(self, append: Any, failures: list[Appended | StoreError]) -> None:
        self.append, self.failures = append, failures
        self.moved = asyncio.Event()

    async def __call__(self, row: Row, *rest: Any) -> Appended:
        """Append a row, or fail."""
        entry = msgspec.json.decode(row.body)
        if entry["command"]["do"] == "submit" and "player" not in entry and entry.get("by") is None:
            if self.failures:
                failure = self.failures.pop()
                if isinstance(failure, StoreError):
                    raise failure
                return failure
            self.moved.set()
        appended: Appended = await self.append(row, *rest)
        return appended


@pytest.mark.parametrize(("failure", "times"), [(StoreError("away"), 3), (Appended(Outcome.STALE, 0), 200)])
async def test_a_bot_moves_once_the_log_takes_its_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failure: Appended | StoreError, times: int
) -> None:
    monkeypatch.setattr(autopilot, "SOON", 0.01)
    monkeypatch.setattr(room, "TRYING", 0.01)
    hall = Hall(Settings(store=f"sqlite:///{tmp_path}/hall.db", key=f"{tmp_path}/key", bot_pause=0.0))
    await hall.open()
    log = Failing(hall.store.tables.append, [failure] * times)
    monkeypatch.setattr(hall.store.tables, "append", log)
    table = await hall.tables.new(ANN, NewTable(game="cant-stop", rated=False))
    assert not isinstance(table, Refusal)
    for asked in (Join(), SeatBot(), SeatBot(), SeatBot(), Start()):
        assert isinstance(await hall.tables.order(asked, table, ANN), int), asked
    while (own := await anns_move(hall, table)) is not None:
        assert isinstance(await hall.tables.order(own, table, ANN), int)
    await asyncio.wait_for(log.moved.wait(), 5.0)
    assert not log.failures
    await hall.close()
