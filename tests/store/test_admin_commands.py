"""The host's commands to every process."""

import asyncio

import asyncpg

from hiroma.store import Store
from tests.store.making import ON_POSTGRES, no_inserts, waits


@ON_POSTGRES
async def test_a_command_never_comes_before_one_of_a_lower_number(stores: list[Store], raw: asyncpg.Connection) -> None:
    store, other, third = stores
    async with no_inserts(raw, "orders", "new.about = 'first'"):
        first = asyncio.create_task(store.admin_commands.give(1.0, "close", "first"))
        await waits(third, 1)
        second = asyncio.create_task(other.admin_commands.give(2.0, "close", "second"))
        await waits(third, 2)
        assert await third.admin_commands.after(0) == []
    await asyncio.gather(first, second)
    assert [one.about for one in await third.admin_commands.after(0)] == ["first", "second"]
