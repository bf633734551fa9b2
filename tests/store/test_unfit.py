"""A row that the database cannot keep fails alone."""

import asyncio

import pytest

from hiroma.ids import TableId
from hiroma.store import Outcome, Store, StoreError
from tests.store.making import row, summary

T5 = TableId("t5")

LONE_SURROGATE = "\ud800"


async def test_a_row_that_cannot_be_kept_leaves_its_batch_alone(store: Store) -> None:
    await store.tables.append(row("t", 1), summary("t", 1))
    answers = await asyncio.gather(
        *(
            store.tables.append(row(f"t{n}", 1, LONE_SURROGATE if n == 5 else f"c{n}"), summary(f"t{n}", 1))
            for n in range(10)
        ),
        return_exceptions=True,
    )
    assert isinstance(answers[5], StoreError)
    kept = [answer for answer in answers if not isinstance(answer, BaseException)]
    assert [answer.outcome for answer in kept] == [Outcome.STORED] * 9
    assert all(answer.ok for answer in kept)
    assert await store.tables.entries(T5) == []
    assert await store.tables.head(T5) == 0
    assert [await store.tables.head(TableId(f"t{n}")) for n in range(10) if n != 5] == [1] * 9


async def test_a_zero_character_costs_the_others_nothing(store: Store) -> None:
    # SQLite keeps a zero character, PostgreSQL does not.
    bad, good = await asyncio.gather(
        store.tables.append(row("t", 1, "a\0b"), summary("t", 1)),
        store.tables.append(row("u", 1, "c"), summary("u", 1)),
        return_exceptions=True,
    )
    assert not isinstance(good, BaseException)
    assert good.outcome is Outcome.STORED
    assert (await store.tables.head(TableId("t")) == 0) == isinstance(bad, StoreError)


async def test_a_failed_row_alone_says_why(store: Store) -> None:
    with pytest.raises(StoreError, match="surrogates not allowed"):
        await store.tables.append(row("t", 1, LONE_SURROGATE), summary("t", 1))
