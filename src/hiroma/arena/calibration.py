"""Chances to win beside results: does a side win six games of ten when its chance is 60 %?"""

from functools import partial
from typing import Final

import msgspec

from hiroma.arena.batches import seed_of, spread
from hiroma.arena.duel import fewest
from hiroma.arena.executors import Workers
from hiroma.games import capabilities, newest
from hiroma.kernel import CHANCE, Options
from hiroma.kernel.learning import results
from hiroma.kernel.lot import Lot

BINS: Final = 10
"""Ranges of chances that are compared with results: 0 to 10 %, 10 to 20 % and so on."""

SAMPLED: Final = 8
"""One position in 8 is looked at, by chance."""

Seen = list[tuple[float, float]]
"""(chance, result) of one side in one position."""


class Bin(msgspec.Struct, frozen=True):
    """The positions in which a side's chance lay in one range."""

    count: int
    chance: float
    """The mean chance."""
    won: float
    """The part of them that was won."""


class Calibration(msgspec.Struct, frozen=True):
    """The chances of all sides in many positions, and what became of them."""

    positions: int
    error: float
    """The expected calibration error: the mean of |chance - won| over the bins, each by its count."""
    bins: tuple[Bin, ...]


def calibration(
    game: str, level: str, games: int, seed: int = 1, options: Options | None = None, workers: Workers = 1
) -> Calibration:
    """Play games of as few people as the game takes, all by a level of bot, and compare chances with results.

    `LookupError` for a game without insight, or without that level.
    """
    if capabilities(game).insight is None:
        raise LookupError(game)
    if level not in newest(game).bots:
        raise LookupError(level)
    play = partial(_play, game, level, dict(options or {}), seed)
    return of([pair for seen in spread(play, games, workers) for pair in seen])


def of(seen: Seen) -> Calibration:
    """Return the calibration of (chance, result) pairs, at least one."""
    ranges: list[Seen] = [[] for _ in range(BINS)]
    for chance, won in seen:
        ranges[min(BINS - 1, int(chance * BINS))].append((chance, won))
    bins = tuple(
        Bin(len(each), sum(chance for chance, _ in each) / len(each), sum(won for _, won in each) / len(each))
        for each in ranges
        if each
    )
    return Calibration(len(seen), sum(each.count * abs(each.chance - each.won) for each in bins) / len(seen), bins)


def _play(game: str, level: str, options: Options, seed: int, numbers: range) -> list[Seen]:
    rules, insight = newest(game), capabilities(game).insight
    assert insight is not None
    found = []
    for number in numbers:
        lot = Lot(seed_of(seed, number))
        seats = fewest(rules, options)
        state, bot = rules.start(options, seats), rules.bots[level]()
        asked: list[tuple[float, ...]] = []
        while actors := state.actors():
            seat = actors[0]
            if seat == CHANCE:
                outcomes = state.draw().outcomes()
                state.apply(seat, outcomes[lot.below(len(outcomes))])
                continue
            state.apply(seat, bot.choose(state, seat, lot.below))
            if state.actors() and lot.below(SAMPLED) == 0:
                asked.append(insight.chances(state))
        outcome = state.outcome()
        assert outcome is not None
        won = results(outcome)
        found.append([pair for chances in asked for pair in zip(chances, won, strict=True)])
    return found
