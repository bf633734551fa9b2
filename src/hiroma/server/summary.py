"""Summary of a table for the lobby and the scheduler of deadlines: its row in the store."""

from typing import TYPE_CHECKING

import msgspec

from hiroma.server import presenter
from hiroma.store import Summary

if TYPE_CHECKING:
    from hiroma.server.room import Room

FRESH = 60.0
"""Seconds for which the lobby may go on with a table's last summary while only moves are made."""

BOT = 30.0
"""Seconds after which another process looks after a bot's turn, if this one dies."""


class TableSummary:
    """One room's."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self._card = b""
        self._due: float | None = None
        self._summed = 0.0

    def forget(self) -> None:
        """The table is another than it was."""
        self._card = b""

    def after(self, changed: bool, now: float) -> Summary | None:
        """The row after an entry made `now`; None when nothing in it `changed` that cannot wait a minute."""
        deadline = self.deadline()
        if not changed and self._card and deadline is None and self._due is None and now < self._summed + FRESH:
            return None
        if changed:
            self._card = b""
        self._due, self._summed = deadline, now
        return self.present(deadline)

    def present(self, deadline: float | None = None) -> Summary:
        """The row of the table as it stands."""
        table = self.room.table
        if not self._card:
            self._card = msgspec.json.encode(presenter.card(table))[:-1]
        return Summary(
            table=self.room.id,
            game=table.game,
            status=table.status,
            listed=table.listed,
            head=table.rev,
            deadline=deadline,
            changed=table.history[-1].at if table.history else 0.0,
            card=b'%b,"waiting":%b}' % (self._card, msgspec.json.encode(presenter.waited_for(table))),
            players=tuple(chair.player for chair in table.chairs if chair.player),
        )

    def deadline(self) -> float | None:
        """When the hall must look at the table again, in seconds since 1970; None: before somebody asks something."""
        autopilot = self.room.autopilot
        ends = autopilot.deadline()
        if autopilot.bot_to_move() is not None:
            bot = self.room.hall.time.now() + BOT
            return bot if ends is None else min(ends, bot)
        return ends
