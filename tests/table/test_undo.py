"""Undo: outright while nothing came of it, by consent otherwise; what was drawn is never drawn again."""

import random

import pytest

from hiroma.ids import PlayerId
from hiroma.table.commands import (
    Abort,
    Accept,
    Concede,
    Join,
    Leave,
    Pause,
    Refuse,
    Resume,
    SeatBot,
    Start,
    Submit,
    Undo,
)
from hiroma.table.consent import AGAIN, ANSWER
from hiroma.table.hall_commands import Expire
from hiroma.table.study_events import Undone
from hiroma.table.verify import verify
from tests.table.sitting import Sitting, dump
from tests.table.toys import Choose, Enough, Take, find


def view(sitting: Sitting) -> object:
    assert sitting.table.play is not None
    return sitting.table.play.state.view(None)


def test_outright_when_nothing_came_of_it() -> None:
    sitting = Sitting().join("a", "b")
    sitting.no("no-game", Undo(), "a")
    sitting.ok(Start(), "a")
    sitting.no("nothing-to-undo", Undo(), "a")
    sitting.no("not-seated", Undo(), "c")
    began = view(sitting)
    sitting.submit(Take(), Enough())
    assert sitting.table.play is not None
    assert sitting.table.play.may_undo() == (0,)
    sitting.ok(Undo(), "a")
    assert sitting.events == ["undone"]
    assert view(sitting) == began
    sitting.no("nothing-to-undo", Undo(), "a")
    sitting.no("stale", turn(0), "a", rev=sitting.table.rev - 1)
    sitting.ok(turn(0), "a", rev=sitting.table.rev)


def turn(seat: int) -> Submit:
    """One stone."""
    return Submit(seat=seat, moves=[{"do": "take"}, {"do": "enough"}])


def test_by_consent_when_somebody_went_on() -> None:
    sitting = Sitting().start("a", "b", "c")
    began = view(sitting)
    sitting.submit(Take(), Enough())
    sitting.submit(Take(), Enough())
    done = sitting.ok(Undo(), "a")
    assert sitting.events == ["vote-called"]
    assert done.entry.voters == (1, 2)
    sitting.ok(Accept(), "c")
    assert view(sitting) != began
    sitting.ok(Accept(), "b")
    assert sitting.events == ["voted", "vote-closed", "undone"]
    assert view(sitting) == began
    assert sitting.table.play is not None
    assert sitting.table.play.steps == [], "the other's turn that built on it goes, too"


def test_one_no_is_enough() -> None:
    sitting = Sitting().start("a", "b", "c")
    sitting.submit(Take(), Enough())
    sitting.submit(Take(), Enough())
    now = view(sitting)
    sitting.ok(Undo(), "a")
    sitting.ok(Refuse(), "b")
    assert sitting.table.vote is None
    assert view(sitting) == now


def test_a_new_turn_closes_the_question() -> None:
    sitting = Sitting().start("a", "b", "c")
    sitting.submit(Take(), Enough())
    sitting.submit(Take(), Enough())
    sitting.ok(Undo(), "a")
    sitting.submit(Take())
    assert sitting.events == ["taken", "vote-closed"]
    assert sitting.table.vote is None
    sitting.no("no-vote", Accept(), "b")


def test_a_question_runs_out() -> None:
    sitting = Sitting().start("a", "b")
    sitting.submit(Take(), Enough())
    sitting.submit(Take(), Enough())
    now = view(sitting)
    done = sitting.ok(Undo(), "a")
    assert sitting.table.vote is not None
    assert sitting.table.vote.deadline == done.entry.at + (ANSWER["none"] or 0)
    sitting.no("time-left", Expire(), None)
    sitting.now = sitting.table.vote.deadline
    sitting.ok(Expire(), None)
    assert sitting.events == ["vote-closed"]
    assert view(sitting) == now


def test_everybody_who_owns_a_seat_is_asked_whoever_plays_it() -> None:
    sitting = Sitting().start("a", "b", "c")
    sitting.submit(Take(), Enough())
    sitting.submit(Take(), Enough())
    sitting.ok(Leave(), "b")
    assert sitting.ok(Undo(), "a").entry.voters == (1, 2)
    sitting.ok(Accept(), "c")
    assert sitting.table.vote is not None, "who has gone has not agreed"
    sitting.ok(Accept(), "b")
    assert sitting.events == ["voted", "vote-closed", "undone"]


def test_who_asked_may_withdraw_and_may_not_ask_again_at_once() -> None:
    sitting = Sitting().start("a", "b")
    sitting.submit(Take(), Enough())
    sitting.submit(Take(), Enough())
    sitting.ok(Undo(), "a")
    sitting.ok(Refuse(), "a")
    assert sitting.events == ["withdrawn", "vote-closed"]
    sitting.no("asked-already", Undo(), "a")
    sitting.ok(Abort(), "a")
    sitting.ok(Refuse(), "b")
    sitting.no("asked-already", Abort(), "a")
    sitting.now += AGAIN
    sitting.ok(Undo(), "a")


def test_the_log_says_how_many_draws_were_taken_back() -> None:
    sitting = Sitting("cant-stop").start("a", "b")
    first = sitting.step(random.Random(2))
    mover, other = ("a", "b") if first.entry.by == 0 else ("b", "a")
    sitting.ok(Undo(), mover)
    sitting.agree(other)
    event = sitting.table.history[-1].heard[-1].event
    assert isinstance(event, Undone)
    assert event.draws == len(first.entry.draws) == 1
    assert verify(sitting.log, find).rethrown == (sitting.table.rev,)


def test_alone_with_bots_it_is_at_once() -> None:
    sitting = Sitting().join("a")
    sitting.ok(SeatBot(), "a")
    sitting.ok(Start(), "a")
    began = view(sitting)
    sitting.submit(Take(), Enough())
    sitting.submit(Take(), Enough())
    sitting.ok(Undo(), "a")
    assert view(sitting) == began


def test_back_in_the_middle_of_a_turn() -> None:
    sitting = Sitting().start("a", "b")
    sitting.submit(Take())
    middle = view(sitting)
    sitting.submit(Take())
    sitting.ok(Undo(), "a")
    assert view(sitting) == middle
    event = sitting.table.history[-1].heard[-1].event
    assert (event.to, event.seat) == (sitting.table.rev - 2, 0)  # type: ignore[attr-defined]  # the event is an undo


def test_a_secret_choice_may_be_taken_back_until_both_are_shown() -> None:
    sitting = Sitting("duel").start("a", "b")
    sitting.submit(Choose(3), seat=0)
    sitting.ok(Undo(), "a")
    sitting.submit(Choose(1), seat=0)
    sitting.submit(Choose(2), seat=1)
    assert sitting.table.play is not None
    assert sitting.table.play.may_undo() == (), "what was shown cannot be unseen"
    sitting.ok(Undo(), "b")
    assert sitting.table.vote is not None
    sitting.ok(Accept(), "a")
    assert sitting.table.play.state.actors() == (1,), "only the last choice went back"


def test_either_seat_of_who_holds_two() -> None:
    sitting = Sitting("cant-stop", team=True).start("a", "b")
    chance = random.Random(5)
    assert sitting.table.seats_of(0) == (0, 2)
    while len({step.seat for step in sitting.table.play.steps}) < 4:  # type: ignore[union-attr]  # a game has begun
        sitting.step(chance)
    play = sitting.table.play
    assert play is not None
    last = play.last_of((0, 2))
    assert last is not None
    seat = play.steps[last].seat
    sitting.ok(Undo(), "a")
    sitting.agree("b")
    assert len(play.steps) == last
    assert sitting.mover() == seat
    before = play.last_of((0, 2))
    sitting.ok(Undo(), "a")
    sitting.agree("b")
    assert len(play.steps) == before


def test_what_was_drawn_is_not_drawn_again() -> None:
    """After an undo the dice are fresh, their count goes on, and the log still verifies."""
    sitting = Sitting("cant-stop").start("a", "b")
    chance = random.Random(2)
    first = sitting.step(chance)
    count = sitting.table.play.draws  # type: ignore[union-attr]  # a game has begun
    assert first.entry.draws
    sitting.ok(Undo(), "a" if first.entry.by == 0 else "b")
    sitting.agree("b" if first.entry.by == 0 else "a")
    assert sitting.table.play is not None
    assert sitting.table.play.draws == count, "the count does not go back"
    again = sitting.ok(first.entry.command, "a" if first.entry.by == 0 else "b")
    assert [drawn.n for drawn in again.entry.draws] == [count]
    assert dump(sitting.folded()) == dump(sitting.table)
    sitting.finish()
    assert verify(sitting.log, find).bad is None


@pytest.mark.slow
def test_many_undos_in_many_games_verify() -> None:
    for seed in range(4):
        chance = random.Random(seed)
        sitting = Sitting("cant-stop", seed=seed).start("a", "b", "c")
        while sitting.table.status == "playing":
            sitting.step(chance)
            if sitting.table.status == "playing" and chance.random() < 0.2:
                player = chance.choice(["a", "b", "c"])
                seats = sitting.table.seats_of(sitting.table.chair_of(PlayerId(player)))
                if sitting.table.play.last_of(seats) is not None:  # type: ignore[union-attr]  # a game is on
                    sitting.ok(Undo(), player)
                    sitting.agree(*(other for other in ("a", "b", "c") if other != player))
        assert verify(sitting.log, find).bad is None
        assert dump(sitting.folded()) == dump(sitting.table)


def test_who_has_left_takes_back_no_move_of_the_bot() -> None:
    sitting = Sitting().start("a", "b")
    sitting.submit(Take())
    sitting.ok(Leave(), "a")
    sitting.no("bot-plays-already", Undo(), "a")
    sitting.submit(Take())
    sitting.no("bot-plays-already", Undo(), "a")
    assert verify(sitting.log, find).bad is None


def test_a_bots_move_is_taken_back_by_consent_alone() -> None:
    """Its owner comes back and would choose between the bot's move and another."""
    sitting = Sitting().start("a", "b")
    sitting.ok(Leave(), "a")
    sitting.submit(Take(), Enough())
    sitting.ok(Join(), "a")
    sitting.ok(Undo(), "a")
    assert sitting.events == ["vote-called"]
    sitting.agree("b")
    assert sitting.events == ["voted", "vote-closed", "undone"]
    sitting.submit(Take(), Enough())
    sitting.ok(Undo(), "a")
    assert sitting.events == ["undone"], "a move of one's own is taken back at once"
    assert verify(sitting.log, find).bad is None


def test_who_has_conceded_asks_for_nothing_more() -> None:
    sitting = Sitting().start("a", "b", "c")
    sitting.submit(Take(), Enough())
    sitting.ok(Pause(), "b")
    sitting.agree("a", "c")
    sitting.ok(Concede(), "a")
    for command in (Undo(), Abort(), Pause(), Resume()):
        sitting.no("already-conceded", command, "a")
    sitting.ok(Resume(), "c")
    sitting.ok(Abort(), "b")
    sitting.ok(Refuse(), "c")
    assert verify(sitting.log, find).bad is None
