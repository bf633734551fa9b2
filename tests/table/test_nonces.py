"""Devices pledge nonces and open them when all pledges stand. A start that cannot happen is called off."""

import pytest

from hiroma.table.chance import game_key, pledge
from hiroma.table.clock import DAY
from hiroma.table.commands import (
    CallOff,
    Fill,
    Join,
    Kick,
    Leave,
    OpenNonce,
    Pledge,
    Ready,
    Rematch,
    SeatBot,
    SetClock,
    SetOption,
    Start,
    Swap,
)
from hiroma.table.events import StartAsked, StartCalledOff
from hiroma.table.gathering import SECONDS
from hiroma.table.hall_commands import Close, Filled, Overdue
from tests.table.sitting import Sitting, dump, nonce


def gathered(*players: str, game: str = "cant-stop", **options: object) -> Sitting:
    """Return a table at which players sit with their devices and the first has asked for the start."""
    sitting = Sitting(game, devices=True, **options).join(*players)  # type: ignore[arg-type]  # a test names the table's options
    sitting.ok(Start(), players[0])
    assert sitting.table.gathering is not None
    return sitting


def told(sitting: Sitting) -> object:
    """Return the last event."""
    return sitting.table.history[-1].heard[-1].event


def test_the_game_begins_when_the_last_device_has_opened() -> None:
    sitting = gathered("a", "b", "c")
    asked = sitting.table.history[-1]
    assert told(sitting) == StartAsked(chairs=(0, 1, 2), seconds=30)
    assert sitting.table.gathering is not None
    assert sitting.table.gathering.deadline == asked.at + SECONDS
    for player in "ac":
        done = sitting.ok(OpenNonce(nonce=nonce(f"{player}0")), player)
        assert (done.entry.start, sitting.table.status, sitting.events) == (None, "open", [])
    done = sitting.ok(OpenNonce(nonce=nonce("b0")), "b")
    assert sitting.table.status == "playing"
    nonces = {str(i): nonce(f"{player}0") for i, player in enumerate("abc")}
    assert done.entry.start is not None
    assert done.entry.start.nonces == nonces
    assert done.entry.draws, "the opening draws stand in the same entry"
    assert sitting.table.secret is not None
    assert sitting.table.key == game_key(sitting.table.secret, nonces, sitting.table.id, 1)


def test_where_nobody_has_pledged_the_game_begins_at_once() -> None:
    sitting = Sitting("cant-stop").join("a", "b")
    done = sitting.ok(Start(), "a")
    assert done.entry.start is not None
    assert done.entry.start.nonces == {}
    assert done.entry.pledged is None


def test_bots_and_who_gave_no_pledge_are_not_waited_for() -> None:
    sitting = Sitting("cant-stop").join("a")
    sitting.ok(SeatBot(), "a")
    sitting.ok(Join(pledge=pledge(nonce("b"))), "b")
    sitting.ok(Start(), "a")
    assert told(sitting) == StartAsked(chairs=(2,), seconds=30)
    sitting.opened("b", "b")
    assert sitting.table.status == "playing"


def test_a_nonce_in_clear_is_refused_and_a_pledge_at_a_table_of_the_older_scheme() -> None:
    new, old = Sitting("cant-stop"), Sitting("cant-stop", chance=1)
    for kind in (Join, Ready, Start, Rematch):
        new.no("nonce-in-clear", kind(nonce=nonce("a")), "a")
        old.no("no-pledge", kind(pledge=pledge(nonce("a"))), "a")
    old.ok(Join(nonce=nonce("a")), "a")
    old.no("no-pledge", Pledge(pledge=pledge(nonce("a"))), "a")
    old.join("b")
    assert old.ok(Start(), "a").entry.start is not None


def test_only_the_pledged_nonce_opens_and_only_once() -> None:
    sitting = gathered("a", "b")
    sitting.no("other-nonce", OpenNonce(nonce=nonce("b0")), "a")
    sitting.no("not-seated", OpenNonce(nonce=nonce("a0")), "c")
    sitting.opened("a0", "a")
    sitting.no("nonce-open", OpenNonce(nonce=nonce("a0")), "a")
    sitting.opened("b0", "b")
    sitting.no("no-start", OpenNonce(nonce=nonce("b0")), "b")


def test_while_devices_are_waited_for_nothing_else_changes() -> None:
    sitting = gathered("a", "b")
    for command in (
        Pledge(pledge=pledge(nonce("x"))),
        Join(),
        Ready(),
        Start(),
        Swap(chair=1),
        Kick(chair=1),
        SeatBot(),
        SetOption(name="match", value=2),
        SetClock(minutes=1),
        Fill(seconds=20),
    ):
        refusal = sitting.no("beginning", command, "a")
        assert refusal.what == {"waiting": [0, 1]}
    sitting.no("beginning", Join(), "c")


def test_a_device_may_pledge_anew_between_games() -> None:
    """A player who sat down on the phone may pledge from the desk: the last pledge counts."""
    sitting = Sitting("cant-stop", devices=True).join("a", "b")
    sitting.no("not-seated", Pledge(pledge=pledge(nonce("desk"))), "c")
    sitting.ok(Pledge(pledge=pledge(nonce("desk"))), "b")
    assert sitting.events == []
    sitting.ok(Start(), "a")
    sitting.no("other-nonce", OpenNonce(nonce=nonce("b0")), "b")
    sitting.opened("desk", "b").opened("a0", "a")
    sitting.no("game-running", Pledge(pledge=pledge(nonce("desk"))), "b")


def test_a_device_that_does_not_open_is_named_and_the_start_is_off() -> None:
    sitting = gathered("a", "b", "c")
    secret, promised = sitting.table.secret, sitting.table.commitment
    sitting.opened("b0", "b")
    sitting.no("time-left", Overdue(), None)
    sitting.no("not-known", Overdue(), "a")
    sitting.now += SECONDS
    done = sitting.ok(Overdue(), None)
    assert told(sitting) == StartCalledOff(chair=None, late=(0, 2))
    assert secret is not None
    assert done.entry.reveal is not None
    assert (done.entry.reveal.no, done.entry.reveal.secret) == (1, secret.hex())
    assert sitting.table.commitment not in ("", promised)
    assert [(chair.pledge, chair.nonce, chair.ready) for chair in sitting.table.chairs] == [(None, None, False)] * 3
    assert (sitting.table.no, sitting.table.status) == (0, "open")
    sitting.no("no-start", Overdue(), None)


def test_after_a_start_was_called_off_nobody_begins_without_the_others() -> None:
    """Otherwise the player who called it off could begin at once with a secret to which no other device has added."""
    sitting = gathered("a", "b")
    sitting.ok(CallOff(), "a")
    assert told(sitting) == StartCalledOff(chair=0, late=())
    sitting.no("not-agreed", Start(pledge=pledge(nonce("again"))), "a")
    sitting.no("not-agreed", Fill(seconds=5), "a")
    sitting.ok(Ready(pledge=pledge(nonce("b too"))), "b")
    sitting.ok(Start(pledge=pledge(nonce("again"))), "a")
    sitting.opened("again", "a").opened("b too", "b")
    assert sitting.table.status == "playing"


def test_with_other_people_after_a_game_nobody_begins_without_the_others() -> None:
    sitting = Sitting("cant-stop", devices=True).start("a", "b").finish()
    sitting.ok(SeatBot(), "a")
    assert sitting.table.status == "open"
    sitting.no("not-agreed", Start(pledge=pledge(nonce("a"))), "a")
    sitting.ok(Ready(pledge=pledge(nonce("a"))), "a")
    sitting.ok(Start(pledge=pledge(nonce("b"))), "b")
    assert told(sitting) == StartAsked(chairs=(0, 1), seconds=30)


@pytest.mark.parametrize("who", ["a", "b", "host"])
def test_anybody_who_sits_or_hosts_may_call_the_start_off(who: str) -> None:
    sitting = Sitting("cant-stop", host="host", devices=True).join("a", "b")
    sitting.ok(Start(), "host")
    sitting.no("not-seated", CallOff(), "c")
    sitting.ok(CallOff(), who)
    assert sitting.table.gathering is None
    sitting.no("no-start", CallOff(), who)


def test_who_leaves_calls_the_start_off() -> None:
    sitting = gathered("a", "b", "c")
    sitting.ok(Leave(), "c")
    assert sitting.events == ["start-called-off", "left"]
    assert sitting.table.gathering is None
    assert len(sitting.table.chairs) == 2


def test_who_leaves_between_games_of_a_match_calls_the_start_off_and_nothing_begins() -> None:
    sitting = Sitting("cant-stop", devices=True, match=3).start("a", "b").finish()
    for player in "ab":
        sitting.ok(Ready(pledge=sitting.pledged(player)), player)
    sitting.opened("a1", "a")
    sitting.ok(Leave(), "b")
    assert sitting.events == ["start-called-off", "bot-took-over"]
    assert sitting.table.status == "over"
    sitting.ok(Rematch(pledge=sitting.pledged("a")), "a")
    assert told(sitting) == StartAsked(chairs=(0,), seconds=30)


def test_a_hall_that_closes_a_table_leaves_nothing_waiting() -> None:
    sitting = gathered("a", "b")
    sitting.ok(Close(), None)
    assert (sitting.table.status, sitting.table.gathering) == ("closed", None)


def test_the_next_games_of_a_match_and_rematches_wait_for_devices_too() -> None:
    sitting = Sitting("cant-stop", devices=True, match=2).start("a", "b").finish()
    for no in (2, 3):
        sitting.ok(Rematch(pledge=sitting.pledged("a")), "a")
        sitting.ok(Rematch(pledge=sitting.pledged("b")), "b")
        assert sitting.table.gathering is not None
        assert sitting.table.no == no - 1
        sitting.all_open().finish(no)
        assert sitting.table.no == no


def test_bots_that_fill_the_table_wait_for_the_devices() -> None:
    sitting = Sitting("cant-stop", devices=True).join("a")
    sitting.ok(Fill(seconds=20), "a")
    sitting.now += 20
    sitting.ok(Filled(), None)
    assert sitting.events[-1] == "start-asked"
    assert sitting.table.fill is None
    sitting.all_open()
    assert sitting.table.status == "playing"


def test_clocks_do_not_run_before_the_game_has_begun() -> None:
    sitting = Sitting("cant-stop", devices=True).join("a", "b")
    sitting.ok(SetClock(minutes=5), "a")
    sitting.settle().ok(Start(), "a")
    sitting.now += 25
    sitting.all_open()
    clock = sitting.table.clock
    assert clock is not None
    assert clock.left == [300.0, 300.0]
    assert clock.since == sitting.now


def test_with_days_a_turn_devices_have_as_long() -> None:
    sitting = Sitting("cant-stop", devices=True).join("a", "b")
    sitting.ok(SetClock(days=2), "a")
    asked = sitting.settle().ok(Start(), "a").entry.at
    assert sitting.table.gathering is not None
    assert sitting.table.gathering.deadline == asked + 2 * DAY


def test_a_copied_pledge_is_no_use() -> None:
    """A player who copies a pledge must open the same nonce, and can do so only after its owner."""
    sitting = Sitting("cant-stop").join("b")
    mine = pledge(nonce("a"))
    sitting.ok(Join(pledge=mine), "a")
    sitting.ok(Pledge(pledge=mine), "b")
    sitting.ok(Start(), "b")
    sitting.no("other-nonce", OpenNonce(nonce=nonce("b")), "b")
    sitting.opened("a", "a").opened("a", "b")
    key = sitting.table.key
    assert sitting.table.secret is not None
    assert key != game_key(sitting.table.secret, {}, sitting.table.id, 1)


def test_a_table_read_back_while_devices_are_waited_for_is_the_same() -> None:
    sitting = gathered("a", "b")
    sitting.opened("a0", "a")
    assert dump(sitting.folded()) == dump(sitting.table)
