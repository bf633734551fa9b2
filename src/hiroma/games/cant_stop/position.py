"""A position of Can't Stop, and the cells that a pairing leads to."""

from typing import Final

from hiroma.games.cant_stop.parts.board import ALL, CLIMBERS, CLIMBS, HEIGHTS
from hiroma.games.cant_stop.view import Climb
from hiroma.kernel.state import State

NOBODY: Final = -1


class Position(State):
    """One position, all of it.

    `bivouacs[seat][route]` and `climbers[route]` are cells, 0 for none; `owners[route]` is a seat or
    NOBODY. `placed` lists the routes with a climber, in order; `usable` is the mask of routes a total can
    be used on: open, below the top, a climber there or in hand (CS-D5). `roll` is an index into `ROLLS`, -1
    before the roll; `turns[seat]` counts turns begun; `first` and `mover` are NOBODY until the first
    seat is drawn; `clause` ended the game, '' while it goes on.
    """

    __slots__ = (
        "bivouacs", "claims", "clause", "climbers", "closed", "first", "match", "mover", "owners",
        "placed", "roll", "rolls", "seats", "team", "turns", "unique", "usable",
    )  # fmt: skip

    def __init__(self, seats: int, unique: bool, team: bool, match: int) -> None:
        self.seats: int = seats
        self.unique: bool = unique
        self.team: bool = team
        self.match: int = match
        self.first: int = NOBODY
        self.mover: int = NOBODY
        self.bivouacs: list[list[int]] = [[0] * 13 for _ in range(seats)]
        self.owners: list[int] = [NOBODY] * 13
        self.claims: list[int] = [0] * seats
        self.turns: list[int] = [0] * seats
        self.climbers: list[int] = [0] * 13
        self.placed: list[int] = []
        self.closed: int = 0
        self.usable: int = ALL
        self.roll: int = -1
        self.rolls: int = 0
        self.clause: str = ""

    def take(self, other: "Position") -> None:
        """Become an independent copy of another position with as many seats."""
        self.first = other.first
        self.mover = other.mover
        self.bivouacs = [row[:] for row in other.bivouacs]
        self.owners = other.owners[:]
        self.claims = other.claims[:]
        self.turns = other.turns[:]
        self.climbers = other.climbers[:]
        self.placed = other.placed[:]
        self.closed = other.closed
        self.usable = other.usable
        self.roll = other.roll
        self.rolls = other.rolls
        self.clause = other.clause

    def in_hand(self) -> int:
        """Return the number of climbers not on the board, 0..3."""
        return CLIMBERS - len(self.placed)

    def partner_claims(self) -> int:
        """Return the number of claims of the mover's partner, 0 without one (CS-TM1)."""
        return self.claims[(self.mover + 2) % 4] if self.team else 0

    def topped(self, route: int) -> bool:
        """Return true when a climber stands on the numbered cell of a route (CS-M8)."""
        return self.climbers[route] == HEIGHTS[route]

    def why_void(self, route: int) -> str:
        """Return the reason why a total cannot be used: 'closed', 'topped' or 'no-climber'."""
        if self.closed >> route & 1:
            return "closed"
        return "topped" if self.topped(route) else "no-climber"

    def ahead(self, route: int) -> int:
        """Return the cell that the next step on an open route leads to (CS-M1, CS-M2)."""
        return (self.climbers[route] or self.bivouacs[self.mover][route]) + 1

    def ascent(self, orange: int, red: int) -> tuple[Climb, ...]:
        """Return the climbers that a pairing moves, at their new cells, orange first; `()` when it is dead (CS-M).

        A double is one climber, one or two cells up (CS-M6, CS-M7).
        """
        usable = self.usable
        first = CLIMBS[orange][self.ahead(orange)] if usable >> orange & 1 else None
        if orange == red:
            if first is not None and first.cell < HEIGHTS[orange]:
                return (CLIMBS[orange][first.cell + 1],)
            return () if first is None else (first,)
        if not usable >> red & 1 or (first is not None and self.takes_last(orange, red)):
            return () if first is None else (first,)
        second = CLIMBS[red][self.ahead(red)]
        return (second,) if first is None else (first, second)

    def takes_last(self, orange: int, red: int) -> bool:
        """Return true when orange, if usable, takes the last climber that red would need (CS-M4, CS-M5)."""
        return len(self.placed) == CLIMBERS - 1 and not self.climbers[orange] and not self.climbers[red]

    def step(self, route: int) -> int:
        """Step up a usable route, from the hand when no climber is there (CS-M1, CS-M2); return the cell reached."""
        cell = self.climbers[route] + 1
        if cell == 1:
            cell = self.bivouacs[self.mover][route] + 1
            self.placed.append(route)
            if len(self.placed) == CLIMBERS:
                self.usable &= self.below_top()
        self.climbers[route] = cell
        if cell == HEIGHTS[route]:
            self.usable &= ~(1 << route)
        return cell

    def below_top(self) -> int:
        """Return the mask of routes with a climber that can still move."""
        mask = 0
        for route in self.placed:
            if self.climbers[route] < HEIGHTS[route]:
                mask |= 1 << route
        return mask

    def usable_after(self, climbs: tuple[Climb, ...]) -> int:
        """Return the mask of usable routes once these climbers stand on their new cells."""
        usable, moving, hand = self.usable, 0, self.in_hand()
        for climb in climbs:
            bit = 1 << climb.route
            usable &= ~bit
            if not self.climbers[climb.route]:
                hand -= 1
            if climb.cell < HEIGHTS[climb.route]:
                moving |= bit
        return (usable if hand else usable & self.below_top()) | moving

    def standing(self, orange: int, red: int) -> dict[int, int]:
        """Return route → cell of every climber once a pairing is taken."""
        cells = {route: self.climbers[route] for route in self.placed}
        for climb in self.ascent(orange, red):
            cells[climb.route] = climb.cell
        return cells

    def camping(self, route: int, cell: int) -> list[int]:
        """Return the other seats with a bivouac on a cell (CS-U4, CS-TM9)."""
        return [seat for seat in range(self.seats) if seat != self.mover and self.bivouacs[seat][route] == cell]

    def blocked(self, orange: int, red: int) -> list[int]:
        """Return the routes, ascending, whose shared cells forbid a STOP with a live pairing (CS-U1).

        Return `[]` without `unique`, and for a dead pairing.
        """
        if not self.unique or not (self.usable >> orange | self.usable >> red) & 1:
            return []
        return sorted(route for route, cell in self.standing(orange, red).items() if self.camping(route, cell))
