"""The owner of an address who wants no letters is asked no more, whoever else asks them in that moment."""

import asyncio

import asyncpg

from hiroma.ids import PlayerId
from hiroma.store import Store
from hiroma.store.notifications import DAY, Contact
from tests.store.making import ON_POSTGRES, no_inserts, waits


async def ask(store: Store, player: str, now: float, address: str = "x@example.org") -> str | None:
    """Give an address for a player."""
    refused = await store.notifications.ask(address, now)
    if refused is None:
        await store.notifications.keep(Contact(PlayerId(player), address, f"token {player}"))
    return refused


@ON_POSTGRES
async def test_a_no_while_another_asks_is_kept(stores: list[Store], raw: asyncpg.Connection) -> None:
    store, other, third = stores
    assert await ask(store, "ann", 1.0) is None
    async with no_inserts(raw, "asked_addresses"):
        asking = asyncio.create_task(ask(store, "ben", 2.0))
        await waits(third, 1)
        stopping = asyncio.create_task(other.notifications.stop("token ann", 3.0))
        await waits(third, 2)
    assert (await asking, await stopping) == (None, True)
    assert await ask(store, "cho", 4.0) == "mail-unwanted"


@ON_POSTGRES
async def test_another_asks_in_vain_while_a_no_is_kept(stores: list[Store], raw: asyncpg.Connection) -> None:
    store, other, third = stores
    assert await ask(store, "ann", 1.0) is None
    before = raw.transaction()
    await before.start()
    await raw.execute("select * from contacts for update")
    stopping = asyncio.create_task(other.notifications.stop("token ann", 2.0))
    await waits(third, 1)
    asking = asyncio.create_task(ask(store, "ben", 3.0))
    await waits(third, 2)
    await before.rollback()
    assert (await asking, await stopping) == ("mail-unwanted", True)


async def test_a_no_to_an_old_letter_is_kept(store: Store) -> None:
    assert await ask(store, "ann", 1.0) is None
    assert await ask(store, "ben", 2 * DAY, "y@example.org") is None
    assert await store.notifications.stop("token ann", 3 * DAY)
    assert await ask(store, "cho", 4 * DAY) == "mail-unwanted"
