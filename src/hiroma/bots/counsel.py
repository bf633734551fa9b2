"""Advice and reviews in a worker: its questions and answers, without the server."""

from collections.abc import Iterator
from typing import Any

import msgspec

from hiroma.bots.hindsight import Finished
from hiroma.games import capabilities, ruleset
from hiroma.kernel import CHANCE, Ruleset, Seat
from hiroma.kernel.capabilities import Advice
from hiroma.table.play import read_moves
from hiroma.table.practice import PastStep


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


def looked_back(past: Finished) -> bytes:
    """Return the review of a finished game, as JSON."""
    rules = ruleset(past.game, past.version)
    game = rules.start(past.options, past.seats, past.after)
    return msgspec.json.encode(_adviser(past.game).review(game, _steps(rules, past)))


def _adviser(game: str) -> Advice:
    adviser = capabilities(game).advice
    assert adviser is not None
    return adviser


def _steps(rules: Ruleset, past: Finished) -> Iterator[tuple[Seat, Any]]:
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
