"""Practice: a table at which one person plays for all, from the start or from a point of a finished game."""

from typing import Annotated

import msgspec

from hiroma.ids import TableId
from hiroma.kernel import Outcome
from hiroma.kernel.contract import Wire


class PastStep(msgspec.Struct, frozen=True):
    """A turn that was played: its seat, its moves, and the numbers of the draws that followed."""

    seat: int
    moves: list[Wire]
    draws: tuple[tuple[int, ...], ...]


class Past(msgspec.Struct, frozen=True, kw_only=True):
    """The course of game `no` of a table up to its entry `rev`: the numbers of the opening draws, then turn by turn."""

    table: TableId
    no: int
    rev: int
    after: Outcome | None
    """The outcome of the game before it at that table; None without one."""
    opening: tuple[tuple[int, ...], ...]
    steps: tuple[PastStep, ...]


class Practice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One person plays for this number of `people`; the first game goes on from a `past`, if there is one."""

    people: Annotated[int, msgspec.Meta(ge=1, le=64)]
    past: Past | None = None
