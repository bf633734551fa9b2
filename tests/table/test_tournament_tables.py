"""Tables of tournaments: for those who are paired, for one game, as the hall opened them."""

import pytest

from hiroma.ids import PlayerId, TableId
from hiroma.server.wire import presenter
from hiroma.table import chance
from hiroma.table.commands import (
    ANY,
    Abort,
    CallOff,
    Fill,
    Host,
    Join,
    Kick,
    Leave,
    Open,
    OpenNonce,
    Pause,
    Pledge,
    Ready,
    Rematch,
    SeatBot,
    SetClock,
    SetOption,
    SetRated,
    SetTimeout,
    SetWelcome,
    Start,
    Swap,
)
from hiroma.table.consent import TERMS
from hiroma.table.gathering import SECONDS
from hiroma.table.hall_commands import Close, Overdue
from hiroma.table.pace import Pace
from hiroma.table.table import Table
from tests.table.sitting import Sitting, nonce
from tests.table.toys import find

ANN, BEN, CEM = PlayerId("ann"), PlayerId("ben"), PlayerId("cem")

OF_THE_HALL: tuple[ANY, ...] = (
    SetOption(name="unique", value=True),
    SetClock(minutes=1),
    SetTimeout(then="concede"),
    SetRated(on=False),
    SetWelcome(on=True),
    Fill(seconds=5),
    SeatBot(),
    Kick(chair=0),
    Host(chair=0),
    Swap(chair=1),
    Start(),
)


def paired(*players: PlayerId, devices: bool = False) -> Sitting:
    """A table of Can't Stop that the hall has opened for these."""
    return Sitting("cant-stop", paired=players, devices=devices)


def test_the_game_begins_when_all_sit() -> None:
    sitting = paired(ANN, BEN)
    sitting.ok(Join(), BEN)
    assert sitting.table.status == "open"
    assert presenter.waited_for(sitting.table) == [ANN]
    sitting.ok(Join(), ANN)
    assert sitting.table.status == "playing"
    assert sitting.table.host is None


def test_nobody_else_sits_down() -> None:
    sitting = paired(ANN, BEN)
    sitting.no("tournament-table", Join(), CEM)
    sitting.ok(Join(), ANN)
    sitting.ok(Join(), BEN)
    sitting.no("game-running", Join(), CEM)


@pytest.mark.parametrize("asked", OF_THE_HALL, ids=lambda asked: type(asked).__name__)
def test_what_was_announced_stays(asked: ANY) -> None:
    sitting = paired(ANN, BEN, CEM)
    sitting.ok(Join(), ANN)
    sitting.ok(Join(), BEN)
    sitting.no("tournament-table", asked, ANN)


@pytest.mark.parametrize("asked", [Abort(), Pause()], ids=lambda asked: type(asked).__name__)
def test_a_game_goes_on_to_its_end(asked: ANY) -> None:
    sitting = paired(ANN, BEN)
    sitting.ok(Join(), ANN)
    sitting.ok(Join(), BEN)
    sitting.no("tournament-table", asked, ANN)


def test_one_game_is_played() -> None:
    sitting = paired(ANN, BEN)
    sitting.ok(Join(), ANN)
    sitting.ok(Join(), BEN)
    sitting.finish()
    for asked in (Ready(), Rematch(), Start()):
        sitting.no("tournament-table", asked, ANN)


def test_a_player_who_gets_up_after_the_game_begins_no_other_by_sitting_down_again() -> None:
    sitting = paired(ANN, BEN)
    sitting.join(ANN, BEN).finish()
    sitting.ok(Leave(), ANN)
    sitting.no("tournament-table", Join(), ANN)
    assert sitting.table.no == 1
    assert presenter.waited_for(sitting.table) == []


def test_the_hall_sets_the_clock_and_begins_with_those_who_came() -> None:
    sitting = paired(ANN, BEN, CEM)
    sitting.ok(SetClock(minutes=5, seconds=5), None)
    sitting.ok(SetTimeout(then="concede"), None)
    sitting.ok(Join(), ANN)
    sitting.ok(Join(), CEM)
    sitting.ok(Start(), None)
    assert sitting.table.status == "playing"
    assert [chair.player for chair in sitting.table.chairs] == [ANN, CEM]


def test_who_gets_up_before_the_game_may_come_back() -> None:
    sitting = paired(ANN, BEN)
    sitting.ok(Join(), ANN)
    sitting.ok(Leave(), ANN)
    assert presenter.waited_for(sitting.table) == [ANN, BEN]
    sitting.ok(Join(), BEN)
    sitting.ok(Join(), ANN)
    assert sitting.table.status == "playing"


def test_the_hall_closes_a_table_to_which_nobody_came() -> None:
    sitting = paired(ANN, BEN)
    sitting.ok(Close(), None)
    assert sitting.table.status == "closed"


def test_nobody_chooses_a_seat() -> None:
    sitting = paired(ANN, BEN, CEM)
    sitting.ok(Join(), ANN)
    sitting.no("tournament-table", Join(chair=0), BEN)


def test_nobody_calls_a_start_off() -> None:
    sitting = paired(ANN, BEN, devices=True)
    sitting.join(ANN, BEN)
    sitting.no("tournament-table", CallOff(), BEN)


def test_who_leaves_while_devices_are_waited_for_takes_nothing_from_those_who_came() -> None:
    sitting = paired(ANN, BEN, devices=True)
    sitting.join(ANN, BEN)
    sitting.ok(Leave(), BEN)
    assert [chair.player for chair in sitting.table.chairs] == [ANN]
    assert sitting.table.not_agreed() == []
    sitting.join(BEN)
    assert sitting.table.gathering is not None


def test_a_device_that_was_late_is_waited_for_once() -> None:
    sitting = paired(ANN, BEN, devices=True)
    sitting.join(ANN, BEN)
    sitting.ok(OpenNonce(nonce=nonce("ann0")), ANN)
    sitting.now += SECONDS + 1
    sitting.ok(Overdue(), None)
    sitting.ok(Pledge(pledge=chance.pledge(nonce("again"))), ANN)
    sitting.ok(Ready(pledge=sitting.pledged(BEN)), BEN)
    assert sitting.table.gathering is not None
    assert sitting.table.gathering.waiting == {0}
    sitting.opened("again", ANN)
    assert sitting.table.status == "playing"


def test_who_kept_a_game_from_beginning_is_asked_again_and_nobody_else() -> None:
    sitting = paired(ANN, BEN, devices=True)
    sitting.join(ANN, BEN)
    assert sitting.table.gathering is not None
    sitting.ok(OpenNonce(nonce=nonce("ann0")), ANN)
    sitting.now += SECONDS + 1
    sitting.ok(Overdue(), None)
    assert sitting.table.gathering is None
    assert sitting.table.not_agreed() == [1]
    sitting.ok(Ready(), BEN)
    assert sitting.table.status == "playing"


@pytest.mark.parametrize(
    ("code", "pace"),
    [("clock-both", Pace(bank=600, days=1)), ("clock-too-short", Pace(bank=60, step=2)), ("already-open", None)],
)
def test_a_table_opens_with_a_good_clock_alone(code: str, pace: Pace | None) -> None:
    sitting = paired(ANN, BEN)
    if pace is not None:
        sitting.table, sitting.rows = Table(find, sitting.entropy), []
    opened = Open(table=TableId("t1"), game="cant-stop", version=1, listed=True, options={}, terms=TERMS, pace=pace)
    sitting.no(code, opened, None)
    assert sitting.table.rev == len(sitting.rows)
