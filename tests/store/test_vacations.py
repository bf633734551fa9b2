"""Vacations, taken at once and planned ahead, on both databases."""

import asyncio
import datetime as dt

from hiroma.store import Store, vacations
from hiroma.store.vacations import CLAIM, DAY

NOW = dt.datetime(2026, 11, 21, 12, tzinfo=dt.UTC).timestamp()
NEXT_YEAR = dt.datetime(2027, 1, 4, tzinfo=dt.UTC).timestamp()


async def test_one_at_a_time_and_so_many_days_a_year(store: Store) -> None:
    assert await store.transact(vacations.go, "ann", 20, NOW + DAY, NOW, 28)
    assert not await store.transact(vacations.go, "ann", 1, NOW, NOW, 28), "one is planned"
    assert await store.read(vacations.on_vacation, ["ann"], NOW) == {}
    assert await store.read(vacations.on_vacation, ["ann"], NOW + DAY) == {"ann": NOW + 21 * DAY}
    assert await store.read(vacations.used, "ann", NOW) == 20
    after = NOW + 22 * DAY
    assert not await store.transact(vacations.go, "ann", 9, after, after, 28)
    assert await store.transact(vacations.go, "ann", 9, NEXT_YEAR, after, 28), "that is another year's"
    assert (await store.read(vacations.used, "ann", NOW), await store.read(vacations.used, "ann", NEXT_YEAR)) == (20, 9)
    await store.transact(vacations.come_back, "ann", after)
    assert await store.read(vacations.of, "ann") == [(NOW + DAY, NOW + 21 * DAY)], "what was only planned is taken back"


async def test_the_tables_are_told_once_of_each_beginning_and_end(store: Store) -> None:
    await store.transact(vacations.go, "ann", 5, NOW + DAY, NOW, 28)
    await store.transact(vacations.go, "ben", 5, NOW, NOW, 28)
    assert await store.read(vacations.waiting, NOW)
    claims = await asyncio.gather(*(store.transact(vacations.begun, NOW) for _ in range(4)))
    assert [one for some in claims for one in some] == [("ben", NOW)]
    await store.transact(vacations.told, "ben", NOW, NOW + 1)
    assert not await store.read(vacations.waiting, NOW + CLAIM + 1)
    assert await store.transact(vacations.begun, NOW + DAY) == [("ann", NOW + DAY)]
    # Whoever was to tell has gone: another process does.
    assert await store.transact(vacations.begun, NOW + DAY + 1) == []
    assert await store.transact(vacations.begun, NOW + DAY + CLAIM) == [("ann", NOW + DAY)]
    # She is back before all know that she had gone.
    back = NOW + DAY + CLAIM + 5
    await store.transact(vacations.come_back, "ann", back)
    await store.transact(vacations.told, "ann", NOW + DAY, back + 1)
    assert await store.transact(vacations.begun, back + 2) == [("ann", NOW + DAY)]
    await store.transact(vacations.told, "ann", NOW + DAY, back + 3)
    assert not await store.read(vacations.waiting, NOW + 99 * DAY)
    assert await store.read(vacations.used, "ann", NOW) == 1
