"""An error between the check of an entry and its append leaves no gap in the log."""

from typing import Any

import pytest

from hiroma.ids import PlayerId, TableId
from hiroma.server.wire.bodies import NewTable
from hiroma.server.wiring import Hall
from hiroma.store import StoreError
from hiroma.table.commands import Join, SetOption
from hiroma.table.refusal import Refusal

ANN, BEN, CAL = PlayerId("ann"), PlayerId("ben"), PlayerId("cal")


class Once:
    """Fails at the first call, and does the real thing from then on."""

    def __init__(self, real: Any, error: Exception) -> None:
        self._real, self._error = real, error
        self._failed = False

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Fail, or do it."""
        if not self._failed:
            self._failed = True
            raise self._error
        return self._real(*args, **kwargs)


async def opened(hall: Hall) -> TableId:
    """Open a table where Ann sits."""
    table_id = await hall.tables.new(ANN, NewTable(game="cant-stop", rated=False))
    assert not isinstance(table_id, Refusal)
    assert await hall.tables.order(Join(), table_id, ANN) == 2
    return table_id


async def goes_on(hall: Hall, table_id: TableId, rev: int) -> None:
    """Check that the next entry of a table has this rev, in a log without a gap that any hall can read."""
    assert await hall.tables.order(Join(), table_id, CAL) == rev
    assert [row.rev for row in await hall.store.tables.entries(table_id)] == list(range(1, rev + 1))
    hall.rooms.open.pop(table_id).drop()
    table = await hall.tables.look(table_id)
    assert table is not None
    assert table.rev == rev


async def test_a_frame_that_cannot_be_made_leaves_no_gap(halls: list[Hall], monkeypatch: pytest.MonkeyPatch) -> None:
    table_id = await opened(halls[0])
    spectators = halls[0].rooms.open[table_id].spectators
    monkeypatch.setattr(spectators, "frames", Once(spectators.frames, KeyError("view")))
    with pytest.raises(KeyError):
        await halls[0].tables.order(Join(), table_id, BEN)
    await goes_on(halls[0], table_id, 3)


async def test_a_log_that_cannot_be_read_again_leaves_no_gap(
    halls: list[Hall], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = halls
    table_id = await opened(one)
    assert await two.rooms.find(table_id) is not None
    assert await one.tables.order(Join(), table_id, BEN) == 3
    logs = two.store.tables
    monkeypatch.setattr(logs, "entries", Once(logs.entries, StoreError("away")))
    with pytest.raises(StoreError):
        await two.tables.order(SetOption(name="unique", value=True), table_id, ANN)
    await goes_on(two, table_id, 4)
