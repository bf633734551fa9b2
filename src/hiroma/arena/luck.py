"""Luck in reviewed games: chance favours nobody, so its mean over many games is 0."""

from functools import partial

import msgspec

from hiroma.arena.batches import Estimate, estimate, seed_of, spread
from hiroma.arena.duel import fewest
from hiroma.arena.executors import Workers
from hiroma.bots.hindsight import Finished, hindsight
from hiroma.games import capabilities, newest
from hiroma.kernel import CHANCE, Options
from hiroma.kernel.lot import Lot
from hiroma.table.practice import PastStep


def luck(
    game: str, level: str, games: int, seed: int = 1, options: Options | None = None, workers: Workers = 1
) -> Estimate:
    """Return the mean luck of the first seat's side, in games of as few people as the game takes.

    Where the first seat to move is drawn, that draw is luck, too.
    `LookupError` for a game without insight, or without that level.
    """
    if capabilities(game).insight is None:
        raise LookupError(game)
    if level not in newest(game).bots:
        raise LookupError(level)
    return estimate(spread(partial(_play, game, level, dict(options or {}), seed), games, workers))


def _play(game: str, level: str, options: Options, seed: int, numbers: range) -> list[float]:
    found = []
    for number in numbers:
        seen = hindsight(played(game, level, options, Lot(seed_of(seed, number))))
        found.append(seen.balances[0].luck)
    return found


def played(game: str, level: str, options: Options, lot: Lot) -> Finished:
    """Return a whole game of one level of bot, each move an entry of its own."""
    rules = newest(game)
    seats = fewest(rules, options)
    state, bot = rules.start(options, seats), rules.bots[level]()
    steps: list[PastStep] = []
    opening: list[tuple[int, ...]] = []
    while actors := state.actors():
        seat = actors[0]
        if seat != CHANCE:
            move = bot.choose(state, seat, lot.below)
            state.apply(seat, move)
            steps.append(PastStep(seat, [msgspec.to_builtins(move)], ()))
            continue
        draw = state.draw()
        drawn = tuple(lot.below(count) for count in draw.ranges())
        state.apply(CHANCE, draw.result(drawn))
        if steps:
            last = steps[-1]
            steps[-1] = PastStep(last.seat, last.moves, (*last.draws, drawn))
        else:
            opening.append(drawn)
    return Finished(
        game=game,
        version=rules.info.version,
        options=dict(options),
        seats=seats,
        after=None,
        opening=tuple(opening),
        steps=tuple(steps),
        revs=tuple(range(1, len(steps) + 1)),
    )
