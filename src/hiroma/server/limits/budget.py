"""Rate limit by cost: the CPU seconds that a person and an address may spend, over sockets and HTTP alike."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Generator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from contextvars import ContextVar
from ipaddress import IPv6Address, ip_address
from types import coroutine
from typing import ParamSpec, TypeVar

from hiroma.ids import PlayerId

P = ParamSpec("P")
T = TypeVar("T")

WAIT = 250e-6
"""Seconds for each time that an answer waits: mostly for the store, whose threads work meanwhile. Measured by
`python -m bench prices` on SQLite: 150 to 400 µs."""
BYTE = 20e-9
"""Seconds for a byte sent: a line of 400 Mbit/s is as dear as the processor."""
WORKER = 0.05
"""Seconds for a second in a worker for bots: there are few of them, but they hold nobody up."""
BURST = 4.0
"""Most seconds of income that a purse saves."""
DEBT = 10.0
"""Most seconds of income that a purse owes: the longest wait after one costly request."""
LINE = 64
"""Most requests that may wait for one purse."""
FEW = 8
"""Requests of one purse that may always be under way at once. They are paid when they are done."""
AT_ONCE = 200
"""Requests at once for an income of one second a second: by default ten of a person and fifty of an address."""


class TooMuch(Exception):
    """A debt that takes too long to pay, or a line that is full. The client may come back after `seconds`."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"{seconds:.1f} s")
        self.seconds = seconds


class Purse:
    """The budget of one person or network: `income` is in CPU seconds a second.

    `sockets` counts its open sockets, and `watches` the tables that these watch. In debt, its requests are served one
    at a time, in order of arrival, each once the debt is paid. Only some requests are under way at once.
    """

    __slots__ = ("at", "income", "left", "line", "name", "places", "sockets", "turn", "under_way", "watches")

    def __init__(self, income: float, name: str = "") -> None:
        self.name = name
        self.income = income
        self.left = income * BURST
        self.at = time.perf_counter()
        self.sockets = 0
        self.watches = 0
        self.line = 0
        self.under_way = 0
        self.turn = asyncio.Lock()
        self.places = asyncio.Semaphore(max(FEW, int(income * AT_ONCE)))

    def spend(self, seconds: float, now: float) -> None:
        """Add the income since the last call, and take `seconds`. `now` as `perf_counter` has it."""
        income = self.income
        left = self.left + (now - self.at) * income
        if left > income * BURST:  # noqa: PLR1730 - `min` and `max` cost as much as all the rest
            left = income * BURST
        left -= seconds
        if left < -income * DEBT:  # noqa: PLR1730 - `min` and `max` cost as much as all the rest
            left = -income * DEBT
        self.left = left
        self.at = now

    def owed(self) -> float:
        """Return the seconds until nothing is owed; 0 when nothing is."""
        self.spend(0.0, time.perf_counter())
        return max(0.0, -self.left / self.income)

    def idle(self) -> bool:
        """Return True when the purse is as good as a new one."""
        self.spend(0.0, time.perf_counter())
        return not self.sockets and not self.line and not self.under_way and self.left >= self.income * BURST

    @asynccontextmanager
    async def place(self, patience: float) -> AsyncIterator[None]:
        """Hold one of the places of requests under way. `TooMuch` when none is free within `patience` seconds."""
        await self._wait(self.places, patience)
        self.under_way += 1
        try:
            yield
        finally:
            self.under_way -= 1
            self.places.release()

    async def _wait(self, gate: asyncio.Semaphore | asyncio.Lock, patience: float) -> None:
        if not gate.locked():
            await gate.acquire()  # at once
            return
        if self.line >= LINE:
            raise TooMuch(self.owed() + patience)
        self.line += 1
        try:
            async with asyncio.timeout(patience):
                await gate.acquire()
        except TimeoutError:
            raise TooMuch(self.owed() + patience) from None
        finally:
            self.line -= 1

    @asynccontextmanager
    async def in_line(self, patience: float) -> AsyncIterator[None]:
        """Hold the turn of the purse once its debt is paid. `TooMuch` when either takes over `patience` seconds."""
        await self._wait(self.turn, patience)
        try:
            if (owed := self.owed()) > patience:
                raise TooMuch(owed)
            while owed:
                await asyncio.sleep(owed)
                owed = self.owed()
            yield
        finally:
            self.turn.release()


class Payer:
    """The purses that pay for the answers to a client."""

    __slots__ = ("extra", "late", "patience", "purses")

    def __init__(self, purses: tuple[Purse, ...], patience: float) -> None:
        self.purses = purses
        self.patience = patience
        self.extra = 0.0
        """Seconds to pay besides the time of the answer itself."""
        self.late: float | None = None
        """The time since which every answer had to wait for a debt (`perf_counter`); None when the last had not."""

    def serve(self, act: Callable[P, Coroutine[object, None, T]], *args: P.args, **kwargs: P.kwargs) -> Awaitable[T]:
        """Run a coroutine function and charge for it; in debt, wait first. `TooMuch` for a wait that is too long."""
        for purse in self.purses:
            if purse.left < 0.0:
                return self._later(lambda: act(*args, **kwargs))
        self.late = None
        return self._paid(act(*args, **kwargs))

    async def serve_few(self, act: Callable[P, Coroutine[object, None, T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """As `serve`, but only some of each purse at once: requests under way are not paid yet. `TooMuch` as there."""
        async with AsyncExitStack() as places:
            for purse in self.purses:
                await places.enter_async_context(purse.place(self.patience))
            return await self.serve(act, *args, **kwargs)

    async def _later(self, act: Callable[[], Coroutine[object, None, T]]) -> T:
        began = time.perf_counter()
        if self.late is None:
            self.late = began
        if began - self.late > self.patience:
            raise TooMuch(self.patience + max(purse.owed() for purse in self.purses))
        async with AsyncExitStack() as lines:
            for purse in self.purses:
                if purse.owed():
                    await lines.enter_async_context(purse.in_line(self.patience))
            return await self._paid(act())

    @coroutine
    def _paid(self, work: Coroutine[object, None, T]) -> Generator[object, None, T]:
        # Runs the work as `await` would, by a stopwatch that stands still while the work waits, and while other
        # programs have the processor: nobody pays for those.
        clock, waits = time.thread_time, 0
        thrown: BaseException | None = None
        began = clock()
        try:
            while True:
                waited = work.send(None) if thrown is None else work.throw(thrown)
                # Waiting costs nothing: the beginning moves on by the time that it took.
                paused = clock()
                waits += 1
                try:
                    yield waited
                    thrown = None
                except BaseException as error:  # noqa: BLE001 - cancelled while it waited: the work gets the error
                    thrown = error
                began += clock() - paused
        except StopIteration as done:
            answer: T = done.value
            return answer
        finally:
            spent = clock() - began + waits * WAIT + self.extra
            self.extra = 0.0
            now = time.perf_counter()
            for purse in self.purses:
                purse.spend(spent, now)


PAYS: ContextVar[Payer | None] = ContextVar("pays", default=None)
"""The payer for the work of this task; None for the hall's own work."""


def charge(seconds: float) -> None:
    """Charge the present payer for `seconds` of work done elsewhere, as in a thread."""
    payer = PAYS.get()
    if payer is not None:
        payer.extra += seconds


async def aside(act: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Run a function in a thread and return its result; the present payer is charged for its CPU time."""
    took = 0.0

    def timed() -> T:
        nonlocal took
        began = time.thread_time()
        try:
            return act(*args, **kwargs)
        finally:
            took = time.thread_time() - began

    try:
        return await asyncio.to_thread(timed)
    finally:
        charge(took)


class Budget:
    """The purses of a process. `person` and `network` are their incomes, in CPU seconds a second."""

    def __init__(self, person: float, network: float) -> None:
        self._person = person
        self._network = network
        self._purses: dict[str, Purse] = {}
        self._many = 1000

    def person(self, player: PlayerId) -> Purse:
        """Return a person's purse."""
        return self._purse("person " + player, self._person)

    def network(self, address: str) -> Purse:
        """Return the purse of the network in which an address lies."""
        return self._purse("network " + network_of(address), self._network)

    def _purse(self, name: str, income: float) -> Purse:
        purse = self._purses.get(name)
        if purse is None:
            if len(self._purses) >= self._many:
                self._purses = {known: one for known, one in self._purses.items() if not one.idle()}
                self._many = max(1000, 2 * len(self._purses))
            purse = self._purses[name] = Purse(income, name)
        return purse


def address_of(scope: Mapping[str, object]) -> str:
    """Return the client's address; uvicorn takes it from a proxy in front where it trusts one. '' for none."""
    client = scope["client"]
    return str(client[0]) if isinstance(client, Sequence) and client else ""


def network_of(address: str) -> str:
    """Return the network of one household or machine by its first address: one address of IPv4, 2⁶⁴ of IPv6."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address  # of a test, or of a socket file
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))
    return str(found)
