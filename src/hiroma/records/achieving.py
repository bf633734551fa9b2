"""The achievements of a game that is over, for the people who played it alone from beginning to end."""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from hiroma.games import capabilities
from hiroma.kernel import Event
from hiroma.records.ended import Ended, Seat
from hiroma.records.staying import CHANGES
from hiroma.table import events, study_events
from hiroma.table.messages import Happened
from hiroma.table.table import Table

HELPERS: Final = (*CHANGES, events.Lent)
"""Events by which somebody else decides for a chair."""


def with_achievements(table: Table, game: Ended) -> Ended:
    """Return the game that a table has just ended, with what its people have earned.

    None earn anything in a game that was conceded, or in which somebody had a hint or took a draw of chance back.
    """
    play, known = table.play, capabilities(game.game).achievements
    if known is None or play is None or play.outcome is None or game.how != "rules":
        return game
    began, ended = table.finished[game.no]
    course = table.history[began - 1 : ended]
    if any(_helps(heard.event) for happened in course for heard in happened.heard):
        return game
    told = [heard.event for happened in standing(course) for heard in happened.heard if isinstance(heard.event, Event)]
    earned = known.earned(told, play.outcome)
    helped = {heard.event.chair for each in course for heard in each.heard if isinstance(heard.event, HELPERS)}

    def with_names(number: int, seat: Seat) -> Seat:
        chair = play.holders[number]
        if seat.player is None or seat.bot is not None or chair in helped:
            return seat
        return msgspec.structs.replace(seat, earned=tuple(name for name in known.names if name in earned[number]))

    seats = tuple(with_names(number, seat) for number, seat in enumerate(game.seats))
    return msgspec.structs.replace(game, seats=seats)


def standing(course: Sequence[Happened]) -> list[Happened]:
    """Return the entries of a game that stand: those that were taken back are left out."""
    kept: list[Happened] = []
    for happened in course:
        for to in _backs(happened):
            kept = [each for each in kept if each.rev <= to]
        kept.append(happened)
    return kept


def _backs(happened: Happened) -> Iterable[int]:
    return [heard.event.to for heard in happened.heard if isinstance(heard.event, study_events.Undone)]


def _helps(event: msgspec.Struct) -> bool:
    return isinstance(event, events.Hinted) or (isinstance(event, study_events.Undone) and event.draws > 0)
