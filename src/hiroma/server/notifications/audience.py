"""Audience and text of turn notifications."""

from collections.abc import Container
from typing import TYPE_CHECKING, Literal

from hiroma.server.notifications.web_push import Push
from hiroma.server.notifications.words import name_of, say
from hiroma.table.events import BotTookOver

if TYPE_CHECKING:
    from hiroma.server.hall import Hall
    from hiroma.server.room import Room


News = Literal["turn", "seat"]


def of_days(room: "Room") -> bool:
    """Return True when a turn may take days, so that players need not stay at the table."""
    clock = room.table.clock
    return clock is not None and clock.pace.days > 0


def waited_for(room: "Room") -> frozenset[str]:
    """Return the players to notify that the table waits for them.

    With days for a turn: those whose clock runs and who are not on vacation. Otherwise, and while a start waits for
    devices: those whose turn it is, if people play at least two chairs. A person among bots gets no reminders.
    """
    table = room.table
    if of_days(room) and table.gathering is None:
        assert table.clock is not None
        away, now = table.clock.away, room.hall.time.now()
        here = [chair for chair in table.clock.running if away.get(chair, 0.0) <= now]
        return frozenset(table.chairs[chair].player or "" for chair in here) - {""}
    people = sum(chair.player is not None and chair.bot is None for chair in table.chairs)
    return room.waited if people > 1 else frozenset()


def absent(hall: "Hall", room: "Room") -> list[str]:
    """Return the players of `waited_for` who cannot see it: with days for a turn those who do not watch the table,
    otherwise those who are not connected to the hall. It knows connections of this process only.
    """
    days = of_days(room)
    if not days and hall.present.keys() >= room.waited:
        return []  # the quick answer after nearly every move
    there: Container[str] = room.watching() if days else hall.present
    return [player for player in waited_for(room) if player not in there]


def kept(room: "Room") -> frozenset[str]:
    """Return the players whose seats a bot plays in the running game; none between games."""
    chairs = room.table.chairs if room.table.status == "playing" else ()
    return frozenset(chair.player for chair in chairs if chair.player is not None and chair.bot is not None)


def displaced(room: "Room") -> list[str]:
    """Return the players whose seat the newest entry gave to a bot, by time or by vote, and who do not watch."""
    gave = [heard.event for heard in room.table.history[-1].heard if isinstance(heard.event, BotTookOver)]
    players = (room.table.chairs[event.chair].player for event in gave if event.why in ("time", "others"))
    there = room.watching()
    return [player for player in players if player is not None and player not in there]


def news(hall: "Hall", room: "Room", player: str) -> News | None:
    """Return 'turn' when the table waits for an absent player, 'seat' when a bot plays their seat, otherwise None."""
    if player in absent(hall, room):
        return "turn"
    return "seat" if player in kept(room) and player not in room.watching() else None


def call(hall: "Hall", rooms: list["Room"], waiting: int, player: str, language: str) -> Push:
    """Build the push message for `player`, in their language.

    `waiting` is the number of tables that wait for them, `rooms` included. If a bot plays their seat in one of `rooms`,
    the message is about the first such table alone, because the bot moves on without them.
    """
    for room in rooms:
        if player in kept(room):
            title, game = say(language, "push-seat-title"), name_of(room.table.game, language)
            body = say(language, "push-seat", game=game)
            return Push(title=title, body=body, url=f"/t/{room.id}", tag="seat", urgent=not of_days(room))
    room = rooms[0]
    title = say(language, "push-turn-title")
    urgent = not all(map(of_days, rooms))
    if waiting > 1:
        return Push(title=title, body=say(language, "push-turns", count=waiting), url="/", tag="turn", urgent=urgent)
    others = [chair.player for chair in room.table.chairs if chair.player not in (None, player, *room.waited)]
    who = ("、" if language == "ja" else ", ").join(hall.names.get(one or "", "?") for one in others)
    body = say(language, "push-turn", game=name_of(room.table.game, language), who=who, count=len(others))
    return Push(title=title, body=body, url=f"/t/{room.id}", tag="turn", urgent=urgent)
