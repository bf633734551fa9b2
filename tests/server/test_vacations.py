"""The hall passes vacations on to a table, also while they change."""

from collections.abc import Collection
from types import SimpleNamespace
from typing import Any

from hiroma.ids import PlayerId, TableId
from hiroma.server.core.timekeeper import Timekeeper
from hiroma.server.vacation.calendar import Vacations
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
    """The rows of vacations, and the table. Each entry leads to the next end of Ann's vacation in `holds`; 0: none."""

    def __init__(self, *holds: float, refuses: bool = False) -> None:
        self.holds, self.refuses = list(holds), refuses
        self.told: list[tuple[int, float]] = []
        rows: Any = self
        self.vacations = Vacations(rows, rows, Timekeeper(lambda: 0.0, lambda: 100.0), rows, rows, 28)

    async def on_vacation(self, players: Collection[PlayerId], now: float) -> dict[PlayerId, float]:
        return {ANN: self.holds[0]} if self.holds[0] > now and ANN in players else {}

    async def order(self, asked: Away, table: TableId) -> int | Refusal:
        self.told.append((asked.chair, asked.until))
        if len(self.holds) > 1:
            self.holds.pop(0)
        return Refusal(code="not-playing") if self.refuses else len(self.told)


async def test_a_table_hears_once_who_is_away() -> None:
    one = Changing(500.0)
    await one.vacations.follow(TABLE)
    assert one.told == [(0, 500.0)]


async def test_a_table_hears_of_a_player_who_came_back_while_it_heard_that_they_went() -> None:
    """Another process writes that they are back before this one writes that they are away."""
    one = Changing(500.0, 0.0)
    await one.vacations.follow(TABLE)
    assert one.told == [(0, 500.0), (0, 100.0)]


async def test_a_table_hears_of_another_vacation_that_began_meanwhile() -> None:
    one = Changing(500.0, 0.0, 900.0)
    await one.vacations.follow(TABLE)
    assert one.told == [(0, 500.0), (0, 100.0), (0, 900.0)]


async def test_a_table_hears_once_that_a_vacation_is_over() -> None:
    one = Changing(0.0)
    before: Any = SimpleNamespace(**vars(TABLE))
    before.clock = SimpleNamespace(pace=TABLE.clock.pace, away={0: 90.0, 1: 80.0})
    await one.vacations.follow(before)
    assert one.told == [], "it knows when"
    await one.vacations.follow(before, ANN)
    assert one.told == [(0, 100.0)]


async def test_a_table_whose_game_is_over_hears_no_more() -> None:
    one = Changing(500.0, 0.0, refuses=True)
    await one.vacations.follow(TABLE)
    assert one.told == [(0, 500.0)]
