"""Bots at a table: on a chair of their own before the game, or, in a game, standing in for somebody."""

import math

from hiroma.table import events, voting
from hiroma.table.asked import SeatBot
from hiroma.table.consent import NEVER, STAND_IN, TERMS
from hiroma.table.place import Chair, Doing, Place
from hiroma.table.refusal import Refused
from hiroma.table.seating import chair_at, change_settings, most_chairs, must_rule, must_sit, stand_in, unrate
from hiroma.table.slips import Who


def may_seat_bot(place: Place, who: Who, command: SeatBot | None) -> None:
    """A new chair before the game; in a game the chair of somebody who does not move."""
    must_rule(place, who)
    if command is not None and command.level not in place.ruleset.bots:
        raise Refused("no-such-bot", level=command.level, known=list(place.ruleset.bots))
    if command is not None and command.chair is not None:
        _may_stand_in(place, who, command)
    elif place.in_match:
        if place.chairs[must_sit(place, who)].bot is not None:
            raise Refused("bot-plays-already")
        voting.no_vote(place)
        if command is not None or not any(_waited_for(place, who, i) for i in range(len(place.chairs))):
            raise Refused("nobody-waited-for")
    elif len(place.chairs) >= most_chairs(place):
        raise Refused("table-full", chairs=most_chairs(place))


def _waited_for(place: Place, who: Who, index: int) -> bool:
    """Somebody else owns the chair, and its clock ran out or, where none runs, the table waits for them."""
    chair = place.chairs[index]
    lost = place.out_of_time(index) and chair.player is not None and chair.bot is None
    return index != who.chair and (lost or index in place.waits)


def _may_stand_in(place: Place, who: Who, command: SeatBot) -> None:
    index = command.chair
    assert index is not None
    chair = chair_at(place, index)
    if not place.in_match:
        raise Refused("no-game")
    if chair.bot is not None:
        raise Refused("bot-plays-already")
    if index == who.chair:
        raise Refused("leave-instead")
    if place.terms < TERMS:
        return
    if place.chairs[must_sit(place, who)].bot is not None:
        raise Refused("bot-plays-already")
    voting.no_vote(place)
    if voting.rule_for(place, "stand-in").asked == NEVER or not _waited_for(place, who, index):
        raise Refused("seat-is-theirs", chair=index)


def seat_bot(place: Place, doing: Doing) -> None:
    """Fill a new chair, or stand in."""
    command: SeatBot = doing.command
    if command.chair is None:
        change_settings(place, doing, place.rated)
        place.chairs.append(Chair(None, command.level))
        doing.hear(events.BotSeated(chair=len(place.chairs) - 1, level=command.level))
        unrate(place, doing)
    elif place.terms < TERMS:
        why: events.StandIn = "time" if place.out_of_time(command.chair) else "others"
        stand_in(place, doing, command.chair, command.level, why)
    else:
        _ask(place, doing, command.chair)


def _ask(place: Place, doing: Doing, index: int) -> None:
    rule = voting.rule_for(place, "stand-in")
    if rule.idle is not None:
        wait = place.waits[index] + rule.idle - doing.at
        if wait > 0:
            raise Refused("wait-for-them", chair=index, minutes=math.ceil(wait / 60))
    elif not place.out_of_time(index):
        raise Refused("seat-is-theirs", chair=index)
    if doing.command.level != STAND_IN:
        raise Refused("stand-in-level", level=STAND_IN)
    vote = voting.call(place, doing, "stand-in", "stand-in", index)
    if place.out_of_time(index):
        vote.open = set()
    voting.put(place, doing, vote)
