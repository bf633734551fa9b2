"""The reasons for one pairing, GO or STOP rather than another: odds of the next roll, steps at stake, routes."""

from collections.abc import Sequence

from hiroma.games.cant_stop.course import Game
from hiroma.games.cant_stop.evaluation import Prospect
from hiroma.games.cant_stop.moves import Go, Move, Stop
from hiroma.games.cant_stop.parts.board import CLIMBERS, HEIGHTS
from hiroma.games.cant_stop.parts.odds import ALL_ROLLS, bust
from hiroma.kernel.capabilities import Because

FELT = 2
"""Points of odds that make a difference."""


class Choice:
    """A pairing that is taken: its `cells`, the percentage of rolls that fail after it, the steps then at stake."""

    __slots__ = ("cells", "fails", "stake", "stops")

    def __init__(self, state: Game, move: Move) -> None:
        assert isinstance(move, Go | Stop)
        seen = Prospect(state, Go(move.orange, move.red))
        self.stops: bool = isinstance(move, Stop)
        self.cells: dict[int, int] = seen.cells
        self.fails: int = round(100 * bust(seen.usable) / ALL_ROLLS)
        camp = state.bivouacs[state.mover]
        self.stake: int = sum([cell - camp[route] for route, cell in seen.cells.items()])

    def tops(self) -> list[int]:
        """Return the routes that a STOP claims."""
        return [route for route, cell in sorted(self.cells.items()) if cell == HEIGHTS[route]]


class Comparison:
    """The reasons of this game."""

    def compare(self, state: Game, seat: int, made: Sequence[Move], best: Sequence[Move]) -> list[Because]:
        """Return the reasons for the move `best` rather than `made`, three at most."""
        if not (isinstance(made[0], Go | Stop) and isinstance(best[0], Go | Stop)):
            return []
        mine, better = Choice(state, made[0]), Choice(state, best[0])
        found = self._pairings(mine, better) if mine.cells != better.cells else []
        if better.stops and not mine.stops:
            found.append(Because("stop", {"percent": mine.fails, "cells": mine.stake}))
        elif mine.stops and not better.stops:
            found.append(Because("go", {"percent": better.fails, "cells": better.stake}))
        return found[:3]

    def _pairings(self, mine: Choice, better: Choice) -> list[Because]:
        found: list[Because] = []
        tops = [route for route in better.tops() if route not in mine.tops()]
        if tops:
            found.append(Because("tops", {"route": tops[0]}))
        if not better.stops and mine.fails - better.fails >= FELT:
            found.append(Because("safer", {"best": better.fails, "made": mine.fails}))
        if len(better.cells) < len(mine.cells) == CLIMBERS:
            found.append(Because("spare", {"climbers": CLIMBERS - len(better.cells)}))
        ahead = [
            ((cell - mine.cells.get(route, 0)) / HEIGHTS[route], route)
            for route, cell in better.cells.items()
            if cell > mine.cells.get(route, 0)
        ]
        if ahead and not tops:
            route = max(ahead)[1]
            found.append(Because("nearer", {"route": route, "left": HEIGHTS[route] - better.cells[route]}))
        return found
