"""Queue for a free chair, in order of arrival. A chair that becomes free is held for the first who wait.

Nobody sits down by waiting: a player who is away when a chair is free loses only their place in the line.
"""

from hiroma.ids import NO_PLAYER
from hiroma.table import events
from hiroma.table.commands import SetNext
from hiroma.table.messages import Who
from hiroma.table.refusal import Refused
from hiroma.table.seating import most_chairs
from hiroma.table.state import TableState, Transaction

MOST = 8
"""Players who may wait at a table."""

HOLD = 120.0
"""Seconds for which a free chair is held for those who wait."""


def free_chairs(table: TableState) -> int:
    """The number of chairs on which people may sit down now; 0 while a game or a match is on."""
    if table.in_match or table.status == "closed":
        return 0
    return max(0, most_chairs(table) - len(table.chairs))


def may_wait(table: TableState, who: Who, command: SetNext | None) -> None:
    """Let a player without a chair wait where chairs become free and none is.

    `Refused`: 'not-known', 'already-seated', 'not-in-line', 'in-line-already'.
    """
    if who.player is None:
        raise Refused("not-known")
    if who.chair is not None:
        raise Refused("already-seated", chair=who.chair)
    waits = who.player in table.queue
    if command is not None and not command.on and not waits:
        raise Refused("not-in-line")
    if command is None or command.on:
        _must_be_a_line(table)
    if command is not None and command.on and waits:
        raise Refused("in-line-already", place=table.queue.index(who.player) + 1)
    if not waits:
        _must_have_a_place(table)


def _must_be_a_line(table: TableState) -> None:
    if table.paired:
        raise Refused("tournament-table")
    if table.practice or table.shared or most_chairs(table) == 1:
        raise Refused("welcome-alone")


def _must_have_a_place(table: TableState) -> None:
    if free_chairs(table) > len(table.queue):
        raise Refused("chair-free")
    if len(table.queue) >= MOST:
        raise Refused("line-full", most=MOST)


def wait(table: TableState, transaction: Transaction) -> None:
    """Put the player at the end of the line, or take them out of it."""
    command: SetNext = transaction.command
    player = transaction.who.player or NO_PLAYER
    if command.on:
        table.queue.append(player)
    else:
        table.queue.remove(player)
    transaction.hear(events.Queued(player=player, on=command.on))


def take_place(table: TableState, transaction: Transaction) -> None:
    """Take a player who sits down out of the line; `Refused` ('chair-held') while the chair is held for others.

    Players who did not come while a chair was held for them lose their place.
    """
    player, queue = transaction.who.player, table.queue
    ahead = queue.index(player) if player in queue else len(queue)
    if ahead < free_chairs(table):
        table.queue = [other for other in queue if other != player]
        return
    left = HOLD if table.freed is None else table.freed + HOLD - transaction.at
    if left > 0:
        raise Refused("chair-held", seconds=round(left))
    for late in queue[:ahead]:
        transaction.hear(events.Queued(player=late, on=False))
    table.queue = queue[ahead + 1 :]


def note(table: TableState, transaction: Transaction) -> None:
    """Note since when a chair is free for the players who wait. Called after each entry."""
    if not table.queue or table.status == "closed" or not free_chairs(table):
        table.freed = None
    elif table.freed is None:
        table.freed = transaction.at
