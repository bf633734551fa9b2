"""Of two players who ask for the same name at the same moment one gets it, and the other hears that it is taken."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import asyncpg
import pytest

from hiroma.ids import ClubId, PlayerId, TableId
from hiroma.store import PlayerRow, Store
from hiroma.store.accounts import DELETED, AccountRow
from hiroma.store.clubs import ClubRow
from tests.store.making import ON_POSTGRES, register, waits

ANN, BEN = PlayerId("ann"), PlayerId("ben")
EVE, GUS = PlayerId("eve"), PlayerId("gus")


def club(name: str) -> ClubRow:
    """Return a club with the key `name`."""
    return ClubRow(id=ClubId(name), key=name, name=name, text="", door="open", invite=name, presets=b"[]", founded=1.0)


def cho(player: PlayerId) -> PlayerRow:
    """Return a player who is called Cho."""
    return PlayerRow(id=player, name="Cho", locale="en", created=1.0, seen=1.0, key="cho")


async def rename(store: Store) -> bool:
    """Let Ben ask for the name Cho; return True when he gets it."""
    return await store.accounts.rename(cho(BEN)) is not None


async def become_robot(store: Store) -> bool:
    """Let Ben ask to be a robot called Cho; return True when he becomes one."""
    return await store.accounts.make_robot(cho(BEN)) != "name-taken"


async def rename_club(store: Store) -> bool:
    """Let Ben's club ask for the name Cho; return True when it gets it."""
    return await store.clubs.change(ClubId("ben"), {"key": "cho", "name": "Cho"}) == "changed"


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
        assert await store.clubs.found(club(player), player, 1, 1) == "founded"
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


async def called(store: Store, player: PlayerId) -> str:
    """Return the name of a player."""
    found = await store.people.person(player)
    assert found is not None
    return found.name


@pytest.mark.parametrize("who", ["a new account", "an old account", "a guest"])
async def test_guests_lose_the_name_that_an_account_takes(store: Store, who: str) -> None:
    await register(store, [ANN])
    for guest in (EVE, GUS):
        assert await store.accounts.rename(cho(guest)) == [], "guests may be called alike"
    match who:
        case "a new account":
            new = AccountRow(player=BEN, key="cho", password=None, created=1.0)
            lost = await store.accounts.open_account(new, cho(BEN))
        case "an old account":
            lost = await store.accounts.rename(cho(ANN))
        case _:
            lost = await store.accounts.rename(cho(BEN))
    names = [await called(store, guest) for guest in (EVE, GUS)]
    if who == "a guest":
        assert (lost, names) == ([], ["Cho", "Cho"])
    else:
        assert (sorted(lost or []), names) == ([EVE, GUS], ["Guest-EVE", "Guest-GUS"])
    assert await store.people.called("cho") == (
        [BEN, EVE, GUS] if who == "a guest" else [BEN] if who == "a new account" else [ANN]
    )


@ON_POSTGRES
async def test_a_guest_does_not_take_a_name_while_an_account_takes_it(
    stores: list[Store], raw: asyncpg.Connection
) -> None:
    store, other, third = stores
    await store.accounts.rename(cho(EVE))
    blocker = raw.transaction()
    await blocker.start()
    await raw.execute("select from players where id = 'eve' for update")
    new = AccountRow(player=BEN, key="cho", password=None, created=1.0)
    opening = asyncio.create_task(store.accounts.open_account(new, cho(BEN)))
    await waits(third, 1)
    naming = asyncio.create_task(other.accounts.rename(cho(GUS)))
    await waits(third, 2)
    await blocker.rollback()
    assert await opening == [EVE]
    assert await naming is None
    assert await third.people.called("cho") == [BEN]


@pytest.mark.parametrize("player", [ANN, EVE])
async def test_who_has_gone_for_good_takes_no_name(store: Store, player: PlayerId) -> None:
    await register(store, [ANN])
    await store.accounts.rename(cho(EVE))
    await store.accounts.close(player, 2.0)
    assert await store.accounts.rename(cho(player)) is None
    assert await store.accounts.make_robot(cho(player)) == "name-taken"
    assert await called(store, player) == DELETED
