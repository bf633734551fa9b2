"""The course of a game of Can't Stop: rolls, moves, banking and the end (clause numbers: RULES.md)."""

from typing import Final, Self

from hiroma.games.cant_stop import legality, sight
from hiroma.games.cant_stop.acts import places
from hiroma.games.cant_stop.events import Banked, Claimed, Climbed, DiceRolled, Dropped, FirstSeat, TurnBegan, Void, Won
from hiroma.games.cant_stop.moves import Move
from hiroma.games.cant_stop.parts.board import ALL, DICE, HEIGHTS, ROLLED, ROLLS, TOTALS
from hiroma.games.cant_stop.parts.offers import WAYS
from hiroma.games.cant_stop.position import NOBODY, Position
from hiroma.games.cant_stop.view import CantStopView
from hiroma.kernel import kinds
from hiroma.kernel.contract import CHANCE, Emit, Outcome, Viewer, mute
from hiroma.kernel.draws import Draw, Pick, Picked

_MUTE: Final = mute
_AT_CHANCE: Final[tuple[int, ...]] = (CHANCE,)
_ACTS: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(5)]
_OVER: Final[tuple[int, ...]] = ()


class Game(Position):
    """A game in progress: the `State` of the kernel's contract."""

    __slots__ = ()

    def actors(self) -> tuple[int, ...]:
        """Return the mover, CHANCE at a roll or at the draw of the first seat, nobody at the end."""
        if self.clause:
            return _OVER
        return _AT_CHANCE if self.roll < 0 else _ACTS[self.mover]

    def moves(self, seat: int) -> tuple[Move, ...]:
        """Return every pairing, orientation and GO or STOP that the rules allow; `(Drop(),)` when nothing is live.

        The first is the GO of the preselected pairing (CS-D9).
        """
        return legality.moves(self, seat)

    def draw(self) -> Draw:
        """Return the draw that is due: four dice, or at the very beginning the first seat (CS-S10, CS-D1)."""
        return DICE if self.mover >= 0 else Pick(tuple(range(self.seats)), "first-seat")

    def apply(self, seat: int, move: kinds.Move, emit: Emit = mute) -> None:
        """Carry out a draw's result or a move; `IllegalMove` (legality.py) leaves everything as it was."""
        tell = None if emit is _MUTE else emit
        if seat == CHANCE:
            self._chance(move, tell)
            return
        way = WAYS.get(move)
        if way is None or not legality.legal(self, seat, way):
            raise legality.why_not(self, seat, move)
        if not way.routes & self.usable:
            self._drop(not way.stops, tell)
            return
        self._climb(way.orange, tell)
        self._climb(way.red, tell)
        if way.stops:
            self._bank(tell)
        else:
            self.roll = -1

    def view(self, viewer: Viewer) -> CantStopView:
        """Return the whole position, the same for every viewer."""
        return sight.view(self)

    def outcome(self) -> Outcome | None:
        """Return the places at the end (CS-E1, CS-E3, CS-TM4, CS-TM5), None before it."""
        return places.outcome(self) if self.clause else None

    def copy(self) -> Self:
        """Return an independent copy."""
        other = type(self)(self.seats, self.unique, self.team, self.match)
        other.take(self)
        return other

    def begin(self, first: int, tell: Emit | None = None) -> None:
        """Begin the first turn, that of the seat drawn, agreed upon or next in a series (CS-S10, CS-S12, CS-MA4)."""
        self.first = first
        self._turn(first, tell)

    def _chance(self, move: kinds.Move, tell: Emit | None) -> None:
        if self.clause or self.roll >= 0:
            raise legality.draw(self)
        if self.mover == NOBODY:
            self._draw_first(move, tell)
            return
        roll = ROLLED.get(move, -1)
        if roll < 0:
            raise legality.draw(self)
        self.roll = roll
        self.rolls += 1
        if tell:
            a, b, c, d = ROLLS[roll]
            tell(DiceRolled(self.mover, (a, b, c, d), TOTALS[roll] & self.usable != 0))

    def _draw_first(self, move: kinds.Move, tell: Emit | None) -> None:
        if not isinstance(move, Picked) or not self.draw().accepts(move):
            raise legality.draw(self)
        if tell:
            tell(FirstSeat(move.index))
        self.begin(move.index, tell)

    def _climb(self, route: int, tell: Emit | None) -> None:
        # One total, tested against the state the other left: this one sentence yields all of CS-M.
        if not self.usable >> route & 1:
            if tell:
                tell(Void(self.mover, route, self.why_void(route)))
            return
        before = len(self.placed)
        cell = self.step(route)
        if tell:
            placed = len(self.placed) > before
            tell(Climbed(self.mover, route, cell - 1, cell, placed, self.topped(route)))

    def _bank(self, tell: Emit | None) -> None:
        mine = self.bivouacs[self.mover]
        claiming = False
        for route in self.placed:
            start, cell = mine[route], self.climbers[route]
            mine[route] = cell
            claiming = claiming or cell == HEIGHTS[route]
            if tell:
                tell(Banked(self.mover, route, start, cell))
        if claiming:
            for route in self.placed:
                if self.topped(route):
                    self._claim(route, tell)
            self.clause = places.ending(self.team, self.claims[self.mover], self.partner_claims())
        if not self.clause:
            self._turn((self.mover + 1) % self.seats, tell)
            return
        self._clear()
        if tell:
            tell(Won(places.outcome(self).winners, self.clause))

    def _claim(self, route: int, tell: Emit | None) -> None:
        removed = [seat for seat in range(self.seats) if seat != self.mover and self.bivouacs[seat][route]]
        for seat in removed:
            self.bivouacs[seat][route] = 0
        self.owners[route] = self.mover
        self.claims[self.mover] += 1
        self.closed |= 1 << route
        if tell:
            tell(Claimed(self.mover, route, tuple(removed)))

    def _drop(self, forced: bool, tell: Emit | None) -> None:
        if tell:
            tell(Dropped(self.mover, forced, tuple((route, self.climbers[route]) for route in self.placed)))
        self._turn((self.mover + 1) % self.seats, tell)

    def _turn(self, seat: int, tell: Emit | None) -> None:
        self._clear()
        self.mover = seat
        self.turns[seat] += 1
        if tell:
            tell(TurnBegan(seat))

    def _clear(self) -> None:
        for route in self.placed:
            self.climbers[route] = 0
        self.placed.clear()
        self.usable = ALL & ~self.closed
        self.roll = -1
        self.rolls = 0
