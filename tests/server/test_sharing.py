"""Limits hold over all processes of a hall: they share their counts."""

import asyncio
import time
from contextlib import ExitStack
from types import SimpleNamespace
from typing import cast

import pytest

from hiroma.ids import PlayerId, TableId
from hiroma.server.bus import Bus
from hiroma.server.core.fanout import Fanout
from hiroma.server.core.presence import Presence
from hiroma.server.core.sockets import Sockets
from hiroma.server.limits import sharing
from hiroma.server.limits.budget import PAYS, Budget, Payer
from hiroma.server.limits.caps import Caps
from hiroma.server.limits.chat import LINES, Flood
from hiroma.server.limits.rate_limits import Backoff, Throttle
from hiroma.server.limits.sharing import KEPT, REPEAT, Shared, Sharing
from hiroma.server.settings import Settings
from hiroma.store.tables import TableRepository
from hiroma.table.refusal import Refused

ANN = PlayerId("ann")
HOME = "192.0.2.1"
SETTINGS = Settings(sockets=2, address_sockets=3, guests=3, tables=2, address_tables=3)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Gather nothing for long."""
    monkeypatch.setattr(sharing, "GATHER", 0.0)


class Logs:
    """Tables in play."""

    def __init__(self) -> None:
        self.over: set[TableId] = set()

    async def going_on(self, tables: list[TableId]) -> set[TableId]:
        """Return the tables that are not over."""
        return set(tables) - self.over


class Wire:
    """The bus of one process: the others hear its messages, unless the wire is cut."""

    up = True

    def __init__(self) -> None:
        self.others: list[Process] = []
        self.messages = 0
        self.cut = False

    def tell(self, message: bytes) -> None:
        """Hand a message to the others."""
        self.messages += 1
        for other in self.others if not self.cut else ():
            other.fanout.heard(message)


class Process:
    """The limits of one process."""

    now = float(int(time.monotonic()))
    """Time in seconds by the clock that `Caps` asks, too. Whole seconds, so that sums and differences are exact."""

    def __init__(self, name: str) -> None:
        self.name, self.wire, self.logs, self.known = name, Wire(), Logs(), set[str]()
        presence = Presence(60.0, lambda _: None, lambda *_: None)
        self.fanout = Fanout(cast("Bus", self.wire), name, True, Sockets(presence), presence)
        self.flood, self.budget = Flood(), Budget(1.0, 1.0)
        self.names, self.networks = Backoff(2, 10.0, 900.0), Throttle(3, 900.0)
        self.caps = Caps(cast("TableRepository", self.logs), SETTINGS)
        limits: dict[str, Shared] = {
            "chat": self.flood,
            "names": self.names,
            "networks": self.networks,
            "tables": self.caps.opened,
            "opening": self.caps.opening,
            "guests": self.caps.guests,
        }
        self.sharing = Sharing(self.fanout.taken, lambda: self.known, limits, self.caps, lambda: Process.now)
        self.fanout.effects.taken = self.sharing.heard

    def join(self, *others: "Process") -> None:
        """Connect with others, both ways."""
        for other in others:
            self.wire.others.append(other)
            other.wire.others.append(self)
            self.known.add(other.name)
            other.known.add(self.name)

    def may_open(self, stack: ExitStack, player: str = "ann", address: str = HOME) -> bool:
        """Open a socket; return False when it is refused."""
        try:
            stack.enter_context(self.caps.socket(self.budget.person(PlayerId(player)), self.budget.network(address)))
        except Refused:
            return False
        return True

    def say(self, text: str, table: str = "t", now: float | None = None) -> str | None:
        """Say something as Ann; return the code of a refusal, else None."""
        try:
            self.flood.take(ANN, table, text, now or Process.now)
        except Refused as refused:
            return refused.refusal.code
        return None


async def told() -> None:
    """Let the messages arrive."""
    for _ in range(5):
        await asyncio.sleep(0)


@pytest.fixture
def two() -> tuple[Process, Process]:
    """Return two connected processes of one hall."""
    one, other = Process("one"), Process("other")
    one.join(other)
    return one, other


async def test_lines_of_chat_count_together(two: tuple[Process, Process]) -> None:
    for n in range(LINES):
        assert two[n % 2].say(f"line {n}") is None
        await told()
    assert [process.say("one more") for process in two] == ["chat-flood"] * 2


async def test_nobody_says_the_same_twice_by_another_process(two: tuple[Process, Process]) -> None:
    one, other = two
    assert one.say("Good luck,  Ben!") is None
    await told()
    assert other.say("good luck, ben!") == "chat-repeat"
    assert other.say("good luck, ben!", table="u") is None
    await told()
    assert one.say("Good luck, Ben!") is None, "something else came between"


async def test_tries_count_together_and_are_given_back(two: tuple[Process, Process]) -> None:
    one, other = two
    for n in range(3):
        assert two[n % 2].networks.take(HOME, Process.now) == 0.0
        await told()
    assert [process.networks.take(HOME, Process.now) for process in two] == [900.0] * 2
    assert other.networks.take("192.0.2.2", Process.now) == 0.0
    one.networks.forgive(HOME)
    await told()
    assert other.networks.take(HOME, Process.now) == 0.0
    await told()
    assert one.networks.take(HOME, Process.now) == 900.0


async def test_the_waits_after_wrong_tries_grow_together(two: tuple[Process, Process]) -> None:
    one, other = two
    for process in two:
        assert process.names.take("ann", Process.now) == 0.0
        await told()
    assert [process.names.take("ann", Process.now) for process in two] == [10.0, 10.0]
    assert one.names.take("ann", Process.now + 10.0) == 0.0
    one.names.forgive("ann")
    one.names.clear("ann")
    await told()
    assert [other.names.take("ann", Process.now) for _ in range(3)] == [0.0, 0.0, 10.0]


async def test_what_was_let_in_at_the_same_moment_is_waited_for() -> None:
    one, other = Process("one"), Process("other")
    one.join(other)
    assert [process.networks.take(HOME, Process.now) for process in (one, other) for _ in range(3)] == [0.0] * 6
    await told()
    assert one.networks.take(HOME, Process.now + 1.0) == 899.0
    assert one.networks.take(HOME, Process.now + 900.0) == 0.0


async def test_guests_and_tables_count_together(two: tuple[Process, Process]) -> None:
    one, other = two
    for process in (one, one, other):
        assert process.caps.may_be_new(process.budget.network(HOME))
        await told()
    assert not any(process.caps.may_be_new(process.budget.network(HOME)) for process in two)

    PAYS.set(Payer((one.budget.network(HOME),), 1.0))
    for n, process in enumerate(two):
        assert await process.caps.refuses_table(ANN) is None
        process.caps.opened.keep(ANN, TableId(f"t{n}"))
        await told()
    for process in two:
        refused = await process.caps.refuses_table(ANN)
        assert refused is not None
        assert refused.code == "too-many-open"
    other.logs.over.add(TableId("t0"))
    assert await other.caps.refuses_table(ANN) is None, "one that is over makes room, wherever it was opened"
    await told()
    refused = await one.caps.refuses_table(PlayerId("ben"))
    assert refused is not None
    assert refused.code == "too-many-opened"


async def test_sockets_count_together(two: tuple[Process, Process]) -> None:
    one, other = two
    with ExitStack() as stack:
        with ExitStack() as elsewhere:
            for n, process in enumerate(two):
                assert process.may_open((elsewhere, stack)[n])
                await told()
            assert not any(process.may_open(stack) for process in two), "the person has two"
            assert other.may_open(stack, "ben")
            await told()
            assert not one.may_open(stack, "cho"), "the network has three"
            assert one.may_open(stack, "cho", "192.0.2.2")
        await told()
        assert other.may_open(stack)


async def test_a_new_process_is_told_the_sockets_of_the_others(two: tuple[Process, Process]) -> None:
    with ExitStack() as stack:
        for process in two:
            process.sharing.look()
            assert process.may_open(stack)
        await told()
        third = Process("third")
        third.join(*two)
        assert third.sharing.elsewhere("person ann") == 0
        for process in two:
            process.sharing.look()
        await told()
        assert third.sharing.elsewhere("person ann") == 2
        assert not third.may_open(stack)


async def test_a_lost_message_is_made_good(two: tuple[Process, Process]) -> None:
    one, other = two
    with ExitStack() as stack:
        one.sharing.look()
        one.wire.cut = True
        assert one.may_open(stack)
        await told()
        one.wire.cut = False
        one.sharing.look()
        await told()
        assert other.sharing.elsewhere("person ann") == 0, "it is not time yet"
        Process.now += REPEAT
        one.sharing.look()
        await told()
        assert other.sharing.elsewhere("person ann") == 1


async def test_sockets_vanish_with_their_process(two: tuple[Process, Process]) -> None:
    one, other = two
    with ExitStack() as stack:
        for process in two:
            process.sharing.look()
        assert one.may_open(stack)
        await told()
        assert other.sharing.elsewhere("person ann") == 1
        Process.now += KEPT
        assert other.sharing.elsewhere("person ann") == 0, "not told for a while"
        other.sharing.look()
        one.sharing.look()
        await told()
        assert other.sharing.elsewhere("person ann") == 1
        other.known.clear()
        other.sharing.look()
        assert other.sharing.elsewhere("person ann") == 0, "its lease is gone"


async def test_a_process_tells_many_things_in_few_messages(two: tuple[Process, Process]) -> None:
    one, other = two
    for n in range(100):
        one.networks.take(f"192.0.2.{n}", Process.now)
    await told()
    assert one.wire.messages == 1
    assert other.wire.messages == 0
    with ExitStack() as stack:
        for n in range(sharing.MOST):
            assert one.may_open(stack, f"p{n}", f"192.0.{n // 100}.{n % 100}")
        for _ in range(4):
            await asyncio.sleep(0.001)
        assert one.wire.messages == 3, "people and networks are twice as many as one message takes"
        assert all(other.sharing.elsewhere(f"person p{n}") == 1 for n in range(sharing.MOST))


def test_a_process_alone_tells_nobody() -> None:
    flood, throttle, backoff = Flood(), Throttle(0, 60.0), Backoff(1, 1.0, 60.0)
    caps = Caps(cast("TableRepository", SimpleNamespace()), SETTINGS)
    flood.take(ANN, "t", "Hello", 0.0)
    assert throttle.take(ANN, 0.0) == 60.0
    assert backoff.take(ANN, 0.0) == 0.0
    backoff.clear(ANN)
    budget = Budget(1.0, 1.0)
    with caps.socket(budget.person(ANN), budget.network(HOME)):
        assert budget.person(ANN).sockets == 1
    caps.opened.keep(ANN, TableId("t"))
    assert caps.opened.of(ANN) == {"t"}
