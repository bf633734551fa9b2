"""Admin commands: each process follows what the host tells the hall."""

import structlog

from hiroma.ids import TableId
from hiroma.server.core.tables import Tables
from hiroma.server.host.closing import Closing
from hiroma.store.admin_commands import AdminCommandRepository, Order
from hiroma.table.hall_commands import Close

log = structlog.get_logger()


class AdminCommands:
    """Carries out, at one process, the commands given since it opened."""

    def __init__(self, orders: AdminCommandRepository, tables: Tables, closing: Closing) -> None:
        self._orders = orders
        self._tables = tables
        self._closing = closing
        self._seen = 0

    async def open(self) -> None:
        """Skip the commands given until now: they were for others. A backup to go on with is for all."""
        self._seen = await self._orders.followed()

    async def follow(self) -> None:
        """Carry out new commands."""
        for order in await self._orders.after(self._seen):
            self._seen = order.n
            log.info("ordered", act=order.act, about=order.about)
            await self._carry_out(order)

    async def _carry_out(self, order: Order) -> None:
        if order.act == "close":
            # Another process may have been first: then this is refused.
            await self._tables.order(Close(), TableId(order.about))
            return
        self._closing.whole = True
        self._closing.restores = order.act == "restore"
        self._closing.leave()
