"""Signs of life, and when there were none."""

import asyncio
import time

from hiroma.store import Store
from hiroma.store.uptime import SILENT, Sign


async def was_down(store: Store, process: str, at: float, away: tuple[tuple[float, float], ...] = ()) -> bool:
    _, down = await store.uptime.beat(process, at, 1, b"", "", away)
    return down


async def test_a_hall_that_is_there_has_no_outage(store: Store) -> None:
    assert await store.uptime.last() is None
    for at in (100.0, 110.0, 110.0 + SILENT):
        assert not await was_down(store, "one", at)
        assert await store.uptime.last() == at
    assert await store.uptime.lost(0.0, 1000.0) == 0.0


async def test_processes_read_what_the_others_write_of_their_people(store: Store) -> None:
    await store.uptime.beat("one", 100.0, 2, b"", "ann ben")
    await store.uptime.beat("two", 110.0, 2, b"", "cho ann")
    assert await store.uptime.beat("one", 115.0, 1, b"", "ben") == ([Sign("two", 110.0, "cho ann")], False)
    assert [here for _, _, here, _ in await store.uptime.alive(115.0)] == [1, 2]
    await store.uptime.beat("two", 112.0 + SILENT, 0)
    signs, _ = await store.uptime.beat("two", 120.0 + SILENT, 0)
    assert signs == [], "one has gone"


async def test_what_nobody_was_there_for_is_an_outage(store: Store) -> None:
    assert not await was_down(store, "one", 100.0)
    assert not await was_down(store, "two", 130.0)
    assert await was_down(store, "three", 1130.0)
    assert not await was_down(store, "four", 1131.0)
    assert await was_down(store, "four", 1300.0)
    assert await store.uptime.lost(0.0, 2000.0) == 1000.0 + 169.0
    assert await store.uptime.lost(1000.0, 1030.0) == 30.0
    assert await store.uptime.lost(1130.0, 1131.0) == 0.0
    assert await store.uptime.lost(1100.0, 1200.0) == 30.0 + 69.0


async def test_from_when_the_last_left_in_order_the_hall_was_down_however_short(store: Store) -> None:
    await was_down(store, "one", 100.0)
    await was_down(store, "two", 101.0)
    await store.uptime.leave("one", 102.0)
    await store.uptime.leave("two", 103.0)
    assert await store.uptime.last() == 103.0
    assert await was_down(store, "three", 105.0)
    assert not await was_down(store, "three", 106.0)
    assert await store.uptime.lost(0.0, 1000.0) == 2.0


async def test_of_those_that_leave_together_one_is_the_last(stores: list[Store]) -> None:
    for at in range(100, 4100, 100):
        assert await was_down(stores[0], "one", at) == (at > 100)
        for store, process in zip(stores, ("one", "two", "three"), strict=True):
            await was_down(store, process, at + 1)
        await asyncio.gather(
            *(store.uptime.leave(name, at + 2) for store, name in zip(stores, ("one", "two", "three"), strict=True))
        )


async def test_what_several_processes_saw_of_one_outage_counts_once(store: Store) -> None:
    assert not await was_down(store, "one", 90.0)
    assert await was_down(store, "one", 115.0, ((91.0, 110.0),))
    assert await was_down(store, "two", 116.0, ((92.0, 112.0), (95.0, 100.0)))
    assert await store.uptime.lost(0.0, 1000.0) == 21.0
    assert await store.uptime.lost(95.0, 111.0) == 16.0


async def test_the_time_is_the_databases(store: Store) -> None:
    assert abs(await store.uptime.clock() - time.time()) < 5.0
