"""Game state of Fearsome Floors: carries out draws and moves, each checked first (clause numbers: RULES.md)."""

from typing import Final, Self

from hiroma.games.fearsome_floors import legality, sight
from hiroma.games.fearsome_floors.acts import places, steps
from hiroma.games.fearsome_floors.acts.monster import run
from hiroma.games.fearsome_floors.acts.rounds import begin_round, end, end_round, next_turn
from hiroma.games.fearsome_floors.events import Chosen, FirstSeat, Laid, LeftOut, Taken, TileRevealed
from hiroma.games.fearsome_floors.moves import Choose, Enter, Item, Lay, Leave, Move, Step, Take
from hiroma.games.fearsome_floors.parts import layout
from hiroma.games.fearsome_floors.parts.board import HEADINGS, NAMES, POOLS, SQUARE, STONES, E
from hiroma.games.fearsome_floors.parts.hall import WAITING
from hiroma.games.fearsome_floors.position import FIRST_SEAT, LAYING, MONSTER_MOVES, NOBODY, OVER, Position
from hiroma.games.fearsome_floors.view import FearsomeFloorsView
from hiroma.kernel import kinds
from hiroma.kernel.contract import CHANCE, Emit, Outcome, Viewer, mute
from hiroma.kernel.draws import Draw, Pick, Picked

_AT_CHANCE: Final[tuple[int, ...]] = (CHANCE,)
_OVER: Final[tuple[int, ...]] = ()


class Game(Position):
    """A game in progress: the `State` of the kernel's contract."""

    __slots__ = ()

    def actors(self) -> tuple[int, ...]:
        """Return the mover, CHANCE at the draw of the first seat or a tile, nobody at the end."""
        if self.stage == OVER:
            return _OVER
        return _AT_CHANCE if self.stage in (FIRST_SEAT, MONSTER_MOVES) else (self.mover,)

    def moves(self, seat: int) -> tuple[Move, ...]:
        """Return the legal moves of a seat: only steps after which the piece's move can still end legally (FF-P24)."""
        return legality.moves(self, seat)

    def draw(self) -> Draw:
        """Return the draw of the first seat (FF-S6), or of the monster's tile: in round 1 one with a number (FF-S5)."""
        if self.stage == FIRST_SEAT:
            return Pick(tuple(range(self.seats)), "first-seat")
        return Pick(tuple(self.next_tiles()), "monster-tile")

    def apply(self, seat: int, move: kinds.Move, emit: Emit = mute) -> None:
        """Carry out a draw's result or a move; `IllegalMove` (legality.py) leaves everything as it was."""
        tell = None if emit is mute else emit
        if seat == CHANCE:
            self._chance(move, tell)
            return
        refusal = legality.why_not(self, seat, move)
        if refusal is not None:
            raise refusal
        self.legal = None
        if isinstance(move, Choose):
            self.item = move.item
            if tell:
                tell(Chosen(seat, move.item))
        elif self.item is not None:
            assert isinstance(move, Lay)
            self._lay(self.item, move, tell)
        else:
            self._move(move, tell)

    def _move(self, move: kinds.Move, tell: Emit | None) -> None:
        seat = self.mover
        if isinstance(move, Take):
            piece = 4 * seat + move.piece
            steps.take(self, piece)
            if tell:
                square = self.hall.where[piece]
                tell(Taken(seat, move.piece, self.points, None if square == WAITING else NAMES[square]))
        elif isinstance(move, Step):
            steps.step(self, HEADINGS.index(move.heading), tell)
        elif isinstance(move, Enter):
            steps.enter(self, tell)
        else:
            if isinstance(move, Leave):
                steps.leave(self, tell)
            else:
                steps.stop(self, tell)
            if self.house.official_end and self.met != NOBODY:
                end(self, "FF-O10", tell)
            else:
                next_turn(self, (seat + 1) % self.seats, tell)

    def view(self, viewer: Viewer) -> FearsomeFloorsView:
        """Return the view of everything, the same for everybody."""
        return sight.view(self)

    def outcome(self) -> Outcome | None:
        """Return the places (FF-E4 to FF-E10), None before the end."""
        return places.outcome(self) if self.clause else None

    def copy(self) -> Self:
        """Return an independent copy."""
        other = type(self)(self.seats, self.house)
        other.take(self)
        return other

    def begin(self, first: int, tell: Emit | None = None) -> None:
        """Lay the hall out as printed and begin round 1 (FF-S4), or begin the players' lay-out (FF-O2)."""
        self.first = first
        if not self.house.dmaufbau:
            for square in STONES:
                self.hall.lay("stone", square, E)
            for item, square, heading in POOLS:
                self.hall.lay(item, square, heading)
            begin_round(self, first, tell)
            return
        self.stage = LAYING
        self.mover = first
        self.items = layout.box(self.house)

    def _chance(self, move: kinds.Move, tell: Emit | None) -> None:
        if self.stage not in (FIRST_SEAT, MONSTER_MOVES):
            raise legality.draw(self)
        if not isinstance(move, Picked) or not self.draw().accepts(move):
            raise legality.draw(self)
        index = move.index
        if self.stage == FIRST_SEAT:
            if tell:
                tell(FirstSeat(index))
            self.begin(index, tell)
            return
        tile = self.next_tiles()[index]
        self.deck.remove(tile)
        self.tile = tile
        if tell:
            tell(TileRevealed(tile, len(self.deck)))
        run(self.hall, tile, tell)
        end_round(self, tell)

    def _lay(self, item: Item, move: Lay, tell: Emit | None) -> None:
        square, heading = SQUARE[move.square], HEADINGS.index(move.heading)
        self.hall.lay(item, square, heading)
        self.items[item] -= 1
        if not self.items[item]:
            del self.items[item]
        self.item = None
        if tell:
            covered = tuple([NAMES[each] for each in layout.span(item, square, heading)])
            tell(Laid(self.mover, item, covered, move.heading))
        self._next_item(tell)

    def _next_item(self, tell: Emit | None) -> None:
        """Let the next player lay out an item, or begin round 1 when none is left that fits (FF-O2, FF-O8)."""
        if any(layout.fits(self.hall, item) for item in self.items):
            self.mover = (self.mover + 1) % self.seats
            return
        if self.items:
            if tell:
                tell(LeftOut(tuple(self.items)))
            self.items = {}
        after = self.house.advanced or self.house.next_starts
        begin_round(self, (self.mover + 1) % self.seats if after else self.first, tell)
