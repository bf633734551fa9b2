"""A player on vacation who gets a seat in a game that is on: their clock stands still there, too."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from hiroma.ids import PlayerId, TableId
from hiroma.server.settings import Settings
from hiroma.server.wire import bodies
from hiroma.server.wiring import Hall
from hiroma.store import StoreError
from hiroma.table.commands import ANY, Accept, Join, Offer, Ready, SetClock, Start
from hiroma.table.refusal import Refusal
from tests.server.waiting import until

ANN, BEN, CHO, DEE = (PlayerId(letter * 16) for letter in "abcd")


@pytest.fixture
async def inside(tmp_path: Path) -> AsyncIterator[Hall]:
    hall = Hall(Settings(store=f"sqlite:///{tmp_path}/h.db", key=f"{tmp_path}/hiroma.key", bot_pause=60.0))
    await hall.open()
    yield hall
    await hall.close()


async def test_a_vacation_that_is_kept_is_no_failure_for_who_takes_it(
    inside: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tables hear of it later."""

    async def away(now: float) -> bool:
        raise StoreError("away")

    monkeypatch.setattr(inside.store.vacations, "waiting", away)
    await inside.vacations.go(ANN, 3, None)
    assert (await inside.vacations.of(ANN)).until is not None
    await inside.vacations.come_back(ANN)
    assert (await inside.vacations.of(ANN)).until is None


async def test_a_seat_that_is_handed_over_while_the_newcomer_is_on_vacation_waits_for_them(inside: Hall) -> None:
    made = await inside.tables.new(ANN, bodies.NewTable(game="cant-stop", rated=False))
    room = await inside.rooms.find(TableId(str(made)))
    assert room is not None
    steps: tuple[tuple[PlayerId, ANY], ...] = (
        *((player, Join()) for player in (ANN, BEN, CHO)),
        *((ANN, SetClock(days=2)), (BEN, Ready()), (CHO, Ready()), (ANN, Start())),
        *((BEN, Offer(on=True)), (DEE, Join(chair=1))),
    )
    for player, command in steps:
        answer = await room.command(command, player, None, None)
        assert not isinstance(answer, Refusal), answer
    await inside.vacations.go(DEE, 3, None)
    for player in (ANN, CHO):
        await room.command(Accept(), player, None, None)
    assert room.table.chairs[1].player == DEE
    clock = room.table.clock
    assert clock is not None
    await until(lambda: clock.away.get(1, 0.0) > inside.clock.now(), 5.0)
