"""The bots that can sit at a table, weakest first."""

from collections.abc import Callable, Mapping
from typing import Final

from hiroma.kernel.contract import Bot
from mia.bots.plain import Honest, Uniform
from mia.bots.reading import Reader

LEVELS: Final[Mapping[str, Callable[[], Bot]]] = {"random": Uniform, "casual": Honest, "club": Reader}
"""Level → a new bot of it. `casual` must be there: it stands in for people who leave."""
