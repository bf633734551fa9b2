"""Nobody is held hostage: leaving, bots that stand in, coming back, and removing who is away."""

import random

import pytest

from hiroma.table.asked import Abort, Accept, Join, Kick, Leave, Ready, SeatBot, Start, Submit
from tests.table.sitting import Sitting, nonce


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
    sitting.ok(Join(nonce=nonce("a2")), "a")
    assert sitting.events == ["returned"]
    assert who(sitting)[0] == ("a", None)
    sitting.no("not-your-seat", Submit(seat=0, moves=[{"do": "take"}]), None)
    sitting.ok(Submit(seat=0, moves=[{"do": "take"}]), "a")


def test_who_returns_between_games_adds_to_the_next_key() -> None:
    sitting = Sitting("cant-stop", match=2).start("a", "b").finish()
    for said, kept in ((nonce("first"), nonce("first")), (None, nonce("first")), (nonce("second"), nonce("second"))):
        sitting.ok(Leave(), "b")
        sitting.ok(Join(nonce=said), "b")
        assert sitting.table.chairs[1].nonce == kept
        assert not sitting.table.chairs[1].ready


def test_a_bot_for_who_is_away_and_only_then() -> None:
    sitting = Sitting().start("a", "b", "c")
    sitting.no("still-here", SeatBot(chair=1), "a")
    sitting.no("nobody-away", SeatBot(), "a")
    sitting.online = {"a", "c"}
    sitting.no("not-seated", SeatBot(chair=1), "d")
    sitting.no("no-such-chair", SeatBot(chair=3), "a")
    sitting.no("nobody-away", SeatBot(), "a")
    sitting.ok(SeatBot(level="random", chair=1), "a")
    assert who(sitting)[1] == ("b", "random")
    sitting.no("bot-plays-already", SeatBot(chair=1), "c")
    sitting.no("leave-instead", SeatBot(chair=2), "c")


def test_who_left_is_waited_for_no_longer() -> None:
    """A question closes when the last who was asked leaves, and a match goes on when who was waited for leaves."""
    sitting = Sitting(match=2).start("a", "b", "c")
    sitting.ok(Abort(), "a")
    sitting.ok(Accept(), "b")
    sitting.ok(Leave(), "c")
    assert sitting.events == ["bot-took-over", "vote-closed", "game-ended"]
    assert sitting.table.status == "over"
    sitting.ok(Ready(), "a")
    assert sitting.table.status == "over"
    sitting.ok(Leave(), "b")
    assert sitting.events == ["bot-took-over", "game-began"]
    assert sitting.table.no == 2


def test_a_match_of_bots_alone_rests() -> None:
    sitting = Sitting(match=2).start("a", "b")
    sitting.ok(Leave(), "a")
    sitting.ok(Leave(), "b")
    sitting.finish()
    assert sitting.table.status == "over"
    sitting.ok(Join(), "a")
    sitting.ok(Ready(), "a")
    assert sitting.table.status == "playing"


def test_kick_by_vote_only_of_the_absent() -> None:
    sitting = Sitting().start("a", "b", "c")
    sitting.no("still-here", Kick(chair=2), "a")
    sitting.online = {"a", "b", "d"}
    sitting.no("not-seated", Kick(chair=2), "d")
    sitting.no("leave-instead", Kick(chair=1), "b")
    done = sitting.ok(Kick(chair=2), "b")
    assert done.entry.voters == (0,)
    sitting.no("vote-open", Kick(chair=2), "a")
    sitting.ok(Accept(), "a")
    assert sitting.events == ["voted", "vote-closed", "kicked"]
    assert who(sitting)[2] == (None, "casual"), "a bot keeps the chair"
    sitting.no("game-running", Join(), "c")
    sitting.no("still-here", Kick(chair=2), "a")


def test_the_host_who_is_away_can_be_put_out_and_the_table_gets_another() -> None:
    sitting = Sitting().start("a", "b", "c")
    sitting.online = {"b"}
    sitting.ok(Kick(chair=0), "b")
    assert sitting.events == ["kicked", "host-changed"]
    assert sitting.table.host == "b"


def test_a_match_goes_on_when_who_was_waited_for_is_put_out() -> None:
    sitting = Sitting(match=2).start("a", "b", "c").finish()
    sitting.ok(Ready(), "a")
    sitting.ok(Ready(), "b")
    sitting.online = {"a", "b"}
    sitting.ok(Kick(chair=2), "b")
    sitting.agree("a")
    assert sitting.events == ["voted", "vote-closed", "kicked", "game-began"]


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
