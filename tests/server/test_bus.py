"""Processes tell each other over real servers; what is lost is found."""

import asyncio
import secrets
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from hiroma.server.bus import Bus, Gaps, connect_bus
from hiroma.store import Store, StoreError
from tests.services import Nats, Postgres, free_port
from tests.store.making import append

PATIENCE = 20.0


async def until(true: Callable[[], bool]) -> None:
    """Wait for something."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it never happened"
        await asyncio.sleep(0.02)


class Hall:
    """A store, a bus and what was heard."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self.store = store
        self.bus = bus
        self.heard: list[tuple[str, int]] = []
        self.moved: list[tuple[str, int, dict[str, bool]]] = []
        bus.listen(
            lambda table, rev: self.heard.append((table, rev)),
            lambda process, n, people: self.moved.append((process, n, dict(people))),
        )

    @classmethod
    async def open(cls, store: str, bus: str) -> "Hall":
        """A hall that listens."""
        opened = await Store.connect(store)
        hall = cls(opened, await connect_bus(bus, opened, secrets.token_hex(4)))
        await hall.bus.start()
        return hall

    async def close(self) -> None:
        """It listens no more."""
        await self.bus.close()
        await self.store.close()


async def test_an_error_of_the_bus_keeps_its_password(tmp_path: Path) -> None:
    store = await Store.connect(f"sqlite:///{tmp_path}/hall.db")
    try:
        for bus in (f"nats://ann:hunter2@127.0.0.1:{free_port()}", "carrier://ann:hunter2@pigeon"):
            with pytest.raises(StoreError) as refused:
                await (await connect_bus(bus, store, "p")).start()
            assert "hunter2" not in f"{refused.value}"
            assert "***@" in f"{refused.value}"
    finally:
        await store.close()


async def tell_until_heard(teller: Hall, hearer: Hall, rev: int) -> None:
    """What is told while a server is away may be lost; told again, it arrives."""
    end = time.monotonic() + PATIENCE
    while ("t", rev) not in hearer.heard:
        assert time.monotonic() < end, "never heard"
        await teller.bus.publish({"t": rev})
        await asyncio.sleep(0.05)


async def two_halls_talk(store: str, bus: str) -> None:
    ann, bob = await Hall.open(store, bus), await Hall.open(store, bus)
    await ann.bus.publish({"t": 1, "u": 7})
    await until(lambda: len(bob.heard) == 2)
    assert sorted(bob.heard) == [("t", 1), ("u", 7)]
    many = {f"table-with-a-long-name-{at:040}": at for at in range(1000)}
    await bob.bus.publish(many)
    await until(lambda: len(ann.heard) == 1000)
    # Nobody hears himself.
    assert dict(ann.heard) == many
    assert len(bob.heard) == 2
    people = {f"player-{at}": at % 2 == 0 for at in range(250)}
    await ann.bus.publish({}, people, 300)
    await until(lambda: len(bob.moved) == 3)
    assert len({process for process, _, _ in bob.moved}) == 1
    assert [n for _, n, _ in bob.moved] == [150, 250, 300]
    assert {name: here for _, _, told in bob.moved for name, here in told.items()} == people
    assert ann.moved == []
    await ann.close()
    await bob.close()


@pytest.mark.services
async def test_two_halls_talk_over_postgres(postgres: Postgres) -> None:
    await two_halls_talk(postgres.empty_database(), "postgres")


@pytest.mark.services
async def test_two_halls_talk_over_nats(nats_server: Nats, tmp_path: Path) -> None:
    await two_halls_talk(f"sqlite:///{tmp_path}/store.db", nats_server.url)


@pytest.mark.services
async def test_they_talk_again_after_postgres_came_back(own_postgres: Postgres) -> None:
    url = own_postgres.empty_database()
    ann, bob = await Hall.open(url, "postgres"), await Hall.open(url, "postgres")
    await tell_until_heard(ann, bob, 1)
    own_postgres.stop()
    await ann.bus.publish({"t": 2})
    with pytest.raises(StoreError):
        await append(ann.store, "t", 1)
    with pytest.raises(StoreError):
        await ann.store.entries("t")
    own_postgres.start()
    await tell_until_heard(ann, bob, 3)
    await tell_until_heard(bob, ann, 4)
    # The store is there again by itself as well.
    await append(ann.store, "t", 1)
    assert await bob.store.head("t") == 1
    await ann.close()
    await bob.close()


@pytest.mark.services
async def test_they_talk_again_after_nats_came_back(nats_server: Nats, tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path}/store.db"
    ann, bob = await Hall.open(store, nats_server.url), await Hall.open(store, nats_server.url)
    await tell_until_heard(ann, bob, 1)
    nats_server.stop(signal.SIGKILL)
    await ann.bus.publish({"t": 2})
    nats_server.start()
    await tell_until_heard(ann, bob, 3)
    await tell_until_heard(bob, ann, 4)
    await ann.close()
    await bob.close()


@pytest.mark.services
async def test_close_does_not_wait_for_a_server_that_is_away(own_postgres: Postgres, nats_server: Nats) -> None:
    url = own_postgres.empty_database()
    halls = [await Hall.open(url, "postgres"), await Hall.open(url, nats_server.url)]
    own_postgres.stop()
    nats_server.stop()
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(hall.close() for hall in halls))


async def test_a_lost_message_is_found(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path}/store.db"
    ann, bob = await Hall.open(store, ""), await Hall.open(store, "")
    for table in ("behind", "level", "not-followed"):
        await append(ann.store, table, 1)
    await append(ann.store, "behind", 2)
    await ann.bus.publish({"behind": 2})
    assert bob.heard == []
    followed = {"behind": 1, "level": 1}
    found: list[tuple[str, int]] = []
    gaps = Gaps(bob.store, lambda: followed, lambda table, rev: found.append((table, rev)), every=0.02)
    await gaps.start()
    await until(lambda: bool(found))
    followed["behind"] = 2
    seen = len(found)
    await append(ann.store, "level", 2)
    await until(lambda: len(found) > seen)
    await gaps.close()
    assert set(found) == {("behind", 2), ("level", 2)}
    await ann.close()
    await bob.close()


async def test_gaps_outlive_a_store_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = await Hall.open(f"sqlite:///{tmp_path}/store.db", "")
    await append(hall.store, "t", 1)
    real, calls = hall.store.heads, 0

    async def fails_first(tables: list[str]) -> dict[str, int]:
        nonlocal calls
        calls += 1
        if calls == 1:
            raise StoreError("away")
        return await real(tables)

    monkeypatch.setattr(hall.store, "heads", fails_first)
    found: list[int] = []
    gaps = Gaps(hall.store, lambda: {"t": 0}, lambda _, rev: found.append(rev), every=0.01)
    await gaps.start()
    await until(lambda: bool(found))
    await gaps.close()
    await hall.close()


@pytest.mark.parametrize("bus", ["redis://localhost", "postgres"])
async def test_a_bus_that_does_not_fit_is_refused(bus: str, tmp_path: Path) -> None:
    store = await Store.connect(f"sqlite:///{tmp_path}/store.db")
    with pytest.raises(StoreError):
        await connect_bus(bus, store, "one")
    await store.close()


async def test_a_nats_that_is_not_there_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hiroma.server.bus.nats.PATIENCE", 0.3)
    store = await Store.connect(f"sqlite:///{tmp_path}/store.db")
    bus = await connect_bus(f"nats://127.0.0.1:{free_port()}", store, "one")
    with pytest.raises(StoreError):
        await bus.start()
    await bus.close()
    await store.close()
