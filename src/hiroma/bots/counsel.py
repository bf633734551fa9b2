"""Hints and reviews of Hidden Rooms, for a worker: what it is told and what it answers, without the server."""

from typing import Any

import msgspec

from hiroma.games.hidden_rooms import HiddenRooms
from hiroma.games.hidden_rooms.advice import advise
from hiroma.games.hidden_rooms.review import review
from hiroma.kernel import CHANCE, Picked


class Past(msgspec.Struct, frozen=True):
    """What a worker is told of a finished game: its book, and every step as (seat or CHANCE, move or index drawn)."""

    book: str
    steps: tuple[tuple[int, Any], ...]


def advised(view: bytes) -> bytes:
    """Up to three turns for the position of a view (JSON), best first, as JSON."""
    rules = HiddenRooms()
    return msgspec.json.encode(advise(rules.imagine(msgspec.json.decode(view, type=rules.sight), lambda _: 0)))


def looked_back(past: Past) -> bytes:
    """The review of a finished game, as JSON."""
    kind = HiddenRooms.move
    steps = [(seat, Picked(what) if seat == CHANCE else msgspec.convert(what, kind)) for seat, what in past.steps]
    return msgspec.json.encode(review(past.book, steps))
