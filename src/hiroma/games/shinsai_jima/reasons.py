"""Why a piece may not do something, as numbers the rules compare and codes that people read."""

from typing import Final

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

CODES: Final = (
    ("", ""),
    ("sea", "SJ-W2"),
    ("too-high", "SJ-A2"),
    ("too-low", "SJ-A2"),
    ("standing-piece", "SJ-A2"),
    ("in-the-way", "SJ-A5"),
    ("nothing-there", "SJ-A6"),
    ("foreign-colour", "SJ-C7"),
    ("blocked-behind", "SJ-A7"),
    ("resists", "SJ-A7"),
    ("needs-power", "SJ-A7"),
    ("overboard", "SJ-W4"),
    ("too-shallow", "SJ-D6"),
    ("occupied", "SJ-D7"),
    ("no-corpse", "SJ-D7"),
    ("no-boat", "SJ-C8"),
    ("no-sea", "SJ-C8"),
)
"""Reason → the code of a refusal, and the clause."""
