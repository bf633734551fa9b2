"""Mia: throw under the cup, call higher, be believed or be caught."""

from collections.abc import Callable, Mapping
from typing import ClassVar

from hiroma.kernel import Below, Bot, Info, Lesson, Options, Outcome
from hiroma.kernel.kinds import Kinds, kinds
from hiroma.kernel.skeleton import EachAlone, next_first
from mia import events, moves, view
from mia.bots import LEVELS
from mia.course import Game
from mia.lessons import LESSONS
from mia.recall import recall
from mia.setting import OPTIONS

__all__ = ["Mia"]


class Mia(EachAlone):
    """The ruleset (see RULES.md)."""

    info: ClassVar[Info] = Info(
        id="mia",
        version=1,
        clauses="MI",
        designers=(),
        seats=(2, 8),
        options=OPTIONS,
        secrets=True,
        bound=8 * 9 * 64,
    )
    move: ClassVar[Kinds] = kinds(moves.Move)
    event: ClassVar[Kinds] = kinds(events.Event)
    sight: ClassVar[type[view.MiaView]] = view.MiaView
    bots: ClassVar[Mapping[str, Callable[[], Bot]]] = LEVELS
    lessons: ClassVar[tuple[Lesson, ...]] = LESSONS

    def start(self, options: Options, seats: int, after: Outcome | None = None) -> Game:
        """Return a new game. In a series the first seat rotates (MI-S2).

        Options that are not given have their defaults. Raise `ValueError` for a number of seats that the game does not
        have.
        """
        chosen = self.chosen(options, seats)
        return Game(seats, int(chosen["lives"]), next_first(after, seats) or 0)

    def imagine(self, view: view.MiaView, below: Below) -> Game:
        """Return a state that agrees with a view: dice under another's cup are thrown again."""
        game = Game(view.seats, view.begin, view.first)
        recall(view, game, below)
        return game
