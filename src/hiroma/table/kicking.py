"""Removing somebody from the table before the game. In a game a seat is its owner's."""

from hiroma.table import events, voting
from hiroma.table.asked import Kick
from hiroma.table.consent import TERMS
from hiroma.table.place import Doing, Place
from hiroma.table.refusal import Refused
from hiroma.table.seating import chair_at, must_rule, must_sit, pass_on_host, remove
from hiroma.table.slips import Who


def may_kick(place: Place, who: Who, command: Kick | None) -> None:
    """Bots by anybody, people by the host."""
    must_rule(place, who)
    if place.in_match:
        if place.terms >= TERMS:
            raise Refused("seat-is-theirs")
        must_sit(place, who)
        voting.no_vote(place)
    if command is None:
        if not any(_may_go(place, who, index) for index in range(len(place.chairs))):
            raise Refused("nobody-there")
        return
    chair_at(place, command.chair)
    if command.chair == who.chair:
        raise Refused("leave-instead")
    if not _may_go(place, who, command.chair):
        raise Refused("not-host")


def _may_go(place: Place, who: Who, index: int) -> bool:
    """Whether this chair is one that `who` may have removed."""
    if index == who.chair:
        return False
    return place.chairs[index].player is None or who.player == place.host or place.in_match


def kick(place: Place, doing: Doing) -> None:
    """Remove the chair; in a game under terms 1 the others were asked first."""
    index = doing.command.chair
    if place.in_match:
        voting.put(place, doing, voting.call(place, doing, "kick", "remove", index))
        return
    chair = place.chairs[index]
    remove(place, index)
    if chair.player is None:
        doing.hear(events.BotLeft(chair=index, level=chair.bot or ""))
        return
    doing.hear(events.Kicked(chair=index, player=chair.player))
    if place.host == chair.player:
        pass_on_host(place, doing)
