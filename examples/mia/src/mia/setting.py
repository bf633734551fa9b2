"""The options of Mia (RULES.md, clauses MI-O)."""

from typing import Final

from hiroma.kernel.options import Option

LIVES: Final = Option(name="lives", default=3, low=1, high=9, clause="MI-O1", aliases=("ライフ", "leben"))

OPTIONS: Final = (LIVES,)
"""Every switch with its default and clause."""
