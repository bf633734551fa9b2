"""Set-ups by number of seats: sides, pieces, piles and goal (SJ-S1, SJ-S2)."""

from functools import cache
from typing import Final

from hiroma.games.shinsai_jima.moves import Move
from hiroma.games.shinsai_jima.parts.board import LETTERS, NATIVES
from hiroma.games.shinsai_jima.parts.codes import travelling

NATIVE_PIECES: Final = 5
CROWD: Final = 9
"""Player pieces from which the larger piles are built."""
SMALL_PILES: Final = (11, 5, 1)
LARGE_PILES: Final = (14, 7, 1)

INDIVIDUAL: Final = {2: 3, 3: 3, 4: 2, 5: 2}
"""Seats → pieces of each, everybody for themselves."""
TEAMS: Final = {4: 2, 6: 3, 7: 4, 8: 4, 9: 3, 10: 5, 11: 4, 12: 4}
"""Seats → sides in team play, one piece a seat; with 7 and 11 the last side has a seat, and so a piece, less."""


class Setup:
    """The set-up for a number of seats.

    Pieces are numbered by side, then by turn order, the natives last. `seat_of` is -1 for natives;
    `of_seat` and `of_side` list pieces, `seats_of` the seats of each side in order. `piles` are the cubes
    to be built on levels 2, 3 and 4; `goal` the points that win. `moves` and `codes` lead from a code to the
    move that travels, and back.
    """

    __slots__ = (
        "codes", "goal", "moves", "names", "natives", "of_seat", "of_side", "pieces", "piles", "players", "seat_of",
        "seats", "seats_of", "side_of", "sides", "team",
    )  # fmt: skip

    def __init__(self, seats: int, team: bool, extra: bool) -> None:
        self.seats: int = seats
        self.team: bool = team
        self.sides: int = TEAMS[seats] if team else seats
        self.seats_of: list[list[int]] = [list(range(side, seats, self.sides)) for side in range(self.sides)]
        self.side_of: list[int] = []
        self.seat_of: list[int] = []
        self.names: list[str] = []
        for side in range(self.sides):
            movers = self.seats_of[side] if team else [side] * INDIVIDUAL[seats]
            self.side_of += [side] * len(movers)
            self.seat_of += movers
            self.names += [f"{LETTERS[side]}{number + 1}" for number in range(len(movers))]
        self.players: int = len(self.side_of)
        self.pieces: int = self.players + NATIVE_PIECES
        self.side_of += [NATIVES] * NATIVE_PIECES
        self.seat_of += [-1] * NATIVE_PIECES
        self.names += [f"N{number + 1}" for number in range(NATIVE_PIECES)]
        self.natives: list[int] = list(range(self.players, self.pieces))
        self.of_seat: list[list[int]] = [
            [number for number in range(self.players) if self.seat_of[number] == seat] for seat in range(seats)
        ]
        self.of_side: list[list[int]] = [
            [number for number in range(self.pieces) if self.side_of[number] == side] for side in range(NATIVES + 1)
        ]
        self.piles: tuple[int, int, int] = LARGE_PILES if extra and self.players >= CROWD else SMALL_PILES
        self.goal: int = 4 if self.sides >= 4 else 3
        self.moves: dict[int, Move] = travelling(self.names)
        self.codes: dict[object, int] = {move: code for code, move in self.moves.items()}


def plays_in_teams(seats: int, team: bool) -> bool:
    """Return true for a number of seats that forms teams: four on request, six and more always."""
    return team or seats > max(INDIVIDUAL)


@cache
def setup(seats: int, team: bool, extra: bool) -> Setup:
    """Return the set-up for a number of seats. It is shared: do not change it.

    Raise `ValueError` for a number that the game does not offer.
    """
    if seats not in (TEAMS if team else INDIVIDUAL):
        raise ValueError(f"no game for {seats} seats {'in teams' if team else 'without teams'}")
    return Setup(seats, team, extra)
