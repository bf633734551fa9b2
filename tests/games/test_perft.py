"""Counts of positions, and whole games, by the rules and by a slow and obvious second program."""

from typing import Any

import pytest

from hiroma.kernel import CHANCE
from hiroma.kernel.lot import Lot
from tests.games.proving import Second, Spot, cases, proofs


def steps(second: Second, game: Any, table: Any) -> dict[Any, Any]:
    """Return moves or draws, the same by both programs: name → (seat, move, way to the second program's position)."""
    if not (actors := game.actors()):
        return {}
    moves = second.draws(game) if actors[0] == CHANCE else game.moves(actors[0])
    named = [(second.name(game, move), move) for move in moves]
    ours = {name: move for name, move in named if name is not None}
    assert len(ours) == sum(name is not None for name, _ in named)
    theirs = second.follow(table)
    assert set(ours) == set(theirs)
    return {name: (actors[0], move, theirs[name]) for name, move in ours.items()}


def count(second: Second, game: Any, table: Any, plies: int) -> tuple[int, int]:
    """Return the numbers of different positions after `plies` plies and of ways to them, the same by both programs."""
    level = {second.key(table): (game, table, 1)}
    for _ in range(plies):
        following: dict[Any, tuple[Any, Any, int]] = {}
        for state, beside, ways in level.values():
            for seat, move, follow in steps(second, state, beside).values():
                then, state_then = follow(), state.copy()
                state_then.apply(seat, move)
                key = second.key(then)
                assert second.seen(state_then) == key
                following[key] = (state_then, then, following.get(key, (0, 0, 0))[2] + ways)
        level = following
    return len(level), sum(ways for _, _, ways in level.values())


@pytest.mark.parametrize(("game", "spot"), cases(lambda proofs: proofs.spots))
def test_counts(game: str, spot: Spot) -> None:
    own, second = proofs(game).counted, proofs(game).second
    if own is not None:
        assert own(spot.at(), spot.plies) == spot.counts
    else:
        assert second is not None, "spots are counted beside `second`, or by `counted`"
        state, table = spot.at()
        assert count(second, state, table, spot.plies) == spot.counts


@pytest.mark.slow
@pytest.mark.parametrize(("game", "second"), cases(lambda proofs: {"": proofs.second} if proofs.second else {}))
def test_whole_games_side_by_side(game: str, second: Second) -> None:
    for seed in range(second.walks):
        lot, (state, table) = Lot(seed), second.begin(seed)
        while ours := steps(second, state, table):
            assert second.seen(state) == second.key(table)
            if second.deep and lot.below(80) == 0:
                count(second, state, table, second.deep)
            liked = [name for name in ours if second.drawn_to(name)]
            names = liked if liked and lot.below(2) else list(ours)
            seat, move, follow = ours[names[lot.below(len(names))]]
            state.apply(seat, move)
            table = follow()
        assert second.seen(state) == second.key(table)
