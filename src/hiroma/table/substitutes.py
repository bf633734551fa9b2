"""Bots at a table: on a chair of their own before the game, or, in a game, standing in for somebody."""

import math

from hiroma.table import events, voting
from hiroma.table.commands import SeatBot
from hiroma.table.consent import ALL_ASKED, NEVER, NEWCOMER, STAND_IN
from hiroma.table.messages import Who
from hiroma.table.refusal import Refused
from hiroma.table.seating import chair_at, change_settings, most_chairs, must_rule, must_sit, stand_in, unrate
from hiroma.table.state import Chair, TableState, Transaction


def may_seat_bot(table: TableState, who: Who, command: SeatBot | None) -> None:
    """Let a bot take a new chair before the game, or, in a game, the chair of a player who does not move.

    `Refused`: 'no-such-bot', 'bot-plays-already', 'nobody-waited-for', 'table-full'.
    """
    must_rule(table, who)
    if command is not None and command.level not in table.ruleset.bots:
        raise Refused("no-such-bot", level=command.level, known=list(table.ruleset.bots))
    if command is not None and command.chair is not None:
        _may_stand_in(table, who, command)
    elif table.in_match:
        if table.chairs[must_sit(table, who)].bot is not None:
            raise Refused("bot-plays-already")
        voting.no_vote(table)
        if command is not None or not any(_waited_for(table, who, i) for i in range(len(table.chairs))):
            raise Refused("nobody-waited-for")
    elif len(table.chairs) >= most_chairs(table):
        raise Refused("table-full", chairs=most_chairs(table))


def _waited_for(table: TableState, who: Who, index: int) -> bool:
    """Return True when somebody else owns the chair, and is out of time or, where no clock runs, waited for."""
    chair = table.chairs[index]
    lost = table.out_of_time(index) and chair.player is not None and chair.bot is None
    return index != who.chair and (lost or index in table.waits)


def _may_stand_in(table: TableState, who: Who, command: SeatBot) -> None:
    index = command.chair
    assert index is not None
    chair = chair_at(table, index)
    if not table.in_match:
        raise Refused("no-game")
    if chair.bot is not None:
        raise Refused("bot-plays-already")
    if index == who.chair:
        raise Refused("leave-instead")
    if table.terms < ALL_ASKED:
        return
    if table.chairs[must_sit(table, who)].bot is not None:
        raise Refused("bot-plays-already")
    voting.no_vote(table)
    if voting.rule_for(table, "stand-in").asked == NEVER or not _waited_for(table, who, index):
        raise Refused("seat-is-theirs", chair=index)


def seat_bot(table: TableState, transaction: Transaction) -> None:
    """Seat a bot on a new chair, or let it stand in, where needed by consent."""
    command: SeatBot = transaction.command
    if command.chair is None:
        change_settings(table, transaction, table.rated)
        table.chairs.append(Chair(None, command.level))
        transaction.hear(events.BotSeated(chair=len(table.chairs) - 1, level=command.level))
        unrate(table, transaction)
    elif table.terms < ALL_ASKED:
        why: events.StandIn = "time" if table.out_of_time(command.chair) else "others"
        stand_in(table, transaction, command.chair, command.level, why)
    else:
        _ask(table, transaction, command.chair)


def _ask(table: TableState, transaction: Transaction, index: int) -> None:
    rule = voting.rule_for(table, "stand-in")
    if rule.idle is not None:
        idle = NEWCOMER if table.chairs[index].taken else rule.idle
        wait = table.waits[index] + idle - transaction.at
        if wait > 0:
            raise Refused("wait-for-them", chair=index, minutes=math.ceil(wait / 60))
    elif not table.out_of_time(index):
        raise Refused("seat-is-theirs", chair=index)
    if transaction.command.level != STAND_IN:
        raise Refused("stand-in-level", level=STAND_IN)
    vote = voting.call(table, transaction, "stand-in", "stand-in", index)
    if table.out_of_time(index):
        vote.open = set()
    voting.put(table, transaction, vote)
