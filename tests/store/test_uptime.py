"""Signs of life, and when there were none."""

from hiroma.store import Store
from hiroma.store.uptime import SILENT, alive, beat, lost

NOBODY: frozenset[str] = frozenset()


async def test_a_hall_that_is_there_has_no_outage(store: Store) -> None:
    for at in (100.0, 110.0, 110.0 + SILENT):
        assert await store.transact(beat, "one", at, 3) == (NOBODY, False)
    assert await store.read(lost, 0.0, 1000.0) == 0.0


async def test_processes_know_each_others_people_while_they_live(store: Store) -> None:
    await store.transact(beat, "one", 100.0, 2, b"", ["ann", "ben"])
    await store.transact(beat, "two", 110.0, 2, b"", ["cho", "ann"])
    assert await store.transact(beat, "one", 115.0, 1, b"", ["ben"]) == (frozenset({"cho", "ann"}), False)
    assert [here for _, _, here, _ in await store.read(alive, 115.0)] == [1, 2]
    assert await store.transact(beat, "two", 112.0 + SILENT, 0) == (frozenset({"ben"}), False)
    assert await store.transact(beat, "two", 120.0 + SILENT, 0) == (NOBODY, False), "one has gone"


async def test_what_nobody_was_there_for_is_an_outage(store: Store) -> None:
    await store.transact(beat, "one", 100.0, 1)
    await store.transact(beat, "two", 130.0, 1)
    assert await store.transact(beat, "three", 1130.0, 0) == (NOBODY, True)
    assert await store.transact(beat, "four", 1131.0, 0) == (NOBODY, False)
    assert await store.transact(beat, "four", 1300.0, 0) == (NOBODY, True)
    assert await store.read(lost, 0.0, 2000.0) == 1000.0 + 169.0
    assert await store.read(lost, 1000.0, 1030.0) == 30.0
    assert await store.read(lost, 1130.0, 1131.0) == 0.0
    assert await store.read(lost, 1100.0, 1200.0) == 30.0 + 69.0
