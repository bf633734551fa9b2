"""The bots that can sit at a table, weakest first."""

from collections.abc import Callable, Mapping
from typing import Final

from hiroma.games.hidden_rooms.novice import Novice
from hiroma.kernel.contract import Bot

LEVELS: Final[Mapping[str, Callable[[], Bot]]] = {"casual": Novice}
"""Level → a new bot of it."""
