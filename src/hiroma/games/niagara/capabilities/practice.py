"""The training of the outlook: it watches games of all levels of bots."""

from typing import Final

from hiroma.games.niagara import Niagara
from hiroma.games.niagara.bots.outlook import acted, places, unlearned
from hiroma.games.niagara.course import Game
from hiroma.games.niagara.position import RANSOM
from hiroma.kernel.learning import Places, Watching

SEATS: Final = {"river": (3, 4, 5)}


def shown(state: Game) -> Places | None:
    """Return the places of a position after the draws; None for others."""
    return places(state, acted(state)) if state.phase >= RANSOM else None


PRACTICE: Final = Watching(Niagara, SEATS, unlearned, shown)
