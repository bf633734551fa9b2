"""The reasons for one turn rather than another: points, lives, heights, and pieces in danger of death."""

from collections.abc import Sequence

from hiroma.games.shinsai_jima.course import Game
from hiroma.games.shinsai_jima.evaluation import climbs, danger
from hiroma.games.shinsai_jima.moves import Move
from hiroma.kernel.capabilities import Because


class Island:
    """The island after a line, as a side sees it: its points and lives, its highest piece, and pieces in danger."""

    __slots__ = ("exposed", "height", "lives", "points", "rivals", "summit", "threatened")

    def __init__(self, state: Game, seat: int, side: int, line: Sequence[Move]) -> None:
        after = state.copy()
        for move in line:
            after.apply(seat, move)
        self.points: int = after.score(side)
        mine = [piece for piece in after.setup.of_side[side] if after.living(piece)]
        others = [
            piece
            for other in range(after.setup.sides)
            if other != side
            for piece in after.setup.of_side[other]
            if after.living(piece)
        ]
        self.lives: int = len(mine)
        self.rivals: int = len(others)
        self.height: int = max([after.height[after.cell[piece]] for piece in mine], default=0)
        self.summit: bool = any(after.upright(piece) and climbs(after, piece) for piece in mine)
        self.exposed: int = sum([after.upright(piece) and danger(after, piece) > 0 for piece in mine])
        self.threatened: int = sum([after.upright(piece) and danger(after, piece) > 0 for piece in others])


class Comparison:
    """The reasons of this game."""

    def compare(self, state: Game, seat: int, made: Sequence[Move], best: Sequence[Move]) -> list[Because]:
        """Return the reasons for the line `best` rather than `made`, three at most."""
        side = seat % state.setup.sides
        mine, better = Island(state, seat, side, made), Island(state, seat, side, best)
        found: list[Because] = []
        if better.points > mine.points:
            found.append(Because("points", {"points": better.points - mine.points}))
        if better.lives > mine.lives:
            found.append(Because("lives", {"pieces": better.lives - mine.lives}))
        if better.rivals < mine.rivals:
            found.append(Because("fells", {"pieces": mine.rivals - better.rivals}))
        if better.summit and not mine.summit:
            found.append(Because("summit"))
        if better.exposed < mine.exposed:
            found.append(Because("safer", {"best": better.exposed, "made": mine.exposed}))
        if better.threatened > mine.threatened:
            found.append(Because("threat", {"pieces": better.threatened - mine.threatened}))
        if better.height > mine.height:
            found.append(Because("higher", {"best": better.height, "made": mine.height}))
        return found[:3]
