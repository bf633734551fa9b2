"""Can't Stop (Sid Sackson, 1980): climb three routes before anybody else, and know when to stop."""

from collections.abc import Callable, Mapping
from typing import ClassVar

from hiroma.games.cant_stop import events, moves, view
from hiroma.games.cant_stop.acts.places import sides
from hiroma.games.cant_stop.bots import LEVELS
from hiroma.games.cant_stop.course import Game
from hiroma.games.cant_stop.lessons import LESSONS
from hiroma.games.cant_stop.recall import recall
from hiroma.games.cant_stop.setting import OPTIONS, STYLES
from hiroma.kernel import Below, Bot, Info, Lesson, Options, Outcome, Seat
from hiroma.kernel.kinds import Kinds, kinds
from hiroma.kernel.options import defaults
from hiroma.kernel.skeleton import EachAlone, next_first

__all__ = ["CantStop"]

_DEFAULTS = defaults(OPTIONS)


class CantStop(EachAlone):
    """The ruleset (see RULES.md)."""

    info: ClassVar[Info] = Info(
        id="cant-stop",
        version=1,
        clauses="CS",
        designers=("Sid Sackson",),
        seats=(2, 5),
        minutes=(10, 20),
        options=OPTIONS,
        styles=STYLES,
        secrets=False,
        decisions=6,
    )
    move: ClassVar[Kinds] = kinds(moves.Move)
    event: ClassVar[Kinds] = kinds(events.Event)
    sight: ClassVar[type[view.CantStopView]] = view.CantStopView
    bots: ClassVar[Mapping[str, Callable[[], Bot]]] = LEVELS
    lessons: ClassVar[tuple[Lesson, ...]] = LESSONS

    def people(self, options: Options) -> tuple[int, ...]:
        """Return the numbers of people who can play: 2 to 5, with `team` 2 or 4 (CS-S1)."""
        return (2, 4) if options.get("team") else (2, 3, 4, 5)

    def holders(self, options: Options, people: int) -> tuple[int, ...]:
        """Return the person who holds each seat. With `team` two people hold two seats each: 1+3 and 2+4 (CS-TM2)."""
        return (0, 1, 0, 1) if options.get("team") and people == 2 else tuple(range(people))

    def sides(self, options: Options, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """Return the seats of each side, which win together (CS-TM1)."""
        return sides(bool(options.get("team")), seats)

    def start(self, options: Options, seats: int, after: Outcome | None = None) -> Game:
        """Return a game with an empty board.

        In a series the seat after the last first seat begins (CS-MA3, CS-MA4). Otherwise the hall draws the seat, or
        the first one begins (CS-S12). Options not given have their defaults. One seat alone is allowed: solitaire, by
        which the literature measures bots. Raise `ValueError` for a number of seats that the options do not allow.
        """
        chosen = {**_DEFAULTS, **options}
        if not 1 <= seats <= 5 or (chosen["team"] and seats != 4):
            raise ValueError(f"no game for {seats} seats with these options")
        game = Game(seats, bool(chosen["unique"]), bool(chosen["team"]), int(chosen["match"]))
        first = next_first(after, seats)
        if first is not None or chosen["starter"] == "first":
            game.begin(first or 0)
        return game

    def place(self, state: Game) -> int | None:
        """Return a number made of the mover, its turn and the roll of that turn; None for the draw of the first seat.

        No turn has more than 35 rolls: each moves a climber.
        """
        mover = state.mover
        return None if mover < 0 else (state.turns[mover] * 8 + mover) * 64 + state.rolls

    def imagine(self, view: view.CantStopView, below: Below) -> Game:
        """Return the game that a view shows; nothing is hidden."""
        game = Game(view.seats, view.unique, view.team, view.match)
        recall(view, game)
        return game
