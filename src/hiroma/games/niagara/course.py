"""Game state of Niagara: carries out draws and moves, each checked first (clause numbers: RULES.md)."""

from typing import Final, Self

from hiroma.games.niagara import legality, sight
from hiroma.games.niagara.acts import canoes, ending, joe, rounds
from hiroma.games.niagara.events import ArrowSet, FirstSeat
from hiroma.games.niagara.moves import Move
from hiroma.games.niagara.parts.board import ARMS
from hiroma.games.niagara.parts.codes import (
    CHOOSE,
    CODE_OF,
    DECLINE,
    DONE,
    MOVES,
    WEATHER,
    canoe_of,
    card_of,
    colour_of,
)
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
from hiroma.kernel import kinds
from hiroma.kernel.contract import CHANCE, Emit, Outcome, Viewer, mute
from hiroma.kernel.draws import Draw, Pick, Picked

_AT_CHANCE: Final[tuple[int, ...]] = (CHANCE,)
_ACTS: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(5)]
_OVER: Final[tuple[int, ...]] = ()
_ARROW: Final = Pick(("L", "R"), "arrow")


class Game(Position):
    """A game in progress: the `State` of the kernel's contract."""

    __slots__ = ()

    def actors(self) -> tuple[int, ...]:
        """Return CHANCE at the two draws, all seats that owe an answer or a card, else the mover; nobody at the end."""
        if TURN <= self.phase <= TRADING:
            return _ACTS[self.mover]
        if self.phase == CHOOSING:
            return tuple([seat for seat in range(self.seats) if not self.chosen[seat]])
        if self.phase == RANSOM:
            return tuple([seat for seat in range(self.seats) if self.asked >> seat & 1])
        return _OVER if self.phase == OVER else _AT_CHANCE

    def moves(self, seat: int) -> tuple[Move, ...]:
        """Return every legal move of a seat, by canoe, in a fixed order."""
        return tuple([MOVES[code] for code in legality.codes(self, seat)])

    def draw(self) -> Draw:
        """Return the draw that is due: the first seat, then the arrow (NI-S5)."""
        return _ARROW if self.phase == DRAW_ARROW else Pick(tuple(range(self.seats)), "first-seat")

    def apply(self, seat: int, move: kinds.Move, emit: Emit = mute) -> None:
        """Carry out a draw's result or a move; `IllegalMove` (legality.py) leaves everything as it was."""
        tell = None if emit is mute else emit
        if seat == CHANCE:
            self._chance(move, tell)
            return
        code = CODE_OF.get(move, -1)
        refusal = legality.why_not(self, seat, code)
        if refusal is not None:
            raise refusal
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
            rounds.choose(self, seat, card_of(code), tell)
        elif self.phase == RANSOM:
            if code == DECLINE:
                rounds.decline(self, seat, tell)
            else:
                rounds.pay(self, seat, canoe_of(code), colour_of(code), tell)
        else:
            if code != DONE:
                joe.trade(self, canoe_of(code), tell)
            rounds.end_turn(self, tell, code == DONE)

    def _chance(self, move: kinds.Move, tell: Emit | None) -> None:
        if self.phase > DRAW_ARROW or not isinstance(move, Picked) or not self.draw().accepts(move):
            raise legality.draw(self)
        index = move.index
        if self.phase == DRAW_FIRST:
            if tell:
                tell(FirstSeat(index))
            self.begin(index, tell)
        else:
            self.point(index, tell)

    def begin(self, first: int, tell: Emit | None = None) -> None:
        """Give the life ring to the seat drawn or agreed upon (NI-S11); next is the arrow (NI-S5)."""
        self.first = first
        self.phase = DRAW_ARROW
        fixed = self.setting.variant.arrow_start
        if fixed != "random":
            self.point(0 if fixed == "L" else 1, tell)

    def point(self, arrow: int, tell: Emit | None) -> None:
        """Set the arrow at the fork and begin the first round (NI-S5)."""
        self.arrow = arrow
        if tell:
            tell(ArrowSet(ARMS[arrow]))
        rounds.begin(self, tell)

    def view(self, viewer: Viewer) -> NiagaraView:
        """Return the view of a seat or a spectator (None), without the cards that others hide (NI-C3)."""
        return sight.view(self, viewer, legality.codes(self, self.mover) if self.phase == TURN else [])

    def outcome(self) -> Outcome | None:
        """Return the places (NI-E3, NI-E5), None before the end."""
        return ending.outcome(self) if self.phase == OVER else None

    def copy(self) -> Self:
        """Return an independent copy."""
        other = type(self)(self.seats, self.setting)
        other.take(self)
        return other
