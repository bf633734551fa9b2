"""A player may let a mate decide for the own seats, and take the decisions back (SJ-TE4)."""

from hiroma.table import events
from hiroma.table.asked import Lend
from hiroma.table.place import Doing, Place
from hiroma.table.refusal import Refused
from hiroma.table.seating import chair_at, must_play, must_sit
from hiroma.table.slips import Who


def mates(place: Place, chair: int) -> list[int]:
    """The chairs of other people, no bots, that win together with a chair."""
    play = must_play(place)
    own = set(place.seats_of(chair))
    together = {play.holders[seat] for side in play.sides if own.intersection(side) for seat in side}
    return sorted(index for index in together - {chair} if place.chairs[index].bot is None)


def may_lend(place: Place, who: Who, command: Lend | None) -> None:
    """In a game, to another person of the same side; back again at any time."""
    must_play(place)
    chair = must_sit(place, who)
    if place.chairs[chair].bot is not None:
        raise Refused("bot-plays-already")
    lent = place.chairs[chair].lent is not None
    if command is None:
        if not lent and not mates(place, chair):
            raise Refused("no-mate")
    elif command.chair is None:
        if not lent:
            raise Refused("not-lent")
    else:
        chair_at(place, command.chair)
        if command.chair not in mates(place, chair):
            raise Refused("not-a-mate", chair=command.chair)


def lend(place: Place, doing: Doing) -> None:
    """The mate decides from now on, or the owner again; until the game ends."""
    chair, other = must_sit(place, doing.who), doing.command.chair
    place.chairs[chair].lent = other
    doing.hear(events.TakenBack(chair=chair) if other is None else events.Lent(chair=chair, other=other))
