"""What happens in Niagara: draws and moves, each checked first (clause numbers: RULES.md)."""

from typing import Final, Self

from hiroma.games.niagara import legality, sight
from hiroma.games.niagara.acts import canoes, ending, joe, plans, rounds
from hiroma.games.niagara.events import ArrowSet, FirstSeat
from hiroma.games.niagara.moves import Move
from hiroma.games.niagara.parts.board import ARMS, CLOUD, FALLS, STORM
from hiroma.games.niagara.parts.codes import CHOOSE, CODE_OF, DECLINE, DONE, MOVES, PAY, WEATHER
from hiroma.games.niagara.position import (
    CHOOSING,
    DRAW_ARROW,
    DRAW_FIRST,
    OVER,
    RANSOM,
    TRADING,
    TURN,
    Position,
)
from hiroma.games.niagara.view import NiagaraView
from hiroma.kernel.contract import CHANCE, Emit, Outcome, Viewer, mute
from hiroma.kernel.draws import Draw, Pick

_AT_CHANCE: Final[tuple[int, ...]] = (CHANCE,)
_ACTS: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(5)]
_OVER: Final[tuple[int, ...]] = ()
_ARROW: Final = Pick(("L", "R"), "arrow")


class Game(Position):
    """A game in progress: the `State` of the kernel's contract."""

    __slots__ = ()

    def actors(self) -> tuple[int, ...]:
        """CHANCE at the two draws, those who owe an answer or a card together, else the mover."""
        if TURN <= self.phase <= TRADING:
            return _ACTS[self.mover]
        if self.phase == CHOOSING:
            return tuple([seat for seat in range(self.seats) if not self.chosen[seat]])
        if self.phase == RANSOM:
            return tuple([seat for seat in range(self.seats) if self.asked >> seat & 1])
        return _OVER if self.phase == OVER else _AT_CHANCE

    def moves(self, seat: int) -> list[Move]:
        """Every legal move of a seat, by canoe, in a fixed order."""
        return [MOVES[code] for code in self.codes(seat)]

    def codes(self, seat: int) -> list[int]:
        """The numbers (parts/codes.py) of every legal move of a seat; the list may be shared: do not change it."""
        if TURN <= self.phase <= TRADING:
            if seat != self.mover:
                return []
            if self.legal is None:
                self.legal = self._turn_codes()
            return self.legal
        if not 0 <= seat < self.seats:
            return []
        if self.phase == CHOOSING and not self.chosen[seat]:
            hand = self.hands[seat]
            return [CHOOSE + card for card in range(1, 11) if hand >> card & 1]
        if self.phase == RANSOM and self.asked >> seat & 1:
            return self._ransom_codes(seat)
        return []

    def _turn_codes(self) -> list[int]:
        if self.phase == TRADING:
            return joe.trades(self)
        if self.chosen[self.mover] != CLOUD:
            return plans.codes(self)
        ways = [WEATHER] if self.weather < STORM else []
        if self.weather > -1:
            ways.append(WEATHER + 1)
        return ways

    def _ransom_codes(self, seat: int) -> list[int]:
        # Without a tandem canoes are alike, and the first of two comes back (NI-W5, NI-W10).
        fallen = [canoe for canoe in (0, 1) if self.place[2 * seat + canoe] == FALLS]
        coming = fallen if self.setting.spirits else fallen[:1]
        found = [PAY + 8 * canoe + colour for canoe in coming for colour in range(5) if self.store[5 * seat + colour]]
        if len(fallen) == 1:
            found.append(DECLINE)
        return found

    def draw(self) -> Draw:
        """The first seat, then the arrow (NI-S5)."""
        return _ARROW if self.phase == DRAW_ARROW else Pick(tuple(range(self.seats)), "first-seat")

    def apply(self, seat: int, move: object, emit: Emit = mute) -> None:
        """Carry out a draw's result or a move; `IllegalMove` (legality.py) leaves everything as it was."""
        tell = None if emit is mute else emit
        if seat == CHANCE:
            self._chance(move, tell)
            return
        try:
            # Looked up rather than read: the fields of a struct made by hand may be anything.
            code = CODE_OF.get(move, -1)
        except TypeError:
            code = -1
        if code not in self.codes(seat):
            raise legality.why(self, seat, code)
        self.play(seat, code, tell)

    def play(self, seat: int, code: int, tell: Emit | None) -> None:
        """Carry out a legal move by its number, unchecked: for searches."""
        self.legal = None
        if self.phase == TURN:
            if code >= WEATHER and code < CHOOSE:
                rounds.shift(self, 1 if code == WEATHER else -1, tell)
                self.may = 0
            else:
                canoes.act(self, code, tell)
            if not self.may:
                rounds.end_turn(self, tell)
        elif self.phase == CHOOSING:
            rounds.choose(self, seat, code - CHOOSE, tell)
        elif self.phase == RANSOM:
            if code == DECLINE:
                rounds.decline(self, seat, tell)
            else:
                rounds.pay(self, seat, (code - PAY) >> 3, (code - PAY) & 7, tell)
        else:
            if code != DONE:
                joe.trade(self, code & 1, tell)
            rounds.end_turn(self, tell, code == DONE)

    def _chance(self, move: object, tell: Emit | None) -> None:
        if self.phase > DRAW_ARROW:
            raise legality.draw(self)
        results = self.draw().outcomes()
        if move not in results:
            raise legality.draw(self)
        index = results.index(move)
        if self.phase == DRAW_FIRST:
            self.first = index
            if tell:
                tell(FirstSeat(index))
            fixed = self.setting.variant.arrow_start
            self.phase = DRAW_ARROW
            if fixed != "random":
                self.point(0 if fixed == "L" else 1, tell)
        else:
            self.point(index, tell)

    def point(self, arrow: int, tell: Emit | None) -> None:
        """Set the arrow at the fork and begin the first round (NI-S5)."""
        self.arrow = arrow
        if tell:
            tell(ArrowSet(ARMS[arrow]))
        rounds.begin(self, tell)

    def view(self, viewer: Viewer) -> NiagaraView:
        """What one viewer may see (NI-C3)."""
        return sight.view(self, viewer, self.codes(self.mover) if self.phase == TURN else [])

    def outcome(self) -> Outcome | None:
        """Places at the end (NI-E3, NI-E5)."""
        return ending.outcome(self) if self.phase == OVER else None

    def copy(self) -> Self:
        """An independent copy."""
        other = type(self)(self.seats, self.setting)
        other.take(self)
        return other
