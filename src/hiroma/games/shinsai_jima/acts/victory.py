"""The end of the game, and the clause that ends it (SJ-V, SJ-O6)."""

from typing import Final

from hiroma.games.shinsai_jima.acts import catapult, ranking
from hiroma.games.shinsai_jima.events import Ended
from hiroma.games.shinsai_jima.parts.board import CELLS, LETTERS
from hiroma.games.shinsai_jima.parts.island import OUT, Position
from hiroma.games.shinsai_jima.position import OVER, Course

TURN_LIMIT: Final = 300
ESCAPES: Final = 3
"""Escapes that end a game with `slaughter`."""


def goal(at: Position) -> int:
    """Return the points that win (SJ-V2, SJ-O6)."""
    return 4 if at.rules.slaughter else at.setup.goal


def verdict(at: Position) -> tuple[str, list[int]] | None:
    """Return the clause that ends the game as things stand, and the sides that win by it; None while it goes on."""
    if at.rules.slaughter and at.status.count(OUT) >= ESCAPES:
        return "SJ-O6", []
    playing = [side for side in range(at.setup.sides) if at.in_game(side)]
    winners = [side for side in playing if at.score(side) >= goal(at)]
    if winners:
        return "SJ-V2", winners
    if len(playing) == 1:
        return "SJ-V3", playing
    return None if any(at.survivors(side) for side in playing) else ("SJ-V5", [])


def judge(at: Course) -> bool:
    """End the game if `verdict` finds an end (SJ-V2, SJ-V3); return true when it is over. Call it after each change."""
    if at.clause:
        return True
    found = verdict(at)
    if found is not None:
        finish(at, *found)
    return found is not None


def timeout(at: Course) -> bool:
    """Return true when no free stack of height 1 or 2 is left (SJ-V4)."""
    return all(not (0 < at.height[cell] < 3 and at.occupant[cell] < 0) for cell in range(CELLS))


def finish(at: Course, clause: str, winners: list[int]) -> None:
    """End the regular game; with option `catapult` the catapult follows (SJ-V7, SJ-CA1)."""
    at.clause = clause
    at.ranking = ranking.order(at, clause, winners)
    if at.tell is not None:
        seats = tuple(at.setup.seats_of[at.ranking[0]])
        at.tell(Ended(seats, clause, tuple(LETTERS[side] for side in at.ranking)))
    if at.rules.catapult:
        catapult.begin(at)
    else:
        at.final = at.ranking[:]
        at.phase = OVER
