"""What is on the table in Can't Stop, and where the climbers would go."""

from typing import Final

from hiroma.games.cant_stop.board import ALL, CLIMBERS, HEIGHTS, MASKS
from hiroma.kernel.contract import Seat

NOBODY: Final = -1


class Ascent:
    """Climbers after a pairing: what it moves, and which routes could be used next."""

    def __init__(self, climbs: list[tuple[int, int]], usable: int) -> None:
        self.climbs = climbs
        self.usable = usable


class Position:
    """One position, all of it.

    `bivouacs[seat][route]` and `climbers[route]` are cells, 0 for none; `owners[route]` is a seat or
    NOBODY. `closed`, `placed` and `topped` are masks of the claimed routes, of those with a climber,
    and of those whose climber stands on the number. `deal` is the roll's index in `DEALS`, -1 before
    the roll; `first` is NOBODY until the first seat is drawn; `clause` ended the game.
    """

    def __init__(self, seats: int, unique: bool, team: bool, match: int) -> None:
        self.seats = seats
        self.unique = unique
        self.team = team
        self.match = match
        self.first: Seat = NOBODY
        self.mover: Seat = NOBODY
        self.bivouacs: list[list[int]] = [[0] * 13 for _ in range(seats)]
        self.owners: list[int] = [NOBODY] * 13
        self.claims: list[int] = [0] * seats
        self.turns: list[int] = [0] * seats
        self.climbers: list[int] = [0] * 13
        self.in_hand = CLIMBERS
        self.closed = 0
        self.placed = 0
        self.topped = 0
        self.dice: tuple[int, ...] = ()
        self.deal = -1
        self.rolls = 0
        self.clause = ""
        self.winners: tuple[Seat, ...] = ()

    def take(self, other: "Position") -> None:
        """Become an independent copy of another position."""
        self.first = other.first
        self.mover = other.mover
        self.bivouacs = [row[:] for row in other.bivouacs]
        self.owners = other.owners[:]
        self.claims = other.claims[:]
        self.turns = other.turns[:]
        self.climbers = other.climbers[:]
        self.in_hand = other.in_hand
        self.closed = other.closed
        self.placed = other.placed
        self.topped = other.topped
        self.dice = other.dice
        self.deal = other.deal
        self.rolls = other.rolls
        self.clause = other.clause
        self.winners = other.winners

    def usable(self) -> int:
        """The routes a total can be used on (CS-D5)."""
        return usable(self.in_hand, self.closed, self.placed, self.topped)

    def live(self) -> int:
        """Which pairings of the roll are live (CS-D6): bit i for the i-th pairing of the deal."""
        usable = self.usable()
        found = 0
        bit = 1
        for mask in MASKS[self.deal]:
            if mask & usable:
                found |= bit
            bit <<= 1
        return found

    def why_void(self, route: int) -> str:
        """Why a total cannot be used: 'closed', 'topped' or 'no-climber'; '' when it can (CS-D5)."""
        if self.closed >> route & 1:
            return "closed"
        if self.topped >> route & 1:
            return "topped"
        if self.climbers[route] == 0 and self.in_hand == 0:
            return "no-climber"
        return ""

    def ascent(self, orange: int, red: int) -> Ascent:
        """Where a pairing would take the climbers: orange first, then red (CS-M); nothing moves."""
        in_hand, placed, topped = self.in_hand, self.placed, self.topped
        climbs: list[tuple[int, int]] = []
        for route in (orange, red):
            if self.closed >> route & 1 or topped >> route & 1:
                continue
            if climbs and climbs[0][0] == route:
                cell = climbs.pop()[1] + 1
            elif self.climbers[route]:
                cell = self.climbers[route] + 1
            elif in_hand:
                cell = self.bivouacs[self.mover][route] + 1
                in_hand -= 1
                placed |= 1 << route
            else:
                continue
            climbs.append((route, cell))
            if cell == HEIGHTS[route]:
                topped |= 1 << route
        return Ascent(climbs, usable(in_hand, self.closed, placed, topped))

    def shared(self, climbs: list[tuple[int, int]]) -> list[int]:
        """Routes on which a climber would share its cell with another's bivouac (CS-U1), ascending."""
        cells = self.climbers[:]
        for route, cell in climbs:
            cells[route] = cell
        found: list[int] = []
        for route in range(2, 13):
            cell = cells[route]
            if cell:
                for seat in range(self.seats):
                    if seat != self.mover and self.bivouacs[seat][route] == cell:
                        found.append(route)
                        break
        return found


def usable(in_hand: int, closed: int, placed: int, topped: int) -> int:
    """CS-D5 for all routes at once: open, not topped, and with a climber there or one in hand."""
    if in_hand:
        return ALL & ~closed & ~topped
    return placed & ~topped
