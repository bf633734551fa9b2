"""Can't Stop (Sid Sackson, 1980): climb three routes before anybody else, and know when to stop."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from hiroma.games.cant_stop import moves
from hiroma.games.cant_stop.board import CLIMBERS, DEAL_OF, HEIGHTS
from hiroma.games.cant_stop.places import sides
from hiroma.games.cant_stop.rules import Game
from hiroma.games.cant_stop.state import NOBODY
from hiroma.kernel import Below, Bot, Info, Option, Options, Outcome, Seat

__all__ = ["CantStop"]


class CantStop:
    """The ruleset (see RULES.md)."""

    info: ClassVar[Info] = Info(
        id="cant-stop",
        version=1,
        clauses="CS",
        designers=("Sid Sackson",),
        seats=(2, 5),
        options=(
            Option(name="unique", default=False, clause="CS-U1", aliases=("ユニーク",)),
            Option(name="team", default=False, clause="CS-TM1", aliases=("チーム", "チーム戦", "ペア戦")),
            Option(name="match", default=1, low=1, high=99, clause="CS-MA1", aliases=("マッチ",)),
        ),
        secrets=False,
    )
    move: ClassVar[Any] = moves.Move
    event: ClassVar[Any] = moves.Event
    sight: ClassVar[type[moves.CantStopView]] = moves.CantStopView
    bots: ClassVar[Mapping[str, Callable[[], Bot]]] = {}

    def people(self, options: Options) -> tuple[int, ...]:
        """2 to 5; with `team` 2 or 4 (CS-S1)."""
        return (2, 4) if options["team"] else (2, 3, 4, 5)

    def holders(self, options: Options, people: int) -> tuple[int, ...]:
        """One seat a person; two people with `team` hold two each: 1+3 and 2+4 (CS-TM2)."""
        return (0, 1, 0, 1) if options["team"] and people == 2 else tuple(range(people))

    def sides(self, options: Options, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """The seats that win together (CS-TM1)."""
        return sides(bool(options["team"]), seats)

    def start(self, options: Options, seats: int, after: Outcome | None = None) -> Game:
        """An empty board; in a series the first seat rotates (CS-S10, CS-MA3, CS-MA4)."""
        game = Game(seats, bool(options["unique"]), bool(options["team"]), int(options["match"]))
        if after is not None:
            game.begin((after.first + 1) % seats)
        return game

    def imagine(self, view: moves.CantStopView, below: Below) -> Game:
        """The state a view shows; nothing is hidden. A finished game cannot be rebuilt."""
        game = Game(view.seats, view.unique, view.team, view.match)
        game.first = NOBODY if view.first is None else view.first
        game.mover = NOBODY if view.mover is None else view.mover
        for seat, climbs in enumerate(view.bivouacs):
            for climb in climbs:
                game.bivouacs[seat][climb.route] = climb.cell
        for route, owner in view.owners:
            game.owners[route] = owner
            game.claims[owner] += 1
            game.closed |= 1 << route
        for climb in view.climbers:
            game.climbers[climb.route] = climb.cell
            game.placed |= 1 << climb.route
            if climb.cell == HEIGHTS[climb.route]:
                game.topped |= 1 << climb.route
        game.in_hand = CLIMBERS - len(view.climbers)
        game.dice = view.dice or ()
        game.deal = DEAL_OF[view.dice] if view.dice else -1
        game.rolls = view.rolls
        game.turns = list(view.turns)
        return game
