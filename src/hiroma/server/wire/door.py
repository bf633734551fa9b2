"""The door of a table as it travels."""

import msgspec

from hiroma.table.door import SetDoor


class Door(msgspec.Struct, frozen=True, kw_only=True):
    """The needs of newcomers before they sit down at a table; 0 asks nothing."""

    lowest: int
    """The lowest rating in this game."""
    highest: int
    """The highest rating in this game."""
    games: int
    """Finished games of this game."""
    stayed: int
    """Per cent of their games with other people that they stayed in to the end."""


def shown(door: SetDoor) -> Door | None:
    """Return a door, None where nothing is asked."""
    return None if door == SetDoor() else Door(**msgspec.structs.asdict(door))
