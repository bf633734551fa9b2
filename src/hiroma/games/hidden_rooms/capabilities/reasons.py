"""The reasons for one turn rather than another: those that the adviser has for the one alone."""

from collections.abc import Sequence

from hiroma.games.hidden_rooms.bots.plans import PLACE, plans
from hiroma.games.hidden_rooms.bots.strong import Search
from hiroma.games.hidden_rooms.capabilities.advice import explained, turn_of
from hiroma.games.hidden_rooms.course import Game
from hiroma.games.hidden_rooms.moves import Move, Resign
from hiroma.games.hidden_rooms.parts.board import FITS, TILE_NAMES
from hiroma.games.hidden_rooms.position import CHILD, PLACING
from hiroma.games.hidden_rooms.view import Reason
from hiroma.kernel.capabilities import Because

MOST = 3
"""Most reasons for a decision."""


class Comparison:
    """The reasons of this game."""

    def compare(self, state: Game, seat: int, made: Sequence[Move], best: Sequence[Move]) -> list[Because]:
        """Return the reasons for the line `best` rather than `made`, three at most."""
        mine = said_of(state, made)
        found = [Because(reason.code, {**reason.what}) for reason in said_of(state, best) if reason not in mine]
        if any(isinstance(move, Resign) for move in made):
            found.insert(0, Because("goes-on"))
        return found[:MOST]


def said_of(state: Game, line: Sequence[Move]) -> list[Reason]:
    """Return the adviser's reasons for a line; for moves that end no turn, those for the best turn that they begin."""
    if state.phase == PLACING:
        one, other = state.pair
        for tile, kept in ((one, other), (other, one)):
            if tuple(line) == (PLACE[tile],):
                fits, left = (state.supply & FITS[tile]).bit_count(), state.supply.bit_count()
                odds = Reason("odds", {"fits": fits, "left": left})
                return [odds, Reason("keeps", {"tile": TILE_NAMES[kept]})]
        return []
    if state.phase != CHILD:
        return []
    search = Search(state)
    begun = [plan for plan in plans(state) if turn_of(plan)[: len(line)] == tuple(line)]
    return explained(state, search, max(begun, key=search.worth)) if begun else []
