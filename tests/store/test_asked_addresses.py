"""The owner of an address who wants no letters is asked no more, whoever else asks them in that moment."""

import asyncio

import asyncpg

from hiroma.ids import PlayerId, TableId
from hiroma.store import Store
from hiroma.store.backends import database
from hiroma.store.notifications import DAY, Contact
from hiroma.store.outbox import MAIL
from hiroma.store.schema import contacts
from tests.store.making import ON_POSTGRES, no_inserts, opened_from, waits


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
    await raw.execute("select * from asked_contacts for update")
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


OLDER = """
insert into contacts values ('ann', 'ann@example.org', 'hers', 1);
insert into contacts values ('ben', 'ben@example.org', 'his', null)
"""


async def test_an_address_of_an_older_database_waits_on(url: str) -> None:
    store = await opened_from(url, "0038", OLDER)
    ann, ben = Contact(PlayerId("ann"), "ann@example.org", "hers"), Contact(PlayerId("ben"), "ben@example.org", "his")
    assert (await store.notifications.contact(ann.player), await store.notifications.asked(ann.player)) == (ann, None)
    assert (await store.notifications.contact(ben.player), await store.notifications.asked(ben.player)) == (None, ben)
    assert await store.notifications.confirm("his", 2.0)
    assert await store.notifications.contact(ben.player) == ben
    await store.close()


async def test_an_address_that_an_older_process_keeps_gets_no_letters_before_its_owner_agrees(
    store: Store, url: str
) -> None:
    base, ben = database(url), PlayerId("ben")
    await base.write(
        lambda connection: connection.execute(
            contacts.insert().values(player_id=ben, address="ben@example.org", token="his")
        )
    )
    await base.close()
    assert await store.notifications.contact(ben) is None
    await store.notifications.remind(TableId("table"), [ben], 1.0, 2.0, {MAIL})
    assert await store.outbox.claim(MAIL, 9.0, 9) == []
    assert await store.notifications.confirm("his", 2.0)
    assert await store.notifications.contact(ben) == Contact(ben, "ben@example.org", "his")
