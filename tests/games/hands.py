"""Helpers that make moves, for the tests of all games."""

from typing import Any

from hiroma.kernel import Event, IllegalMove, State, Viewer
from hiroma.kernel.laws import portrait


def heard(game: State, seat: int, *moves: Any) -> list[Any]:
    """Make moves and return the events that everybody hears."""
    told: list[Any] = []

    def emit(event: Event, only: Viewer = None) -> None:
        if only is None:
            told.append(event)

    for move in moves:
        game.apply(seat, move, emit)
    return told


def refused(game: State, seat: int, move: Any, seats: int) -> IllegalMove:
    """Return the refusal of a move. The move must not have changed the game for any of its `seats` seats."""
    before = portrait(game, seats)
    try:
        game.apply(seat, move)
    except IllegalMove as refusal:
        assert portrait(game, seats) == before
        return refusal
    raise AssertionError(f"{move} was accepted")
