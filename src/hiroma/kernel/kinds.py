"""The bases of moves and events, and the union of all kinds of one game.

A game derives its own base, and from that each kind; the tag of a kind is its name with hyphens:

    class Move(kinds.Move):
        \"\"\"A move of this game.\"\"\"

    class EndTurn(Move):  # {"do": "end-turn"}
        \"\"\"The turn is over.\"\"\"
"""

from functools import reduce
from operator import or_
from types import UnionType
from typing import Any, dataclass_transform

import msgspec

Kinds = UnionType | type[msgspec.Struct]
"""The moves, or events, of a ruleset in the form that decoding asks for: a union of types, or the only one."""


def hyphened(name: str) -> str:
    """Return the tag of a class: 'end-turn' for 'EndTurn'."""
    return "".join("-" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("-")


# gc=False: a frozen struct of numbers, texts and tuples cannot be part of a cycle.
# cache_hash: rules and environments find a move in tables, the same few moves again and again.
@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Move(msgspec.Struct, frozen=True, gc=False, cache_hash=True, tag_field="do", tag=hyphened):
    """The move of a seat, or of chance: a frozen struct, tagged in the field `do`."""


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag=hyphened):
    """An event of a game: a frozen struct, tagged in the field `event`."""


def kinds(base: type[msgspec.Struct]) -> Kinds:
    """Return the union of all kinds that derive from the base of a game, in the order they were defined."""
    found: list[Any] = base.__subclasses__()
    union: Kinds = reduce(or_, found)
    return union
