"""A table that the hall closes: what is on ends without a winner, and nothing happens any more."""

import os

from hiroma.games import ruleset
from hiroma.ids import PlayerId
from hiroma.table.commands import Concede, Join, Leave, Rematch
from hiroma.table.hall_commands import Close
from hiroma.table.handlers import permissions
from hiroma.table.messages import Done
from hiroma.table.refusal import Refusal
from hiroma.table.table import Table
from hiroma.table.verify import verify
from tests.table.sitting import Sitting

A = PlayerId("a")


def test_a_game_that_is_on_ends_without_a_winner() -> None:
    sitting = Sitting("cant-stop", match=2).start("a", "b")
    sitting.ok(Close(), None)
    table = sitting.table
    assert table.status == "closed"
    assert not table.listed
    assert [heard.event.__struct_config__.tag for heard in table.history[-1].heard] == ["game-ended", "closed"]
    assert table.wins == [0, 0]
    for command in (Rematch(), Leave(), Join(), Concede(), Close()):
        answer = table.do(command, None if isinstance(command, Close) else PlayerId("a"), 100.0)
        assert isinstance(answer, Refusal)
        assert answer.code == "table-closed"
    assert {why.code if why else "" for why in permissions(table, table.who(A)).values()} == {"table-closed"}
    assert verify(sitting.log, ruleset).bad is None
    assert Table.fold(sitting.rows, ruleset, os.urandom).status == "closed"


def test_a_table_at_which_something_has_happened_since_it_was_looked_at_is_not_closed() -> None:
    sitting = Sitting("cant-stop").join("a")
    seen = sitting.table.rev
    sitting.join("b")
    answer = sitting.table.do(Close(), None, 100.0, seen)
    assert isinstance(answer, Refusal)
    assert answer.code == "stale"
    assert isinstance(sitting.table.do(Close(), None, 100.0, sitting.table.rev), Done)


def test_only_the_hall_closes() -> None:
    sitting = Sitting("cant-stop").start("a", "b")
    answer = sitting.table.do(Close(), A, 100.0)
    assert isinstance(answer, Refusal)
    assert answer.code == "not-known"
