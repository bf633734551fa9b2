"""A request that takes seconds keeps nothing of a player who has closed their account meanwhile."""

import asyncio
from collections.abc import Awaitable, Callable

import asyncpg
import pytest

from hiroma.ids import HookId, PlayerId
from hiroma.store import Store
from hiroma.store.notifications import Contact
from hiroma.store.webhooks import HookRow
from tests.store.making import ON_POSTGRES, no_inserts, register, waits

ANN = PlayerId("ann")
HOOK = HookRow(HookId("hook"), ANN, "https://hook.example", "secret", 1.0)


async def test_an_address_and_a_hook_that_come_too_late_are_not_kept(store: Store) -> None:
    await register(store, [ANN])
    await store.accounts.close(ANN, 2.0)
    await store.notifications.keep(Contact(ANN, "ann@example.org", "token"))
    assert await store.notifications.asked(ANN) is None
    assert not await store.webhooks.add(HOOK, 5)
    assert await store.webhooks.hooks_of(ANN) == []


LATE: dict[str, Callable[[Store], Awaitable[object]]] = {
    "asked_contacts": lambda store: store.notifications.keep(Contact(ANN, "ann@example.org", "token")),
    "hooks": lambda store: store.webhooks.add(HOOK, 5),
}


@ON_POSTGRES
@pytest.mark.parametrize("table", LATE)
async def test_what_comes_in_the_same_moment_goes_with_the_account(
    stores: list[Store], raw: asyncpg.Connection, table: str
) -> None:
    store, other, third = stores
    await register(store, [ANN])
    async with no_inserts(raw, table):
        keeping = asyncio.ensure_future(LATE[table](store))
        await waits(third, 1)
        closing = asyncio.create_task(other.accounts.close(ANN, 2.0))
        await waits(third, 2)
    await asyncio.gather(keeping, closing)
    assert await raw.fetchval(f"select count(*) from {table}") == 0
