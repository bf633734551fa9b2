"""The bus between processes over a real NATS server: order, addresses, losses, and connections that come back."""

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import AsyncIterator
from typing import Any

import pytest

from hiroma.server.bus import TRAFFIC, Bus, NoBus, make_bus
from hiroma.server.bus.parts import SENDERS, Joiner, Splitter
from hiroma.server.core.metrics import TALLY
from hiroma.server.settings import Settings
from hiroma.store import StoreError
from tests.server.standing import go_on, stand_still
from tests.server.waiting import until
from tests.services import Nats, free_port

PATIENCE = 20.0


class Process:
    """A process on the bus, whose address is its name. It keeps all messages it receives."""

    def __init__(self, name: str, bus: Bus) -> None:
        self.name = name
        self.bus = bus
        self.told: list[bytes] = []
        self.got: list[bytes] = []

    @classmethod
    async def join(cls, name: str, settings: Settings, hall: str = "hall") -> "Process":
        """Return a process that listens."""
        process = cls(name, make_bus(settings))
        await process.bus.start(hall, process.told.append)
        await process.bus.listen(name, process.got.append)
        return process

    async def reaches(self, other: "Process") -> None:
        """Send by both methods until the other has heard each: a message may be lost while somebody connects."""
        sign = os.urandom(8)
        end = time.monotonic() + PATIENCE
        while sign not in other.got or sign not in other.told:
            assert time.monotonic() < end, "never heard"
            self.bus.send(other.name, sign)
            self.bus.tell(sign)
            await asyncio.sleep(0.02)


@pytest.fixture
async def two(nats_server: Nats) -> AsyncIterator[tuple[Process, Process]]:
    """Join two processes of a hall."""
    ann, bob = [await Process.join(name, Settings(bus=nats_server.url)) for name in ("ann", "bob")]
    yield ann, bob
    await ann.bus.close()
    await bob.bus.close()


@contextlib.contextmanager
def stands_still(server: Nats) -> Any:
    """Let the server stand still: it takes nothing and sends nothing, and its connections stay."""
    assert server.running is not None
    stand_still(server.running.pid)
    try:
        yield
    finally:
        go_on(server.running.pid)


pytestmark = pytest.mark.services


async def test_everybody_else_hears_what_is_told_and_one_hears_what_is_sent(
    two: tuple[Process, Process], nats_server: Nats
) -> None:
    ann, bob = two
    cat = await Process.join("cat", Settings(bus=nats_server.url))
    before = TRAFFIC.sent, TRAFFIC.received
    ann.bus.tell(b"all")
    ann.bus.send("cat", b"one")
    ann.bus.send("nobody", b"none")
    ann.bus.send("cat", b"")
    await until(lambda: len(bob.told) == 1 and len(cat.told) == 1 and len(cat.got) == 2)
    await asyncio.sleep(0.1)
    assert (ann.told, ann.got) == ([], [])
    assert (bob.told, bob.got) == ([b"all"], [])
    assert (cat.told, cat.got) == ([b"all"], [b"one", b""])
    assert (TRAFFIC.sent - before[0], TRAFFIC.received - before[1]) == (4, 4)
    counted = {metric.name: metric.samples[0].value for metric in TALLY.collect()}
    assert counted["hiroma_bus_sent"] == TRAFFIC.sent
    assert counted["hiroma_bus_received"] == TRAFFIC.received
    assert counted["hiroma_bus_dropped"] == TRAFFIC.dropped
    await cat.bus.close()


async def test_messages_to_one_address_stay_in_order(two: tuple[Process, Process]) -> None:
    ann, bob = two
    sent = [f"{n}:".encode() + bytes(n * 7919 % 5000) for n in range(3000)]
    for n, message in enumerate(sent):
        ann.bus.send("bob", message)
        if n % 97 == 0:
            await asyncio.sleep(0.001)
    await until(lambda: len(bob.got) == len(sent))
    assert bob.got == sent


async def test_one_pass_of_the_loop_is_one_write(two: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = two
    writes = []
    real = asyncio.StreamWriter.writelines

    def counted(writer: asyncio.StreamWriter, lines: list[bytes]) -> None:
        writes.append(len(lines))
        real(writer, lines)

    monkeypatch.setattr(asyncio.StreamWriter, "writelines", counted)
    for n in range(200):
        ann.bus.send("bob", str(n).encode())
    await until(lambda: len(bob.got) == 200)
    assert [lines for lines in writes if lines > 1] == [200]


async def test_a_message_larger_than_the_server_takes_travels_in_parts(two: tuple[Process, Process]) -> None:
    ann, bob = two
    sent = [b"before", os.urandom(3_500_000), b"between", bytes(1024 * 1024), os.urandom(1024 * 1024 + 1), b"after"]
    for message in sent:
        ann.bus.send("bob", message)
        ann.bus.tell(message)
    await until(lambda: len(bob.got) == len(bob.told) == len(sent))
    assert bob.got == sent
    assert bob.told == sent


def test_a_message_that_lost_a_part_is_lost() -> None:
    joiner, ann, bob = Joiner(), Splitter(), Splitter()
    first, second, third = ann.split(b"abcdef", 2)
    # Parts of several senders arrive mixed.
    assert [joiner.join(*part) for part in (first, *list(bob.split(b"xyz", 2))[:1], second)] == [None] * 3
    assert joiner.join(*third) == b"abcdef"
    for lost in ((first, third), (second, third), (third,)):
        assert [joiner.join(*part) for part in lost] == [None] * len(lost)
    joiner.join(*first)
    assert [joiner.join(*part) for part in ann.split(b"uvw", 2)] == [None, b"uvw"]
    for _ in range(2 * SENDERS):
        joiner.join(*next(Splitter().split(b"abcdef", 2)))
    assert len(joiner._unfinished) == SENDERS


async def test_two_halls_on_one_server_do_not_hear_each_other(nats_server: Nats) -> None:
    ann, bob = [await Process.join("same", Settings(bus=nats_server.url), hall) for hall in ("one", "another")]
    cat = await Process.join("cat", Settings(bus=nats_server.url), "another")
    ann.bus.tell(b"lost")
    ann.bus.send("same", b"lost")
    ann.bus.send("cat", b"lost")
    await cat.reaches(bob)
    assert b"lost" not in bob.told + bob.got + cat.told + cat.got
    for process in (ann, bob, cat):
        await process.bus.close()


async def test_a_new_address_takes_the_place_of_the_old_one(two: tuple[Process, Process]) -> None:
    ann, bob = two
    old, bob.name, bob.got = bob.got, "bill", []
    await bob.bus.listen("bill", bob.got.append)
    ann.bus.send("bob", b"late")
    ann.bus.send("bill", b"new")
    await ann.reaches(bob)
    assert old == []
    assert bob.got[0] == b"new"


async def test_a_message_that_cannot_be_taken_stops_nothing(nats_server: Nats, two: tuple[Process, Process]) -> None:
    ann, bob = two

    def fails_first(message: bytes) -> None:
        bob.got.append(message)
        if len(bob.got) == 1:
            raise ValueError("no")

    await bob.bus.listen("bob", fails_first)
    ann.bus.send("bob", b"1")
    ann.bus.send("bob", b"2")
    await until(lambda: bob.got == [b"1", b"2"])


async def test_what_is_sent_while_the_server_is_away_is_dropped(
    two: tuple[Process, Process], nats_server: Nats
) -> None:
    ann, bob = two
    await ann.reaches(bob)
    nats_server.stop(signal.SIGKILL)
    await until(lambda: not ann.bus.up and not bob.bus.up)
    before = TRAFFIC.dropped
    for n in range(100):
        ann.bus.send("bob", b"stale")
        ann.bus.tell(b"stale")
        await asyncio.sleep(0.001 * (n % 2))
    assert TRAFFIC.dropped == before + 200
    # The address of a process may also change meanwhile.
    bob.name = "bill"
    await bob.bus.listen("bill", bob.got.append)
    nats_server.start()
    since = time.monotonic()
    await until(lambda: ann.bus.up and bob.bus.up)
    assert time.monotonic() - since < 15
    await ann.reaches(bob)
    await bob.reaches(ann)
    ann.bus.send("bob", b"stale")
    await ann.reaches(bob)
    assert b"stale" not in bob.got + bob.told


async def test_what_is_sent_when_the_server_dies_is_never_sent_later(
    two: tuple[Process, Process], nats_server: Nats
) -> None:
    ann, bob = two
    with stands_still(nats_server):
        for _ in range(64):
            ann.bus.send("bob", b"stale" + bytes(100_000))
        await asyncio.sleep(0.2)
        nats_server.stop(signal.SIGKILL)
        nats_server.start()
    await ann.reaches(bob)
    assert not [message for message in bob.got if message.startswith(b"stale")]


@pytest.mark.slow
async def test_a_server_that_does_not_answer_counts_as_gone(two: tuple[Process, Process], nats_server: Nats) -> None:
    ann, bob = two
    with stands_still(nats_server):
        since = time.monotonic()
        await until(lambda: not ann.bus.up)
        assert 1 < time.monotonic() - since < 15
        ann.bus.send("bob", b"stale")
    await ann.reaches(bob)
    await bob.reaches(ann)
    assert b"stale" not in bob.got


async def test_no_more_than_a_bounded_number_of_bytes_waits(two: tuple[Process, Process], nats_server: Nats) -> None:
    ann, bob = two
    before = TRAFFIC.dropped
    many = 120
    with stands_still(nats_server):
        for n in range(many):
            ann.bus.send("bob", str(n).encode().ljust(1_000_000))
            await asyncio.sleep(0.002)
    dropped = TRAFFIC.dropped - before
    # 32 MB wait here, 1 MB in the client, and up to 38 MB in the two sockets, as far as the system lets them grow.
    assert many - 75 < dropped < many - 32
    await until(lambda: len(bob.got) == many - dropped)
    assert [int(message) for message in bob.got] == list(range(many - dropped))
    # The bus works again.
    await ann.reaches(bob)


async def test_close_lets_messages_leave(two: tuple[Process, Process]) -> None:
    ann, bob = two
    sent = [str(n).encode() for n in range(1000)]
    for message in sent:
        ann.bus.send("bob", message)
    await ann.bus.close()
    assert not ann.bus.up
    await until(lambda: len(bob.got) == 1000)
    assert bob.got == sent
    ann.bus.send("bob", b"late")
    await ann.bus.close()


async def test_close_does_not_wait_for_a_server_that_is_away(two: tuple[Process, Process], nats_server: Nats) -> None:
    nats_server.stop(signal.SIGKILL)
    async with asyncio.timeout(PATIENCE):
        await two[0].bus.close()
        await until(lambda: not two[1].bus.up)
        await two[1].bus.close()


@pytest.mark.parametrize("bus", ["redis://localhost", "postgres", "nats://", "nats://ann:hunter2@host:many"])
def test_a_bus_that_cannot_be_is_refused(bus: str) -> None:
    with pytest.raises(StoreError) as refused:
        make_bus(Settings(bus=bus))
    assert "hunter2" not in str(refused.value)


async def test_a_server_that_is_not_there_is_an_error_without_a_password() -> None:
    bus = make_bus(Settings(bus=f"nats://ann:hunter2@127.0.0.1:{free_port()}"))
    assert not bus.up
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(StoreError) as refused:
            await bus.start("hall", print)
    assert "hunter2" not in str(refused.value)
    assert "***@127.0.0.1" in str(refused.value)
    await bus.close()


async def test_the_first_server_that_answers_is_taken(nats_server: Nats) -> None:
    ann = await Process.join("ann", Settings(bus=f"nats://127.0.0.1:{free_port()}, {nats_server.url}"))
    bob = await Process.join("bob", Settings(bus=nats_server.url))
    await ann.reaches(bob)
    await ann.bus.close()
    await bob.bus.close()


async def test_one_process_needs_no_bus() -> None:
    bus = make_bus(Settings())
    assert isinstance(bus, NoBus)
    await bus.start("hall", print)
    await bus.listen("one", print)
    bus.send("one", b"")
    bus.tell(b"")
    assert bus.up
    await bus.close()
