"""Games between policies, seats as given."""

from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from hiroma.arena.batches import Estimate, estimate, seed_of, spread
from hiroma.arena.executors import Workers
from hiroma.games import newest
from hiroma.kernel import CHANCE, Below, Bot, Options, Outcome, Pick, Ruleset, State
from hiroma.kernel.kinds import Move
from hiroma.kernel.lot import Lot
from hiroma.kernel.playout import contest

Policy = Callable[[], Bot]
"""Makes a bot. A function or class of a module, so that another process finds it."""


class Duel(msgspec.Struct, frozen=True):
    """The share of games each seat won (a win shared by several sides counts in parts), and moves a game."""

    wins: tuple[Estimate, ...]
    moves: Estimate


class FromView:
    """A bot that is given only what its seat sees, for games with secrets."""

    def __init__(self, bot: Bot, rules: Ruleset) -> None:
        self.bot = bot
        self.rules = rules

    def choose(self, state: State, seat: int, below: Below) -> Move:
        """Return the bot's choice in a world that agrees with its view."""
        return self.bot.choose(self.rules.imagine(state.view(seat), below), seat, below)


def duel(
    game: str,
    policies: Sequence[Policy],
    games: int,
    seed: int = 1,
    options: Options | None = None,
    first: int | None = 0,
    workers: Workers = 1,
) -> Duel:
    """Play `policies[seat]` against each other. `first` is the seat that begins; None draws it each game.

    The same arguments give the same result, however many `workers`. `KeyError` for an unknown game.
    """
    play = partial(_play, game, tuple(policies), dict(options or {}), first, seed)
    results = spread(play, games, workers)
    wins = tuple(estimate([shares[seat] for shares, _ in results]) for seat in range(len(policies)))
    return Duel(wins, estimate([float(made) for _, made in results]))


def _play(
    game: str, policies: Sequence[Policy], options: Options, first: int | None, seed: int, numbers: range
) -> list[tuple[tuple[float, ...], int]]:
    rules = newest(game)
    bots: list[Bot] = [policy() for policy in policies]
    if rules.info.secrets:
        bots = [FromView(bot, rules) for bot in bots]
    results = []
    for number in numbers:
        lot = Lot(seed_of(seed, number))
        state = rules.start(options, len(bots))
        if first is not None:
            begin(state, first)
        made = contest(state, bots, lot.below)
        outcome = state.outcome()
        assert outcome is not None
        results.append((shares(outcome, len(bots)), made))
    return results


def fewest(rules: Ruleset, options: Options) -> int:
    """Return the fewest seats with which a game can be played with these options."""
    return min(len(rules.holders(options, people)) for people in rules.people(options))


def begin(state: State, first: int) -> None:
    """Settle the draw of the first seat, where the game opens with one."""
    if state.actors() != (CHANCE,):
        return
    draw = state.draw()
    if isinstance(draw, Pick) and draw.label == "first-seat":
        state.apply(CHANCE, draw.outcomes()[draw.items.index(first)])


def shares(outcome: Outcome, seats: int) -> tuple[float, ...]:
    """Return each seat's share of the win: 1 on the only winning side, parts of 1 on several, 0 for losers."""
    part = 1 / max(1, len(outcome.ranking[0]))
    return tuple(part if seat in outcome.winners else 0.0 for seat in range(seats))
