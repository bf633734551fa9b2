"""The bots that can sit at a table, weakest first."""

from collections.abc import Callable, Mapping
from typing import Final

from hiroma.games.shinsai_jima.bots.levels import Casual, Club, Master
from hiroma.kernel.contract import Bot

LEVELS: Final[Mapping[str, Callable[[], Bot]]] = {"casual": Casual, "club": Club, "master": Master}
"""Level → a new bot of it."""
