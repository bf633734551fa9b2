"""Vacations, taken at once and planned ahead, on both databases."""

import asyncio
import datetime as dt

from hiroma.ids import PlayerId
from hiroma.store import Store
from hiroma.store.vacations import CLAIM, DAY

ANN = PlayerId("ann")
BEN = PlayerId("ben")

NOW = dt.datetime(2026, 11, 21, 12, tzinfo=dt.UTC).timestamp()
NEXT_YEAR = dt.datetime(2027, 1, 4, tzinfo=dt.UTC).timestamp()


async def test_one_at_a_time_and_so_many_days_a_year(store: Store) -> None:
    assert await store.vacations.go(ANN, 20, NOW + DAY, NOW, 28)
    assert not await store.vacations.go(ANN, 1, NOW, NOW, 28), "one is planned"
    assert await store.vacations.on_vacation([ANN], NOW) == {}
    assert await store.vacations.on_vacation([ANN], NOW + DAY) == {"ann": NOW + 21 * DAY}
    assert await store.vacations.used(ANN, NOW) == 20
    after = NOW + 22 * DAY
    assert not await store.vacations.go(ANN, 9, after, after, 28)
    assert await store.vacations.go(ANN, 9, NEXT_YEAR, after, 28), "that is another year's"
    assert (await store.vacations.used(ANN, NOW), await store.vacations.used(ANN, NEXT_YEAR)) == (20, 9)
    await store.vacations.come_back(ANN, after)
    assert await store.vacations.of(ANN) == [(NOW + DAY, NOW + 21 * DAY)], "what was only planned is taken back"


async def test_the_tables_are_told_once_of_each_beginning_and_end(store: Store) -> None:
    await store.vacations.go(ANN, 5, NOW + DAY, NOW, 28)
    await store.vacations.go(BEN, 5, NOW, NOW, 28)
    assert await store.vacations.waiting(NOW)
    claims = await asyncio.gather(*(store.vacations.begun(NOW) for _ in range(4)))
    assert [one for some in claims for one in some] == [("ben", NOW)]
    await store.vacations.told(BEN, NOW, NOW + 1)
    assert not await store.vacations.waiting(NOW + CLAIM + 1)
    assert await store.vacations.begun(NOW + DAY) == [("ann", NOW + DAY)]
    # The process that was to tell the tables has gone: another one does.
    assert await store.vacations.begun(NOW + DAY + 1) == []
    assert await store.vacations.begun(NOW + DAY + CLAIM) == [("ann", NOW + DAY)]
    # She is back before all tables know that she had gone.
    back = NOW + DAY + CLAIM + 5
    await store.vacations.come_back(ANN, back)
    await store.vacations.told(ANN, NOW + DAY, back + 1)
    assert await store.vacations.begun(back + 2) == [("ann", NOW + DAY)]
    await store.vacations.told(ANN, NOW + DAY, back + 3)
    assert not await store.vacations.waiting(NOW + 5 * DAY - 1)
    assert await store.vacations.begun(NOW + 5 * DAY) == [("ben", NOW)], "his vacation is over"
    await store.vacations.told(BEN, NOW, NOW + 5 * DAY + 1)
    assert not await store.vacations.waiting(NOW + 99 * DAY)
    assert await store.vacations.used(ANN, NOW) == 1
