"""The reasons for one move of a piece rather than another: the monster's next tile, the way out, pieces out."""

from collections.abc import Sequence
from typing import Final

from hiroma.games.fearsome_floors.acts.foresight import fates, foresee
from hiroma.games.fearsome_floors.course import Game
from hiroma.games.fearsome_floors.evaluation import FAR, Judge
from hiroma.games.fearsome_floors.moves import Move
from hiroma.games.fearsome_floors.parts.hall import DEAD, ESCAPED, Hall
from hiroma.games.fearsome_floors.position import FIRST_SEAT, LAYING, Position
from hiroma.kernel.capabilities import Because

FELT: Final = 3
"""Percentage points of odds that make a difference."""


class Fate:
    """The hall after a line: pieces out, points to the exit, and the odds, of 100, that the next tile catches."""

    __slots__ = ("far", "others", "out", "own")

    def __init__(self, state: Game, seat: int, line: Sequence[Move]) -> None:
        after = state.copy()
        for move in line:
            if after.mover == seat:
                after.apply(seat, move)
        hall, judge = after.hall, Judge(after)
        mine = after.pieces[seat]
        self.out: int = sum([hall.where[piece] == ESCAPED for piece in mine])
        on_the_way = [judge.steps_out(hall.where[piece]) for piece in mine if hall.where[piece] not in (ESCAPED, DEAD)]
        self.far: int = sum([far for far in on_the_way if far < FAR])
        self.own: int = 0
        self.others: int = 0
        self._caught(after, hall, seat)

    def _caught(self, after: Position, hall: Hall, seat: int) -> None:
        deck = after.next_tiles()
        own = others = 0
        for fate in fates(foresee(hall, deck), deck, False):
            caught = [owner for owner, _ in fate.caught]
            own += fate.left * (seat in caught)
            others += fate.left * any(owner != seat for owner in caught)
        self.own = round(100 * own / len(deck))
        self.others = round(100 * others / len(deck))


class Comparison:
    """The reasons of this game."""

    def compare(self, state: Game, seat: int, made: Sequence[Move], best: Sequence[Move]) -> list[Because]:
        """Return the reasons for the line `best` rather than `made`, three at most."""
        if state.stage in (FIRST_SEAT, LAYING):
            return []
        mine, better = Fate(state, seat, made), Fate(state, seat, best)
        found: list[Because] = []
        if better.out > mine.out:
            found.append(Because("escapes"))
        if mine.own - better.own >= FELT:
            found.append(Because("hidden", {"best": better.own, "made": mine.own}))
        if better.others - mine.others >= FELT:
            found.append(Because("bait", {"best": better.others, "made": mine.others}))
        if better.out == mine.out and better.far < mine.far:
            found.append(Because("nearer", {"points": mine.far - better.far}))
        return found[:3]
