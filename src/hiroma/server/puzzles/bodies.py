"""Bodies of /api/puzzles."""

from typing import Any

import msgspec

from hiroma.bots.puzzling import Told


class PuzzleCard(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle in a list. Of `tries` first answers by players with an account `solved` were right.

    `mine`: True or False for the reader's own first answer; None without one.
    """

    id: str
    tries: int
    solved: int
    mine: bool | None


class PuzzleList(msgspec.Struct, frozen=True, kw_only=True):
    """The puzzles of a game. `streak` counts the reader's right answers in a row up to now, `best` the most of all.

    Both are 0 for guests: their browser counts.
    """

    puzzles: list[PuzzleCard]
    streak: int
    best: int


class Answer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of POST /api/puzzles/{puzzle}/answer: the moves."""

    moves: list[dict[str, Any]]


class Answered(msgspec.Struct, frozen=True, kw_only=True):
    """The verdict: the chance to win that the answer left (0..1), that of the best line, and the best `lines`."""

    solved: bool
    chance: float
    best: float
    lines: tuple[Told, ...]
    tries: int
    right: int
    """Of all first answers, `right` of `tries` were right."""
