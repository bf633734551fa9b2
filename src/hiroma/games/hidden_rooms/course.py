"""A game in progress: who may act, with what, and what comes of it (clause numbers: RULES.md)."""

from typing import Any, Final, Self

from hiroma.games.hidden_rooms import legality, sight
from hiroma.games.hidden_rooms.acts import attempt, campaign, child
from hiroma.games.hidden_rooms.moves import EndTurn, Explore, Move, NextAttempt, Place, Resign, Walk
from hiroma.games.hidden_rooms.parts.board import SQUARE_OF, TILE_NAMES, TILE_OF, TILES, members, tiles_of
from hiroma.games.hidden_rooms.position import CHILD, ENDED, EXPLORING, OVER, PAIR, PLACING, STAGE_TILE, Position
from hiroma.games.hidden_rooms.view import HiddenRoomsView
from hiroma.kernel.contract import CHANCE, Emit, Outcome, Viewer, mute
from hiroma.kernel.draws import Draw, Pick, Picked

_AT_CHANCE: Final[tuple[int, ...]] = (CHANCE,)
_AT_CHILD: Final[tuple[int, ...]] = (0,)
_OVER: Final[tuple[int, ...]] = ()

_PLACE: Final = [Place(name) for name in TILE_NAMES]
_NEXT: Final = NextAttempt()
_INDEX_OF: Final = {Picked(index): index for index in range(TILES)}


class Game(Position):
    """A game in progress: the `State` of the kernel's contract."""

    __slots__ = ()

    def actors(self) -> tuple[int, ...]:
        """CHANCE where a tile is turned over, else the one seat; nobody at the end."""
        if self.phase == ENDED:
            return _OVER
        return _AT_CHANCE if self.drawing() else _AT_CHILD

    def drawing(self) -> bool:
        """Whether a tile is to be turned over now."""
        return self.phase in (EXPLORING, STAGE_TILE, PAIR)

    def moves(self, seat: int) -> list[Move]:
        """Every legal move: walks, explorations, the end of the turn; giving up comes last."""
        if seat != 0:
            return []
        if self.phase == CHILD:
            return child.moves(self)
        if self.phase == PLACING:
            return [_PLACE[self.pair[0]], _PLACE[self.pair[1]], child.RESIGN]
        return [_NEXT] if self.phase == OVER else []

    def draw(self) -> Draw:
        """One tile of the supply, labelled by attempt and count within it (HR-R-02, HR-R-03)."""
        return Pick(tiles_of(self.supply), f"attempt-{self.attempt}", self.drawn)

    def apply(self, seat: int, move: Any, emit: Emit = mute) -> None:
        """Carry out a draw's result or a move; `IllegalMove` (legality.py) leaves everything as it was."""
        tell = None if emit is mute else emit
        if seat == CHANCE:
            self._chance(move, tell)
            return
        if move not in self.moves(seat):
            raise legality.why(self, seat, move)
        if isinstance(move, Walk):
            child.walk(self, SQUARE_OF[move.to], tell)
            attempt.arrived(self, tell)
        elif isinstance(move, Explore):
            self._explore(SQUARE_OF[move.to], move.tile, tell)
        elif isinstance(move, EndTurn):
            attempt.monster_turn(self, tell)
        elif isinstance(move, Place):
            attempt.place(self, TILE_OF[move.tile], tell)
        elif isinstance(move, Resign):
            attempt.end(self, "resigned", tell)
        else:
            attempt.following(self)

    def _explore(self, target: int, tile: str | None, tell: Emit | None) -> None:
        if tile is None:
            child.reach(self, target, tell)
            return
        child.recall(self, target, TILE_OF[tile], tell)
        if not attempt.arrived(self, tell):
            attempt.monster_turn(self, tell)

    def _chance(self, move: Any, tell: Emit | None) -> None:
        try:
            # Looked up rather than read: the index of a struct made by hand may be anything.
            index = _INDEX_OF.get(move, TILES)
        except TypeError:
            index = TILES
        tiles = members(self.supply) if self.drawing() else []
        if index >= len(tiles):
            raise legality.draw(self, self.drawing())
        self.drawn += 1
        if self.phase != EXPLORING:
            attempt.show(self, tiles[index], tell)
            return
        child.reveal(self, tiles[index], tell)
        if not attempt.arrived(self, tell):
            attempt.monster_turn(self, tell)

    def view(self, viewer: Viewer) -> HiddenRoomsView:
        """Everything, for everybody."""
        return sight.view(self)

    def outcome(self) -> Outcome | None:
        """Won or lost (HR-G-05 to HR-G-07)."""
        return campaign.outcome(self) if self.clause else None

    def copy(self) -> Self:
        """An independent copy."""
        other = type(self)(self.book)
        other.take(self)
        return other
