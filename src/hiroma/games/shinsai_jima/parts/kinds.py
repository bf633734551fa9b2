"""The kinds of advance (SJ-A1)."""

from typing import Final

from hiroma.games.shinsai_jima.moves import Kind

WALK: Final = 0
JUMP: Final = 1
PUSH: Final = 2
PRESS: Final = 3
LEAP: Final = 4
SAIL: Final = 5
KINDS: Final[tuple[Kind, ...]] = ("walk", "jump", "push", "press", "leap", "sail")

ADVANCES: Final = ((WALK, 1), (JUMP, 2), (PUSH, 1), (PRESS, 1), (PRESS, 2), (LEAP, 1), (LEAP, 2), (SAIL, 1))
"""Every (kind, distance) there is."""
