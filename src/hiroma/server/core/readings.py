"""Read models: tables that are not open on this process, folded from their logs to be read only."""

import os
from collections import OrderedDict

from hiroma.games import ruleset
from hiroma.ids import TableId
from hiroma.server.core.folding import read_on
from hiroma.store.tables import TableRepository
from hiroma.table.table import Table

MOST = 200
"""Tables that are kept. The table that nobody has asked for for longest goes first."""


class Readings:
    """An LRU cache of tables. Each look reads on from the store, by rev."""

    def __init__(self, logs: TableRepository) -> None:
        self._logs = logs
        self._kept: OrderedDict[TableId, Table] = OrderedDict()

    async def look(self, table_id: TableId) -> Table | None:
        """Return a table with every entry that the store has; None when it has none.

        The caller must not change the table. A later look reads on into the same object.
        `Refused`: 'version-unknown', 'game-unknown'.
        """
        known = self._kept.get(table_id)
        # The newest entry that is known comes again. Without it the table was deleted.
        rows = await self._logs.entries(table_id, known.rev - 1 if known is not None else 0)
        if not rows:
            self.drop(table_id)
            return None
        table = known or self._kept.get(table_id) or Table(ruleset, os.urandom)
        try:
            await read_on(table, rows)
        except Exception:
            self.drop(table_id)
            raise
        self._kept[table_id] = table
        self._kept.move_to_end(table_id)
        if len(self._kept) > MOST:
            self._kept.popitem(last=False)
        return table

    def drop(self, table_id: TableId) -> None:
        """Drop a table that is open here now, or was deleted."""
        self._kept.pop(table_id, None)
