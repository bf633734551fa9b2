"""Lending seats: a player lets a mate decide for their own seats, or decides again (SJ-TE4)."""

from hiroma.table import events
from hiroma.table.commands import Lend
from hiroma.table.messages import Who
from hiroma.table.refusal import Refused
from hiroma.table.seating import chair_at, must_play, must_sit
from hiroma.table.state import TableState, Transaction


def mates(table: TableState, chair: int) -> list[int]:
    """Return the chairs of other people, no bots, that win together with a chair."""
    play = must_play(table)
    own = set(table.seats_of(chair))
    together = {play.holders[seat] for side in play.sides if own.intersection(side) for seat in side}
    return sorted(index for index in together - {chair} if table.chairs[index].bot is None)


def may_lend(table: TableState, who: Who, command: Lend | None) -> None:
    """Let a player in a game lend their seats to another person of the same side, or take them back at any time.

    `Refused`: 'bot-plays-already', 'no-mate', 'not-lent', 'not-a-mate'.
    """
    must_play(table)
    chair = must_sit(table, who)
    if table.chairs[chair].bot is not None:
        raise Refused("bot-plays-already")
    lent = table.chairs[chair].lent is not None
    if command is None:
        if not lent and not mates(table, chair):
            raise Refused("no-mate")
    elif command.chair is None:
        if not lent:
            raise Refused("not-lent")
    else:
        chair_at(table, command.chair)
        if command.chair not in mates(table, chair):
            raise Refused("not-a-mate", chair=command.chair)


def lend(table: TableState, transaction: Transaction) -> None:
    """Let the mate decide until the game ends, or the owner again."""
    chair, other = must_sit(table, transaction.who), transaction.command.chair
    table.chairs[chair].lent = other
    transaction.hear(events.TakenBack(chair=chair) if other is None else events.Lent(chair=chair, other=other))
