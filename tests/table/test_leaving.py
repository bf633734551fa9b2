"""Nobody is held hostage, and nobody loses a seat: leaving, bots that stand in, coming back."""

import random
from typing import Any

import pytest

from hiroma.table.chance import pledge
from hiroma.table.commands import (
    Abort,
    Accept,
    Concede,
    Join,
    Kick,
    Leave,
    Ready,
    Refuse,
    SeatBot,
    SetClock,
    SetRated,
    SetTimeout,
    Start,
    Submit,
    Undo,
)
from hiroma.table.consent import AGAIN, IDLE
from hiroma.table.events import BotTookOver
from hiroma.table.hall_commands import Credit, Expire, TimeOut
from tests.table.sitting import Sitting, nonce, old
from tests.table.toys import Enough, Take


def who(sitting: Sitting) -> list[tuple[str | None, str | None]]:
    return [(chair.player, chair.bot) for chair in sitting.table.chairs]


def test_a_bot_stands_in_and_the_owner_returns() -> None:
    sitting = Sitting().start("a", "b", "c")
    sitting.ok(Leave(), "a")
    assert sitting.events == ["bot-took-over"]
    assert who(sitting)[0] == ("a", "casual")
    sitting.no("bot-plays-already", Submit(seat=0, moves=[{"do": "take"}]), "a")
    sitting.no("bot-plays-already", Leave(), "a")
    sitting.ok(Submit(seat=0, moves=[{"do": "take"}]), None)
    sitting.ok(Join(), "a")
    assert sitting.events == ["returned"]
    assert who(sitting)[0] == ("a", None)
    sitting.no("not-your-seat", Submit(seat=0, moves=[{"do": "take"}]), None)
    sitting.ok(Submit(seat=0, moves=[{"do": "take"}]), "a")


def test_who_returns_between_games_adds_to_the_next_key() -> None:
    sitting = Sitting("cant-stop", match=2).start("a", "b").finish()
    first, second = pledge(nonce("first")), pledge(nonce("second"))
    for said, kept in ((first, first), (None, first), (second, second)):
        sitting.ok(Leave(), "b")
        sitting.ok(Join(pledge=said), "b")
        assert sitting.table.chairs[1].pledge == kept
        assert not sitting.table.chairs[1].ready


def test_a_seat_is_its_owners_for_the_whole_game() -> None:
    sitting = Sitting().start("a", "b", "c")
    for player, chair in (("a", 1), ("b", 2), ("a", 0)):
        sitting.no("seat-is-theirs", Kick(chair=chair), player)
    sitting.no("leave-instead", SeatBot(chair=0), "a")
    sitting.no("seat-is-theirs", SeatBot(chair=1), "a")
    sitting.no("not-seated", SeatBot(chair=1), "d")
    sitting.no("no-such-chair", SeatBot(chair=3), "a")
    assert who(sitting) == [("a", None), ("b", None), ("c", None)]


def unrated(*players: str, **options: Any) -> Sitting:
    """An unrated game without a clock that has just begun."""
    sitting = Sitting("pile", **options)
    sitting.ok(SetRated(on=False), "a")
    return sitting.start(*players)


def test_who_does_not_move_is_stood_in_for_when_the_others_agree_after_a_while() -> None:
    sitting = unrated("a", "b", "c")
    sitting.submit(Take(), Enough())
    began = sitting.now
    assert sitting.no("wait-for-them", SeatBot(chair=1), "a").what == {"chair": 1, "minutes": 10}
    sitting.no("seat-is-theirs", SeatBot(chair=2), "a")
    sitting.now = began + IDLE["unrated"]
    sitting.no("stand-in-level", SeatBot(level="random", chair=1), "a")
    assert sitting.ok(SeatBot(chair=1), "a").entry.voters == (2,)
    sitting.no("bot-plays-already" if who(sitting)[1][1] else "vote-open", SeatBot(chair=1), "c")
    sitting.ok(Accept(), "c")
    assert sitting.events == ["voted", "vote-closed", "bot-took-over"]
    assert who(sitting)[1] == ("b", "casual")
    sitting.ok(Join(), "b")
    assert sitting.events == ["returned"]
    sitting.ok(SeatBot(chair=1), "a")
    assert sitting.events == ["vote-called"], "no bot has moved: it is the decision that the table has waited for"
    sitting.ok(Leave(), "b")
    sitting.submit(Take(), Enough())
    assert sitting.events[-1] == "vote-closed"
    sitting.ok(Join(), "b")
    sitting.submit(Take())
    sitting.submit(Take())
    sitting.submit(Take(), Enough())
    sitting.no("wait-for-them", SeatBot(chair=1), "a")


def test_a_move_answers_the_question_whether_a_bot_should_make_it() -> None:
    sitting = unrated("a", "b", "c")
    sitting.now += IDLE["unrated"]
    sitting.ok(SeatBot(chair=0), "b")
    sitting.submit(Take(), Enough())
    assert sitting.events[-1] == "vote-closed"
    assert who(sitting)[0] == ("a", None)


def test_a_move_taken_back_at_once_does_not_begin_the_wait_anew() -> None:
    sitting = unrated("a", "b")
    for _ in range(5):
        sitting.now += IDLE["unrated"] / 4
        sitting.submit(Take(), Enough())
        sitting.ok(Undo(), "a")
    sitting.ok(SeatBot(chair=0), "b")
    assert who(sitting)[0] == ("a", "casual")


def test_in_a_rated_game_the_others_wait_for_a_day() -> None:
    sitting = Sitting().start("a", "b")
    sitting.now += IDLE["unrated"]
    sitting.no("wait-for-them", SeatBot(chair=0), "b")
    sitting.now += IDLE["rated"]
    sitting.ok(SeatBot(chair=0), "b")
    assert who(sitting)[0] == ("a", "casual")


def test_the_time_in_which_the_hall_was_down_is_not_waited() -> None:
    sitting = unrated("a", "b")
    sitting.now += IDLE["unrated"]
    sitting.ok(Credit(seconds=500.0), None)
    sitting.no("wait-for-them", SeatBot(chair=0), "b")
    sitting.no("too-much-credit", Credit(seconds=3.0), None)
    sitting.now += 100
    sitting.ok(Credit(seconds=90.0), None)
    sitting.no("wait-for-them", SeatBot(chair=0), "b")


def test_leaving_agrees_to_nothing() -> None:
    """A question stays open when somebody who was asked leaves; in an unrated game who left is not asked again."""
    sitting = unrated("a", "b", "c")
    sitting.ok(Abort(), "a")
    sitting.ok(Accept(), "b")
    sitting.ok(Leave(), "c")
    assert sitting.events == ["bot-took-over"]
    assert sitting.table.status == "playing"
    assert sitting.table.vote is not None
    sitting.now = sitting.table.vote.deadline
    sitting.ok(Expire(), None)
    sitting.now += AGAIN
    sitting.ok(Abort(), "a")
    sitting.ok(Accept(), "b")
    assert sitting.table.status == "over"


def test_who_comes_back_while_a_question_is_open_is_asked_too() -> None:
    sitting = unrated("a", "b", "c")
    sitting.ok(Leave(), "c")
    sitting.ok(Abort(), "a")
    sitting.ok(Join(), "c")
    sitting.ok(Accept(), "b")
    assert sitting.table.status == "playing"
    sitting.ok(Accept(), "c")
    assert sitting.table.status == "over"


def test_who_left_asks_for_no_stand_in() -> None:
    sitting = unrated("a", "b")
    sitting.now += IDLE["unrated"]
    sitting.ok(Leave(), "b")
    sitting.no("bot-plays-already", SeatBot(chair=0), "b")


def test_a_rated_game_is_not_ended_without_those_who_left() -> None:
    sitting = Sitting().start("a", "b", "c")
    sitting.ok(Leave(), "c")
    assert sitting.ok(Abort(), "a").entry.voters == (1, 2)
    sitting.ok(Accept(), "b")
    assert sitting.table.status == "playing"
    sitting.ok(Accept(), "c")
    assert sitting.table.status == "over"


def test_a_match_goes_on_when_who_was_waited_for_leaves_or_is_stood_in_for() -> None:
    sitting = unrated("a", "b", "c", match=2).finish()
    sitting.ok(Ready(), "a")
    sitting.no("wait-for-them", SeatBot(chair=1), "a")
    sitting.ok(Leave(), "c")
    sitting.now += IDLE["unrated"]
    sitting.ok(SeatBot(chair=1), "a")
    assert sitting.events == ["bot-took-over", "game-began"]


def test_a_match_of_bots_alone_rests() -> None:
    sitting = Sitting(match=2).start("a", "b")
    sitting.ok(Leave(), "a")
    sitting.ok(Leave(), "b")
    sitting.finish()
    assert sitting.table.status == "over"
    sitting.ok(Join(), "a")
    sitting.ok(Ready(), "a")
    assert sitting.table.status == "playing"


def test_who_left_before_a_match_ended_may_leave_the_table_after_it() -> None:
    sitting = Sitting().start("a", "b")
    sitting.ok(Leave(), "b")
    sitting.finish()
    sitting.ok(Leave(), "b")
    assert who(sitting) == [("a", None)]


@pytest.mark.parametrize("seed", range(4))
def test_bots_finish_what_people_began(seed: int) -> None:
    sitting = Sitting("cant-stop", seed=seed).join("a", "b")
    sitting.ok(Start(), "a")
    chance = random.Random(seed)
    for _ in range(20):
        sitting.step(chance)
    sitting.ok(Leave(), "b")
    sitting.ok(Leave(), "a")
    sitting.finish(seed)
    assert sitting.table.status == "over"
    assert sitting.rows[-1]


def reasons(sitting: Sitting) -> list[str]:
    """Why bots have taken over, as the log tells it."""
    heard = [each.event for happened in sitting.table.history for each in happened.heard]
    return [event.why for event in heard if isinstance(event, BotTookOver)]


def test_the_log_tells_whose_doing_it_is_that_a_bot_plays() -> None:
    sitting = Sitting().start("a", "b", "c")
    sitting.submit(Take(), Enough())
    sitting.submit(Take(), Enough())
    sitting.ok(Leave(), "a")
    sitting.now += IDLE["rated"]
    sitting.ok(SeatBot(chair=2), "b")
    sitting.ok(Concede(), "b")
    assert reasons(sitting) == ["left", "idle", "conceded"]
    sitting = unrated("a", "b")
    sitting.now += IDLE["unrated"]
    sitting.ok(SeatBot(chair=0), "b")
    assert reasons(sitting) == ["others"]


def test_a_bot_that_comes_for_lost_time_is_the_doing_of_whose_time_it_was() -> None:
    sitting = Sitting(rated=False)
    sitting.ok(SetClock(minutes=1), "a")
    sitting.ok(SetTimeout(then="nothing"), "a")
    sitting.start("a", "b")
    sitting.now += 1000.0
    late = sitting.mover()
    sitting.ok(TimeOut(chair=late), None)
    sitting.ok(SeatBot(chair=late), sitting.player_of(1 - late))
    assert reasons(sitting) == ["time"]


def test_between_two_games_nobody_is_out_of_time() -> None:
    sitting = Sitting(rated=False, match=2)
    sitting.ok(SetClock(minutes=1), "a")
    sitting.ok(SetTimeout(then="nothing"), "a")
    sitting.start("a", "b", "c")
    sitting.now += 1000.0
    sitting.ok(TimeOut(chair=0), None)
    sitting.finish()
    assert not sitting.table.out_of_time(0)
    sitting.no("wait-for-them", SeatBot(chair=0), "b")
    sitting.now += IDLE["unrated"]
    sitting.ok(SeatBot(chair=0), "b")
    assert sitting.events == ["vote-called"], "the third player is asked"
    sitting.ok(Ready(), "a")
    sitting.now += AGAIN + IDLE["unrated"]
    sitting.ok(Refuse(), "c")
    sitting.no("seat-is-theirs", SeatBot(chair=0), "b")
    assert old("bot-without-the-others").table.chairs[0].bot is not None


def test_a_player_who_gives_up_is_asked_no_longer_and_asks_nothing() -> None:
    sitting = unrated("a", "b", "c")
    sitting.ok(Abort(), "a")
    sitting.ok(Concede(), "b")
    assert sitting.table.status == "playing"
    sitting.ok(Accept(), "c")
    assert sitting.table.status == "over"
    sitting = unrated("a", "b", "c")
    sitting.ok(Abort(), "a")
    sitting.ok(Concede(), "a")
    assert sitting.events[-1] == "vote-closed"
    assert sitting.table.vote is None
