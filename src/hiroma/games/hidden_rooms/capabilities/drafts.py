"""A path in the making, as it travels: the question of its author, and the study that answers it."""

from typing import Annotated

import msgspec

from hiroma.kernel.capabilities import Finding

Line = Annotated[int, msgspec.Meta(ge=0, le=5)]
Square = tuple[Line, Line]
"""Row and column, 0..5."""


class Studied(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of POST /api/books/path: a path in the making.

    `turn` monster turns have gone by with nobody in sight; `child` stands on that square, if any.
    """

    path: Annotated[list[Square], msgspec.Meta(max_length=36)]
    turn: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)] = 0
    child: Square | None = None


class Stand(msgspec.Struct, frozen=True):
    """The monster's square, its facing (N, E, S or W), and the event that brought it there ('' at first)."""

    square: Square
    facing: str
    kind: str


class Study(msgspec.Struct, frozen=True, kw_only=True):
    """The study of a path. For an unsound path it has findings only.

    `arrows` has 36 letters, '-' for the terminal. `walk[t]` is the monster's stand after t undisturbed turns;
    `coming` are its next actions from `walk[turn]` for the child. `sensed[square]` is the first turn in which that
    square is sensed, 0 for never; `camped` the turn in which a child that stays at the start loses.
    """

    findings: list[Finding]
    arrows: str = ""
    walk: list[Stand] = []
    coming: list[Stand] = []
    ends: str = ""
    sensed: list[int] = []
    corners: int = 0
    covered: int = 0
    camped: int = 0
