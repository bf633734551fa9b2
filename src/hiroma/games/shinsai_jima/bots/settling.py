"""Set-up moves of the bots: cubes, pieces and natives (SJ-S3..S5)."""

from typing import Final

from hiroma.games.shinsai_jima import legality
from hiroma.games.shinsai_jima.acts.building import next_piece
from hiroma.games.shinsai_jima.course import Game
from hiroma.games.shinsai_jima.evaluation import danger
from hiroma.games.shinsai_jima.parts.board import AHEAD, RING
from hiroma.games.shinsai_jima.parts.codes import first_of, second_of
from hiroma.games.shinsai_jima.parts.island import ALIVE
from hiroma.games.shinsai_jima.position import BUILD, NATIVE
from hiroma.kernel.contract import Below

SAMPLE: Final = 40
"""Cells and facings tried for a piece."""


def settle(at: Game, seat: int, below: Below) -> int:
    """Return a set-up move: cubes anywhere, pieces high, safe and with room, natives where they harm others most."""
    codes = legality.codes(at, seat)
    if at.phase == BUILD:
        return codes[below(len(codes))]
    native, piece = at.phase == NATIVE, next_piece(at)
    side = seat % at.setup.sides
    best, chosen = -(1 << 30), codes[0]
    for _ in range(min(SAMPLE, len(codes))):
        one = codes[below(len(codes))]
        cell, way = first_of(one), second_of(one)
        at_last = at.probe()
        at_last.status[piece] = ALIVE
        at_last.facing[piece] = way
        at_last.stand(piece, cell)
        value = 0
        if native:
            for other in range(at.setup.players):
                harm = danger(at_last, other)
                value += -harm if at.setup.side_of[other] == side else harm
        else:
            value = 30 * at.height[cell] - danger(at_last, piece) + _ground(at, cell) + 3 * at.height[AHEAD[way][cell]]
        if value > best:
            best, chosen = value, one
    return chosen


def _ground(at: Game, cell: int) -> int:
    # Land around a cell that can be reached, high land above all.
    total = 0
    for step in range(0, 8, 2):
        beside = RING[cell][step]
        if 0 < at.height[beside] <= at.height[cell] + 1:
            total += 6 + 4 * at.height[beside]
    return total
