"""A deal that several tables share: the same draws for all, one game each, and a secret that the hall discloses."""

from typing import Any

import pytest

from hiroma.bots import Question, think
from hiroma.games import capabilities, newest, ruleset
from hiroma.games.cant_stop.moves import Stop
from hiroma.ids import TableId
from hiroma.table.commands import (
    Abort,
    Concede,
    Join,
    Leave,
    Open,
    Ready,
    Rematch,
    SeatBot,
    SetOption,
    Start,
    Submit,
    Undo,
)
from hiroma.table.consent import TERMS
from hiroma.table.hall_commands import Disclose
from hiroma.table.table import Table
from hiroma.table.verify import verify
from tests.table.sitting import Sitting

SECRET = bytes(range(32))


class Shared(Sitting):
    """A table with a shared deal, begun by `player`. Bots of the `rivals` sit there, too."""

    def __init__(
        self,
        name: str,
        player: str,
        table: str,
        secret: bytes = SECRET,
        game: str = "hidden-rooms",
        rivals: tuple[str, ...] = (),
    ) -> None:
        self.seed = 0
        self.made = 0
        self.now = 1_000_000.0
        self.rows = []
        self.table = Table(ruleset, lambda _: secret)
        version = newest(game).info.version
        opened = Open(
            table=TableId(table),
            game=game,
            version=version,
            listed=False,
            options=dict(capabilities(game).daily.options("")),  # type: ignore[union-attr]  # it has days
            shared=name,
            rivals=rivals,
            terms=TERMS,
            chance=2,
        )
        self.ok(opened, player)
        self.join(player)
        self.ok(Start(), player)

    def opening(self) -> list[object]:
        """Return the draws that began the game."""
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


class Against(Shared):
    """A table where a person plays by a number for each decision, and bots answer as they do in a hall."""

    def __init__(self, game: str, at_once: bool) -> None:
        daily = capabilities(game).daily
        assert daily is not None
        super().__init__("day 1", "a", "t1", game=game, rivals=("casual",) * len(daily.rivals))
        self.at_once = at_once

    def go_on(self, turns: int) -> list[tuple[int, object, object]]:
        """Play this many of the person's turns; return all moves with their draws."""
        play = self.table.play
        assert play is not None
        while turns and self.table.status == "playing":
            actors = play.state.actors()
            if 0 in actors:
                self._decide(turns)
                turns -= 1
            else:
                self.answer(actors[0])
        return [(step.seat, move, step.draws) for step in play.steps for move in step.moves]

    def answer(self, seat: int) -> None:
        """Let a bot decide."""
        play = self.table.play
        assert play is not None
        asked = Question.of(self.table.ruleset.info, "casual", seat, play.state.view(seat), self.table.thought(seat))
        self.ok(Submit(seat=seat, moves=think(asked)), None)

    def _decide(self, number: int) -> None:
        play = self.table.play
        assert play is not None
        moves: list[Any] = []
        state = play.state.copy()
        while state.actors() and 0 in state.actors() and len(moves) < 3:
            legal = state.moves(0)
            moves.append(legal[number * 7 % len(legal)])
            state.apply(0, moves[-1])
        for line in [moves] if self.at_once else [[move] for move in moves]:
            self.submit(*line, seat=0)


@pytest.mark.parametrize("game", ["cant-stop", "fearsome-floors", "niagara", "shinsai-jima"])
def test_the_same_play_meets_the_same_answers(game: str) -> None:
    """It does not matter how the moves are sent, nor which seeds bots have elsewhere."""
    one, other = (Against(game, at_once).go_on(6) for at_once in (True, False))
    told = [[(seat, move) for seat, move, _ in line] for line in (one, other)]
    assert told[0] == told[1]
    assert len({seat for seat, _ in told[0]}) > 1


def first_rolls(keen: int) -> tuple[dict[tuple[int, int], object], Shared]:
    """Play Can't Stop until both seats had two turns; return their first dice. The person goes on `keen` times."""
    sitting = Shared("day 1", "a", "t1", game="cant-stop", rivals=("casual",))
    seen: dict[tuple[int, int], object] = {}
    while sitting.table.play is not None and len(seen) < 4:
        state: Any = sitting.table.play.state
        if state.rolls == 1:
            seen[state.mover, state.turns[state.mover]] = state.view(None).dice
        moves = state.moves(state.mover)
        stops = [move for move in moves if isinstance(move, Stop)]
        goes_on = state.mover == 0 and state.rolls <= keen
        sitting.submit(stops[0] if stops and not goes_on else moves[0])
    return seen, sitting


def test_a_turn_has_its_own_dice_whatever_was_done_before() -> None:
    hasty, _ = first_rolls(0)
    keen, sitting = first_rolls(2)
    assert hasty == keen
    assert len(set(hasty.values())) > 1
    assert verify(sitting.log, ruleset).bad is None


def test_nothing_is_taken_back_once_a_bot_has_answered() -> None:
    """At other tables bots consent to everything; here nobody is asked."""
    sitting = Against("fearsome-floors", at_once=False)
    play = sitting.table.play
    assert play is not None
    sitting.go_on(1)
    sitting.ok(Undo(), "a")
    while 0 in play.state.actors():
        sitting.go_on(1)
    assert play.steps[-1].seat == 0
    sitting.answer(play.state.actors()[0])
    sitting.no("revealed", Undo(), "a")
