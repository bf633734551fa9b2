"""Setting the door of a table."""

import msgspec

from hiroma.table import events
from hiroma.table.door import SetDoor
from hiroma.table.messages import Who
from hiroma.table.refusal import Refused
from hiroma.table.seating import change_settings, most_chairs, must_not_play
from hiroma.table.state import TableState, Transaction
from hiroma.table.timing import must_host


def may_set_door(table: TableState, who: Who, command: SetDoor | None) -> None:
    """Let the host set the door before the game.

    `Refused`: 'welcome-alone' where no other people can sit down, 'door-order' for a range such as 1800 to 1400.
    """
    must_host(table, who)
    must_not_play(table)
    if table.practice or table.shared or most_chairs(table) == 1:
        raise Refused("welcome-alone")
    if command is not None and 0 < command.highest < command.lowest:
        raise Refused("door-order", lowest=command.lowest, highest=command.highest)


def set_door(table: TableState, transaction: Transaction) -> None:
    """Ask this of newcomers from now on. Players who sit stay, and agree to it as to any other setting."""
    command: SetDoor = transaction.command
    change_settings(table, transaction, command != table.door)
    table.door = command
    transaction.hear(events.DoorSet(**msgspec.structs.asdict(command)))
