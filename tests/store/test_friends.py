"""Askings: a no outlives that the other takes the asking back, and says nothing to them."""

import asyncio

import asyncpg
import pytest

from hiroma.ids import PlayerId
from hiroma.store import Store
from hiroma.store.friends import PrivacyRow
from tests.store.making import ON_POSTGRES, register, scalar, waits

ANN, BEN = PlayerId("ann"), PlayerId("ben")
MOST = 3


@pytest.fixture(autouse=True)
async def people(store: Store) -> None:
    """Two accounts."""
    await register(store, ["ann", "ben"])


async def test_taking_an_asking_back_does_not_undo_a_no(store: Store) -> None:
    friends = store.friends
    assert await friends.befriend(ANN, BEN, MOST, 1.0)
    await friends.part(BEN, ANN, 2.0)
    for now in (3.0, 4.0):
        assert await friends.asked_by(ANN) == [BEN]
        await friends.part(ANN, BEN, now)
        assert await friends.asked_by(ANN) == []
        assert await friends.stands(ANN, BEN) == (False, False)
        assert await friends.befriend(ANN, BEN, MOST, now) is False
        assert (await friends.askings(BEN), await friends.how_many_ask(BEN)) == ([], 0)
        assert await friends.stands(ANN, BEN) == (True, False)
    # The one who said no may ask, and then both are friends: the asking stands.
    assert await friends.befriend(BEN, ANN, MOST, 5.0)
    assert await friends.friends_of(ANN) == [BEN]
    assert await friends.friends_of(BEN) == [ANN]


async def test_who_asks_has_taken_the_own_no_back(store: Store) -> None:
    friends = store.friends
    await friends.befriend(ANN, BEN, MOST, 1.0)
    await friends.part(BEN, ANN, 2.0)
    await friends.part(ANN, BEN, 3.0)
    assert await friends.befriend(BEN, ANN, MOST, 4.0)
    assert await friends.askings(ANN) == [BEN]
    assert (await friends.friends_of(ANN), await friends.friends_of(BEN)) == ([], [])
    await friends.part(BEN, ANN, 5.0)
    assert await friends.befriend(ANN, BEN, MOST, 6.0)
    assert await friends.askings(BEN) == [ANN]


async def test_an_asking_without_a_no_goes_when_it_is_taken_back(store: Store) -> None:
    friends = store.friends
    assert await friends.befriend(ANN, BEN, MOST, 1.0)
    assert await friends.befriend(ANN, BEN, MOST, 1.0) is False
    await friends.part(ANN, BEN, 2.0)
    assert await friends.befriend(ANN, BEN, MOST, 3.0)
    assert await friends.askings(BEN) == [ANN]


async def test_an_end_of_a_friendship_is_a_no(store: Store) -> None:
    friends = store.friends
    await friends.befriend(ANN, BEN, MOST, 1.0)
    await friends.befriend(BEN, ANN, MOST, 1.0)
    await friends.part(BEN, ANN, 2.0)
    await friends.part(ANN, BEN, 3.0)
    assert await friends.befriend(ANN, BEN, MOST, 4.0) is False
    assert await friends.askings(BEN) == []


async def test_what_was_taken_back_takes_no_room(store: Store) -> None:
    friends = store.friends
    others = [f"other{n}" for n in range(MOST + 1)]
    await register(store, others)
    for other in others:
        assert await friends.befriend(ANN, PlayerId(other), MOST, 1.0)
        await friends.part(PlayerId(other), ANN, 2.0)
        await friends.part(ANN, PlayerId(other), 3.0)
    for other in others[:MOST]:
        assert await friends.befriend(ANN, PlayerId(other), MOST, 4.0) is False
    assert await friends.befriend(ANN, PlayerId(others[MOST]), MOST, 4.0) is None


async def test_whereabouts_for_friends_stay_shut_after_the_end(store: Store) -> None:
    friends = store.friends
    await friends.befriend(ANN, BEN, MOST, 1.0)
    await friends.part(BEN, ANN, 2.0)
    await friends.part(ANN, BEN, 3.0)
    await friends.set_privacy(BEN, PrivacyRow("friends", "friends"))
    assert await friends.hidden([BEN], ANN) == {BEN}
    await friends.befriend(BEN, ANN, MOST, 4.0)
    assert await friends.hidden([BEN], ANN) == {BEN}


async def test_both_at_once_leave_nothing_that_stands(store: Store) -> None:
    friends = store.friends
    for now in range(1, 21):
        assert await friends.befriend(ANN, BEN, MOST, now)
        if now % 2:
            await friends.befriend(BEN, ANN, MOST, now)
        await asyncio.gather(friends.part(ANN, BEN, now), friends.part(BEN, ANN, now))
        assert await friends.stands(ANN, BEN) == (False, False)
        # Each asks, which takes their own no back, and thinks better of it.
        for one, other in ((ANN, BEN), (BEN, ANN)):
            await friends.befriend(one, other, MOST, now)
            await friends.part(one, other, now)
            await friends.befriend(other, one, MOST, now)
            await friends.part(other, one, now)


@ON_POSTGRES
async def test_the_second_of_two_waits_before_it_writes_a_row(stores: list[Store], raw: asyncpg.Connection) -> None:
    one, other, third = stores
    await one.friends.befriend(ANN, BEN, MOST, 1.0)
    await one.friends.befriend(BEN, ANN, MOST, 1.0)
    blocker = raw.transaction()
    await blocker.start()
    await raw.execute("select from friends where player_id = 'ben' for update")
    first = asyncio.create_task(one.friends.part(ANN, BEN, 2.0))
    await waits(third, 1)
    second = asyncio.create_task(other.friends.part(BEN, ANN, 2.0))
    await waits(third, 2)
    # The second would hold a row that the first is about to write, and wait for one that the first has written.
    locks = "select count(*) from pg_locks where locktype = 'advisory' and not granted"
    assert await third.engine.read(scalar, locks) == 1
    await blocker.rollback()
    await asyncio.gather(first, second)
    assert await one.friends.stands(ANN, BEN) == (False, False)
