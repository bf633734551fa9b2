"""Hints by bots: none where ratings are at stake, and shown to everybody where other people play."""

from hiroma.table import events
from hiroma.table.hall_commands import Hint
from hiroma.table.messages import Who
from hiroma.table.refusal import Refused
from hiroma.table.seating import chair_at, must_play
from hiroma.table.state import TableState, Transaction


def must_allow_hints(table: TableState) -> None:
    """Refuse a hint where it would be unfair: 'no-game', 'shared-deal', 'tournament-table', 'rated-no-hints'."""
    must_play(table)
    if table.shared:
        raise Refused("shared-deal")
    if table.paired:
        raise Refused("tournament-table")
    if table.rated:
        raise Refused("rated-no-hints")


def concerns_others(table: TableState) -> bool:
    """Return True when more than one person owns a chair: the others must then know of hints."""
    return sum(chair.player is not None for chair in table.chairs) > 1


def may_be_hinted(table: TableState, who: Who, command: Hint | None) -> None:
    """Let only the hall give a hint, for a seat that the chair decides for.

    `Refused`: 'not-known', 'not-your-seat', or as `must_allow_hints`.
    """
    if who.player is not None:
        raise Refused("not-known")
    must_allow_hints(table)
    if command is not None:
        chair_at(table, command.chair)
        if command.seat not in table.seats_for(command.chair):
            raise Refused("not-your-seat", seat=command.seat)


def be_hinted(table: TableState, transaction: Transaction) -> None:
    """Show the hint to everybody; nothing changes."""
    command: Hint = transaction.command
    transaction.meta = False
    moves = () if table.ruleset.info.secrets else tuple(command.moves)
    transaction.hear(events.Hinted(chair=command.chair, seat=command.seat, level=command.level, moves=moves))
