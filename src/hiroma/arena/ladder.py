"""Ratings of all levels of a game, from games of every level against every other.

The strengths of the levels fit the shares won (Bradley and Terry; with more than two seats as Plackett and Luce have
it: a seat wins with its strength over the sum of all at the table). A rating is 400 times the common logarithm of a
strength, so that 400 points are ten to one; `club` has 1500. Errors are those of 95 % confidence.
"""

import random
from collections.abc import Callable, Sequence
from itertools import combinations
from math import log10
from typing import Final

from hiroma.arena.batches import Estimate
from hiroma.arena.executors import Workers
from hiroma.arena.rotation import rotated
from hiroma.bots.strength import LEAST, Alone, Ladder, Pair, Rating
from hiroma.games import newest
from hiroma.kernel import Ruleset

ANCHOR: Final = "club"
"""The level with a fixed rating. In a game of a package that lacks it, the weakest level has that rating."""

CENTRE: Final = 1500.0
TENFOLD: Final = 400.0
"""Points between two levels of which the stronger wins ten games of eleven."""

ROUNDS: Final = 500
"""Steps of the fit; it has settled long before."""

RESAMPLED: Final = 200
"""Sets of shares drawn by chance around those measured: the ratings of all sets show the error."""


def ladder(game: str, games: int, seed: int, workers: Workers, after: Callable[[str], None]) -> Ladder:
    """Play `games` games of every pair of levels, or of every level alone; call `after` with what was just played.

    As many people play as the game's fewest. A single level has no rating. `UnknownRules` for a game that is not there.
    """
    rules = newest(game)
    seats = rules.info.seats[0]
    if seats == 1:
        return Ladder(game=game, version=rules.info.version, seats=1, alone=_alone(rules, games, seed, workers, after))
    pairs = []
    for level, other in combinations(reversed(tuple(rules.bots)), 2):
        for seated in line_ups(level, other, seats):
            pairs.append(_played(rules, seated, games, seed, workers))
            after(f"{game} {' '.join(seated)}: {pairs[-1].share:.2%} ± {pairs[-1].margin:.2%}")
    ratings = rated(tuple(rules.bots), pairs) if pairs else ()
    return Ladder(game=game, version=rules.info.version, seats=seats, ratings=ratings, pairs=tuple(pairs))


def line_ups(level: str, other: str, seats: int) -> list[list[str]]:
    """Return who sits where: both levels in turns. With an odd number of seats there are two line-ups."""
    first = [(level, other)[seat % 2] for seat in range(seats)]
    return [first] if seats % 2 == 0 else [first, [(other, level)[seat % 2] for seat in range(seats)]]


def _played(rules: Ruleset, seated: list[str], games: int, seed: int, workers: Workers) -> Pair:
    found = rotated(rules.info.id, [rules.bots[level] for level in seated], games, seed, None, workers)
    level, other = seated[0], seated[1]
    share = sum(wins.mean for name, wins in zip(seated, found.wins, strict=True) if name == level)
    return Pair(
        level=level, other=other, seats=len(seated), of_level=seated.count(level), games=found.moves.count, share=share
    )


def _alone(rules: Ruleset, games: int, seed: int, workers: Workers, after: Callable[[str], None]) -> tuple[Alone, ...]:
    found = []
    for level in rules.bots:
        won: Estimate = rotated(rules.info.id, [rules.bots[level]], games, seed, None, workers).wins[0]
        found.append(Alone(level=level, games=won.count, share=won.mean, margin=won.margin_of_share))
        after(f"{rules.info.id} {level} alone: {won.mean:.2%} ± {found[-1].margin:.2%}")
    return tuple(found)


def rated(levels: Sequence[str], pairs: Sequence[Pair], seed: int = 1) -> tuple[Rating, ...]:
    """Return the ratings of levels from the shares of their pairs."""
    points = fitted(levels, pairs, [pair.share for pair in pairs])
    chance = random.Random(seed)
    drawn = [fitted(levels, pairs, [chance.gauss(pair.share, pair.error) for pair in pairs]) for _ in range(RESAMPLED)]
    ratings = []
    for level in levels:
        mean = sum(each[level] for each in drawn) / RESAMPLED
        spread = (sum((each[level] - mean) ** 2 for each in drawn) / RESAMPLED) ** 0.5
        ratings.append(Rating(level=level, points=points[level], margin=1.96 * spread))
    return tuple(ratings)


def fitted(levels: Sequence[str], pairs: Sequence[Pair], shares: Sequence[float]) -> dict[str, float]:
    """Return the points by which such shares are likeliest (the steps of Hunter, 2004)."""
    won = dict.fromkeys(levels, 0.0)
    for pair, share in zip(pairs, shares, strict=True):
        kept = min(max(share, LEAST / pair.games), 1 - LEAST / pair.games)
        won[pair.level] += kept * pair.games
        won[pair.other] += (1 - kept) * pair.games
    strengths = dict.fromkeys(levels, 1.0)
    for _ in range(ROUNDS):
        met = dict.fromkeys(levels, 0.0)
        for pair in pairs:
            mine, theirs = pair.of_level, pair.seats - pair.of_level
            each = pair.games / (mine * strengths[pair.level] + theirs * strengths[pair.other])
            met[pair.level] += mine * each
            met[pair.other] += theirs * each
        strengths = {level: won[level] / met[level] for level in levels}
    anchor = strengths[ANCHOR if ANCHOR in strengths else levels[0]]
    return {level: CENTRE + TENFOLD * log10(strengths[level] / anchor) for level in levels}
