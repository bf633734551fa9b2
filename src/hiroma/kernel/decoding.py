"""Decoder of moves: JSON becomes structs of the ruleset. Nothing else checks the types of moves.

Rules get decoded moves only. So a rule may read every field of a move, and compiled rules refuse what plain ones do.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from hiroma.kernel.kinds import Kinds, Move
from hiroma.kernel.ruleset import Ruleset


class Malformed(Exception):
    """A move that fits no kind of the ruleset: `index` is its place in the turn, counted from 0, `why` the reason."""

    def __init__(self, index: int, why: str) -> None:
        super().__init__(index, why)
        self.index = index
        self.why = why


@cache
def _one(move: Kinds) -> Any:
    # msgspec remembers how to read a struct, but looks at a union again each time.
    return msgspec.defstruct("One", [("move", move)])


def decode(ruleset: Ruleset, moves: Sequence[object]) -> list[Move]:
    """Return moves, given as decoded JSON, as structs of their ruleset; `Malformed` for one that fits no kind."""
    made: list[Move] = []
    kind = _one(ruleset.move)
    for index, move in enumerate(moves):
        try:
            made.append(msgspec.convert({"move": move}, kind).move)
        except msgspec.ValidationError as error:
            raise Malformed(index, str(error)) from None
    return made
