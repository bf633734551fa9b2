"""Admin commands: each process follows what the host tells the hall."""

from typing import TYPE_CHECKING

import structlog

from hiroma.store import admin_commands
from hiroma.store.admin_commands import Order
from hiroma.table.asked import Close

if TYPE_CHECKING:
    from hiroma.server.hall import Hall

log = structlog.get_logger()


class AdminCommands:
    """Of one process: it follows those given since it opened."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self._seen = 0

    async def open(self) -> None:
        """What was ordered before was for others."""
        self._seen = await self.hall.store.read(admin_commands.newest)

    async def follow(self) -> None:
        """Carry out what is new."""
        for order in await self.hall.store.read(admin_commands.after, self._seen):
            self._seen = order.n
            log.info("ordered", act=order.act, about=order.about)
            await self._carry_out(order)

    async def _carry_out(self, order: Order) -> None:
        if order.act == "close":
            room = await self.hall.room(order.about)
            if room is not None:
                # Another process may have been first: then this is refused.
                await room.command(Close(), None, None, None)
            return
        self.hall.closing.backup = order.about if order.act == "restore" else None
        self.hall.closing.leave()
