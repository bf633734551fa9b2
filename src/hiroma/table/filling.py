"""Not waiting for ever: after a while bots take the missing chairs and the game begins."""

from hiroma.table import events
from hiroma.table.asked import Fill
from hiroma.table.consent import TERMS
from hiroma.table.place import Chair, Doing, Place
from hiroma.table.refusal import Refused
from hiroma.table.seating import must_not_play, unrate, unsettle
from hiroma.table.series import begin
from hiroma.table.slips import Who
from hiroma.table.timing import must_host

LEVEL = "casual"
"""The bots that come."""


def may_fill(place: Place, who: Who, command: Fill | None) -> None:
    """The host, before the first game."""
    must_host(place, who)
    must_not_play(place)
    if place.status != "open":
        raise Refused("already-played")
    if place.terms >= TERMS and (others := place.not_agreed()):
        raise Refused("not-agreed", places=[i + 1 for i in others])


def fill(place: Place, doing: Doing) -> None:
    """Begin after a while, or not by itself."""
    command: Fill = doing.command
    place.fill = doing.at + command.seconds if command.seconds else None
    doing.hear(events.Filling(seconds=command.seconds))


def may_be_filled(place: Place, who: Who, command: object) -> None:
    """Only the hall, when it was asked for and somebody sits there."""
    if who.player is not None:
        raise Refused("not-known")
    if place.fill is None or place.status != "open" or not place.humans() or missing(place) is None:
        raise Refused("not-to-be-filled")


def missing(place: Place) -> int | None:
    """How many chairs are missing for a game; None when it cannot be played with as many as sit here, or more."""
    sits = len(place.chairs)
    return min((people - sits for people in place.ruleset.people(place.options) if people >= sits), default=None)


def be_filled(place: Place, doing: Doing) -> None:
    """Bots take the missing chairs, and the game begins."""
    if place.fill is None or place.fill > doing.at:
        raise Refused("time-left")
    for _ in range(missing(place) or 0):
        unsettle(place)
        place.chairs.append(Chair(None, LEVEL))
        doing.hear(events.BotSeated(chair=len(place.chairs) - 1, level=LEVEL))
        unrate(place, doing)
    begin(place, doing)
