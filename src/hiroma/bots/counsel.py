"""Advice and reviews in a worker: its questions and answers, without the server."""

from collections.abc import Iterator
from typing import Any, Self

import msgspec

from hiroma.bots.hindsight import Hindsight, hindsight
from hiroma.games import capabilities, ruleset
from hiroma.kernel import CHANCE, Outcome, Ruleset, Seat
from hiroma.kernel.capabilities import Advice
from hiroma.table.play import Play, read_moves
from hiroma.table.practice import PastStep


class Past(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game for a worker, as it was played; what was taken back is not in it."""

    game: str
    version: int
    options: dict[str, bool | int | str]
    seats: int
    after: Outcome | None
    """The outcome of the game before it in a series, None for the first."""
    opening: tuple[tuple[int, ...], ...]
    """The numbers of the draws before the first turn."""
    steps: tuple[PastStep, ...]

    @classmethod
    def of(cls, play: Play) -> Self:
        """Return the question about a game."""
        info = play.ruleset.info
        opening, steps = play.past()
        return cls(
            game=info.id,
            version=info.version,
            options=dict(play.options),
            seats=len(play.holders),
            after=play.after,
            opening=opening,
            steps=steps,
        )


class Present(msgspec.Struct, frozen=True):
    """A position for a worker: the game and the version of its rules, a seat, and that seat's view as JSON."""

    game: str
    version: int
    seat: int
    view: bytes


def advised(present: Present) -> bytes:
    """Return the turns to consider in a position, best first, as JSON."""
    rules = ruleset(present.game, present.version)
    state = rules.imagine(msgspec.json.decode(present.view, type=rules.sight), lambda _: 0)
    return msgspec.json.encode(_adviser(present.game).advise(state, present.seat))


def looked_back(past: Past) -> bytes:
    """Return the review of a finished game, as JSON."""
    rules = ruleset(past.game, past.version)
    game = rules.start(past.options, past.seats, past.after)
    return msgspec.json.encode(_adviser(past.game).review(game, _steps(rules, past)))


def reviewed(past: Past) -> Hindsight:
    """Return the chances over a finished game; `LookupError` for a game without insight."""
    insight = capabilities(past.game).insight
    if insight is None:
        raise LookupError(past.game)
    rules = ruleset(past.game, past.version)
    state = rules.start(past.options, past.seats, past.after)
    return hindsight(insight, state, rules.sides(past.options, past.seats), _steps(rules, past))


def _adviser(game: str) -> Advice:
    adviser = capabilities(game).advice
    assert adviser is not None
    return adviser


def _steps(rules: Ruleset, past: Past) -> Iterator[tuple[Seat, Any]]:
    """Yield (seat or CHANCE, move or result). A draw is known only where it is made, so a game goes along."""
    game = rules.start(past.options, past.seats, past.after)
    for step in (PastStep(CHANCE, [], past.opening), *past.steps):
        for move in read_moves(rules, step.moves):
            yield step.seat, move
            game.apply(step.seat, move)
        for numbers in step.draws:
            result = game.draw().result(numbers)
            yield CHANCE, result
            game.apply(CHANCE, result)
