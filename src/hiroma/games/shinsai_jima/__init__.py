"""Shinsai-jima (震災島, expert rules by オフ会王): survive an island that falls apart, and reach the helicopter."""

from collections.abc import Callable, Mapping
from typing import ClassVar

import msgspec

from hiroma.games.shinsai_jima import events, moves
from hiroma.games.shinsai_jima.bots import LEVELS
from hiroma.games.shinsai_jima.course import Game
from hiroma.games.shinsai_jima.lessons import LESSONS
from hiroma.games.shinsai_jima.parts.setups import INDIVIDUAL, TEAMS, plays_in_teams, setup
from hiroma.games.shinsai_jima.recall import recall, setup_of, switches_of
from hiroma.games.shinsai_jima.setting import (
    FIRST,
    FIRST_OPTIONS,
    NEWEST,
    OPTIONS,
    STYLES,
    Readings,
    Switches,
    effective,
)
from hiroma.games.shinsai_jima.view import ShinsaiJimaView
from hiroma.kernel import Below, Bot, Info, Lesson, Options, Outcome, Seat
from hiroma.kernel.kinds import Kinds, kinds
from hiroma.kernel.skeleton import EachAlone, next_first

__all__ = ["ShinsaiJima", "ShinsaiJima1"]

TSUNAMI_SEATS = 4
"""The most seats that play with the tsunami (SJ-O5)."""


class ShinsaiJima(EachAlone):
    """The ruleset (see RULES.md)."""

    info: ClassVar[Info] = Info(
        id="shinsai-jima",
        version=2,
        clauses="SJ",
        designers=("オフ会王",),
        seats=(2, 12),
        minutes=(30, 90),
        options=OPTIONS,
        styles=STYLES,
        secrets=True,
        decisions=5,
    )
    readings: ClassVar[Readings] = NEWEST
    move: ClassVar[Kinds] = kinds(moves.Move)
    event: ClassVar[Kinds] = kinds(events.Event)
    sight: ClassVar[type[ShinsaiJimaView]] = ShinsaiJimaView
    bots: ClassVar[Mapping[str, Callable[[], Bot]]] = LEVELS
    lessons: ClassVar[tuple[Lesson, ...]] = LESSONS

    def people(self, options: Options) -> tuple[int, ...]:
        """Return the numbers of people who can play.

        They are 2 to 5 for themselves, 4 in teams with `team`, and 6 to 12 in teams; with `tsunami` 4 at most.
        """
        chosen = effective(options, self.readings)
        crowds = [seats for seats in TEAMS if plays_in_teams(seats, False)]
        if not self.readings.odd_teams:
            crowds = [seats for seats in crowds if seats % TEAMS[seats] == 0]
        numbers = [4, *crowds] if chosen["team"] else [*INDIVIDUAL, *crowds]
        return tuple(seats for seats in numbers if seats <= TSUNAMI_SEATS or not chosen["tsunami"])

    def sides(self, options: Options, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """Return the seats of each side, which win together: those of a colour (SJ-S1, SJ-TE1)."""
        with_teams = plays_in_teams(seats, bool(options.get("team")))
        return tuple(tuple(side) for side in setup(seats, with_teams, True).seats_of)

    def start(self, options: Options, seats: int, after: Outcome | None = None) -> Game:
        """Return a game before the first cube is added (SJ-S2). In a series the first builder rotates.

        Raise `ValueError` for a number of seats that the options do not allow.
        """
        if seats not in self.people(options):
            raise ValueError(f"no game for {seats} seats with these options")
        chosen = effective(options, self.readings)
        with_teams = plays_in_teams(seats, bool(chosen["team"]))
        game = Game(setup(seats, with_teams, bool(chosen["extra_cubes"])), Switches(chosen, self.readings))
        game.rise()
        first = next_first(after, seats)
        if first is not None:
            game.begin(first)
        return game

    def imagine(self, view: ShinsaiJimaView, below: Below) -> Game:
        """Return a game that agrees with a view; only answers to an open window may be hidden (SJ-F9b)."""
        game = Game(setup_of(view), switches_of(view, self.readings))
        recall(view, game, below)
        return game

    def silence(self, state: Game, seat: Seat) -> moves.Pass | None:
        """Return the pass of a seat that does not answer in a window (SJ-F9); None where the seat must decide."""
        return next((move for move in state.moves(seat) if isinstance(move, moves.Pass)), None)


class ShinsaiJima1(ShinsaiJima):
    """Version 1 (RULES.md, Versions)."""

    info: ClassVar[Info] = msgspec.structs.replace(ShinsaiJima.info, version=1, options=FIRST_OPTIONS)
    readings: ClassVar[Readings] = FIRST
