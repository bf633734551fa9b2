"""The options of Can't Stop (RULES.md, sections CS-U, CS-TM and CS-MA, and CS-S12)."""

from typing import Final

from hiroma.kernel.options import Option, Style

OPTIONS: Final = (
    Option(name="unique", default=False, clause="CS-U1", aliases=("ユニーク",)),
    Option(name="team", default=False, clause="CS-TM1", aliases=("チーム", "チーム戦", "ペア戦")),
    Option(name="match", default=1, low=1, high=99, clause="CS-MA1", aliases=("マッチ",)),
    Option(
        name="starter",
        default="drawn",
        choices=("drawn", "first"),
        clause="CS-S12",
        doubtful=True,
        aliases=("最初の手番",),
    ),
)
"""Every switch with its default and clause."""

STYLES: Final = (
    Style(name="unshared", options={"unique": True}),
    Style(name="pairs", options={"team": True}),
    Style(name="first_to_three", options={"match": 3}),
)
"""The named ways to play, the gentlest first."""
