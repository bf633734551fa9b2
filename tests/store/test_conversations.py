"""Two people who write to each other in the same moment."""

import asyncio

import asyncpg

from hiroma.ids import PlayerId
from hiroma.store import Store
from hiroma.store.conversations import ConversationRow
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
