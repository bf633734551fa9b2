"""Moves that are probably illegal: moves of others, and legal moves bent in one field."""

from collections.abc import Iterable, Mapping, Sequence
from typing import get_args

import msgspec

from hiroma.kernel.draws import Picked, Rolled
from hiroma.kernel.kinds import Move
from hiroma.kernel.lot import Lot
from hiroma.kernel.ruleset import Ruleset

ABSURD: tuple[object, ...] = (-1, 0, 999, 2**70, 1.5, True, "", "x", None, (), (1,), [], {}, b"")


NONSENSE: tuple[object, ...] = (None, -1, "x", [])


def strangers(ruleset: Ruleset, legal: Mapping[int, Sequence[Move]], allowed: Sequence[Move]) -> list[object]:
    """Moves of the other actors, draws, bare kinds of move, and what is no move at all."""
    others = [move for moves in legal.values() for move in moves[:20] if move not in allowed]
    return [*others, Rolled((0, 0, 0, 0)), Rolled(()), Picked(-1), Picked(999), None, "move", 7, *_bare(ruleset)]


def _bare(ruleset: Ruleset) -> Iterable[Move]:
    # Kinds of move that need no fields, and the others filled with nonsense.
    for kind in get_args(ruleset.move) or (ruleset.move,):
        for filling in NONSENSE:
            yield kind(*[filling for _ in kind.__struct_fields__])


def mutants(moves: Sequence[Move], lot: Lot) -> list[Move]:
    """Each of the moves with each field changed: to a neighbouring value, and to something absurd."""
    bent: list[Move] = []
    for move in moves:
        for field in move.__struct_fields__:
            value = getattr(move, field)
            values = [ABSURD[lot.below(len(ABSURD))], ABSURD[lot.below(len(ABSURD))]]
            if isinstance(value, int):
                values += [value + 1, value - 1, value + 13]
            elif isinstance(value, tuple):
                values += [value[1:], (*value, *value), tuple(reversed(value))]
            elif isinstance(value, str):
                values += [value + "x", value[:-1]]
            bent += [msgspec.structs.replace(move, **{field: other}) for other in values if other != value]
    return bent
