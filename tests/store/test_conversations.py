"""Two people who write to each other in the same moment."""

import asyncio

import asyncpg
import msgspec

from hiroma.ids import PlayerId
from hiroma.store import ChatRow, Store
from hiroma.store.conversations import ConversationRow
from hiroma.store.places import of_two
from tests.store.making import ON_POSTGRES, waits

ANN, BEN = PlayerId("ann"), PlayerId("ben")


async def test_who_was_overtaken_has_written_all_the_same(store: Store) -> None:
    await store.conversations.note(BEN, ANN, 2, 2.0)
    await store.conversations.note(ANN, BEN, 1, 1.0)
    assert await store.conversations.one(ANN, BEN) == ConversationRow(ANN, BEN, newest=2, seen=1, at=2.0, wrote=True)
    assert await store.conversations.one(BEN, ANN) == ConversationRow(BEN, ANN, newest=2, seen=2, at=2.0, wrote=True)
    await store.conversations.note(ANN, BEN, 3, 3.0)
    assert await store.conversations.one(ANN, BEN) == ConversationRow(ANN, BEN, newest=3, seen=3, at=3.0, wrote=True)
    assert await store.conversations.one(BEN, ANN) == ConversationRow(BEN, ANN, newest=3, seen=2, at=3.0, wrote=True)


async def test_a_line_that_is_run_again_after_a_lost_answer_is_said_once(store: Store) -> None:
    row = ChatRow(of_two(ANN, BEN), 0, 1.0, ANN, None, "Hello.")
    assert [(await store.conversations.say(row, BEN)).n for _ in range(2)] == [1, 1]
    assert (await store.conversations.say(msgspec.structs.replace(row, at=2.0), BEN)).n == 2
    assert await store.conversations.one(BEN, ANN) == ConversationRow(BEN, ANN, newest=2, seen=0, at=2.0, wrote=False)


async def test_lines_of_the_same_moment_are_numbered_one_after_the_other(stores: list[Store]) -> None:
    rows = [ChatRow(of_two(ANN, BEN), 0, float(n), ANN, None, f"{n}") for n in range(12)]
    said = await asyncio.gather(*(stores[n % 3].conversations.say(row, BEN) for n, row in enumerate(rows)))
    assert sorted(row.n for row in said) == list(range(1, 13))


@ON_POSTGRES
async def test_neither_has_what_the_other_waits_for(stores: list[Store], raw: asyncpg.Connection) -> None:
    store, other, _ = stores
    await store.conversations.note(BEN, ANN, 1, 1.0)
    await raw.execute("begin; update conversations set newest = 2 where player_id = 'ann'")
    writing = asyncio.create_task(store.conversations.note(BEN, ANN, 3, 3.0))
    await waits(other, 1)
    assert await raw.fetch("select 1 from conversations where player_id = 'ben' for update nowait"), "it is free"
    await raw.execute("commit")
    await writing
