"""A table as spectators see it who are behind: the fold of its log up to the newest entry that they are shown."""

import os
from collections import deque
from collections.abc import Iterable

from hiroma.games import ruleset
from hiroma.table.messages import Happened
from hiroma.table.table import Table
from hiroma.table.visibility import is_delayed, shown_until

Line = tuple[bytes, bytes | None]
"""An entry of the log, and the sealed secret beside it."""


class Lagging:
    """The table of one room, behind. `until` is the rev of the newest entry that was shown."""

    def __init__(self, log: Iterable[Line], table: Table, now: float) -> None:
        self.table = Table(ruleset, os.urandom)
        self._waiting: deque[Line] = deque(log)
        self.catch_up(table, now)

    @property
    def until(self) -> int:
        """The rev of the newest entry that is shown."""
        return self.table.rev

    def add(self, line: Line) -> None:
        """Keep a new entry until it is shown."""
        self._waiting.append(line)

    def catch_up(self, table: Table, now: float) -> Iterable[Happened]:
        """Follow the log as far as it is shown at `now` (unix seconds); return what happened, oldest first.

        `table` is the table itself.
        """
        until = shown_until(table, now)
        self.table.late = is_delayed(table)
        followed: list[Happened] = []
        while self._waiting and self.table.rev < until:
            followed.append(self.table.follow(*self._waiting.popleft()))
        # Spectators know these settings at once.
        self.table.watched, self.table.members = table.watched, table.members
        self.table.behind_entries, self.table.behind_minutes = table.behind_entries, table.behind_minutes
        return followed
