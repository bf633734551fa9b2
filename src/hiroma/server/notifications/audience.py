"""Audience of a turn notification: for whom a table waits, and the text of the notification."""

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
    """Whether a turn may take days: nobody is expected to be there."""
    clock = room.table.clock
    return clock is not None and clock.pace.days > 0


def waited_for(room: "Room") -> frozenset[str]:
    """The players whom a table waits for and who would want to know: with minutes for a turn only people keep others
    waiting, and who is on vacation wants to hear of nothing.
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
    """Those of them who do not see by themselves that it is their turn: with days for a turn who is not at the table,
    else who is not in the hall.
    """
    days = of_days(room)
    if not days and hall.present.keys() >= room.waited:
        return []  # as after nearly every move
    there: Container[str] = room.watching() if days else hall.present
    return [player for player in waited_for(room) if player not in there]


def kept(room: "Room") -> frozenset[str]:
    """The players whose seats a bot keeps in a game that is on."""
    chairs = room.table.chairs if room.table.status == "playing" else ()
    return frozenset(chair.player for chair in chairs if chair.player is not None and chair.bot is not None)


def displaced(room: "Room") -> list[str]:
    """Those whose seats the newest entry gave to a bot, not by their own doing, and who are not at the table."""
    gave = [heard.event for heard in room.table.history[-1].heard if isinstance(heard.event, BotTookOver)]
    players = (room.table.chairs[event.chair].player for event in gave if event.why in ("time", "others"))
    there = room.watching()
    return [player for player in players if player is not None and player not in there]


def news(hall: "Hall", room: "Room", player: str) -> News | None:
    """What there is to tell a player of a table: that it waits for them, that a bot keeps their seat, or nothing."""
    if player in absent(hall, room):
        return "turn"
    return "seat" if player in kept(room) and player not in room.watching() else None


def call(hall: "Hall", rooms: list["Room"], waiting: int, player: str, language: str) -> Push:
    """What a player is told whom `waiting` tables wait for, these among them; or of the first where a bot keeps their
    seat, which cannot wait.
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
