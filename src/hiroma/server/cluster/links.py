"""Links: parcels between two processes, in order; requests that are answered once or fail.

The bus may lose, double or delay a message. Parcels are counted, so a receiver notices what it has not got. A request
is sent again until its reply comes; its receiver carries it out once and keeps the reply for a while.
"""

import asyncio
import itertools
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec
import structlog

from hiroma.ids import LeaseNo
from hiroma.server.cluster import messages
from hiroma.server.cluster.messages import Failed, Item, Parcel, Reply, Request, Show
from hiroma.store import StoreError

log = structlog.get_logger()

AGAIN = 0.7
"""Seconds after which a request is sent again."""
PATIENCE = 15.0
"""Seconds for which a request is tried."""
KEPT = 20.0
"""Seconds for which a reply is kept."""
PULSE = 0.25
"""Seconds between two looks at what was lost."""
QUIET = 5.0
"""Seconds without a parcel after which a link has one pulse in as many seconds: the bus may have been away longer."""


class Unreachable(StoreError):
    """The other process does not answer, or is gone."""


class Post(Protocol):
    """The bus, as links use it."""

    async def listen(self, address: str, heard: Callable[[bytes], None]) -> None:
        """Take what is sent to an address, in place of the one before."""
        ...

    def send(self, address: str, message: bytes) -> None:
        """Send to an address; it may be lost."""
        ...


Taken = Callable[[Reply], None]
"""Called with a reply at once, before what was sent after it is taken."""

Wanted = Callable[[], bool]
"""Returns False once nobody waits for the reply."""


def always() -> bool:
    """Return True: somebody waits for the reply until it comes."""
    return True


class Waiting:
    """A request that has no reply yet."""

    __slots__ = ("item", "reply", "sent", "since", "taken", "to", "wanted")

    def __init__(self, to: LeaseNo, item: Request, taken: Taken | None, wanted: Wanted, since: float) -> None:
        self.to, self.item, self.taken, self.wanted = to, item, taken, wanted
        self.since = self.sent = since
        self.reply: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()


class Served:
    """A request that was taken: its reply, None while it is carried out."""

    __slots__ = ("at", "reply")

    def __init__(self, at: float) -> None:
        self.at = at
        self.reply: Reply | None = None


class Outgoing:
    """Parcels to one process: how many there were, when the last one and the last pulse went, the items of the next."""

    __slots__ = ("at", "items", "n", "pulsed")

    def __init__(self) -> None:
        self.n = 0
        self.at = self.pulsed = float("-inf")
        self.items: list[Item] = []


class Links:
    """Those of one process, under its present `lease`.

    `serve` answers the requests of others, `take` gets their notices; `gap` is called with a process of which
    something was lost.
    """

    def __init__(
        self,
        post: Post,
        serve: Callable[[LeaseNo, Request], Awaitable[Reply]],
        take: Callable[[LeaseNo, messages.Notice], None],
        gap: Callable[[LeaseNo], None],
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self.lease: LeaseNo | None = None
        self.parcels = 0
        """Parcels sent so far."""
        self.requests = 0
        """Requests of others so far."""
        self._post = post
        self._serve, self._take, self._gap = serve, take, gap
        self._steady = steady
        self._numbers = itertools.count(1)
        self._out: dict[LeaseNo, Outgoing] = {}
        self._in: dict[LeaseNo, int] = {}
        self._waiting: dict[int, Waiting] = {}
        self._served: OrderedDict[tuple[LeaseNo, int], Served] = OrderedDict()
        self._flushing = False
        self._tasks: set[asyncio.Task[None]] = set()

    # -- under a lease ---------------------------------------------------------------------------

    async def open(self, lease: LeaseNo) -> None:
        """Speak and listen under a new lease; what was under way under the old one fails."""
        self.close()
        await self._post.listen(str(lease), self._heard)
        self.lease = lease

    def close(self) -> None:
        """Say nothing more; requests under way fail."""
        self.lease = None
        waiting, self._waiting = self._waiting, {}
        for one in waiting.values():
            _fail(one, "this process has lost its lease")
        self._out.clear()
        self._in.clear()
        self._served.clear()

    def died(self, lease: LeaseNo) -> None:
        """Note that a process is gone: requests to it fail."""
        self._out.pop(lease, None)
        self._in.pop(lease, None)
        for n, one in list(self._waiting.items()):
            if one.to == lease:
                del self._waiting[n]
                _fail(one, "the owner is gone")

    # -- out -------------------------------------------------------------------------------------

    def number(self) -> int:
        """Return the number of a new request."""
        return next(self._numbers)

    async def ask(self, to: LeaseNo, request: Request, taken: Taken | None = None, wanted: Wanted = always) -> Reply:
        """Send a request and return the reply to it; `taken` gets it first.

        Raises `Unreachable`, also when the reply is not `wanted` any more.
        """
        if self.lease is None:
            raise Unreachable("this process has no lease")
        now = self._steady()
        waiting = Waiting(to, request, taken, wanted, now)
        self._waiting[request.n] = waiting
        self.send(to, request)
        try:
            return await waiting.reply
        finally:
            self._waiting.pop(request.n, None)

    def send(self, to: LeaseNo, item: Item) -> None:
        """Send an item, with all that is sent to the same process in this pass of the loop."""
        if self.lease is None:
            return
        out = self._out.get(to)
        if out is None:
            out = self._out[to] = Outgoing()
        out.items.append(item)
        self._flush_soon()

    def show(self, to: LeaseNo, show: Show) -> None:
        """Send a frame; one that is the same as the last goes once, for all its readers."""
        out = self._out.get(to)
        last = out.items[-1] if out is not None and out.items else None
        if isinstance(last, Show) and last.frame is show.frame and last.table == show.table:
            last.players.extend(show.players)
        else:
            self.send(to, show)

    def _flush_soon(self) -> None:
        if not self._flushing:
            self._flushing = True
            asyncio.get_running_loop().call_soon(self._flush)

    def _flush(self) -> None:
        self._flushing = False
        if self.lease is None:
            return
        now = self._steady()
        for to, out in self._out.items():
            if out.items:
                out.n += 1
                out.at = now
                items, out.items = out.items, []
                self.parcels += 1
                self._post.send(str(to), messages.encode(Parcel(self.lease, out.n, items)))

    async def run(self) -> None:
        """Pulse until cancelled."""
        while True:
            await asyncio.sleep(PULSE)
            self.pulse()

    def pulse(self) -> None:
        """Tell how many parcels were sent; send again what has no reply and is wanted; forget old replies."""
        now = self._steady()
        for n, one in list(self._waiting.items()):
            if now - one.since > PATIENCE or not one.wanted():
                del self._waiting[n]
                _fail(one, "no reply")
            elif now - one.sent >= AGAIN:
                one.sent = now
                self.send(one.to, one.item)
        if self.lease is not None:
            for to, out in self._out.items():
                if now - out.at < QUIET or now - out.pulsed >= QUIET:
                    out.pulsed = now
                    self._post.send(str(to), messages.encode(Parcel(self.lease, out.n, [])))
        while self._served and now - next(iter(self._served.values())).at > KEPT:
            self._served.popitem(last=False)

    # -- in --------------------------------------------------------------------------------------

    def _heard(self, message: bytes) -> None:
        try:
            parcel = messages.parcel_from(message)
        except msgspec.DecodeError:
            log.warning("not a message of this version")
            return
        if self.lease is None:
            return
        sender, known = parcel.sender, self._in.get(parcel.sender, 0)
        if parcel.n < known or (parcel.n == known and parcel.items):
            # Doubled, or overtaken: what it holds has been made up for. Requests and replies are safe to take again.
            for item in parcel.items:
                if isinstance(item, Request | Reply):
                    self._one(sender, item)
            return
        lost = parcel.n > known + 1 if parcel.items else parcel.n > known
        self._in[sender] = parcel.n
        if lost:
            self._gap(sender)
        for item in parcel.items:
            self._one(sender, item)

    def _one(self, sender: LeaseNo, item: Item) -> None:
        if isinstance(item, Reply):
            waiting = self._waiting.get(item.n)
            if waiting is not None and waiting.to == sender and not waiting.reply.done():
                if waiting.taken is not None:
                    waiting.taken(item)
                waiting.reply.set_result(item)
        elif isinstance(item, Request):
            self._request(sender, item)
        else:
            self._take(sender, item)

    def _request(self, sender: LeaseNo, request: Request) -> None:
        served = self._served.get((sender, request.n))
        if served is None:
            self.requests += 1
            served = self._served[sender, request.n] = Served(self._steady())
            task = asyncio.get_running_loop().create_task(self._answer(sender, request, served))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        elif served.reply is not None:
            self.send(sender, served.reply)

    async def _answer(self, sender: LeaseNo, request: Request, served: Served) -> None:
        lease = self.lease
        try:
            reply = await self._serve(sender, request)
        except StoreError:
            reply = Failed(request.n)
        except Exception:
            log.exception("request failed", kind=type(request).__name__)
            reply = Failed(request.n)
        served.reply = reply
        if self.lease == lease:
            self.send(sender, reply)


def _fail(waiting: Waiting, why: str) -> None:
    if not waiting.reply.done():
        waiting.reply.set_exception(Unreachable(why))
