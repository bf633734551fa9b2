"""Duels in which everybody sits everywhere, so that no seat's edge is taken for strength."""

from collections.abc import Sequence

from hiroma.arena.batches import Estimate
from hiroma.arena.duel import Duel, Policy, duel
from hiroma.arena.executors import Workers
from hiroma.kernel import Options


def rotated(
    game: str,
    policies: Sequence[Policy],
    games: int,
    seed: int = 1,
    options: Options | None = None,
    workers: Workers = 1,
) -> Duel:
    """`policies` against each other, an even share of `games` in every rotation of the seats, first seats drawn.

    `wins[i]` is what `policies[i]` won, on whatever seat. At least one game is played in each rotation.
    """
    seats = len(policies)
    each = max(1, games // seats)
    duels = []
    for turn in range(seats):
        seated = [policies[(seat + turn) % seats] for seat in range(seats)]
        duels.append(duel(game, seated, each, seed + turn, options, None, workers))
    wins = tuple(pooled([duels[turn].wins[(i - turn) % seats] for turn in range(seats)]) for i in range(seats))
    return Duel(wins, pooled([one.moves for one in duels]))


def pooled(parts: Sequence[Estimate]) -> Estimate:
    """One estimate from several of equally many samples."""
    count = sum(part.count for part in parts)
    mean = sum(part.mean for part in parts) / len(parts)
    spread = sum(part.deviation**2 + (part.mean - mean) ** 2 for part in parts) / len(parts)
    return Estimate(mean, spread**0.5, count)
