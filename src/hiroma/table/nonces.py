"""What devices add to the chance of a game: pledges first, and the nonces when all pledges stand."""

from typing import Any

from hiroma.table import chance, gathering
from hiroma.table.asked import (
    Asked,
    CallOff,
    Close,
    Join,
    Leave,
    OpenNonce,
    Overdue,
    Pledge,
    Ready,
    Rematch,
    Renew,
    Start,
)
from hiroma.table.place import Doing, Gathering, Place
from hiroma.table.refusal import Refused
from hiroma.table.seating import must_rule, must_sit
from hiroma.table.series import deal
from hiroma.table.slips import Who

MEANWHILE = (OpenNonce, CallOff, Leave, Overdue, Close, Renew)
"""All that may happen while devices are waited for."""
ADDING = (Join, Ready, Rematch, Start)
"""The commands that bring something for the chance of the next game."""


def must_be_free(place: Place, kind: type[Asked]) -> None:
    """`Refused` ('beginning') while devices are waited for: who sits here, and what is played, stands."""
    if place.gathering is not None and kind not in MEANWHILE:
        raise Refused("beginning", waiting=sorted(place.gathering.waiting))


def must_suit(place: Place, command: Any) -> None:
    """`Refused`: a nonce in clear ('nonce-in-clear'), or a pledge at a table of the older scheme ('no-pledge')."""
    adds = isinstance(command, ADDING)
    if place.chance > 1 and adds and command.nonce is not None:
        raise Refused("nonce-in-clear")
    if place.chance < 2 and (adds or isinstance(command, Pledge)) and command.pledge is not None:
        raise Refused("no-pledge")


def may_pledge(place: Place, who: Who, command: object) -> None:
    """Anybody with a chair, between games."""
    must_sit(place, who)
    if place.status == "playing":
        raise Refused("game-running")


def pledge(place: Place, doing: Doing) -> None:
    """Another device of theirs, or the same with another nonce, will be asked."""
    place.chairs[must_sit(place, doing.who)].pledge = doing.command.pledge


def must_gather(place: Place) -> Gathering:
    """The start that was asked for, or `Refused` ('no-start')."""
    if place.gathering is None:
        raise Refused("no-start")
    return place.gathering


def may_open(place: Place, who: Who, command: OpenNonce | None) -> None:
    """A device that is waited for, with the nonce it has pledged and no other."""
    waited = must_gather(place)
    index = must_sit(place, who)
    if index not in waited.waiting:
        raise Refused("nonce-open")
    if command is not None and chance.pledge(command.nonce) != place.chairs[index].pledge:
        raise Refused("other-nonce")


def open_nonce(place: Place, doing: Doing) -> None:
    """One more is open; the last begins the game."""
    waited, index = must_gather(place), must_sit(place, doing.who)
    place.chairs[index].nonce = doing.command.nonce
    waited.waiting.discard(index)
    if not waited.waiting:
        place.gathering = None
        deal(place, doing)


def may_call_off(place: Place, who: Who, command: object) -> None:
    """Anybody with a chair, or the host."""
    must_gather(place)
    must_rule(place, who)


def call_off(place: Place, doing: Doing) -> None:
    """The game does not begin after all."""
    gathering.call_off(place, doing)


def may_be_overdue(place: Place, who: Who, command: object) -> None:
    """Only the hall says so."""
    must_gather(place)
    if who.player is not None:
        raise Refused("not-known")


def be_overdue(place: Place, doing: Doing) -> None:
    """The start is off; the devices that did not open are named. `Refused` ('time-left') before their time is up."""
    waited = must_gather(place)
    if doing.at < waited.deadline:
        raise Refused("time-left")
    gathering.call_off(place, doing, late=tuple(sorted(waited.waiting)))
