"""One-move lookahead of the bots: the cells after each live pairing, and the result of a STOP there."""

from hiroma.games.cant_stop.acts.places import ending
from hiroma.games.cant_stop.moves import Go, Move
from hiroma.games.cant_stop.parts.board import HEIGHTS
from hiroma.games.cant_stop.parts.offers import STOP
from hiroma.games.cant_stop.position import Position


class Prospect:
    """A live pairing in one orientation.

    `cells` maps each route with a climber to its cell once the pairing is taken; `usable` is the mask of routes then
    usable. `stops`: STOP is legal there. `clause` is the one by which a STOP would end the game, '' for none.
    """

    __slots__ = ("cells", "clause", "go", "stops", "usable")

    def __init__(self, at: Position, go: Go) -> None:
        climbs = at.ascent(go.orange, go.red)
        self.go: Go = go
        self.usable: int = at.usable_after(climbs)
        self.cells: dict[int, int] = {route: at.climbers[route] for route in at.placed}
        for climb in climbs:
            self.cells[climb.route] = climb.cell
        tops = 0
        for route, cell in self.cells.items():
            if cell == HEIGHTS[route]:
                tops += 1
        self.clause: str = ending(at.team, at.claims[at.mover] + tops, at.partner_claims()) if tops else ""
        self.stops: bool = not at.unique or not at.blocked(go.orange, go.red)

    def loses(self) -> bool:
        """Return true when a STOP would lose the game for the team (CS-TM5)."""
        return self.clause == "CS-TM5"

    def wins(self) -> bool:
        """Return true when a STOP would win the game (CS-E1, CS-TM4)."""
        return self.clause in ("CS-E1", "CS-TM4")

    def settle(self, stopping: bool) -> Move:
        """Return the pairing's move: STOP if `stopping` and STOP is neither forbidden nor would lose, else GO."""
        return STOP[self.go.orange][self.go.red] if stopping and self.stops and not self.loses() else self.go


def prospects(at: Position, moves: tuple[Move, ...]) -> list[Prospect]:
    """Return one for each live pairing and orientation, in the order of `moves`; `[]` when only DROP is left."""
    return [Prospect(at, move) for move in moves if isinstance(move, Go)]
