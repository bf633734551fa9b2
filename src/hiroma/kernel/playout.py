"""Random games through the public contract: the loop that drives states, compiled with them."""

from typing import Any

from hiroma.kernel.contract import CHANCE, Below
from hiroma.kernel.draws import ChanceMove, Draw


def playout(state: Any, below: Below, limit: int = 1_000_000) -> int:
    """Play uniformly random moves to the end; the number of moves made, draws not counted.

    When several seats may act, the first of them does. `RuntimeError` after `limit` steps.
    """
    made = 0
    draw: Draw | None = None
    outcomes: tuple[ChanceMove, ...] = ()
    actors_of, moves_of, apply = state.actors, state.moves, state.apply
    for _ in range(limit):
        actors = actors_of()
        if not actors:
            return made
        seat = actors[0]
        if seat == CHANCE:
            drawn = state.draw()
            if drawn is not draw:
                draw, outcomes = drawn, drawn.outcomes()
            apply(seat, outcomes[below(len(outcomes))])
        else:
            moves = moves_of(seat)
            apply(seat, moves[below(len(moves))])
            made += 1
    raise RuntimeError(f"no end after {limit} steps")
