"""Rooms that nobody uses are folded away, and do nothing more."""

import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from hiroma.ids import PlayerId
from hiroma.server.cluster.ownership import NotOwned
from hiroma.server.settings import Settings
from hiroma.server.wire.bodies import NewTable
from hiroma.server.wiring import Hall
from hiroma.table.commands import ANY, Concede, Join, Ready, SetClock, SetTimeout, Start
from hiroma.table.refusal import Refusal
from tests.server.waiting import until

ANN, BEN = PlayerId("ann"), PlayerId("ben")

LINES: list[tuple[ANY, PlayerId]] = [
    (Join(), ANN),
    (Join(), BEN),
    (SetClock(seconds=1), ANN),
    (SetTimeout(then="bot"), ANN),
    (Ready(), BEN),
    (Start(), ANN),
]


@pytest.fixture
async def hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    """Open a hall whose bots think at once, in this process."""
    hall = Hall(Settings(store=f"sqlite:///{tmp_path}/hall.db", key=f"{tmp_path}/key", bot_pause=0.01))

    async def work(act: Callable[[object], object], question: object) -> object:
        return act(question)

    monkeypatch.setattr(hall.jobs, "work", work)
    await hall.open()
    yield hall
    await hall.close()


async def test_a_clock_runs_out_only_in_the_room_that_people_look_at(hall: Hall) -> None:
    table_id = await hall.tables.new(ANN, NewTable(game="cant-stop", rated=False))
    assert not isinstance(table_id, Refusal)
    for asked, player in LINES:
        assert not isinstance(await hall.tables.order(asked, table_id, player), Refusal), asked
    old = hall.rooms.open[table_id]
    await hall.rooms.fold_away(time.monotonic() + 1000.0)
    room = await hall.rooms.find(table_id)
    assert room is not None
    began = room.table.rev
    with pytest.raises(NotOwned):
        await old.command(Concede(), ANN, None, None)
    # The time-out, and moves of the bot.
    await until(lambda: room.shown > began + 2)
    assert old.table.rev == began
