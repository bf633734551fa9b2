"""A chair whose owner is on vacation has all its days when they are back."""

import os

from hiroma.games import ruleset
from hiroma.ids import PlayerId
from hiroma.table.clock import DAY
from hiroma.table.commands import SetClock, Start
from hiroma.table.hall_commands import Away, TimeOut
from hiroma.table.refusal import Refusal
from hiroma.table.table import Table
from hiroma.table.verify import verify
from tests.table.sitting import Sitting


def test_the_clock_stands_still_until_the_vacation_is_over_or_cut_short() -> None:
    sitting = Sitting("cant-stop")
    sitting.ok(SetClock(minutes=0, seconds=0, days=2), "a")
    sitting.join("a", "b")
    table = sitting.table
    began = table.history[-1].at
    assert not isinstance(table.do(Start(), PlayerId("a"), began), Refusal)
    clock = table.clock
    assert clock is not None
    (chair,) = clock.running
    assert not isinstance(table.do(Away(chair=chair, until=began + 5 * DAY), None, began + DAY), Refusal)
    assert clock.ends(chair) == began + 6 * DAY
    late = table.do(TimeOut(chair=chair), None, began + 4 * DAY)
    assert isinstance(late, Refusal)
    assert late.code == "time-left"
    assert not isinstance(table.do(Away(chair=chair, until=began + 3 * DAY), None, began + 3 * DAY), Refusal)
    assert clock.ends(chair) == began + 4 * DAY
    assert clock.left[chair] == DAY
    assert not isinstance(table.do(TimeOut(chair=chair), None, began + 4 * DAY), Refusal)


def test_only_the_hall_says_so_and_only_where_days_count() -> None:
    sitting = Sitting("cant-stop").start("a", "b")
    for player, code in ((PlayerId("a"), "not-known"), (None, "no-clock")):
        answer = sitting.table.do(Away(chair=0, until=1e9), player, 100.0)
        assert isinstance(answer, Refusal)
        assert answer.code == code
    assert verify(sitting.log, ruleset).bad is None
    assert Table.fold(sitting.rows, ruleset, os.urandom).rev == sitting.table.rev
