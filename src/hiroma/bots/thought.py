"""One thought of a bot: from a seat's own view to the moves it submits. Runs in a worker."""

import random
from typing import Any

import msgspec

from hiroma.games import ruleset
from hiroma.kernel import CHANCE


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What a worker is told: the game, the bot's level, its seat, that seat's view as JSON, and a seed."""

    game: str
    level: str
    seat: int
    view: bytes
    seed: int


def think(question: Question) -> list[Any]:
    """The moves of the seat, as plain JSON values, up to the next draw or another seat's move.

    The bot's own chance comes from the seed; it never touches the table's.
    """
    rules = ruleset(question.game)
    below = random.Random(question.seed).randrange
    view = msgspec.json.decode(question.view, type=rules.sight)
    state = rules.imagine(view, below)
    bot = rules.bots[question.level]()
    moves: list[Any] = []
    while not moves or (state.actors() == (question.seat,) and len(moves) < 256):
        move = bot.choose(state, question.seat, below)
        moves.append(msgspec.to_builtins(move))
        state.apply(question.seat, move)
        if state.actors() == (CHANCE,):
            break
    return moves
