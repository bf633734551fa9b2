"""Tables that were opened under older terms of fair play: their logs stay good, and people go on under the new ones."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hiroma.ids import PlayerId
from hiroma.kernel import CHANCE
from hiroma.table.clock import DAY
from hiroma.table.commands import Abort, Accept, Join, Leave, Rematch, Submit, Undo
from hiroma.table.consent import TERMS
from hiroma.table.events import GameEnded, StartCalledOff, VoteCalled
from hiroma.table.hall_commands import Renew
from hiroma.table.refusal import Refusal
from hiroma.table.table import Table
from hiroma.table.verify import verify
from tests.table.sitting import Sitting, dump, fold_of, old
from tests.table.test_consent import any_command
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
        ("outage-over-a-vacation", [2 * DAY - 21_603.0, 2 * DAY]),
    ):
        clock = old(name).table.clock
        assert clock is not None
        assert clock.left == left, name


def halfway(name: str) -> Sitting:
    """An old table in the middle of its game, with the secret that the hall keeps."""
    whole = old(name)
    whole = cut(whole, next(happened.rev for happened in whole.table.history if happened.seat is not None))
    assert whole.table.status == "playing"
    return whole


def cut(whole: Sitting, rev: int) -> Sitting:
    """Take an old table back to its entry `rev`, with the secret that the hall keeps."""
    whole.rows = [(line, b"s" * 32) for line, _ in whole.rows[:rev]]
    whole.table = Table.fold(whole.rows, find, whole.entropy)
    whole.now = whole.table.history[-1].at
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
    cut(sitting, called)
    sitting.ok(Renew(terms=TERMS), None)
    assert sitting.table.vote is not None
    sitting.agree("a")
    assert verify(sitting.log, find).bad is None


@pytest.mark.parametrize("name", ["clock-farmed", "waits-by-leaving"])
def test_what_was_played_under_older_terms_is_taken_back_under_new_ones(name: str) -> None:
    sitting = halfway(name)
    play = sitting.table.play
    assert play is not None
    mover = sitting.table.chairs[play.holders[play.steps[-1].seat]].player
    assert mover is not None
    sitting.ok(Renew(terms=TERMS), None)
    sitting.ok(Undo(), mover)
    for player in "ab":
        if sitting.table.vote is not None and player != mover:
            sitting.agree(player)
    assert len(play.steps) == 0
    assert dump(fold_of(sitting.log), secrets=False) == dump(sitting.table, secrets=False)
    assert verify(sitting.log, find).bad is None


sayings = st.tuples(any_command | st.sampled_from(["move", Undo(), Accept()]), st.sampled_from("ab"))


@settings(max_examples=200)
@given(
    name=st.sampled_from(LOGS),
    share=st.floats(0, 1),
    said=st.lists(sayings, max_size=12),
)
def test_an_old_table_goes_on_from_anywhere(name: str, share: float, said: list[tuple[Any, str]]) -> None:
    sitting = old(name)
    known = max(1, round(share * len(sitting.rows)))
    cut(sitting, known)
    if isinstance(sitting.ask(Renew(terms=TERMS), None), Refusal):
        assert sitting.table.status == "closed"
    for command, player in said:
        if command != "move":
            sitting.ask(command, player)
        elif sitting.table.status == "playing" and sitting.mover() != CHANCE:
            sitting.ask(*first_move(sitting))
    assert dump(fold_of(sitting.log), secrets=False) == dump(sitting.table, secrets=False)
    heard = [each.event for happened in sitting.table.history[known:] for each in happened.heard]
    if not any(isinstance(event, GameEnded | StartCalledOff) for event in heard):
        # A game that ends, or is called off, opens its secret, and the secret of these logs is lost.
        assert verify(sitting.log, find).bad is None


def first_move(sitting: Sitting) -> tuple[Submit, str | None]:
    """Return the first legal move of the seat that may move, and its player."""
    assert sitting.table.play is not None
    seat = sitting.mover()
    move = sitting.table.play.state.moves(seat)[0]
    return Submit(seat=seat, moves=[msgspec.to_builtins(move)]), sitting.player_of(seat)
