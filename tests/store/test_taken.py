"""Two who ask for the same name in the same moment: one gets it, the other hears that it is taken."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import asyncpg
import pytest

from hiroma.ids import ClubId, PlayerId, TableId
from hiroma.store import PlayerRow, Store
from hiroma.store.clubs import ClubRow
from tests.store.making import ON_POSTGRES, register, waits

ANN, BEN = PlayerId("ann"), PlayerId("ben")


def club(name: str) -> ClubRow:
    """A club with the key `name`."""
    return ClubRow(id=ClubId(name), key=name, name=name, text="", door="open", invite=name, presets=b"[]", founded=1.0)


def rename(store: Store) -> Coroutine[Any, Any, bool]:
    """Ben wants to be called Cho."""
    return store.accounts.rename(PlayerRow(id=BEN, name="Cho", locale="en", created=1.0, seen=1.0, key="cho"))


async def become_robot(store: Store) -> bool:
    """Ben wants to be a robot called Cho."""
    row = PlayerRow(id=BEN, name="Cho", locale="en", created=1.0, seen=1.0, key="cho")
    return await store.accounts.make_robot(row) != "name-taken"


def rename_club(store: Store) -> Coroutine[Any, Any, bool]:
    """Ben's club wants to be called Cho."""
    return store.clubs.change(ClubId("ben"), {"key": "cho", "name": "Cho"})


@ON_POSTGRES
@pytest.mark.parametrize(
    ("ask", "first"),
    [
        (rename, "update accounts set key = 'cho' where player_id = 'ann'"),
        (become_robot, "update accounts set key = 'cho' where player_id = 'ann'"),
        (rename_club, "update clubs set key = 'cho' where id = 'ann'"),
    ],
)
async def test_the_second_hears_that_it_is_taken(
    stores: list[Store], raw: asyncpg.Connection, ask: Callable[[Store], Coroutine[Any, Any, bool]], first: str
) -> None:
    store, other, _ = stores
    await register(store, [ANN, BEN])
    for player in (ANN, BEN):
        assert await store.clubs.found(club(player), player)
    faster = raw.transaction()
    await faster.start()
    await raw.execute(first)
    asking = asyncio.create_task(ask(store))
    await waits(other, 1)
    await faster.commit()
    assert not await asking
    assert not store.engine.failing, "the database can write"


@ON_POSTGRES
async def test_of_two_new_passwords_of_a_table_the_later_one_holds(
    stores: list[Store], raw: asyncpg.Connection
) -> None:
    store, other, _ = stores
    table = TableId("t")
    faster = raw.transaction()
    await faster.start()
    await raw.execute("insert into table_passwords (table_id, hash) values ('t', 'one')")
    keeping = asyncio.create_task(store.table_passwords.keep(table, "two"))
    await waits(other, 1)
    await faster.commit()
    await keeping
    assert await other.table_passwords.of(table) == "two"
