"""Quotas: how much of the hall one person or one network may take up at once."""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from weakref import WeakKeyDictionary

from hiroma.ids import PlayerId, TableId
from hiroma.server.limits.budget import PAYS, Purse
from hiroma.server.limits.rate_limits import REMEMBERED, Throttle, alone
from hiroma.server.settings import Settings
from hiroma.store.tables import TableRepository
from hiroma.table.refusal import Refusal, Refused

HOUR = 3600.0


class Opened:
    """The tables that each player has opened, but for those that were found to be over."""

    def __init__(self) -> None:
        self.told: Callable[[str, int], None] = alone
        self._tables: OrderedDict[str, set[TableId]] = OrderedDict()

    def of(self, player: PlayerId) -> set[TableId]:
        """Return the tables of a player; the caller may remove those that are over."""
        return self._tables.get(player, set())

    def keep(self, player: PlayerId, table_id: TableId) -> None:
        """Count a table that a player has opened."""
        who = f"{player} {table_id}"
        self.add(who, 1)
        self.told(who, 1)

    def add(self, who: str, n: int, now: float = 0.0) -> None:
        """Count a table that a player has opened: `who` is the player, a blank, and its id. The rest says nothing."""
        player, _, table_id = who.partition(" ")
        self._tables.setdefault(player, set()).add(TableId(table_id))
        self._tables.move_to_end(player)
        if len(self._tables) > REMEMBERED:
            self._tables.popitem(last=False)


class Caps:
    """The quotas of one process, by the host's settings.

    `counted` is called with the name of a purse and its open sockets when these have changed; `elsewhere` returns how
    many it has at other processes.
    """

    def __init__(self, logs: TableRepository, settings: Settings) -> None:
        self._logs = logs
        self._settings = settings
        self.counted: Callable[[str, int], None] = alone
        self.elsewhere: Callable[[str], int] = lambda _: 0
        self.opened = Opened()
        self._opening: Counter[PlayerId] = Counter()
        self._coming: WeakKeyDictionary[asyncio.Task[object], tuple[PlayerId, TableId]] = WeakKeyDictionary()
        """The newest table at which a task lets a player sit down: it does one thing after another."""
        self.opening = Throttle(settings.address_tables, HOUR)
        self.guests = Throttle(settings.guests, HOUR)

    @contextmanager
    def socket(self, person: Purse, network: Purse) -> Iterator[None]:
        """Count a socket while it is open. `Refused`: 'too-many-sockets'."""
        for purse, cap in ((person, self._settings.sockets), (network, self._settings.address_sockets)):
            if purse.sockets + self.elsewhere(purse.name) >= cap:
                raise Refused("too-many-sockets", most=cap)
        self._count(person, network, 1)
        try:
            yield
        finally:
            self._count(person, network, -1)

    def _count(self, person: Purse, network: Purse, n: int) -> None:
        for purse in (person, network):
            purse.sockets += n
            self.counted(purse.name, purse.sockets)

    async def refuses_table(self, player: PlayerId) -> Refusal | None:
        """Return why a player may not open another table: 'too-many-open' now, 'too-many-opened' from their address.

        Tables that other requests of theirs open just now count, too: enter `opens` at once, without another `await`.
        """
        most = self._settings.tables
        if self._open(player) >= most:
            asked = list(self.opened.of(player))
            over = set(asked) - await self._logs.going_on(asked)
            self.opened.of(player).difference_update(over)
        if self._open(player) >= most:
            return Refusal(code="too-many-open", what={"most": most})
        payer = PAYS.get()
        wait = self.opening.take(payer.purses[-1].name, time.monotonic()) if payer else 0.0
        return Refusal(code="too-many-opened", what={"minutes": int(wait / 60) + 1}) if wait else None

    @contextmanager
    def opens(self, player: PlayerId) -> Iterator[None]:
        """Count a table while a player opens it, until it is kept in `opened`."""
        self._opening[player] += 1
        try:
            yield
        finally:
            self._opening[player] -= 1
            if not self._opening[player]:
                del self._opening[player]

    def _open(self, player: PlayerId) -> int:
        return len(self.opened.of(player)) + self._opening[player]

    async def refuses_seat(self, player: PlayerId, table: TableId) -> Refusal | None:
        """Return why a player may not sit down at another table: 'too-many-seats' at tables that are not over.

        Tables where other requests of theirs sit down just now count, too.
        """
        most = self._settings.seats
        coming = self._coming_to(player)
        held = await self._logs.held(player)
        if len((held | coming | self._coming_to(player)) - {table}) >= most:
            return Refusal(code="too-many-seats", what={"most": most})
        if (task := asyncio.current_task()) is not None:
            self._coming[task] = player, table
        return None

    def _coming_to(self, player: PlayerId) -> set[TableId]:
        now = asyncio.current_task()
        others = (found for task, found in self._coming.items() if task is not now and not task.done())
        return {table for one, table in others if one == player}

    def may_be_new(self, network: Purse) -> bool:
        """Count a new guest from a network; False when no other may come from there in this hour."""
        return not self.guests.take(network.name, time.monotonic())
