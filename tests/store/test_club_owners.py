"""A club has one owner as long as it is open, on both databases: members come and go while its owner goes for good."""

import asyncio
import random
from collections.abc import Coroutine
from typing import Any

import asyncpg
import pytest

from hiroma.ids import ClubId, PlayerId, TableId
from hiroma.store import Store
from hiroma.store.clubs import MEMBER, OFFICER, OWNER, ClubRow, MemberRow
from tests.store.making import ON_POSTGRES, register, waits

ANN, BEN, CHO, DAN = map(PlayerId, ("ann", "ben", "cho", "dan"))


async def club(store: Store, name: str = "c", owner: PlayerId = ANN) -> ClubId:
    """A club of somebody's, of which Ben is an officer and Cho a member."""
    row = ClubRow(id=ClubId(name), key=name, name=name, text="", door="open", invite="", presets=b"[]", founded=1.0)
    assert await store.clubs.found(row, owner, 9, 9) == "founded"
    for player, role in ((BEN, OFFICER), (CHO, MEMBER)):
        if player != owner:
            assert await store.clubs.stand(MemberRow(row.id, player, role, 2.0), None, 9)
    return row.id


async def roles(store: Store, name: ClubId) -> dict[str, str]:
    """Return the role of everybody who stands in some way to a club."""
    return {one.player: one.role for one in await store.clubs.roll(name)}


async def before(
    first: Coroutine[object, None, bool],
    then: Coroutine[object, None, None],
    stores: list[Store],
    raw: asyncpg.Connection,
) -> None:
    """Do one thing to Ben's membership, and begin another before the first is done."""
    blocker = raw.transaction()
    await blocker.start()
    await raw.execute("select from members where player_id = 'ben' for update")
    doing = asyncio.create_task(first)
    await waits(stores[2], 1)
    following = asyncio.create_task(then)
    await waits(stores[2], 2)
    await blocker.rollback()
    assert await doing
    await following


@ON_POSTGRES
async def test_an_heir_who_leaves_meanwhile_is_passed_over(stores: list[Store], raw: asyncpg.Connection) -> None:
    store, other, _ = stores
    await register(store, [ANN, BEN, CHO])
    name = await club(store)
    await before(other.clubs.forget(name, BEN, OFFICER), store.accounts.close(ANN, 3.0), stores, raw)
    assert await roles(store, name) == {"cho": OWNER}


@ON_POSTGRES
async def test_who_goes_while_a_club_is_handed_to_them_hands_it_on(
    stores: list[Store], raw: asyncpg.Connection
) -> None:
    store, other, _ = stores
    await register(store, [ANN, BEN, CHO])
    name = await club(store)
    await before(other.clubs.hand_over(name, ANN, BEN), store.accounts.close(BEN, 3.0), stores, raw)
    assert await roles(store, name) == {"ann": OWNER, "cho": MEMBER}


@ON_POSTGRES
@pytest.mark.parametrize("what", ["joins", "opens a table"])
async def test_who_comes_while_it_closes_is_refused(stores: list[Store], raw: asyncpg.Connection, what: str) -> None:
    store, other, third = stores
    name = await club(store)
    blocker = raw.transaction()
    await blocker.start()
    await raw.execute("select from clubs for update")
    closing = asyncio.create_task(store.clubs.close(name, 3.0))
    await waits(third, 1)
    coming: asyncio.Task[object] = asyncio.create_task(
        other.clubs.join(MemberRow(name, DAN, MEMBER, 3.0), None, 9, 9)
        if what == "joins"
        else other.club_tables.open_for(TableId("t"), name, "word")
    )
    await waits(third, 2)
    await blocker.rollback()
    await closing
    assert await coming == ("closed" if what == "joins" else False)
    assert await roles(store, name) == {}
    assert await store.club_tables.club_of(TableId("t")) is None


@pytest.mark.parametrize("seed", range(4))
async def test_it_has_one_owner_or_is_closed_however_many_go_at_once(stores: list[Store], seed: int) -> None:
    chance = random.Random(seed)
    store, other, third = stores
    await register(store, [ANN, BEN, CHO, DAN])
    names = [await club(store, f"c{number}", chance.choice([ANN, BEN])) for number in range(4)]

    async def soon(act: Coroutine[Any, Any, object]) -> None:
        await asyncio.sleep(chance.random() * 0.01)
        await act

    await asyncio.gather(
        soon(store.accounts.close(ANN, 3.0)),
        soon(other.accounts.close(BEN, 3.0)),
        *(soon(third.clubs.hand_over(name, ANN, BEN)) for name in names[:2]),
        *(soon(other.clubs.hand_over(name, BEN, CHO)) for name in names[2:]),
        *(soon(other.clubs.forget(name, CHO, MEMBER)) for name in names),
        *(soon(third.clubs.join(MemberRow(name, DAN, MEMBER, 3.0), None, 9, 9)) for name in names),
    )
    for name in names:
        there = await roles(store, name)
        assert not {ANN, BEN} & set(there)
        if await store.clubs.club(name) is None:
            assert there == {}
        else:
            assert list(there.values()).count(OWNER) == 1
