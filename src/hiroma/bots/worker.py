"""One thought of a bot: from a seat's own view to the moves it submits. Runs in a worker."""

import random
import secrets

import msgspec

from hiroma.games import ruleset
from hiroma.kernel import Info
from hiroma.kernel.worlds import worlds

MOST = 256
"""Most moves of one thought."""


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """A question to a worker: game and version, the bot's level, its seat, that seat's view as JSON, and a seed."""

    game: str
    version: int
    level: str
    seat: int
    view: bytes
    seed: int

    @classmethod
    def of(cls, info: Info, level: str, seat: int, view: msgspec.Struct, seed: int | None = None) -> "Question":
        """Return the question of a table that plays `info`. `seed` None draws a fresh one."""
        if seed is None:
            seed = secrets.randbits(63)
        told = msgspec.json.encode(view)
        return cls(game=info.id, version=info.version, level=level, seat=seat, view=told, seed=seed)


def think(question: Question) -> list[object]:
    """Return the seat's moves, as plain JSON values, up to the next draw, another seat's move, or a secret it guessed.

    The bot's own chance comes from the seed; it never touches the table's.
    """
    rules, seat = ruleset(question.game, question.version), question.seat
    below = random.Random(question.seed).randrange
    view = msgspec.json.decode(question.view, type=rules.sight)
    world, *others = worlds(rules, view, seat, below)
    bot = rules.bots[question.level]()
    moves: list[object] = []
    while len(moves) < MOST:
        move = bot.choose(world.state, seat, below)
        moves.append(msgspec.to_builtins(move))
        world.go(move)
        if world.state.actors() != (seat,) or world.parts(others, move):
            break
    return moves
