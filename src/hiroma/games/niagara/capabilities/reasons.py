"""The reasons for one turn rather than another: gems home and aboard, the falls, rounds to go."""

from collections.abc import Sequence
from typing import Final

from hiroma.games.niagara.bots.race import left, rounds
from hiroma.games.niagara.capabilities.insight import flows_at, of_one_decision, with_card, with_moves
from hiroma.games.niagara.course import Game
from hiroma.games.niagara.moves import Choose, Move
from hiroma.games.niagara.parts.board import AFTER, FALLS, NONE
from hiroma.games.niagara.parts.codes import CODE_OF, card_of
from hiroma.games.niagara.position import TURN
from hiroma.kernel.capabilities import Because
from hiroma.kernel.lot import Lot

FELT: Final = 5
"""Percentage points of odds that make a difference."""

SOONER: Final = 0.3
"""Rounds that make a difference."""


class Turn:
    """A seat after a line: gems `home` and `aboard`, rounds to go, and the odds, of 100, that a canoe goes over."""

    __slots__ = ("aboard", "home", "over", "rounds")

    def __init__(self, state: Game, seat: int, line: Sequence[Move]) -> None:
        below = Lot(state.round * state.seats + seat).below
        codes = of_one_decision(state, seat, [CODE_OF[move] for move in line])
        expected = flows_at(state, seat, below) if state.phase == TURN else []
        if isinstance(line[0], Choose):
            after = with_card(state, seat, card_of(codes[0]), below)
        else:
            after = with_moves(state, seat, codes, expected)
        self.home: int = sum(after.store[5 * seat : 5 * seat + 5])
        self.aboard: int = sum([colour != NONE for colour in after.cargo[4 * seat : 4 * seat + 4]])
        self.rounds: float = 0.0 if after.met[seat] else rounds(after, seat, left(after))
        lost = 0.0
        for flow, odds in expected:
            if _goes_over(after, seat, flow):
                lost += odds
        self.over: int = int(100.0 * lost + 0.5)


def _goes_over(at: Game, seat: int, flow: int) -> bool:
    moved = AFTER[at.arrow][flow]
    for number in (2 * seat, 2 * seat + 1):
        place = at.place[number]
        if place != FALLS and not at.moored >> number & 1 and moved[place] == FALLS:
            return True
    return False


class Comparison:
    """The reasons of this game."""

    def compare(self, state: Game, seat: int, made: Sequence[Move], best: Sequence[Move]) -> list[Because]:
        """Return the reasons for the line `best` rather than `made`, three at most."""
        mine, better = Turn(state, seat, made), Turn(state, seat, best)
        found: list[Because] = []
        if better.home > mine.home:
            found.append(Because("home", {"gems": better.home - mine.home}))
        if mine.over - better.over >= FELT:
            found.append(Because("falls", {"best": better.over, "made": mine.over}))
        if better.home <= mine.home and better.aboard > mine.aboard:
            found.append(Because("aboard", {"gems": better.aboard - mine.aboard}))
        if mine.rounds - better.rounds >= SOONER and mine.rounds < 50:
            found.append(Because("rounds", {"best": round(better.rounds, 1), "made": round(mine.rounds, 1)}))
        return found[:3]
