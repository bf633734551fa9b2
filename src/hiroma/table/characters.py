"""Characters of bots: they follow from level and chair alone, so that nobody has to store them."""

from typing import Final

GENTLE_LEVELS: Final = ("random", "casual")
"""Levels whose bots are gentle animals."""

GENTLE: Final = (
    "usagi",
    "tanuki",
    "hitsuji",
    "neko",
    "panda",
    "kaeru",
    "risu",
    "hiyoko",
    "inu",
    "shika",
    "kapibara",
    "pengin",
)
"""The gentle ones, by chair."""

FIERCE: Final = (
    "saru",
    "kitsune",
    "kuma",
    "fukuro",
    "kappa",
    "ookami",
    "inoshishi",
    "tora",
    "taka",
    "tengu",
    "oni",
    "ryuu",
)
"""The others, by chair."""


def character(level: str, chair: int) -> str:
    """Return the character of a bot of a level on a chair; no two of a table are the same."""
    pool = GENTLE if level in GENTLE_LEVELS else FIERCE
    return pool[chair % len(pool)]
