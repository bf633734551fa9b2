"""A deal that several tables share: the same draws for all, one game, and a secret shown when the hall says so."""

import pytest

from hiroma.games import newest, ruleset
from hiroma.ids import TableId
from hiroma.table.commands import (
    Abort,
    Concede,
    Disclose,
    Join,
    Leave,
    Open,
    Ready,
    Rematch,
    SeatBot,
    SetOption,
    Start,
    Undo,
)
from hiroma.table.consent import TERMS
from hiroma.table.table import Table
from hiroma.table.verify import verify
from tests.table.sitting import Sitting

SECRET = bytes(range(32))


class Shared(Sitting):
    """A table of Hidden Rooms with a shared deal, begun by `player`."""

    def __init__(self, name: str, player: str, table: str, secret: bytes = SECRET) -> None:
        self.seed = 0
        self.made = 0
        self.now = 1_000_000.0
        self.rows = []
        self.table = Table(ruleset, lambda _: secret)
        version = newest("hidden-rooms").info.version
        opened = Open(
            table=TableId(table),
            game="hidden-rooms",
            version=version,
            listed=False,
            options={},
            shared=name,
            terms=TERMS,
            chance=2,
        )
        self.ok(opened, player)
        self.join(player)
        self.ok(Start(), player)

    def opening(self) -> list[object]:
        """The draws that began the game."""
        assert self.table.play is not None
        return list(self.table.play.opening)

    def play_on(self) -> None:
        """Give every attempt up until the game is over."""
        while self.table.status == "playing":
            state = self.table.play.state if self.table.play else None
            assert state is not None
            self.submit(state.moves(0)[-1])


def test_tables_that_share_a_deal_get_the_same_draws() -> None:
    one, other = Shared("day 1", "a", "t1"), Shared("day 1", "b", "t2")
    assert one.opening() == other.opening()
    one.play_on()
    other.play_on()
    assert one.table.play is not None
    assert other.table.play is not None
    assert [step.draws for step in one.table.play.steps] == [step.draws for step in other.table.play.steps]


def test_another_name_or_another_secret_is_another_deal() -> None:
    deals = [Shared(name, "a", "t", secret).opening() for name in "xy" for secret in (SECRET, bytes(32))]
    assert all(deals.count(deal) == 1 for deal in deals)


def test_the_secret_stays_out_until_it_is_disclosed_and_then_all_is_verified() -> None:
    sitting = Shared("day 1", "a", "t1")
    sitting.no("no-finished-game", Disclose(secret=SECRET.hex()), None)
    sitting.play_on()
    assert not any(SECRET.hex().encode() in line for line in sitting.log)
    assert verify(sitting.log, ruleset).unrevealed == (1,)
    sitting.no("not-known", Disclose(secret=SECRET.hex()), "a")
    sitting.ok(Disclose(secret=SECRET.hex()), None)
    verdict = verify(sitting.log, ruleset)
    assert (verdict.bad, verdict.unrevealed, verdict.draws) == (None, (), 9)
    sitting.no("no-finished-game", Disclose(secret=SECRET.hex()), None)
    folded = Table.fold(sitting.rows, ruleset, bytes)
    assert folded.disclosed
    assert folded.tail == sitting.table.tail


def test_a_wrong_secret_is_found_out() -> None:
    sitting = Shared("day 1", "a", "t1")
    sitting.play_on()
    sitting.ok(Disclose(secret=bytes(32).hex()), None)
    assert verify(sitting.log, ruleset).why == "secret"


def test_it_is_played_alone_and_once() -> None:
    sitting = Shared("day 1", "a", "t1")
    for command in (Leave(), SeatBot(), SetOption(name="book", value=""), Ready(), Rematch(), Abort()):
        sitting.no("shared-deal", command, "a")
    sitting.no("game-running", Join(), "b")
    sitting.ok(Concede(), "a")
    for after in (Start(), Ready(), Rematch(), Leave(), SeatBot()):
        sitting.no("shared-deal", after, "a")
    sitting.no("table-full", Join(), "b")


@pytest.mark.clause("HR-U-07")
def test_alone_nobody_can_consent_to_take_back_what_was_revealed() -> None:
    sitting = Sitting("hidden-rooms").start("a")
    assert sitting.table.play is not None
    sitting.submit(sitting.table.play.state.moves(0)[0])
    sitting.no("revealed", Undo(), "a")
