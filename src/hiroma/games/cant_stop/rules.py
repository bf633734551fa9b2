"""What happens in Can't Stop: rolls, moves, banking and the end (clause numbers: RULES.md)."""

from typing import Any, Final, Self

from hiroma.games.cant_stop import places, refuse, sight
from hiroma.games.cant_stop.board import DICE, HEIGHTS, ROLL_OF, ROLLS, TOTALS
from hiroma.games.cant_stop.moves import (
    Banked,
    CantStopView,
    Claimed,
    Climbed,
    DiceRolled,
    Dropped,
    FirstSeat,
    Go,
    Move,
    Stop,
    TurnBegan,
    Void,
    Won,
)
from hiroma.games.cant_stop.offers import DROP, offers
from hiroma.games.cant_stop.state import NOBODY, Position
from hiroma.kernel.contract import CHANCE, Emit, Outcome, Viewer, mute
from hiroma.kernel.draws import Draw, Pick, Picked, Rolled

TO_WIN: Final = 3
TEAM_TO_WIN: Final = 5

_AT_CHANCE: Final[tuple[int, ...]] = (CHANCE,)
_ACTS: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(5)]
_OVER: Final[tuple[int, ...]] = ()


class Game(Position):
    """A game in progress: the `State` of the kernel's contract."""

    __slots__ = ()

    def actors(self) -> tuple[int, ...]:
        """The mover, CHANCE at a roll or at the draw of the first seat, nobody at the end."""
        if self.clause:
            return _OVER
        return _AT_CHANCE if self.roll < 0 else _ACTS[self.mover]

    def moves(self, seat: int) -> list[Move]:
        """Every pairing, orientation and GO or STOP the rules allow; `[Drop()]` when nothing is live.

        The first is the preselected pairing's GO (CS-D9).
        """
        if self.roll < 0 or seat != self.mover:
            return []
        offered = offers(self.roll, self.usable())
        if not self.unique:
            return offered
        return [move for move in offered if not isinstance(move, Stop) or not self.blocked(move.orange, move.red)]

    def draw(self) -> Draw:
        """Four dice, or at the very beginning the first seat (CS-S10, CS-D1)."""
        return DICE if self.mover >= 0 else Pick(tuple(range(self.seats)), "first-seat")

    def apply(self, seat: int, move: Any, emit: Emit = mute) -> None:
        """Carry out a draw's result or a move; `IllegalMove` (refuse.py) leaves everything as it was."""
        if seat == CHANCE:
            self._chance(move, emit)
            return
        legal = self.moves(seat)
        if move not in legal:
            raise refuse.why(self, seat, move)
        # The equal one of the list: its totals are whole numbers for certain.
        decided = legal[legal.index(move)]
        if isinstance(decided, Go):
            self._climb(decided.orange, emit)
            self._climb(decided.red, emit)
            self.roll = -1
        elif isinstance(decided, Stop) and (self.usable() >> decided.orange | self.usable() >> decided.red) & 1:
            self._climb(decided.orange, emit)
            self._climb(decided.red, emit)
            self._bank(emit)
        else:
            self._drop(decided is DROP, emit)

    def view(self, viewer: Viewer) -> CantStopView:
        """Everything, for everybody."""
        return sight.view(self)

    def outcome(self) -> Outcome | None:
        """Places at the end (CS-E1, CS-E3, CS-TM4, CS-TM5)."""
        return places.outcome(self) if self.clause else None

    def copy(self) -> Self:
        """An independent copy."""
        other = type(self)(self.seats, self.unique, self.team, self.match)
        other.take(self)
        return other

    def begin(self, first: int, emit: Emit = mute) -> None:
        """The first turn, by the seat drawn or next in a series (CS-S10, CS-MA4)."""
        self.first = first
        self._turn(first, emit)

    def _chance(self, move: Any, emit: Emit) -> None:
        if self.clause or self.roll >= 0:
            raise refuse.draw(self)
        if self.mover == NOBODY:
            seats = self.draw().outcomes()
            if not isinstance(move, Picked) or move not in seats:
                raise refuse.draw(self)
            first = seats.index(move)
            if emit is not mute:
                emit(FirstSeat(first))
            self.begin(first, emit)
            return
        try:
            roll = ROLL_OF.get(move.values, -1) if isinstance(move, Rolled) else -1
        except TypeError:  # dice that cannot even be looked up
            roll = -1
        if roll < 0:
            raise refuse.draw(self)
        self.roll = roll
        self.rolls += 1
        if emit is not mute:
            a, b, c, d = ROLLS[roll]
            emit(DiceRolled(self.mover, (a, b, c, d), TOTALS[roll] & self.usable() != 0))

    def _climb(self, route: int, emit: Emit) -> None:
        # One total, tested against the state the other left: this one sentence yields all of CS-M.
        if not self.usable() >> route & 1:
            if emit is not mute:
                emit(Void(self.mover, route, self.why_void(route)))
            return
        cell = self.ahead(route)
        placed = not self.climbers[route]
        if placed:
            self.placed.append(route)
        self.climbers[route] = cell
        topped = cell == HEIGHTS[route]
        if topped:
            self.topped |= 1 << route
        if emit is not mute:
            emit(Climbed(self.mover, route, cell - 1, cell, placed, topped))

    def _bank(self, emit: Emit) -> None:
        mine = self.bivouacs[self.mover]
        for route in sorted(self.placed):
            start, mine[route] = mine[route], self.climbers[route]
            if emit is not mute:
                emit(Banked(self.mover, route, start, mine[route]))
        if self.topped:
            for route in sorted(self.placed):
                if self.topped >> route & 1:
                    self._claim(route, emit)
            self.clause = self._ending()
        if not self.clause:
            self._turn((self.mover + 1) % self.seats, emit)
            return
        self._clear()
        if emit is not mute:
            emit(Won(places.outcome(self).winners, self.clause))

    def _claim(self, route: int, emit: Emit) -> None:
        removed = [seat for seat in range(self.seats) if seat != self.mover and self.bivouacs[seat][route]]
        for seat in removed:
            self.bivouacs[seat][route] = 0
        self.owners[route] = self.mover
        self.claims[self.mover] += 1
        self.closed |= 1 << route
        if emit is not mute:
            emit(Claimed(self.mover, route, tuple(removed)))

    def _ending(self) -> str:
        # Asked once, after all claims of the STOP (CS-C4, CS-TM7).
        own = self.claims[self.mover]
        if not self.team:
            return "CS-E1" if own >= TO_WIN else ""
        if own + self.claims[(self.mover + 2) % 4] >= TEAM_TO_WIN:
            return "CS-TM4"
        return "CS-TM5" if own >= TO_WIN else ""

    def _drop(self, forced: bool, emit: Emit) -> None:
        if emit is not mute:
            emit(Dropped(self.mover, forced, tuple((route, self.climbers[route]) for route in sorted(self.placed))))
        self._turn((self.mover + 1) % self.seats, emit)

    def _turn(self, seat: int, emit: Emit) -> None:
        self._clear()
        self.mover = seat
        self.turns[seat] += 1
        if emit is not mute:
            emit(TurnBegan(seat))

    def _clear(self) -> None:
        for route in self.placed:
            self.climbers[route] = 0
        self.placed.clear()
        self.topped = 0
        self.roll = -1
        self.rolls = 0
