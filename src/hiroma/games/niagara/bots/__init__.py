"""The bots of Niagara, weakest first."""

from collections.abc import Callable, Mapping
from typing import Final

from hiroma.games.niagara.bots.casual import Casual
from hiroma.games.niagara.bots.club import Club
from hiroma.games.niagara.bots.master import Master
from hiroma.kernel.contract import Bot

LEVELS: Final[Mapping[str, Callable[[], Bot]]] = {"casual": Casual, "club": Club, "master": Master}
"""Level → a bot."""
