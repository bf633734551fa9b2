"""The yardstick for the rules: Can't Stop for any number of players, as a programmer would write it without a hall.

Mutable slots, small methods, no contract, no events, no options. The same generator and the same order of moves as the
ruleset, so the same seed plays the same games and gives the same checksum.
"""

from dataclasses import dataclass, field
from itertools import product

from hiroma.kernel.lot import Lot

HEIGHTS = [0, 0, 3, 5, 7, 9, 11, 13, 11, 9, 7, 5, 3]
ROLLS = list(product(range(1, 7), repeat=4))

Move = tuple[str, int, int]


@dataclass(slots=True)
class Game:
    """A game in progress. Routes index lists of 13; 0 is no piece; `owners` are seats or -1."""

    seats: int
    mover: int
    dice: tuple[int, ...] = ()
    bivouacs: list[list[int]] = field(default_factory=list)
    owners: list[int] = field(default_factory=lambda: [-1] * 13)
    climbers: list[int] = field(default_factory=lambda: [0] * 13)
    in_hand: int = 3
    winner: int = -1

    def __post_init__(self) -> None:
        self.bivouacs = [[0] * 13 for _ in range(self.seats)]

    def can_use(self, route: int) -> bool:
        """Return True for an open route with a climber below the top, or without a climber while any is in hand."""
        if self.owners[route] >= 0:
            return False
        cell = self.climbers[route]
        return cell < HEIGHTS[route] if cell else self.in_hand > 0

    def pairings(self) -> list[tuple[int, int]]:
        """Return the distinct pairings of the dice."""
        a, b, c, d = self.dice
        found: list[tuple[int, int]] = []
        for first, second in ((a + b, c + d), (a + c, b + d), (a + d, b + c)):
            if (first, second) not in found and (second, first) not in found:
                found.append((first, second))
        return found

    def moves(self) -> list[Move]:
        """Return live pairings in both orientations, go before stop, then dead ones; with none live, only the drop."""
        live: list[Move] = []
        dead: list[Move] = []
        for first, second in self.pairings():
            alive = self.can_use(first) or self.can_use(second)
            for orange, red in ((first, second),) if first == second else ((first, second), (second, first)):
                if alive:
                    live.append(("go", orange, red))
                    live.append(("stop", orange, red))
                else:
                    dead.append(("stop", orange, red))
        return live + dead if live else [("drop", 0, 0)]

    def apply(self, move: Move) -> None:
        """Carry out one of `moves()`."""
        kind, orange, red = move
        if kind == "drop" or not (self.can_use(orange) or self.can_use(red)):
            self.pass_turn()
            return
        self.climb(orange)
        self.climb(red)
        if kind == "stop":
            self.bank()
            if self.winner < 0:
                self.pass_turn()

    def climb(self, route: int) -> None:
        """Take one step on a route, if it can be used."""
        if not self.can_use(route):
            return
        if self.climbers[route]:
            self.climbers[route] += 1
        else:
            self.climbers[route] = self.bivouacs[self.mover][route] + 1
            self.in_hand -= 1

    def bank(self) -> None:
        """Keep the cells reached, and claim the routes whose top is reached."""
        mine = self.bivouacs[self.mover]
        for route in range(2, 13):
            cell = self.climbers[route]
            if cell:
                mine[route] = cell
                if cell == HEIGHTS[route]:
                    self.claim(route)
        if self.owners.count(self.mover) >= 3:
            self.winner = self.mover

    def claim(self, route: int) -> None:
        """Give the route to the mover; the others leave it."""
        self.owners[route] = self.mover
        for seat, row in enumerate(self.bivouacs):
            if seat != self.mover:
                row[route] = 0

    def pass_turn(self) -> None:
        """Let the next seat begin its turn."""
        self.climbers = [0] * 13
        self.in_hand = 3
        self.mover = (self.mover + 1) % self.seats


def play(games: int, seed: int, seats: int = 2) -> tuple[int, int]:
    """Play random games. Return the moves made, and a checksum of the results."""
    lot = Lot(seed)
    made = checksum = 0
    for _ in range(games):
        game = Game(seats, lot.below(seats))
        while game.winner < 0:
            game.dice = ROLLS[lot.below(len(ROLLS))]
            moves = game.moves()
            game.apply(moves[lot.below(len(moves))])
            made += 1
        claims = [game.owners.count(seat) for seat in range(seats)]
        checksum = (checksum * 31 + game.winner * 7 + sum(claims) + made) & 0xFFFFFFFF
    return made, checksum
