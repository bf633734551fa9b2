"""The training of the outlook: it watches games of bots of all levels."""

from typing import Final

from hiroma.games.shinsai_jima import ShinsaiJima
from hiroma.games.shinsai_jima.bots.outlook import places, unlearned
from hiroma.kernel.learning import Watching

SEATS: Final = {"two": (2,), "more": (3, 4, 5, 6)}

PRACTICE: Final = Watching(ShinsaiJima, SEATS, unlearned, places)
