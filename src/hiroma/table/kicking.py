"""Removing somebody from the table before the game. In a game a seat is its owner's."""

from hiroma.table import events, voting
from hiroma.table.commands import Kick
from hiroma.table.consent import ALL_ASKED
from hiroma.table.messages import Who
from hiroma.table.refusal import Refused
from hiroma.table.seating import chair_at, must_rule, must_sit, pass_on_host, remove
from hiroma.table.state import TableState, Transaction


def may_kick(table: TableState, who: Who, command: Kick | None) -> None:
    """Let anybody at the table remove bots, and the host remove people.

    `Refused`: 'seat-is-theirs' in a game, 'nobody-there', 'leave-instead' for the player's own chair, 'not-host'.
    """
    must_rule(table, who)
    if table.in_match:
        if table.terms >= ALL_ASKED:
            raise Refused("seat-is-theirs")
        must_sit(table, who)
        voting.no_vote(table)
    if command is None:
        if not any(_may_go(table, who, index) for index in range(len(table.chairs))):
            raise Refused("nobody-there")
        return
    chair_at(table, command.chair)
    if command.chair == who.chair:
        raise Refused("leave-instead")
    if not _may_go(table, who, command.chair):
        raise Refused("not-host")


def _may_go(table: TableState, who: Who, index: int) -> bool:
    """Return True for a chair that `who` may have removed."""
    if index == who.chair:
        return False
    return table.chairs[index].player is None or who.player == table.host or table.in_match


def kick(table: TableState, transaction: Transaction) -> None:
    """Remove the chair; in a game under terms 1 the others were asked first."""
    index = transaction.command.chair
    if table.in_match:
        voting.put(table, transaction, voting.call(table, transaction, "kick", "remove", index))
        return
    chair = table.chairs[index]
    remove(table, index)
    if chair.player is None:
        transaction.hear(events.BotLeft(chair=index, level=chair.bot or ""))
        return
    transaction.hear(events.Kicked(chair=index, player=chair.player))
    if table.host == chair.player:
        pass_on_host(table, transaction)
