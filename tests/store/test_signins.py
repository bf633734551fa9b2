"""Signing in, on both databases, while passwords change and accounts close."""

import asyncio

import asyncpg
import pytest

from hiroma.ids import ApiTokenId, PlayerId, SessionId
from hiroma.store import PlayerRow, Store
from hiroma.store.accounts import AccountRow, Identity
from hiroma.store.signins import SessionRow
from hiroma.store.tokens import TokenRow
from tests.store.making import ON_POSTGRES, waits

ANN, BEN, EVE = PlayerId("ann"), PlayerId("ben"), PlayerId("eve")
OLD, NEW = "the old hash", "the new hash"


@pytest.fixture(autouse=True)
async def anns(stores: list[Store]) -> None:
    """Give Ann an account with a password."""
    person = PlayerRow(id=ANN, name="ann", locale="en", created=1.0, seen=1.0, key="ann")
    new = AccountRow(player=ANN, key="ann", password=OLD, created=1.0)
    assert await stores[0].accounts.open_account(new, person) == []


def identity(name: str) -> Identity:
    """Return an identity at a provider."""
    return "https://provider.example", name


async def opened(store: Store, player: PlayerId, name: str, elsewhere: Identity) -> bool:
    """Open an account with an identity for a guest; return True when it opened."""
    person = PlayerRow(id=player, name=name, locale="en", created=1.0, seen=1.0, key=name)
    new = AccountRow(player=player, key=name, password=None, created=1.0)
    return await store.accounts.open_account(new, person, elsewhere) is not None


def session(name: str) -> SessionRow:
    """Return a session of Ann's with the hash `name`."""
    return SessionRow(hash=name, id=SessionId(name), player=ANN, device="", created=2.0, seen=2.0, expires=100.0)


def token(name: str, expires: float | None = None) -> TokenRow:
    """Return a token of Ann's with the hash `name`."""
    return TokenRow(hash=name, id=ApiTokenId(name), player=ANN, label="", scopes="read", created=2.0, expires=expires)


async def live(store: Store) -> list[str]:
    """Return the hashes of Ann's sessions."""
    return sorted(row.hash for row in await store.signins.sessions_of(ANN, 3.0))


async def test_the_old_password_begins_no_session_after_the_new_one(stores: list[Store]) -> None:
    store, other, _ = stores
    assert await store.signins.begin(session("before"), OLD)
    assert await other.accounts.set_password(ANN, NEW, OLD)
    assert not await store.signins.begin(session("stolen"), OLD)
    assert await store.signins.begin(session("after"), NEW)
    assert await store.signins.begin(session("by passkey"))
    assert await live(store) == ["after", "before", "by passkey"]


async def test_a_password_that_has_changed_changes_nothing(stores: list[Store]) -> None:
    store, other, _ = stores
    assert await store.accounts.set_password(ANN, NEW, OLD)
    assert not await other.accounts.set_password(ANN, "the thief's hash", OLD)
    assert await store.accounts.set_password(ANN, NEW, OLD), "carried out twice"
    account = await store.accounts.account(ANN)
    assert account is not None
    assert account.password == NEW


async def test_a_closed_account_lets_nobody_in(stores: list[Store]) -> None:
    store, other, _ = stores
    await other.accounts.close(ANN, 2.0)
    assert not await store.signins.begin(session("by password"), OLD)
    assert not await store.signins.begin(session("by passkey"))
    assert not await store.accounts.set_password(ANN, NEW, OLD)
    assert not await store.accounts.set_password(ANN, NEW, None)
    assert await live(store) == []


@ON_POSTGRES
@pytest.mark.parametrize("password", [OLD, None])
async def test_who_signs_in_while_the_account_closes_is_not_in(
    stores: list[Store], raw: asyncpg.Connection, password: str | None
) -> None:
    store, other, third = stores
    blocker = raw.transaction()
    await blocker.start()
    await raw.execute("select from players where id = 'ann' for update")
    closing = asyncio.create_task(store.accounts.close(ANN, 2.0))
    await waits(third, 1)
    coming = asyncio.create_task(other.signins.begin(session("late"), password))
    await waits(third, 2)
    await blocker.rollback()
    await closing
    assert not await coming
    assert await live(store) == []


@ON_POSTGRES
async def test_who_signs_in_while_the_password_changes_is_not_in(stores: list[Store], raw: asyncpg.Connection) -> None:
    store, other, third = stores
    blocker = raw.transaction()
    await blocker.start()
    await raw.execute("select from accounts where player_id = 'ann' for update")
    changing = asyncio.create_task(store.accounts.set_password(ANN, NEW, OLD))
    await waits(third, 1)
    coming = asyncio.create_task(other.signins.begin(session("late"), OLD))
    await waits(third, 2)
    await blocker.rollback()
    assert await changing
    assert not await coming
    assert await live(store) == []


async def test_a_token_is_made_in_a_session(stores: list[Store]) -> None:
    store, other, _ = stores
    assert await store.signins.begin(session("hers"))
    assert await store.signins.begin(session("stolen"))
    assert await store.tokens.make(token("one"), 2, "stolen") == "made"
    await other.signins.end_others(ANN, "hers")
    assert await store.tokens.make(token("two"), 2, "stolen") == "guest"
    assert await store.tokens.make(token("two"), 2, "hers") == "made"
    assert await store.tokens.make(token("three"), 2, "hers") == "too-many"
    assert sorted(row.hash for row in await store.tokens.tokens_of(ANN)) == ["one", "two"]


@ON_POSTGRES
async def test_a_token_that_is_made_while_its_session_ends_is_dropped_with_the_others(
    stores: list[Store], raw: asyncpg.Connection
) -> None:
    store, other, third = stores
    assert await store.signins.begin(session("stolen"))
    assert await store.tokens.make(token("over", 2.5), 2, "stolen") == "made"
    blocker = raw.transaction()
    await blocker.start()
    await raw.execute("select from tokens where hash = 'over' for update")
    sweeping = TokenRow(hash="kept", id=ApiTokenId("k"), player=ANN, label="", scopes="read", created=3.0)
    making = asyncio.create_task(store.tokens.make(sweeping, 2, "stolen"))
    await waits(third, 1)
    ending = asyncio.create_task(other.signins.end_others(ANN, "hers"))
    await waits(third, 2)
    await blocker.rollback()
    assert await making == "made"
    assert await ending == ["stolen"]
    assert await other.tokens.drop_all(ANN) == ["kept"]


async def test_an_identity_opens_one_account(stores: list[Store]) -> None:
    store, other, _ = stores
    assert await opened(store, BEN, "ben", identity("b"))
    assert not await opened(other, EVE, "eve", identity("b"))
    assert not await opened(other, EVE, "ann", identity("e")), "that name is taken"
    assert await other.accounts.account(EVE) is None
    assert await other.signins.whose(identity("e")) is None
    assert not await other.signins.add_identity(identity("b"), ANN, 2.0)
    assert await other.signins.add_identity(identity("b"), BEN, 2.0), "again"
    assert await other.signins.add_identity(identity("a"), ANN, 2.0)
    assert [await store.signins.whose(identity(name)) for name in "ab"] == [ANN, BEN]
    await store.accounts.close(ANN, 3.0)
    assert not await other.signins.add_identity(identity("a"), ANN, 4.0)
    assert await opened(store, EVE, "ann", identity("a"))


@ON_POSTGRES
async def test_an_identity_that_comes_on_two_devices_makes_one_account(
    stores: list[Store], raw: asyncpg.Connection
) -> None:
    store, other, _ = stores
    faster = raw.transaction()
    await faster.start()
    await raw.execute("insert into identities values ($1, $2, 'ben', 1.0)", *identity("b"))
    opening = asyncio.create_task(opened(store, EVE, "eve", identity("b")))
    linking = asyncio.create_task(store.signins.add_identity(identity("b"), ANN, 2.0))
    await waits(other, 2)
    await faster.commit()
    assert not await opening
    assert not await linking
    assert await store.accounts.account(EVE) is None
    assert not store.engine.failing, "the database can write"
