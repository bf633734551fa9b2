"""The door of a table: what the host asks of newcomers before they sit down."""

from typing import Annotated

import msgspec

from hiroma.table.command import Command


class SetDoor(Command, frozen=True, tag="door"):
    """Ask something of newcomers before they sit down; 0 asks nothing.

    The `lowest` and the `highest` rating in this game, a number of finished `games` of it, and the per cent of their
    games with other people that they `stayed` in to the end.
    """

    lowest: Annotated[int, msgspec.Meta(ge=0, le=9999)] = 0
    highest: Annotated[int, msgspec.Meta(ge=0, le=9999)] = 0
    games: Annotated[int, msgspec.Meta(ge=0, le=999)] = 0
    stayed: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
