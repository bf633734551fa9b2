"""One seat alone: what a policy's games come to, by the game's own measure."""

from functools import partial

from hiroma.arena.batches import Estimate, estimate, seed_of, spread
from hiroma.arena.duel import Policy
from hiroma.arena.executors import Workers
from hiroma.games import capabilities, newest
from hiroma.kernel.lot import Lot
from hiroma.kernel.playout import contest


def solitaire(game: str, policy: Policy, games: int, seed: int = 1, workers: Workers = 1) -> Estimate:
    """Return the mean length of many games of one seat; `ValueError` for a game without that measure."""
    if capabilities(game).solitaire is None:
        raise ValueError(f"{game} has no measure for one seat")
    return estimate(spread(partial(_play, game, policy, seed), games, workers))


def _play(game: str, policy: Policy, seed: int, numbers: range) -> list[float]:
    rules, measure, bots = newest(game), capabilities(game).solitaire, [policy()]
    assert measure is not None
    lengths = []
    for number in numbers:
        state = rules.start({}, 1)
        contest(state, bots, Lot(seed_of(seed, number)).below)
        lengths.append(measure.length(state))
    return lengths
