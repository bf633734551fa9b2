"""The training of the outlook: it watches games of all levels of bots."""

from typing import Final

from hiroma.games.fearsome_floors import FearsomeFloors
from hiroma.games.fearsome_floors.bots.outlook import places, unlearned
from hiroma.games.fearsome_floors.course import Game
from hiroma.games.fearsome_floors.evaluation import Judge
from hiroma.games.fearsome_floors.position import MONSTER_MOVES, MOVING, NOTHING
from hiroma.kernel.learning import Places, Watching

SEATS: Final = {"two": (2,), "more": (3, 4, 5, 6, 7)}


def shown(state: Game) -> Places | None:
    """Return the places of a position between two moves of pieces; None for others."""
    if state.stage not in (MOVING, MONSTER_MOVES) or state.taken != NOTHING:
        return None
    return places(state, Judge(state))


PRACTICE: Final = Watching(FearsomeFloors, SEATS, unlearned, shown)
