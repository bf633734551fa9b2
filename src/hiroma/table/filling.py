"""Filling up a table: after a while bots take the missing chairs and the game begins."""

from hiroma.table import events
from hiroma.table.commands import Fill
from hiroma.table.consent import ALL_ASKED
from hiroma.table.messages import Who
from hiroma.table.refusal import Refused
from hiroma.table.seating import must_not_play, unrate, unsettle
from hiroma.table.series import begin
from hiroma.table.state import Chair, TableState, Transaction
from hiroma.table.timing import must_host

LEVEL = "casual"
"""The level of the bots that come."""


def may_fill(table: TableState, who: Who, command: Fill | None) -> None:
    """Let the host fill the table before the first game. `Refused`: 'already-played', 'not-agreed'."""
    must_host(table, who)
    must_not_play(table)
    if table.status != "open":
        raise Refused("already-played")
    if table.terms >= ALL_ASKED and (others := table.not_agreed()):
        raise Refused("not-agreed", places=[i + 1 for i in others])


def fill(table: TableState, transaction: Transaction) -> None:
    """Have the game begin after a while, or no longer by itself."""
    command: Fill = transaction.command
    table.fill = transaction.at + command.seconds if command.seconds else None
    transaction.hear(events.Filling(seconds=command.seconds))


def may_be_filled(table: TableState, who: Who, command: object) -> None:
    """Let only the hall fill the table, when the host asked for it and somebody sits there.

    `Refused`: 'not-known', 'not-to-be-filled'.
    """
    if who.player is not None:
        raise Refused("not-known")
    if table.fill is None or table.status != "open" or not table.humans() or missing(table) is None:
        raise Refused("not-to-be-filled")


def missing(table: TableState) -> int | None:
    """Return the number of chairs that a game still needs; None when more people sit here than any game takes."""
    sits = len(table.chairs)
    return min((people - sits for people in table.ruleset.people(table.options) if people >= sits), default=None)


def be_filled(table: TableState, transaction: Transaction) -> None:
    """Seat bots on the missing chairs and begin the game; `Refused` ('time-left') before the time is up."""
    if table.fill is None or table.fill > transaction.at:
        raise Refused("time-left")
    for _ in range(missing(table) or 0):
        unsettle(table)
        table.chairs.append(Chair(None, LEVEL))
        transaction.hear(events.BotSeated(chair=len(table.chairs) - 1, level=LEVEL))
        unrate(table, transaction)
    begin(table, transaction)
