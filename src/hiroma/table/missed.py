"""Missed entries: things done to a player at a table while they were not there to see it."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from hiroma.ids import PlayerId
from hiroma.table import events, study_events
from hiroma.table.messages import Happened
from hiroma.table.table import Table

MOST = 12
"""Most missed entries that are shown, the newest."""


class Owner(msgspec.Struct, frozen=True):
    """A player, their chair (the one they were removed from, if so), and the seats it holds."""

    player: PlayerId
    chair: int
    seats: tuple[int, ...]


Judge = Callable[[Any, Owner], bool]
"""Takes an event of the type that it stands beside, and the owner; returns True when the event is one of theirs."""

CONCERNS: Mapping[type, Judge] = {
    events.TimedOut: lambda event, owner: event.chair == owner.chair,
    events.BotTookOver: lambda event, owner: event.chair == owner.chair and event.why in events.UNASKED,
    events.Kicked: lambda event, owner: event.player == owner.player,
    study_events.Undone: lambda event, owner: event.seat not in owner.seats,
    events.Paused: lambda event, owner: event.chair != owner.chair,
    events.Resumed: lambda event, owner: event.chair != owner.chair,
    events.GameEnded: lambda event, owner: True,
    events.Closed: lambda event, owner: True,
}
"""Events that do something to a player. A player's own acts do not count."""

OWN: Mapping[type, Judge] = {
    events.Joined: lambda event, owner: event.player == owner.player,
    events.Readied: lambda event, owner: event.chair == owner.chair,
    events.Returned: lambda event, owner: event.chair == owner.chair,
    events.VoteCalled: lambda event, owner: event.by == owner.chair,
    events.Voted: lambda event, owner: event.chair == owner.chair,
    study_events.Undone: lambda event, owner: event.seat in owner.seats,
    events.Paused: lambda event, owner: event.chair == owner.chair,
    events.Resumed: lambda event, owner: event.chair == owner.chair,
    events.Conceded: lambda event, owner: event.seat in owner.seats,
}
"""Events, beside moves, by which a player shows that they are there; not when they come with a time-out."""


def missed(table: Table, player: PlayerId, seen: int) -> list[Happened]:
    """Return the entries after `seen` (a rev) that did something to a player, each with those events alone.

    Entries before the player's own last act are left out: the player was there then.
    """
    owner = _owner(table, player)
    if owner is None:
        return []
    found: list[Happened] = []
    kept = False
    for happened in table.history:
        heard = [each.event for each in happened.heard]
        told = tuple(each for each in happened.heard if _is(CONCERNS, each.event, owner))
        if any(isinstance(event, events.BotTookOver) and event.chair == owner.chair for event in heard):
            kept = True
        elif any(isinstance(event, events.Returned) and event.chair == owner.chair for event in heard):
            kept = False
        if (happened.seat in owner.seats and not kept) or _acts(heard, owner):
            found.clear()
        elif told and happened.rev > seen:
            found.append(Happened(happened.rev, happened.at, happened.seat, happened.no, told))
    return found[-MOST:]


def _acts(heard: list[msgspec.Struct], owner: Owner) -> bool:
    late = any(isinstance(event, events.TimedOut) and event.chair == owner.chair for event in heard)
    return not late and any(_is(OWN, event, owner) for event in heard)


def _is(judges: Mapping[type, Judge], event: object, owner: Owner) -> bool:
    judge = judges.get(type(event))
    return judge is not None and judge(event, owner)


def _owner(table: Table, player: PlayerId) -> Owner | None:
    chair = table.chair_of(player)
    if chair is None:
        for happened in table.history:
            for heard in happened.heard:
                if isinstance(heard.event, events.Kicked) and heard.event.player == player:
                    chair = heard.event.chair
    return None if chair is None else Owner(player, chair, table.seats_of(chair))
