"""Hidden Rooms (かくされた部屋, はくし, 2017): a child feels its way out of the dark, alone with a monster."""

from collections.abc import Callable, Mapping
from typing import ClassVar

from hiroma.games.hidden_rooms import events, moves, view
from hiroma.games.hidden_rooms.acts.attempt import MOST_TURNS
from hiroma.games.hidden_rooms.acts.campaign import LAST
from hiroma.games.hidden_rooms.bots import LEVELS
from hiroma.games.hidden_rooms.course import Game
from hiroma.games.hidden_rooms.lessons import LESSONS
from hiroma.games.hidden_rooms.parts.books import stages
from hiroma.games.hidden_rooms.position import WALKS
from hiroma.games.hidden_rooms.recall import recall
from hiroma.games.hidden_rooms.setting import OPTIONS, check_brief
from hiroma.kernel import Below, Bot, Info, Lesson, Options, Outcome
from hiroma.kernel.kinds import Kinds, kinds
from hiroma.kernel.skeleton import EachAlone

__all__ = ["HiddenRooms"]


class HiddenRooms(EachAlone):
    """The ruleset (see RULES.md)."""

    info: ClassVar[Info] = Info(
        id="hidden-rooms",
        version=1,
        clauses="HR",
        designers=("はくし",),
        seats=(1, 1),
        minutes=(5, 15),
        options=OPTIONS,
        secrets=False,
        bound=LAST * (1 + (MOST_TURNS + 1) * (WALKS + 1) + 1),
    )
    move: ClassVar[Kinds] = kinds(moves.Move)
    event: ClassVar[Kinds] = kinds(events.Event)
    sight: ClassVar[type[view.HiddenRoomsView]] = view.HiddenRoomsView
    bots: ClassVar[Mapping[str, Callable[[], Bot]]] = LEVELS
    lessons: ClassVar[tuple[Lesson, ...]] = LESSONS

    def start(self, options: Options, seats: int, after: Outcome | None = None) -> Game:
        """Return a new game of the book in `options`: stage 1 is open, the child starless (HR-S-06).

        `ValueError` for more than one seat, `BadOption` for a text that is no sound brief.
        """
        return Game(stages(check_brief(str(self.chosen(options, seats)["book"]))))

    def imagine(self, view: view.HiddenRoomsView, below: Below) -> Game:
        """Return the state that a view shows; nothing is hidden."""
        game = Game(stages(view.book))
        recall(view, game)
        return game
