"""Hints and reviews of Hidden Rooms, for a worker: what it is told and what it answers, without the server."""

from typing import Any

import msgspec

from hiroma.games import ruleset
from hiroma.games.hidden_rooms.advice import advise
from hiroma.games.hidden_rooms.review import review
from hiroma.kernel import CHANCE, Picked

GAME = "hidden-rooms"


class Past(msgspec.Struct, frozen=True):
    """A finished game for a worker: version and options, and every step as (seat or CHANCE, move or index drawn)."""

    version: int
    options: dict[str, bool | int | str]
    steps: tuple[tuple[int, Any], ...]


class Present(msgspec.Struct, frozen=True):
    """A position for a worker: the version of its rules, and its view as JSON."""

    version: int
    view: bytes


def advised(present: Present) -> bytes:
    """Up to three turns for a position, best first, as JSON."""
    rules = ruleset(GAME, present.version)
    state: Any = rules.imagine(msgspec.json.decode(present.view, type=rules.sight), lambda _: 0)
    return msgspec.json.encode(advise(state))


def looked_back(past: Past) -> bytes:
    """The review of a finished game, as JSON."""
    rules = ruleset(GAME, past.version)
    kind = rules.move
    steps = [(seat, Picked(what) if seat == CHANCE else msgspec.convert(what, kind)) for seat, what in past.steps]
    game: Any = rules.start(past.options, 1)
    return msgspec.json.encode(review(game, steps))
