"""The door of a table: conditions that newcomers must meet before they sit down."""

from typing import Annotated

import msgspec

from hiroma.table.command import Command


class SetDoor(Command, frozen=True, tag="door"):
    """Set the conditions for newcomers who want to sit down; 0 sets none."""

    lowest: Annotated[int, msgspec.Meta(ge=0, le=9999)] = 0
    """The lowest rating in this game."""
    highest: Annotated[int, msgspec.Meta(ge=0, le=9999)] = 0
    """The highest rating in this game."""
    games: Annotated[int, msgspec.Meta(ge=0, le=999)] = 0
    """The least number of finished games of it."""
    stayed: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    """The least per cent of their games with other people in which they stayed to the end."""
