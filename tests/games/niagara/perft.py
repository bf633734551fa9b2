"""Positions of Niagara that are counted from."""

from typing import Any

from hiroma.games.niagara.course import Game
from hiroma.kernel import CHANCE
from tests.games.niagara.positions import RULES
from tests.games.proving import Spot


def begun() -> Any:
    """The first choice of three players."""
    game = RULES.start({"arrow_start": "L"}, 3)
    game.apply(CHANCE, game.draw().outcomes()[0])
    return game


def cards(game: Game, plies: int) -> tuple[int, ...]:
    """How many sequences of so many moves there are."""
    if not plies:
        return (1,)
    total = 0
    seat = game.actors()[0]
    for move in game.moves(seat):
        after = game.copy()
        after.apply(seat, move)
        total += cards(after, plies - 1)[0]
    return (total,)


SPOTS = {f"{plies} choices": Spot(at=begun, plies=plies, counts=(7**plies,)) for plies in (1, 2, 3)}
