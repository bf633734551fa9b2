"""The worth of moves that a seat sends together: those of its first decision count."""

from collections.abc import Iterator
from typing import Any

import pytest

from hiroma.games.niagara import Niagara
from hiroma.games.niagara.capabilities.insight import Foresight
from hiroma.games.niagara.capabilities.reasons import Comparison
from hiroma.games.niagara.course import Game
from hiroma.games.niagara.position import CHOOSING, TRADING, TURN
from hiroma.kernel import CHANCE
from hiroma.kernel.lot import Lot

RULES = Niagara()


def entries(seed: int) -> Iterator[tuple[Game, int, list[Any], int]]:
    """Yield ends of all moves that a seat makes in a row, from each decision on: (position, seat, moves, count).

    `count` is the number of moves that belong to the decision.
    """
    lot, bot = Lot(seed), RULES.bots["casual"]()
    state = RULES.start({"diamantenJoe": True, "round_limit": 8, "starter": "first"}, 3)
    row: list[tuple[Game, int, Any]] = []
    while actors := state.actors():
        seat = actors[-1]
        if seat == CHANCE:
            state.apply(CHANCE, state.draw().outcomes()[lot.below(2)])
            continue
        if row and seat != row[0][1]:
            yield from decisions(row)
            row = []
        move = bot.choose(state, seat, lot.below)
        row.append((state.copy(), seat, move))
        state.apply(seat, move)


def decisions(row: list[tuple[Game, int, Any]]) -> Iterator[tuple[Game, int, list[Any], int]]:
    of = [(state.phase, state.mover, state.round) for state, _, _ in row]
    for place, (state, seat, _) in enumerate(row):
        if place == 0 or of[place] != of[place - 1]:
            yield state, seat, [move for _, _, move in row[place:]], of.count(of[place])


@pytest.mark.parametrize("phase", [CHOOSING, TURN, TRADING])
def test_what_follows_the_first_decision_does_not_count(phase: int) -> None:
    sent = 0
    for seed in range(6):
        for state, seat, moves, count in entries(seed):
            if state.phase != phase or count == len(moves):
                continue
            sent += 1
            whole, part = tuple(moves), tuple(moves[:count])
            worth = {each.line: each.chances for each in Foresight().weigh(state, seat, whole)}
            alone = {each.line: each.chances for each in Foresight().weigh(state, seat, part)}
            assert worth[whole] == pytest.approx(alone[part])
            assert len(worth) == len(alone)
            for best in alone:
                assert Comparison().compare(state, seat, whole, best) == Comparison().compare(state, seat, part, best)
    assert sent, "nobody sent more than one decision"
