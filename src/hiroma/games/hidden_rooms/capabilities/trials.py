"""Measure of a stage's difficulty: many attempts by a bot."""

from typing import Any, Final

from hiroma.games.hidden_rooms.bots import LEVELS
from hiroma.games.hidden_rooms.course import Game
from hiroma.games.hidden_rooms.parts.books import Stages
from hiroma.games.hidden_rooms.position import OVER
from hiroma.kernel.contract import CHANCE, Below, Bot
from hiroma.kernel.draws import Picked
from hiroma.kernel.lot import Lot

_PICKED: Final = [Picked(index) for index in range(24)]


class Tally:
    """Ends of attempts: `ends` maps a reason (as in `AttemptEnded`) to its count, `turns` sums those of wins."""

    __slots__ = ("attempts", "ends", "turns")

    def __init__(self) -> None:
        self.attempts: int = 0
        self.ends: dict[str, int] = {}
        self.turns: int = 0

    def won(self) -> float:
        """Return the share of attempts won, in percent."""
        return 100.0 * self.ends.get("win", 0) / self.attempts


def tally(book: Stages, stage: int, level: str, attempts: int, seed: int = 1) -> Tally:
    """Return the tally of a bot level's attempts at stage 1..5 of a book; the same arguments give the same tally."""
    bot = LEVELS[level]()
    found = Tally()
    below = Lot(seed).below  # one stream: a new lot for each attempt is a little less even
    for _ in range(attempts):
        reason, turns = attempt(book, stage, bot, below)
        found.attempts += 1
        found.ends[reason] = found.ends.get(reason, 0) + 1
        if reason == "win":
            found.turns += turns
    return found


def attempt(book: Stages, stage: int, bot: Bot, below: Below) -> tuple[str, int]:
    """Play one attempt from its stage tile on; return the reason for its end and the number of monster turns."""
    game = Game(book)
    game.apply(CHANCE, _PICKED[below(4) * 6 + stage - 1])
    finish(game, bot, below)
    _, reason, turns = game.done[-1]
    return reason, turns


def finish(game: Game, bot: Any, below: Below) -> None:
    """Play an attempt to its end."""
    while game.phase < OVER:
        if game.drawing():
            game.apply(CHANCE, _PICKED[below(game.supply.bit_count())])
        else:
            game.apply(0, bot.choose(game, 0, below))


def win_chance(game: Game, games: int, below: Below) -> float:
    """Return the share of attempts that the strong bot wins from here, 0..1; `Advice.worth` only ranks."""
    bot = LEVELS["master"]()
    won = 0
    for _ in range(games):
        copy = game.copy()
        finish(copy, bot, below)
        won += copy.done[-1][1] == "win"
    return won / games
