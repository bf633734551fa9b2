"""Reviews: kept once for each game, and made again by another build."""

from hiroma.ids import TableId
from hiroma.store import Store

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
