"""Random games through the public contract: the loop that drives states, compiled with them."""

from typing import Any

from hiroma.kernel.contract import CHANCE, Below


def playout(state: Any, below: Below, limit: int = 1_000_000) -> int:
    """Play uniformly random moves to the end; the number of moves made, draws not counted.

    When several seats may act, the first of them does. `RuntimeError` after `limit` steps.
    """
    made = 0
    for _ in range(limit):
        actors = state.actors()
        if not actors:
            return made
        seat = actors[0]
        if seat == CHANCE:
            outcomes = state.draw().outcomes()
            state.apply(CHANCE, outcomes[below(len(outcomes))])
        else:
            moves = state.moves(seat)
            state.apply(seat, moves[below(len(moves))])
            made += 1
    raise RuntimeError(f"no end after {limit} steps")
