"""Game state of Hidden Rooms: carries out draws and moves, each checked first (clause numbers: RULES.md)."""

from typing import Final, Self

from hiroma.games.hidden_rooms import legality, sight
from hiroma.games.hidden_rooms.acts import attempt, campaign, child
from hiroma.games.hidden_rooms.moves import EndTurn, Explore, Move, Place, Resign, Walk
from hiroma.games.hidden_rooms.parts.board import SQUARE_OF, TILE_OF, members, tiles_of
from hiroma.games.hidden_rooms.position import ENDED, EXPLORING, Position
from hiroma.games.hidden_rooms.view import HiddenRoomsView
from hiroma.kernel import kinds
from hiroma.kernel.contract import CHANCE, Emit, Outcome, Viewer, mute
from hiroma.kernel.draws import Draw, Pick, Picked

_AT_CHANCE: Final[tuple[int, ...]] = (CHANCE,)
_AT_CHILD: Final[tuple[int, ...]] = (0,)
_OVER: Final[tuple[int, ...]] = ()


class Game(Position):
    """A game in progress: the `State` of the kernel's contract."""

    __slots__ = ()

    def actors(self) -> tuple[int, ...]:
        """Return CHANCE where a tile is turned over, else the one seat; nobody at the end."""
        if self.phase == ENDED:
            return _OVER
        return _AT_CHANCE if self.drawing() else _AT_CHILD

    def moves(self, seat: int) -> tuple[Move, ...]:
        """Return every legal move: walks, explorations, the end of the turn; giving up comes last."""
        return legality.moves(self, seat)

    def draw(self) -> Draw:
        """Return the draw of a tile of the supply, labelled by attempt and count within it (HR-R-02, HR-R-03)."""
        return Pick(tiles_of(self.supply), f"attempt-{self.attempt}", self.drawn)

    def apply(self, seat: int, move: kinds.Move, emit: Emit = mute) -> None:
        """Carry out a draw's result or a move; `IllegalMove` (legality.py) leaves everything as it was."""
        tell = None if emit is mute else emit
        if seat == CHANCE:
            self._chance(move, tell)
            return
        refusal = legality.why_not(self, seat, move)
        if refusal is not None:
            raise refusal
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

    def _chance(self, move: kinds.Move, tell: Emit | None) -> None:
        if not isinstance(move, Picked) or not self.drawing() or not self.draw().accepts(move):
            raise legality.draw(self)
        tile = members(self.supply)[move.index]
        self.drawn += 1
        if self.phase != EXPLORING:
            attempt.show(self, tile, tell)
            return
        child.reveal(self, tile, tell)
        if not attempt.arrived(self, tell):
            attempt.monster_turn(self, tell)

    def view(self, viewer: Viewer) -> HiddenRoomsView:
        """Return the view of everything, the same for everybody."""
        return sight.view(self)

    def outcome(self) -> Outcome | None:
        """Return the outcome, won or lost (HR-G-05 to HR-G-07), None before the end."""
        return campaign.outcome(self) if self.clause else None

    def copy(self) -> Self:
        """Return an independent copy."""
        other = type(self)(self.book)
        other.take(self)
        return other
