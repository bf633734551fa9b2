"""A chair whose owner is on vacation has all its days when they are back."""

import os

import pytest

from hiroma.games import ruleset
from hiroma.ids import PlayerId
from hiroma.table.clock import DAY, Clock
from hiroma.table.commands import SetClock, Start
from hiroma.table.hall_commands import Away, Credit, TimeOut
from hiroma.table.refusal import Refusal
from hiroma.table.table import Table
from hiroma.table.verify import verify
from tests.table.sitting import Sitting

HOUR = 3600.0


def by_days() -> tuple[Table, Clock, int, float]:
    """Begin a game with two days a turn; return its table and clock, the chair on turn, and when it began."""
    sitting = Sitting("cant-stop")
    sitting.ok(SetClock(minutes=0, seconds=0, days=2), "a")
    sitting.join("a", "b")
    table = sitting.table
    began = table.history[-1].at
    assert not isinstance(table.do(Start(), PlayerId("a"), began), Refusal)
    clock = table.clock
    assert clock is not None
    (chair,) = clock.running
    return table, clock, chair, began


def test_the_clock_stands_still_until_the_vacation_is_over_or_cut_short() -> None:
    table, clock, chair, began = by_days()
    assert not isinstance(table.do(Away(chair=chair, until=began + 5 * DAY), None, began + DAY), Refusal)
    assert clock.ends(chair) == began + 6 * DAY
    late = table.do(TimeOut(chair=chair), None, began + 4 * DAY)
    assert isinstance(late, Refusal)
    assert late.code == "time-left"
    assert not isinstance(table.do(Away(chair=chair, until=began + 3 * DAY), None, began + 3 * DAY), Refusal)
    assert clock.ends(chair) == began + 4 * DAY
    assert clock.left[chair] == DAY
    assert not isinstance(table.do(TimeOut(chair=chair), None, began + 4 * DAY), Refusal)


@pytest.mark.parametrize("hours", [1, 5, 9])
def test_an_outage_over_the_end_of_a_vacation_costs_no_time(hours: int) -> None:
    """The hall was down for ten hours; the vacation ended `hours` after it went, and no entry could say so."""
    table, clock, chair, began = by_days()
    until = began + 5 * DAY
    down = until - hours * HOUR
    assert not isinstance(table.do(Away(chair=chair, until=until), None, began), Refusal)
    assert not isinstance(table.do(Credit(seconds=10 * HOUR), None, down + 10 * HOUR), Refusal)
    assert clock.left[chair] == 2 * DAY
    assert not isinstance(table.do(Credit(seconds=HOUR), None, down + 13 * HOUR), Refusal)
    assert clock.left[chair] == 2 * DAY - 2 * HOUR


def test_only_the_hall_says_so_and_only_where_days_count() -> None:
    sitting = Sitting("cant-stop").start("a", "b")
    for player, code in ((PlayerId("a"), "not-known"), (None, "no-clock")):
        answer = sitting.table.do(Away(chair=0, until=1e9), player, 100.0)
        assert isinstance(answer, Refusal)
        assert answer.code == code
    assert verify(sitting.log, ruleset).bad is None
    assert Table.fold(sitting.rows, ruleset, os.urandom).rev == sitting.table.rev
