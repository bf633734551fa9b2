"""Limits of a person hold, however many requests of theirs come in the same moment."""

import asyncio
from collections.abc import Awaitable, Callable

import asyncpg
import pytest

from hiroma.ids import PlayerId
from hiroma.store import Store
from tests.store.making import ON_POSTGRES, no_inserts, waits

ANN = PlayerId("ann")


def vacation(store: Store, n: int) -> Awaitable[object]:
    """All days of a year, from another moment on."""
    return store.vacations.go(ANN, 28, 1000.0 + n, 0.0, 28)


KINDS: dict[str, Callable[[Store, int], Awaitable[object]]] = {
    "vacations": vacation,
}
"""What a person may have one of here, by the name of its table: it is kept when its number is a new one."""


@ON_POSTGRES
@pytest.mark.parametrize("table", KINDS)
async def test_of_many_in_the_same_moment_those_are_kept_for_which_there_is_room(
    stores: list[Store], raw: asyncpg.Connection, table: str
) -> None:
    async with no_inserts(raw, table):
        asking = [asyncio.ensure_future(KINDS[table](store, n)) for n, store in enumerate(stores)]
        await waits(stores[0], len(stores))
    kept = await asyncio.gather(*asking)
    assert sorted(kept, key=bool) == [False, False, True]
    assert await raw.fetchval(f"select count(*) from {table}") == 1
