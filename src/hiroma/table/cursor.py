"""The cursor of a practice table: one person moves, others follow and may ask for it. The host takes it back at once.

The cursor is the table's one chair. It goes to somebody else when its owner says yes: silence is a no.
"""

from typing import Final

from hiroma.ids import NO_PLAYER, PlayerId
from hiroma.table import seating, study_events
from hiroma.table.messages import Who
from hiroma.table.refusal import Refused
from hiroma.table.seating import must_play, must_sit
from hiroma.table.state import TableState, Transaction

LAPSES: Final = 60.0
"""Seconds after which somebody else may ask, too."""
REST: Final = 120.0
"""Seconds after a no in which nobody may ask."""


def may_ask(table: TableState, who: Who, command: object) -> None:
    """Let a player who follows a practice game ask for the cursor.

    `Refused`: 'practice-only', 'already-seated', 'not-known'.
    """
    if who.player is None:
        raise Refused("not-known")
    if not table.practice:
        raise Refused("practice-only")
    if who.player != table.host:
        must_play(table)
    if who.chair is not None or not table.chairs:
        raise Refused("already-seated", chair=0)


def ask(table: TableState, transaction: Transaction) -> None:
    """Ask for the cursor, or stop asking; the host takes it.

    `Refused`: 'cursor-asked' while somebody else asks, 'cursor-kept' after a no.
    """
    player = transaction.who.player or NO_PLAYER
    if player == table.study.asker:
        table.study.asker = None
        transaction.hear(study_events.CursorKept(player=player))
        return
    if player == table.host:
        pass_to(table, transaction, player)
        return
    if table.study.asker is not None and transaction.at < table.study.asked_at + LAPSES:
        raise Refused("cursor-asked")
    if transaction.at < table.study.denied_at + REST:
        raise Refused("cursor-kept", seconds=int(table.study.denied_at + REST - transaction.at) + 1)
    table.study.asker, table.study.asked_at, table.study.asked = player, transaction.at, transaction.rev
    transaction.hear(study_events.CursorAsked(player=player))


def pass_to(table: TableState, transaction: Transaction, player: PlayerId) -> None:
    """Give the chair, and with it the cursor, to a player."""
    chair = table.chairs[0]
    chair.player = player
    chair.bot = None
    table.study.asker = None
    table.study.borrowed = player != table.host
    transaction.hear(study_events.CursorPassed(player=player))


def may_answer(table: TableState, who: Who) -> bool:
    """Return True where somebody asks for the cursor and `who` has it. `Refused` as `must_sit`."""
    if table.study.asker is None:
        return False
    must_sit(table, who)
    return True


def give(table: TableState, transaction: Transaction) -> None:
    """Say yes: pass the cursor to the player who asks."""
    assert table.study.asker is not None
    pass_to(table, transaction, table.study.asker)


def keep(table: TableState, transaction: Transaction) -> None:
    """Say no: the cursor stays."""
    asker = table.study.asker or NO_PLAYER
    table.study.denied_at = transaction.at
    table.study.asker = None
    transaction.hear(study_events.CursorKept(player=asker))


def leave(table: TableState, transaction: Transaction) -> None:
    """Get up: a cursor that was passed on goes back to the host."""
    if table.study.borrowed and table.host is not None and transaction.who.player != table.host:
        pass_to(table, transaction, table.host)
    else:
        seating.leave(table, transaction)


def must_own(table: TableState, who: Who) -> None:
    """Refuse ('not-host') to end a game at somebody else's practice table."""
    if table.study.borrowed and who.player != table.host:
        raise Refused("not-host")
