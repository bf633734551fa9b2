"""Can't Stop alone: how many turns a policy needs for three routes, the measure of the literature."""

from functools import partial

from hiroma.arena.batches import Estimate, estimate, seed_of, spread
from hiroma.arena.duel import Policy
from hiroma.games import newest
from hiroma.kernel.lot import Lot
from hiroma.kernel.playout import contest


def solitaire(policy: Policy, games: int, seed: int = 1, workers: int = 1) -> Estimate:
    """Turns a game over many games of one seat until three routes are claimed; lost turns count."""
    return estimate(spread(partial(_play, policy, seed), games, workers))


def _play(policy: Policy, seed: int, numbers: range) -> list[float]:
    rules, bots = newest("cant-stop"), [policy()]
    turns = []
    for number in numbers:
        state = rules.start({}, 1)
        contest(state, bots, Lot(seed_of(seed, number)).below)
        turns.append(float(sum(state.view(None).turns)))
    return turns
