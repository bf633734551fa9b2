"""Moves that are probably illegal: moves of others, and legal moves bent in one field.

All of them could have travelled: their fields have the types of their kind, as decoding makes sure (decoding.py).
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec

from hiroma.kernel.draws import Picked, Rolled
from hiroma.kernel.kinds import Kinds, Move
from hiroma.kernel.lot import Lot
from hiroma.kernel.ruleset import Ruleset

ABSURD: tuple[object, ...] = (-1, 0, 999, 2**60, True, "", "x", None, (), (1,))
"""Values that fields are bent to; those that do not fit the type of a field are left out."""


def strangers(ruleset: Ruleset, legal: Mapping[int, Sequence[Move]], allowed: Sequence[Move]) -> list[Move]:
    """Return moves of the other actors, results of draws, and each kind of move filled with odd values."""
    others = [move for moves in legal.values() for move in moves[:20] if move not in allowed]
    return [*others, Rolled((0, 0, 0, 0)), Rolled(()), Picked(-1), Picked(999), *_filled(ruleset.move)]


@cache
def _filled(union: Kinds) -> tuple[Move, ...]:
    found: list[Move] = []
    for kind in get_args(union) or (union,):
        hints = get_type_hints(kind)
        fits = [_fitting(hints[field]) for field in kind.__struct_fields__]
        if all(fits):
            found += [kind(*[values[place % len(values)] for values in fits]) for place in range(3)]
    return tuple(dict.fromkeys(found))


def _fitting(hint: Any) -> list[object]:
    # Values of the type of a field: odd ones, and those that the type names.
    return [value for value in (*ABSURD, *_named(hint)) if _fits(value, hint)]


def _named(hint: Any) -> Iterable[object]:
    for part in get_args(hint):
        yield from _named(part) if get_args(part) else (part,)


def _fits(value: object, hint: Any) -> bool:
    try:
        return bool(msgspec.convert(value, hint) == value)
    except (msgspec.ValidationError, TypeError):
        return False


def mutants(moves: Sequence[Move], lot: Lot) -> list[Move]:
    """Return each move with each field changed: to neighbouring values, and to odd ones, of the field's type."""
    bent: list[Move] = []
    for move in moves:
        hints = _hints(type(move))
        for field in move.__struct_fields__:
            value = getattr(move, field)
            values = [ABSURD[lot.below(len(ABSURD))], ABSURD[lot.below(len(ABSURD))]]
            if isinstance(value, int):
                values += [value + 1, value - 1, value + 13]
            elif isinstance(value, tuple):
                values += [value[1:], (*value, *value), tuple(reversed(value))]
            elif isinstance(value, str):
                values += [value + "x", value[:-1]]
            fitting = [other for other in values if other != value and _fits(other, hints[field])]
            bent += [msgspec.structs.replace(move, **{field: other}) for other in fitting]
    return bent


@cache
def _hints(kind: type[Move]) -> dict[str, Any]:
    return get_type_hints(kind)
