"""Games through the public contract: the loops that drive states, compiled with them."""

from collections.abc import Sequence

from hiroma.kernel.contract import CHANCE, Below, Bot
from hiroma.kernel.draws import ChanceMove, Draw
from hiroma.kernel.state import State


def playout(state: State, below: Below, limit: int = 1_000_000) -> int:
    """Play uniformly random moves to the end; return the number of moves made, draws not counted.

    When several seats may act, the first of them does. `RuntimeError` after `limit` steps.
    """
    made = 0
    draw: Draw | None = None
    outcomes: tuple[ChanceMove, ...] = ()
    for _ in range(limit):
        actors = state.actors()
        if not actors:
            return made
        seat = actors[0]
        if seat == CHANCE:
            drawn = state.draw()
            if drawn is not draw:
                draw, outcomes = drawn, drawn.outcomes()
            state.apply(seat, outcomes[below(len(outcomes))])
        else:
            moves = state.moves(seat)
            state.apply(seat, moves[below(len(moves))])
            made += 1
    raise RuntimeError(f"no end after {limit} steps")


def contest(state: State, bots: Sequence[Bot], below: Below, limit: int = 1_000_000) -> int:
    """Play to the end, `bots[seat]` for each seat; return the number of moves made, draws not counted.

    Every bot sees the whole state: for games without secrets. `RuntimeError` after `limit` steps.
    """
    made = 0
    for _ in range(limit):
        actors = state.actors()
        if not actors:
            return made
        seat = actors[0]
        if seat == CHANCE:
            outcomes = state.draw().outcomes()
            state.apply(seat, outcomes[below(len(outcomes))])
        else:
            state.apply(seat, bots[seat].choose(state, seat, below))
            made += 1
    raise RuntimeError(f"no end after {limit} steps")
