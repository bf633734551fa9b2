"""Links between processes over a bus that loses, doubles, delays and reorders, in virtual time."""

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, NamedTuple

import pytest

from hiroma.ids import CommandId, LeaseNo, PlayerId, TableId
from hiroma.server.cluster.links import KEPT, PATIENCE, PULSE, QUIET, Links, Unreachable
from hiroma.server.cluster.messages import Denied, Failed, Notice, Order, Ordered, Parcel, Reply, Request, Show, Wake
from hiroma.store import StoreError
from tests.server.faulty import Faults, FaultyBus, FaultyPost
from tests.server.virtual_time import Machine, VirtualLoop, run

A, B, C = LeaseNo(1), LeaseNo(2), LeaseNo(3)
TABLE = TableId("table")
GAP = -1
"""Takes the place of lost notices among the numbers."""


class End:
    """One end of links. It keeps the numbers of the notices it gets in `heard`, by sender."""

    def __init__(self, loop: VirtualLoop, bus: FaultyBus, lease: LeaseNo) -> None:
        self.lease = lease
        self.loop, self.rng = loop, bus.rng
        self.post = FaultyPost(bus, Machine(loop))
        self.links = Links(self.post, self.serve, self.take, self.gap, loop.time)
        self.served: Counter[tuple[LeaseNo, int]] = Counter()
        self.heard: dict[LeaseNo, list[int]] = {}
        self.told: Counter[LeaseNo] = Counter()
        self.slow = 0.0
        self.work: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.links.open(self.lease)
        self.work = asyncio.create_task(self.links.run())

    async def serve(self, lease: LeaseNo, request: Request) -> Reply:
        self.served[lease, request.n] += 1
        await asyncio.sleep(self.slow * self.rng.random())
        if request.table != TABLE:
            raise StoreError("away") if request.table == "away" else ValueError("broken")
        return Ordered(request.n, request.n * 7)

    def take(self, lease: LeaseNo, notice: Notice) -> None:
        assert isinstance(notice, Wake)
        self.heard.setdefault(lease, []).append(int(notice.table))

    def gap(self, lease: LeaseNo) -> None:
        self.heard.setdefault(lease, []).append(GAP)

    def tell(self, to: LeaseNo) -> None:
        """Send the next notice."""
        self.told[to] += 1
        self.links.send(to, Wake(TableId(str(self.told[to]))))

    def order(self, table: TableId = TABLE) -> Order:
        """Return a new request."""
        return Order(self.links.number(), table, None, CommandId("c"), None, b"")


Ends = list[End]


class Asked(NamedTuple):
    """A request under way."""

    by: End
    to: End
    order: Order
    reply: asyncio.Task[Reply]

    def check(self) -> None:
        """Check that it ran once and has its reply, or ran once at most and its outcome is reported as unknown."""
        times = self.to.served[self.by.lease, self.order.n]
        if isinstance(self.reply.exception(), Unreachable):
            assert times <= 1
        else:
            assert self.reply.result() == Ordered(self.order.n, self.order.n * 7)
            assert times == 1


def among(test: Callable[[Ends, FaultyBus], Awaitable[None]], seed: int = 0, faults: Faults | None = None) -> None:
    """Run a test with three ends of links."""

    async def whole(loop: VirtualLoop) -> None:
        rng = random.Random(seed)
        bus = FaultyBus(loop, rng, faults or Faults())
        ends = [End(loop, bus, lease) for lease in (A, B, C)]
        for end in ends:
            await end.open()
        await test(ends, bus)
        assert not any(end.work is None or end.work.done() for end in ends)

    def made(loop: VirtualLoop) -> Coroutine[Any, Any, None]:
        return whole(loop)

    run(made)


def complete(heard: list[int], told: int) -> None:
    """Compare the notices of one sender with those it sent: in order, and a gap where some are missing."""
    expected, excused = 1, False
    for n in heard:
        if n == GAP:
            excused = True
            continue
        assert n >= expected, "in order, and once"
        assert n == expected or excused, "lost, and nobody was told"
        expected, excused = n + 1, False
    assert expected == told + 1 or excused, "the last ones were lost, and nobody was told"


@pytest.mark.parametrize("seed", range(40))
def test_requests_are_carried_out_once_and_notices_come_in_order_or_are_missed(seed: int) -> None:
    rng = random.Random(seed)
    faults = Faults(
        lost=rng.choice((0.0, 0.2, 0.5)),
        doubled=rng.choice((0.0, 0.3)),
        slow=rng.choice((0.0, 0.3)),
        longest=rng.choice((0.1, 1.0, 4.0)),
    )

    async def test(ends: Ends, bus: FaultyBus) -> None:
        asked: list[Asked] = []
        for end in ends:
            end.slow = rng.choice((0.0, 0.5, 5.0))
        for _ in range(120):
            one, other = rng.sample(ends, 2)
            if rng.random() < 0.5:
                one.tell(other.lease)
            else:
                order = one.order()
                asked.append(Asked(one, other, order, asyncio.create_task(one.links.ask(other.lease, order))))
            if rng.random() < 0.03:
                other.post.away = not other.post.away
            await asyncio.sleep(rng.choice((0.0, 0.01, 0.2)))
        faults.lost = faults.doubled = faults.slow = 0.0
        for end in ends:
            end.post.away = False
        await asyncio.wait([one.reply for one in asked], timeout=PATIENCE + 4 * PULSE)
        await asyncio.sleep(QUIET + 2 * PULSE)
        for request in asked:
            request.check()
        for end in ends:
            for other in ends:
                complete(other.heard.get(end.lease, []), end.told[other.lease])

    among(test, seed, faults)


def test_a_good_bus_misses_nothing_and_asks_once() -> None:
    async def test(ends: Ends, bus: FaultyBus) -> None:
        a, b, _ = ends
        for n in range(1, 20):
            a.tell(B)
            reply = await a.links.ask(B, a.order())
            assert isinstance(reply, Ordered)
            assert b.served.total() == n == b.links.requests
        assert b.heard == {A: list(range(1, 20))}
        before = bus.carried
        await asyncio.sleep(QUIET + 1.0)
        assert bus.carried - before <= 2 * (QUIET / PULSE + 1), "who has said nothing for long is not heard"

    among(test)


def test_items_of_one_pass_go_together_and_the_same_frame_once() -> None:
    async def test(ends: Ends, bus: FaultyBus) -> None:
        a = ends[0]
        parcels: list[Parcel] = []
        bus.on_send = parcels.append
        frame, again = b"frame", bytes(bytearray(b"frame"))
        for n, one in ((1, frame), (2, frame), (3, again)):
            a.links.show(B, Show(TABLE, 4, [PlayerId(f"p{n}")], one))
        a.links.send(B, Wake(TABLE))
        a.links.show(B, Show(TABLE, 4, [PlayerId("p4")], again))
        await asyncio.sleep(0.0)
        assert [(parcel.sender, parcel.n) for parcel in parcels] == [(A, 1)]
        players = [item.players for item in parcels[0].items if isinstance(item, Show)]
        assert players == [["p1", "p2"], ["p3"], ["p4"]]
        ends[1].links.close()  # this end takes no shows

    among(test)


def test_a_reply_is_taken_before_what_was_sent_after_it() -> None:
    async def test(ends: Ends, bus: FaultyBus) -> None:
        a, b, _ = ends
        seen: list[object] = []

        async def serve(lease: LeaseNo, request: Request) -> Reply:
            asyncio.get_running_loop().call_soon(b.tell, A)
            return Denied(request.n)

        b.links._serve = serve
        a.links._take = lambda lease, notice: seen.append(notice)
        await a.links.ask(B, a.order(), seen.append)
        await asyncio.sleep(0.1)
        assert [type(one) for one in seen] == [Denied, Wake]

    among(test)


def test_what_fails_there_fails_here() -> None:
    async def test(ends: Ends, bus: FaultyBus) -> None:
        a = ends[0]
        for table in ("away", "broken"):
            assert isinstance(await a.links.ask(B, a.order(TableId(table))), Failed)

    among(test)


def test_requests_fail_when_nobody_answers_or_an_end_is_gone() -> None:
    async def test(ends: Ends, bus: FaultyBus) -> None:
        a, b, _ = ends
        b.post.away = True
        began = a.loop.time()
        with pytest.raises(Unreachable):
            await a.links.ask(B, a.order())
        assert PATIENCE <= a.loop.time() - began <= PATIENCE + 2 * PULSE
        for closes in (False, True):
            asking = asyncio.create_task(a.links.ask(B, a.order()))
            await asyncio.sleep(0.1)
            if closes:
                a.links.close()
            else:
                a.links.died(B)
            with pytest.raises(Unreachable):
                await asking
        with pytest.raises(Unreachable):
            await a.links.ask(C, a.order())

    among(test)


def test_a_reply_that_nobody_wants_any_more_is_not_waited_for() -> None:
    async def test(ends: Ends, bus: FaultyBus) -> None:
        a, b, _ = ends
        b.post.away = True
        left = a.loop.time() + 2.0
        with pytest.raises(Unreachable):
            await a.links.ask(B, a.order(), wanted=lambda: a.loop.time() < left)
        assert left <= a.loop.time() <= left + 2 * PULSE
        b.post.away = False
        at_once = await a.links.ask(B, a.order(), wanted=lambda: False)
        assert isinstance(at_once, Ordered)

    among(test)


def test_a_new_lease_begins_anew() -> None:
    """Parcels sent to the old lease are dropped, and the first ones of the new lease are no gap."""

    async def test(ends: Ends, bus: FaultyBus) -> None:
        a, b, _ = ends
        a.tell(B)
        a.tell(B)
        await asyncio.sleep(0.1)
        new = LeaseNo(9)
        await b.links.open(new)
        a.tell(B)
        a.links.died(B)
        a.tell(new)
        assert isinstance(await a.links.ask(new, a.order()), Ordered)
        b.lease = new
        b.tell(A)
        await asyncio.sleep(0.1)
        assert b.heard == {A: [1, 2, 1]}
        assert a.heard == {new: [1]}

    among(test)


def test_what_is_lost_while_the_bus_is_away_for_long_is_missed() -> None:
    async def test(ends: Ends, bus: FaultyBus) -> None:
        a, b, _ = ends
        a.tell(B)
        await asyncio.sleep(0.1)
        a.post.away = True
        a.tell(B)
        await asyncio.sleep(QUIET + 2.0)
        a.post.away = False
        await asyncio.sleep(QUIET + 2 * PULSE)
        assert b.heard == {A: [1, GAP]}

    among(test)


def test_old_replies_are_forgotten() -> None:
    async def test(ends: Ends, bus: FaultyBus) -> None:
        a, b, _ = ends
        for _ in range(3):
            await a.links.ask(B, a.order())
        assert len(b.links._served) == 3
        await asyncio.sleep(KEPT + 2 * PULSE)
        assert not b.links._served

    among(test)
