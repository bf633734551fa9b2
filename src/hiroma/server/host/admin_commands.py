"""Admin commands: each process follows what the host tells the hall."""

from collections.abc import Callable

import structlog

from hiroma.ids import TableId
from hiroma.server.core.tables import Tables
from hiroma.server.host.closing import Closing
from hiroma.store import StoreError
from hiroma.store.admin_commands import AdminCommandRepository, Order
from hiroma.table.hall_commands import Close

log = structlog.get_logger()

TRIES = 10
"""Times that a command is tried again which the store did not take."""


class AdminCommands:
    """Carries out, at one process, the commands given since it opened."""

    def __init__(
        self, orders: AdminCommandRepository, tables: Tables, closing: Closing, may_have: Callable[[str], bool]
    ) -> None:
        """`may_have` returns False for a backup that no process can have."""
        self._orders = orders
        self._tables = tables
        self._closing = closing
        self._may_have = may_have
        self._seen = 0
        self._failed: list[tuple[Order, int]] = []

    async def open(self) -> None:
        """Skip the commands given until now: they were for others. A backup to go on with is for all."""
        self._seen = await self._orders.followed()

    async def follow(self) -> None:
        """Carry out new commands. Raises `StoreError` when that fails; the next calls try again silently."""
        newer = await self._newer()
        again, self._failed = self._failed, []
        failed: StoreError | None = None
        for order, tries in [*again, *((order, 0) for order in newer)]:
            try:
                await self._carry_out(order)
            except StoreError as error:
                # It does not hold up those after it, such as a command to close the hall.
                log.warning("order not carried out", act=order.act, about=order.about, error=str(error))
                if tries < TRIES:
                    self._failed.append((order, tries + 1))
                failed = failed if tries else error
        if failed is not None:
            raise failed

    async def _newer(self) -> list[Order]:
        found = await self._orders.after(self._seen)
        for order in found:
            self._seen = order.n
            log.info("ordered", act=order.act, about=order.about)
        return found

    async def _carry_out(self, order: Order) -> None:
        if order.act == "close":
            # Another process may have been first: then this is refused.
            await self._tables.order(Close(), TableId(order.about))
            return
        if order.act == "restore" and not self._may_have(order.about):
            # People play on: the hall would close for nothing.
            if await self._orders.settle(order.n, False):
                log.error("not restored", backup=order.about, error="there is no such file")
            return
        self._closing.whole = True
        self._closing.restores = order.act == "restore"
        self._closing.leave()
