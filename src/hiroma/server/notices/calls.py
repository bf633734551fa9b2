"""For whom a table waits, and in which words a browser says so."""

import time
from collections.abc import Container
from typing import TYPE_CHECKING

from hiroma.server.notices.pushes import Push
from hiroma.server.notices.words import name_of, say

if TYPE_CHECKING:
    from hiroma.server.hall import Hall
    from hiroma.server.room import Room


def of_days(room: "Room") -> bool:
    """Whether a turn may take days: nobody is expected to be there."""
    clock = room.table.clock
    return clock is not None and clock.pace.days > 0


def waited_for(room: "Room") -> frozenset[str]:
    """The players whom a table waits for and who would want to know: with minutes for a turn only people keep others
    waiting, and who is on vacation wants to hear of nothing.
    """
    table = room.table
    if of_days(room):
        assert table.clock is not None
        away, now = table.clock.away, time.time()
        here = [chair for chair in table.clock.running if away.get(chair, 0.0) <= now]
        return frozenset(table.chairs[chair].player or "" for chair in here) - {""}
    people = sum(chair.player is not None and chair.bot is None for chair in table.chairs)
    return room.waited if people > 1 else frozenset()


def absent(hall: "Hall", room: "Room") -> list[str]:
    """Those of them who do not see by themselves that it is their turn: with days for a turn who is not at the table,
    else who is not in the hall.
    """
    days = of_days(room)
    if not days and hall.present.keys() >= room.waited:
        return []  # as after nearly every move
    there: Container[str] = room.online() if days else hall.present
    return [player for player in waited_for(room) if player not in there]


def call(hall: "Hall", rooms: list["Room"], waiting: int, player: str, language: str) -> Push:
    """What a player is told whom `waiting` tables wait for, these among them."""
    room = rooms[0]
    title = say(language, "push-turn-title")
    urgent = not all(map(of_days, rooms))
    if waiting > 1:
        return Push(title=title, body=say(language, "push-turns", count=waiting), url="/", tag="turn", urgent=urgent)
    others = [chair.player for chair in room.table.chairs if chair.player not in (None, player, *room.waited)]
    who = ("、" if language == "ja" else ", ").join(hall.names.get(one or "", "?") for one in others)
    body = say(language, "push-turn", game=name_of(room.table.game, language), who=who, count=len(others))
    return Push(title=title, body=body, url=f"/t/{room.id}", tag="turn", urgent=urgent)
