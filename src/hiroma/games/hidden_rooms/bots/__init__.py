"""The bots that can sit at a table, weakest first: the rulebook's novice, decent and strong players."""

from collections.abc import Callable, Mapping
from typing import Final

from hiroma.games.hidden_rooms.bots.decent import Decent
from hiroma.games.hidden_rooms.bots.novice import Novice
from hiroma.games.hidden_rooms.bots.strong import Strong
from hiroma.kernel.contract import Bot

LEVELS: Final[Mapping[str, Callable[[], Bot]]] = {"casual": Novice, "club": Decent, "master": Strong}
"""Level → a new bot of it."""
