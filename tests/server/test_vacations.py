"""The hall passes vacations on to a table, also while they change."""

import asyncio
from collections.abc import Collection, Coroutine
from types import SimpleNamespace
from typing import Any

import pytest

from hiroma.ids import PlayerId, TableId
from hiroma.server.core.timekeeper import Timekeeper
from hiroma.server.vacation import calendar
from hiroma.server.vacation.calendar import Vacations
from hiroma.store import StoreError
from hiroma.table.hall_commands import Away
from hiroma.table.refusal import Refusal

ANN, BEN = PlayerId("ann"), PlayerId("ben")
TABLE: Any = SimpleNamespace(
    id=TableId("t"),
    status="playing",
    clock=SimpleNamespace(pace=SimpleNamespace(days=3), away={}),
    chairs=[SimpleNamespace(player=ANN), SimpleNamespace(player=BEN), SimpleNamespace(player=None)],
)


class Changing:
    """The rows of vacations, and the table. Each entry leads to the next end of Ann's vacation in `holds`; 0: none.

    A player's tables are this one and one by their name, where another game is on. Those of `fails` take no entries.
    """

    def __init__(self, *holds: float, refuses: bool = False, fails: Collection[str] = ()) -> None:
        self.holds, self.refuses, self.fails = list(holds), refuses, fails
        self.heard: list[tuple[int, float]] = []
        self.passed_on: list[PlayerId] = []
        self.tasks: list[Coroutine[None, None, None]] = []
        rows: Any = self
        self.vacations = Vacations(rows, rows, Timekeeper(lambda: 0.0, lambda: 100.0), rows, rows, 28)

    async def on_vacation(self, players: Collection[PlayerId], now: float) -> dict[PlayerId, float]:
        return {ANN: self.holds[0]} if self.holds[0] > now and ANN in players else {}

    async def order(self, asked: Away, table: TableId) -> int | Refusal:
        if table in self.fails:
            raise StoreError("the table is too busy")
        self.heard.append((asked.chair, asked.until))
        if len(self.holds) > 1:
            self.holds.pop(0)
        return Refusal(code="not-playing") if self.refuses else len(self.heard)

    async def waiting(self, now: float) -> bool:
        return True

    async def begun(self, now: float) -> list[tuple[PlayerId, float]]:
        return [(BEN, 50.0), (ANN, 50.0)]

    async def summaries(self, *, player: PlayerId, **_: object) -> list[SimpleNamespace]:
        return [SimpleNamespace(table=player), SimpleNamespace(table=TABLE.id)]

    async def look(self, table: TableId) -> Any:
        return SimpleNamespace(**{**vars(TABLE), "id": table})

    async def told(self, player: PlayerId, began: float, now: float) -> None:
        self.passed_on.append(player)

    def task(self, work: Coroutine[None, None, None]) -> None:
        self.tasks.append(work)


async def test_a_table_hears_once_who_is_away() -> None:
    one = Changing(500.0)
    await one.vacations.follow(TABLE)
    assert one.heard == [(0, 500.0)]


async def test_a_table_hears_of_a_player_who_came_back_while_it_heard_that_they_went() -> None:
    """Another process writes that they are back before this one writes that they are away."""
    one = Changing(500.0, 0.0)
    await one.vacations.follow(TABLE)
    assert one.heard == [(0, 500.0), (0, 100.0)]


async def test_a_table_hears_of_another_vacation_that_began_meanwhile() -> None:
    one = Changing(500.0, 0.0, 900.0)
    await one.vacations.follow(TABLE)
    assert one.heard == [(0, 500.0), (0, 100.0), (0, 900.0)]


async def test_a_table_hears_once_that_a_vacation_is_over() -> None:
    one = Changing(0.0)
    before: Any = SimpleNamespace(**vars(TABLE))
    before.clock = SimpleNamespace(pace=TABLE.clock.pace, away={0: 90.0, 1: 80.0})
    await one.vacations.follow(before)
    assert one.heard == [], "it knows when"
    await one.vacations.follow(before, ANN)
    assert one.heard == [(0, 100.0)]


async def test_a_table_whose_game_is_over_hears_no_more() -> None:
    one = Changing(500.0, 0.0, refuses=True)
    await one.vacations.follow(TABLE)
    assert one.heard == [(0, 500.0)]


async def test_a_vacation_is_passed_on_again_that_a_table_could_not_take() -> None:
    one = Changing(500.0, fails={TABLE.id})
    await one.vacations.begin()
    assert one.passed_on == []
    one.fails = ()
    await one.vacations.begin()
    assert one.passed_on == [BEN, ANN]


async def test_a_table_that_cannot_take_it_holds_up_no_other() -> None:
    one = Changing(500.0, fails={BEN})
    await one.vacations.begin()
    assert len(one.heard) == 3, "this table twice, and Ann's"
    assert one.passed_on == [ANN]


async def test_a_new_game_hears_of_it_again_until_it_takes_the_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calendar, "AGAIN", 0.0)
    one = Changing(500.0, fails={TABLE.id})
    room: Any = SimpleNamespace(id=TABLE.id, table=TABLE)
    one.vacations.began(room)
    (work,) = one.tasks
    telling = asyncio.ensure_future(work)
    for _ in range(20):
        await asyncio.sleep(0)
    assert not telling.done()
    one.fails = ()
    await telling
    assert one.heard == [(0, 500.0)]
