"""Summary of a table for the lobby and the scheduler of deadlines: its row in the store."""

import msgspec

from hiroma.server.core.autopilot import Autopilot
from hiroma.server.core.timekeeper import Timekeeper
from hiroma.server.wire import presenter
from hiroma.server.wire.table_card import TableCard
from hiroma.store import Summary
from hiroma.table.table import Table

FRESH = 60.0
"""Seconds for which the lobby may go on with a table's last summary while only moves are made."""

BOT = 30.0
"""Seconds after which another process looks after a bot's turn, if this one dies."""


class TableSummary:
    """One room's."""

    def __init__(self, autopilot: Autopilot, clock: Timekeeper) -> None:
        self._autopilot = autopilot
        self._clock = clock
        self._card: TableCard | None = None
        self._due: float | None = None
        self._summed = 0.0

    def forget(self) -> None:
        """The table is another than it was."""
        self._card = None

    def after(self, changed: bool, now: float) -> Summary | None:
        """The row after an entry made `now`; None when nothing in it `changed` that cannot wait a minute."""
        deadline = self.deadline()
        if (
            not changed
            and self._card is not None
            and deadline is None
            and self._due is None
            and now < self._summed + FRESH
        ):
            return None
        if changed:
            self._card = None
        self._due, self._summed = deadline, now
        return self.present(deadline)

    def present(self, deadline: float | None = None) -> Summary:
        """The row of the table as it stands."""
        table = self._autopilot.room.table
        if self._card is None:
            self._card = presenter.card(table)
        return summary(table, self._card, deadline)

    def deadline(self) -> float | None:
        """When the hall must look at the table again, in seconds since 1970; None: before somebody asks something."""
        ends = self._autopilot.deadline()
        if self._autopilot.bot_to_move() is not None:
            bot = self._clock.now() + BOT
            return bot if ends is None else min(ends, bot)
        return ends


def summary(table: Table, card: TableCard, deadline: float | None) -> Summary:
    """Return the row of a table as it stands. `card` is its card, which may lack the players that it waits for."""
    return Summary(
        table=table.id,
        game=table.game,
        status=table.status,
        listed=table.listed,
        head=table.rev,
        deadline=deadline,
        changed=table.history[-1].at if table.history else 0.0,
        card=msgspec.json.encode(msgspec.structs.replace(card, waiting=tuple(presenter.waited_for(table)))),
        players=tuple(chair.player for chair in table.chairs if chair.player),
    )
