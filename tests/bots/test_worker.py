"""A bot's thought: the hall can make all of its moves, whatever the bot had to guess."""

import msgspec
import pytest

from hiroma.bots import Question, think
from hiroma.games import HOUSE, newest
from hiroma.kernel import CHANCE, State
from hiroma.kernel.lot import Lot

THOUGHTS = 150
"""Of a game's bots."""
LONGEST = 2_000
"""Moves of a game played by chance."""


def drawn(state: State, lot: Lot) -> None:
    """Let chance move until a seat may."""
    while state.actors() == (CHANCE,):
        draw = state.draw()
        state.apply(CHANCE, draw.result(tuple(lot.below(ways) for ways in draw.ranges())))


def made(state: State, seat: int, told: list[object]) -> None:
    """Make the moves of a thought; each must be one of the legal ones."""
    for move in told:
        legal = {msgspec.json.encode(each): each for each in state.moves(seat)}
        assert msgspec.json.encode(move) in legal, f"seat {seat} cannot {move}, of {told}"
        state.apply(seat, legal[msgspec.json.encode(move)])


@pytest.mark.slow
@pytest.mark.parametrize("game", HOUSE)
def test_every_move_of_a_thought_can_be_made(game: str) -> None:
    """Bots think where seats act at once, else now and then: chance plays the rest."""
    rules, lot, thoughts = newest(game), Lot(7), 0
    level = next(iter(rules.bots))
    while thoughts < THOUGHTS:
        state = rules.start({}, min(3, rules.info.seats[1]))
        together = False
        for _ in range(LONGEST):
            drawn(state, lot)
            if not (actors := state.actors()):
                break
            seat = actors[lot.below(len(actors))]
            if together or len(actors) > 1 or lot.below(20) == 0:
                asked = Question.of(rules.info, level, seat, state.view(seat), lot.below(1 << 20))
                made(state, seat, think(asked))
                thoughts += 1
            else:
                moves = state.moves(seat)
                state.apply(seat, moves[lot.below(len(moves))])
            together = len(actors) > 1
