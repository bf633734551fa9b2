"""Reasons against a move of a piece: numbers that the rules compare, and codes that people read."""

from collections.abc import Mapping
from typing import Final

from hiroma.games.shinsai_jima.parts.kinds import KINDS

LEGAL: Final = 0
SEA: Final = 1
TOO_HIGH: Final = 2
TOO_LOW: Final = 3
STANDING: Final = 4
IN_THE_WAY: Final = 5
NOTHING_THERE: Final = 6
FOREIGN: Final = 7
BEHIND: Final = 8
RESISTED: Final = 9
NEEDS_POWER: Final = 10
OVERBOARD: Final = 11
SHALLOW: Final = 12
OCCUPIED: Final = 13
NO_CORPSE: Final = 14
NO_BOAT: Final = 15
NO_SEA: Final = 16

NATIVES_OWN: Final = 17

CODES: Final = (
    "",
    "sea",
    "too-high",
    "too-low",
    "standing-piece",
    "in-the-way",
    "nothing-there",
    "foreign-colour",
    "blocked-behind",
    "resists",
    "needs-power",
    "overboard",
    "too-shallow",
    "occupied",
    "no-corpse",
    "no-boat",
    "no-sea",
    "foreign-colour",
)
"""Reason → the code of a refusal."""

SWING: Final = len(KINDS)
"""The kind of a swing, after the kinds of advance."""

CLAUSES: Final[tuple[Mapping[int, str], ...]] = (
    {SEA: "SJ-W2", TOO_HIGH: "SJ-A2", TOO_LOW: "SJ-A2", STANDING: "SJ-A2"},
    {SEA: "SJ-W2", TOO_HIGH: "SJ-A5", TOO_LOW: "SJ-A5", STANDING: "SJ-A5", IN_THE_WAY: "SJ-A5"},
    {
        NOTHING_THERE: "SJ-A6",
        FOREIGN: "SJ-C7",
        NATIVES_OWN: "SJ-C9",
        BEHIND: "SJ-A7",
        RESISTED: "SJ-A7",
        NEEDS_POWER: "SJ-A7",
        OVERBOARD: "SJ-W4",
    },
    {SEA: "SJ-W2", IN_THE_WAY: "SJ-D6", SHALLOW: "SJ-D6", NOTHING_THERE: "SJ-D6"},
    {SEA: "SJ-W2", IN_THE_WAY: "SJ-D7", SHALLOW: "SJ-D7", OCCUPIED: "SJ-D7", NO_CORPSE: "SJ-D7"},
    {NO_BOAT: "SJ-C8", NO_SEA: "SJ-C8"},
    {NOTHING_THERE: "SJ-A9", FOREIGN: "SJ-C7", NATIVES_OWN: "SJ-C9", NEEDS_POWER: "SJ-A10"},
)
"""By kind of advance, then for a swing: reason → the clause that has it; a reason missing cannot come up there."""
