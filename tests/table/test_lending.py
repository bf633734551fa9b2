"""A player lets a mate decide, and takes the decisions back (SJ-TE4)."""

import random

import msgspec
import pytest

from hiroma.ids import PlayerId
from hiroma.table.commands import Abort, Accept, Join, Leave, Lend, SeatBot, Start, Submit, Undo
from hiroma.table.consent import IDLE
from hiroma.table.handlers import permissions
from hiroma.table.verify import verify
from tests.table.sitting import Sitting, dump, old
from tests.table.toys import find


def four() -> Sitting:
    """Four people on the island, a and c against b and d."""
    return Sitting("shinsai-jima", team=True, catapult=False).start("a", "b", "c", "d")


def turn(sitting: Sitting, seat: int) -> Submit:
    assert sitting.table.play is not None
    return Submit(seat=seat, moves=[msgspec.to_builtins(sitting.table.play.state.moves(seat)[0])])


def until(sitting: Sitting, seat: int) -> None:
    """Play by chance until a seat is on turn."""
    chance = random.Random(3)
    while sitting.mover() != seat:
        sitting.step(chance)


@pytest.mark.clause("SJ-TE4")
def test_a_mate_decides_until_the_decisions_are_taken_back() -> None:
    sitting = four()
    until(sitting, 2)
    sitting.no("not-your-seat", turn(sitting, 2), "a")
    sitting.ok(Lend(chair=0), "c")
    assert sitting.events == ["lent"]
    assert sitting.table.seats_for(0) == (0, 2)
    assert sitting.table.seats_for(2) == ()
    sitting.no("lent-out", turn(sitting, 2), "c")
    sitting.no("not-your-seat", turn(sitting, 2), "b")
    done = sitting.ok(turn(sitting, 2), "a")
    assert done.entry.by == 0
    sitting.no("nothing-to-undo", Undo(), "c")
    sitting.ok(Undo(), "a")
    assert sitting.mover() == 2
    sitting.ok(Lend(chair=None), "c")
    assert sitting.events == ["taken-back"]
    sitting.no("not-your-seat", turn(sitting, 2), "a")
    sitting.ok(turn(sitting, 2), "c")


def test_only_to_another_person_of_the_same_side_and_only_in_a_game() -> None:
    sitting = Sitting("shinsai-jima", team=True).join("a", "b", "c")
    sitting.no("no-game", Lend(chair=2), "a")
    sitting.ok(SeatBot(), "a")
    sitting.settle().ok(Start(), "a")
    sitting.no("not-a-mate", Lend(chair=1), "a")
    sitting.no("not-a-mate", Lend(chair=0), "a")
    sitting.no("not-a-mate", Lend(chair=3), "b")
    sitting.no("no-such-chair", Lend(chair=4), "a")
    sitting.no("not-seated", Lend(chair=0), "z")
    sitting.no("not-lent", Lend(chair=None), "a")
    sitting.no("not-a-mate", Lend(chair=2), "b")
    assert permissions(sitting.table, sitting.table.who(PlayerId("a")))["lend"] is None
    refusal = permissions(sitting.table, sitting.table.who(PlayerId("b")))["lend"]
    assert refusal is not None
    assert refusal.code == "no-mate"


def test_a_bot_neither_lends_nor_decides_for_others() -> None:
    sitting = four()
    sitting.ok(Lend(chair=2), "a")
    sitting.ok(Leave(), "c")
    assert sitting.table.seats_for(0) == (0,)
    assert sitting.table.seats_for(2) == (2,)
    sitting.ok(Join(), "c")
    assert sitting.table.seats_for(2) == (2, 0)
    sitting.ok(Leave(), "a")
    sitting.no("bot-plays-already", Lend(chair=2), "a")
    assert sitting.table.seats_for(2) == (2,)
    sitting.ok(Join(), "a")
    assert sitting.table.seats_for(0) == (0,), "who comes back decides"


def test_it_ends_with_the_game() -> None:
    sitting = four()
    sitting.ok(Lend(chair=2), "a")
    sitting.ok(Abort(), "b")
    for player in "acd":
        sitting.ok(Accept(), player)
    assert sitting.table.status == "over"
    assert [chair.lent for chair in sitting.table.chairs] == [None] * 4


def test_a_log_with_loans_folds_and_verifies() -> None:
    sitting = four()
    chance = random.Random(5)
    sitting.ok(Lend(chair=3), "b")
    for number in range(60):
        if number == 30:
            sitting.ok(Lend(chair=None), "b")
            sitting.ok(Lend(chair=2), "a")
        state = sitting.table.play.state if sitting.table.play else None
        assert state is not None
        seat = state.actors()[0]
        move = msgspec.to_builtins(chance.choice(state.moves(seat)))
        sitting.ok(Submit(seat=seat, moves=[move]), "abcd"[sitting.table.decider(seat)])
    assert dump(sitting.folded()) == dump(sitting.table)
    assert verify(sitting.log, find).bad is None


def test_a_turn_of_a_lent_seat_answers_the_question_whether_a_bot_should_play_it() -> None:
    sitting = Sitting("shinsai-jima", rated=False, team=True, catapult=False).start("a", "b", "c", "d")
    until(sitting, 2)
    sitting.ok(Lend(chair=0), "c")
    sitting.now += IDLE["unrated"]
    sitting.ok(SeatBot(chair=2), "b")
    sitting.ok(turn(sitting, 2), "a")
    assert sitting.events[-1] == "vote-closed"
    assert sitting.table.vote is None
    assert dump(sitting.folded()) == dump(sitting.table)
    assert verify(sitting.log, find).bad is None


def test_under_older_terms_such_a_question_went_on() -> None:
    table = old("bot-for-a-lent-seat").table
    assert table.chairs[2].bot is not None
