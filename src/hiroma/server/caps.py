"""Quotas: how much of the hall one person or one network may take up at once. Each process counts for itself."""

import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from hiroma.server.accounts.rate_limits import REMEMBERED, Throttle
from hiroma.server.budget import PAYS, Purse
from hiroma.store import queries
from hiroma.table.refusal import Refusal, Refused

if TYPE_CHECKING:
    from hiroma.server.hall import Hall

HOUR = 3600.0


class Caps:
    """Of one process; the numbers are the host's settings."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self._opened: OrderedDict[str, set[str]] = OrderedDict()
        self._opening = Throttle(hall.settings.address_tables, HOUR)
        self._guests = Throttle(hall.settings.guests, HOUR)

    @contextmanager
    def socket(self, person: Purse, network: Purse) -> Iterator[None]:
        """A socket is open. `Refused`: 'too-many-sockets'."""
        most = self.hall.settings
        for purse, cap in ((person, most.sockets), (network, most.address_sockets)):
            if purse.sockets >= cap:
                raise Refused("too-many-sockets", most=cap)
        person.sockets += 1
        network.sockets += 1
        try:
            yield
        finally:
            person.sockets -= 1
            network.sockets -= 1

    async def refuses_table(self, player: str) -> Refusal | None:
        """Why somebody may not open another table: 'too-many-open' now, or 'too-many-opened' from their address."""
        most = self.hall.settings.tables
        own = self._opened.get(player, set())
        if len(own) >= most:
            own &= await self.hall.store.read(queries.going_on, list(own))
        if len(own) >= most:
            return Refusal(code="too-many-open", what={"most": most})
        payer = PAYS.get()
        wait = self._opening.take(payer.purses[-1].name, time.monotonic()) if payer else 0.0
        return Refusal(code="too-many-opened", what={"minutes": int(wait / 60) + 1}) if wait else None

    def opened(self, player: str, table: str) -> None:
        """Somebody has opened a table."""
        self._opened.setdefault(player, set()).add(table)
        self._opened.move_to_end(player)
        if len(self._opened) > REMEMBERED:
            self._opened.popitem(last=False)

    async def refuses_seat(self, player: str) -> Refusal | None:
        """Why somebody may not sit down at another table: 'too-many-seats' at tables that are not over."""
        most = self.hall.settings.seats
        held = await self.hall.store.read(queries.held, player)
        return Refusal(code="too-many-seats", what={"most": most}) if held >= most else None

    def may_be_new(self, network: Purse) -> bool:
        """Whether another guest may come from there in this hour; counted when so."""
        return not self._guests.take(network.name, time.monotonic())
