"""Fearsome Floors (Friedemann Friese, 2003): out of the house before the monster has you."""

from collections.abc import Callable, Mapping
from typing import ClassVar

import msgspec

from hiroma.games.fearsome_floors import events, moves, view
from hiroma.games.fearsome_floors.bots import LEVELS
from hiroma.games.fearsome_floors.course import Game
from hiroma.games.fearsome_floors.lessons import LESSONS
from hiroma.games.fearsome_floors.recall import recall
from hiroma.games.fearsome_floors.setting import OPTIONS, STYLES, House, Readings
from hiroma.kernel import Below, Bot, Info, Lesson, Options, Outcome
from hiroma.kernel.kinds import Kinds, kinds
from hiroma.kernel.skeleton import EachAlone, next_first

__all__ = ["FearsomeFloors", "FearsomeFloors1"]


class FearsomeFloors(EachAlone):
    """The ruleset (see RULES.md)."""

    info: ClassVar[Info] = Info(
        id="fearsome-floors",
        version=2,
        clauses="FF",
        designers=("Friedemann Friese",),
        seats=(2, 7),
        minutes=(15, 40),
        options=OPTIONS,
        styles=STYLES,
        secrets=False,
        decisions=8,
        bound=2400,
    )
    move: ClassVar[Kinds] = kinds(moves.Move)
    event: ClassVar[Kinds] = kinds(events.Event)
    sight: ClassVar[type[view.FearsomeFloorsView]] = view.FearsomeFloorsView
    bots: ClassVar[Mapping[str, Callable[[], Bot]]] = LEVELS
    lessons: ClassVar[tuple[Lesson, ...]] = LESSONS
    readings: ClassVar[Readings] = Readings()

    def start(self, options: Options, seats: int, after: Outcome | None = None) -> Game:
        """Return a new game. Its start player is drawn; in a series it is the next seat (FF-S6).

        Options not given are at their defaults. `ValueError` for a number of seats the game does not allow.
        """
        house = House(self.chosen(options, seats), self.readings)
        game = Game(seats, house)
        first = next_first(after, seats)
        if first is not None or not house.drawn:
            game.begin(first or 0)
        return game

    def imagine(self, view: view.FearsomeFloorsView, below: Below) -> Game:
        """Return the state that a view shows; nothing is hidden."""
        game = Game(view.seats, House(view.options, self.readings))
        recall(view, game)
        return game


class FearsomeFloors1(FearsomeFloors):
    """Version 1: an escaped piece kept the face it moved with."""

    info: ClassVar[Info] = msgspec.structs.replace(FearsomeFloors.info, version=1)
    readings: ClassVar[Readings] = Readings(escaped_turned=False)
