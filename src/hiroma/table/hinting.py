"""Hints by bots: none where ratings are at stake, and told to everybody where other people play."""

from hiroma.table import events
from hiroma.table.asked import Hint
from hiroma.table.place import Doing, Place
from hiroma.table.refusal import Refused
from hiroma.table.seating import chair_at, must_play
from hiroma.table.slips import Who


def must_allow_hints(place: Place) -> None:
    """`Refused` where a hint would be unfair: 'no-game', 'shared-deal', 'rated-no-hints'."""
    must_play(place)
    if place.shared:
        raise Refused("shared-deal")
    if place.rated:
        raise Refused("rated-no-hints")


def concerns_others(place: Place) -> bool:
    """More than one person owns a chair: the others are to know of hints."""
    return sum(chair.player is not None for chair in place.chairs) > 1


def may_be_hinted(place: Place, who: Who, command: Hint | None) -> None:
    """Only the hall, of a seat of a game that is not rated."""
    if who.player is not None:
        raise Refused("not-known")
    must_allow_hints(place)
    if command is not None:
        chair_at(place, command.chair)
        if command.seat not in place.seats_for(command.chair):
            raise Refused("not-your-seat", seat=command.seat)


def be_hinted(place: Place, doing: Doing) -> None:
    """Tell everybody; nothing changes."""
    command: Hint = doing.command
    doing.meta = False
    moves = () if place.ruleset.info.secrets else tuple(command.moves)
    doing.hear(events.Hinted(chair=command.chair, seat=command.seat, level=command.level, moves=moves))
