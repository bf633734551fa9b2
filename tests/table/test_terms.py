"""Tables that were opened under older terms of fair play: their logs stay good, and people go on under the new ones."""

from pathlib import Path

import pytest

from hiroma.ids import PlayerId
from hiroma.table.clock import DAY
from hiroma.table.commands import Abort, Join, Leave, Rematch
from hiroma.table.consent import TERMS
from hiroma.table.events import VoteCalled
from hiroma.table.hall_commands import Renew
from hiroma.table.refusal import Refusal
from hiroma.table.table import Table
from hiroma.table.verify import verify
from tests.table.sitting import Sitting, dump, fold_of, old
from tests.table.toys import find

LOGS = sorted(path.stem for path in (Path(__file__).parent / "logs").glob("*.jsonl"))


@pytest.mark.parametrize("name", LOGS)
def test_an_old_log_is_still_good(name: str) -> None:
    sitting = old(name)
    assert sitting.table.terms < TERMS
    verdict = verify(sitting.log, find)
    assert verdict.bad is None, verdict


def test_what_was_thrown_again_is_named_in_old_logs_too() -> None:
    verdict = verify(old("thrown-again").log, find)
    assert len(verdict.rethrown) == 2


def test_the_clock_of_an_old_log_is_what_it_was() -> None:
    for name, left in (
        ("clock-farmed", [321.0, 86.0]),
        ("half-a-minute-again", [26.0, 56.0]),
        ("days-by-leaving", [0.0, 2 * DAY]),
    ):
        clock = old(name).table.clock
        assert clock is not None
        assert clock.left == left, name


def halfway(name: str) -> Sitting:
    """An old table in the middle of its game, with the secret that the hall keeps."""
    whole = old(name)
    rev = next(happened.rev for happened in whole.table.history if happened.seat is not None)
    whole.rows = [(line, b"s" * 32) for line, _ in whole.rows[:rev]]
    whole.table = Table.fold(whole.rows, find, whole.entropy)
    whole.now = whole.table.history[-1].at
    assert whole.table.status == "playing"
    return whole


def test_nobody_acts_at_an_old_table_before_it_is_renewed() -> None:
    sitting = halfway("aborted-alone")
    sitting.no("old-terms", Abort(), "b")
    sitting.no("not-known", Renew(terms=TERMS), "b")
    sitting.ok(Renew(terms=TERMS), None)
    sitting.no("terms-known", Renew(terms=TERMS), None)
    sitting.ok(Abort(), "b")
    assert sitting.events == ["vote-called"]
    assert dump(fold_of(sitting.log), secrets=False) == dump(sitting.table, secrets=False)
    assert verify(sitting.log, find).bad is None


def test_a_clock_goes_on_when_a_table_is_renewed() -> None:
    sitting = halfway("clock-farmed")
    clock = sitting.table.clock
    assert clock is not None
    left = list(clock.left)
    sitting.ok(Renew(terms=TERMS), None)
    assert [was - now in (0.0, 1.0) for was, now in zip(left, clock.left, strict=True)] == [True, True]
    sitting.submit({"do": "take"})
    sitting.ok(Leave(), "a")
    assert verify(sitting.log, find).bad is None


def test_a_finished_game_goes_on_to_the_next_under_the_new_terms() -> None:
    sitting = old("removed-by-vote")
    table = Table.fold([(line, b"s" * 32) for line, _ in sitting.rows], find, sitting.entropy)
    answer = table.do(Rematch(), PlayerId("a"), sitting.now + 1)
    assert isinstance(answer, Refusal)
    assert answer.code == "old-terms"


def test_a_wait_goes_on_when_a_table_is_renewed() -> None:
    sitting = halfway("waits-by-leaving")
    waits = dict(sitting.table.waits)
    assert waits
    sitting.now += 500
    sitting.ok(Renew(terms=TERMS), None)
    assert sitting.table.waits == waits
    sitting.ok(Leave(), "a")
    sitting.ok(Join(), "a")
    assert sitting.table.waits[0] == waits[0] + 1
    assert dump(fold_of(sitting.log), secrets=False) == dump(sitting.table, secrets=False)
    assert verify(sitting.log, find).bad is None


def test_a_question_that_all_were_asked_goes_on_when_a_table_is_renewed() -> None:
    sitting = old("bots-move-taken-back")
    called = max(h.rev for h in sitting.table.history if any(isinstance(e.event, VoteCalled) for e in h.heard))
    sitting.rows = [(line, b"s" * 32) for line, _ in sitting.rows[:called]]
    sitting.table = Table.fold(sitting.rows, find, sitting.entropy)
    sitting.now = sitting.table.history[-1].at
    sitting.ok(Renew(terms=TERMS), None)
    assert sitting.table.vote is not None
    sitting.agree("a")
    assert verify(sitting.log, find).bad is None
