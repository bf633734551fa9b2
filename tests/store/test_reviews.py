"""Reviews: kept once for each game, and made again by another build."""

import asyncio

import asyncpg

from hiroma.ids import ImportId, PlayerId, TableId
from hiroma.store import Store
from hiroma.store.imports import ImportRow, review_key
from tests.store.making import ON_POSTGRES, no_inserts, waits

ANN = PlayerId("ann")
IMPORT = ImportId("i")
TABLE = TableId("t")


async def test_a_review_is_kept_for_its_build(store: Store) -> None:
    assert await store.reviews.of_game(TABLE, 1, "1.0") is None
    await store.reviews.keep(TABLE, 1, "1.0", b"{}")
    assert await store.reviews.of_game(TABLE, 1, "1.0") == b"{}"
    assert await store.reviews.of_game(TABLE, 2, "1.0") is None
    assert await store.reviews.of_game(TABLE, 1, "1.1") is None


async def test_another_build_takes_its_place(store: Store) -> None:
    await store.reviews.keep(TABLE, 1, "1.0", b"{}")
    await store.reviews.keep(TABLE, 1, "1.1", b"[]")
    assert await store.reviews.of_game(TABLE, 1, "1.0") is None
    assert await store.reviews.of_game(TABLE, 1, "1.1") == b"[]"


async def kept_import(store: Store) -> TableId:
    """An import of Ann's; returns the key of its reviews."""
    row = ImportRow(id=IMPORT, player=ANN, made=1.0, game="niagara", size=4, shared=False, digest="d", card=b"{}")
    assert await store.imports.keep(row, b"line", 9, 1000)
    return review_key(IMPORT)


async def test_a_review_goes_with_its_import_and_does_not_come_back(store: Store) -> None:
    key = await kept_import(store)
    await store.reviews.keep(key, 1, "1.0", b"{}")
    assert await store.reviews.of_game(key, 1, "1.0") == b"{}"
    await store.imports.drop(IMPORT, ANN)
    await store.reviews.keep(key, 1, "1.0", b"{}")
    assert await store.reviews.of_game(key, 1, "1.0") is None


@ON_POSTGRES
async def test_an_import_that_goes_while_its_review_is_kept_takes_it_along(
    stores: list[Store], raw: asyncpg.Connection
) -> None:
    store, other, third = stores
    key = await kept_import(store)
    async with no_inserts(raw, "reviews"):
        keeping = asyncio.create_task(store.reviews.keep(key, 1, "1.0", b"{}"))
        await waits(third, 1)
        dropping = asyncio.create_task(other.imports.drop(IMPORT, ANN))
        await waits(third, 2)
    await keeping
    assert await dropping
    assert await store.reviews.of_game(key, 1, "1.0") is None
