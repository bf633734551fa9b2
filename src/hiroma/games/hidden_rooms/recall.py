"""Reconstruction of a position from a view, which shows everything."""

from hiroma.games.hidden_rooms.parts.board import (
    FACINGS,
    SQUARE_OF,
    TILE_OF,
)
from hiroma.games.hidden_rooms.position import NOTHING, PHASES, Position
from hiroma.games.hidden_rooms.view import HiddenRoomsView


def recall(seen: HiddenRoomsView, at: Position) -> None:
    """Set a new position of the same book to the state that a view shows."""
    at.phase = PHASES.index(seen.phase)
    at.attempt = seen.attempt
    at.done = [(done.stage, done.reason, done.turns) for done in seen.done]
    at.wins = sum(done.reason == "win" for done in seen.done)
    at.starred = seen.starred
    at.stage = seen.stage
    at.discard = NOTHING if seen.discard is None else TILE_OF[seen.discard]
    at.pair = [TILE_OF[tile] for tile in seen.pair]
    at.memory = [TILE_OF[remembered.tile] for remembered in seen.memory]
    at.supply = sum([1 << TILE_OF[tile] for tile in seen.supply])
    for laid in seen.board:
        at.board[SQUARE_OF[laid.square]] = TILE_OF[laid.tile]
    at.child = NOTHING if seen.child is None else SQUARE_OF[seen.child]
    at.target = NOTHING if seen.target is None else SQUARE_OF[seen.target]
    at.walks = seen.walks
    at.monster = NOTHING if seen.monster is None else SQUARE_OF[seen.monster]
    at.facing = 0 if seen.facing is None else FACINGS.index(seen.facing)
    at.turns = seen.turns
    at.drawn = seen.drawn
    at.clause = seen.clause or ""
