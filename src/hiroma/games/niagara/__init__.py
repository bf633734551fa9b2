"""Niagara (Thomas Liesching, 2004): fetch gems down a river that carries everybody towards the falls."""

from collections.abc import Callable, Mapping
from typing import ClassVar

import msgspec

from hiroma.games.niagara.bots import LEVELS
from hiroma.games.niagara.course import Game
from hiroma.games.niagara.events import Event
from hiroma.games.niagara.lessons import LESSONS
from hiroma.games.niagara.moves import Move
from hiroma.games.niagara.recall import recall
from hiroma.games.niagara.setting import OPTIONS, STYLES, Readings, Setting, variant
from hiroma.games.niagara.view import NiagaraView
from hiroma.kernel import Below, Bot, Info, Lesson, Options, Outcome
from hiroma.kernel.kinds import Kinds, kinds
from hiroma.kernel.skeleton import EachAlone

__all__ = ["Niagara", "Niagara1"]


class Niagara(EachAlone):
    """The ruleset (see RULES.md)."""

    info: ClassVar[Info] = Info(
        id="niagara",
        version=2,
        clauses="NI",
        designers=("Thomas Liesching",),
        seats=(3, 5),
        minutes=(20, 40),
        options=OPTIONS,
        styles=STYLES,
        secrets=True,
        decisions=6,
        ends_with="casual",
    )
    move: ClassVar[Kinds] = kinds(Move)
    event: ClassVar[Kinds] = kinds(Event)
    sight: ClassVar[type[NiagaraView]] = NiagaraView
    bots: ClassVar[Mapping[str, Callable[[], Bot]]] = LEVELS
    lessons: ClassVar[tuple[Lesson, ...]] = LESSONS
    readings: ClassVar[Readings] = Readings()

    def start(self, options: Options, seats: int, after: Outcome | None = None) -> Game:
        """Return a new game, before the draws that the options leave (NI-S5, NI-S11). Each game of a series begins so.

        Options not given are at their defaults. `ValueError` unless 3 to 5 seats play (NI-S1).
        """
        chosen = self.chosen(options, seats)
        game = Game(seats, Setting(variant(chosen), self.readings))
        if chosen["starter"] == "first":
            game.begin(0)
        return game

    def imagine(self, view: NiagaraView, below: Below) -> Game:
        """Return the state that a view shows. Each hidden card is guessed from the hand it was picked from."""
        game = Game(view.seats, Setting(view.variant, self.readings))
        recall(view, game, below)
        return game


class Niagara1(Niagara):
    """Version 1: without `stationary_ops` no gem came aboard where only the moose let the canoe go on."""

    info: ClassVar[Info] = msgspec.structs.replace(Niagara.info, version=1)
    readings: ClassVar[Readings] = Readings(moose_goes_on=False)
