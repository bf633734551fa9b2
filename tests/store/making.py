"""Rows for the tests."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterable
from pathlib import Path

import asyncpg
import pytest
from alembic import command as alembic
from alembic.config import Config
from sqlalchemy import Connection, func, select, text

import hiroma.store.migrations
from hiroma.ids import LeaseNo, OwnCommandId, PlayerId, TableId
from hiroma.store import Appended, ChatRow, PlayerRow, Row, Store, Summary
from hiroma.store.accounts import AccountRow
from hiroma.store.backends import database
from hiroma.store.schema import leases, owners


def row(table: str, rev: int, command: str | None = None, body: bytes | None = None) -> Row:
    """An entry."""
    given = OwnCommandId(command) if command else None
    return Row(table=TableId(table), rev=rev, at=1000.0 + rev, body=body or f"{table} {rev}".encode(), command=given)


def summary(
    table: str,
    head: int,
    *,
    players: tuple[str, ...] = (),
    deadline: float | None = None,
    listed: bool = True,
    status: str = "open",
    game: str = "cant-stop",
) -> Summary:
    """The lobby's row after that entry."""
    return Summary(
        table=TableId(table),
        game=game,
        status=status,
        listed=listed,
        head=head,
        deadline=deadline,
        changed=1000.0 + head,
        card=b'{"head":%d}' % head,
        players=tuple(map(PlayerId, players)),
    )


async def append(
    store: Store, table: str, rev: int, command: str | None = None, lease: LeaseNo | None = None
) -> Appended:
    """Append an entry with its summary."""
    return await store.tables.append(row(table, rev, command), summary(table, rev), lease)


async def opened_from(url: str, version: str, lines: str, **values: object) -> Store:
    """Return the store of an empty database that was made at an older version with these statements of SQL."""

    def older(connection: Connection) -> None:
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", str(Path(hiroma.store.migrations.__file__).parent))
        config.set_main_option("path_separator", "os")
        alembic.upgrade(config, version)
        for line in lines.split(";"):
            connection.execute(text(line), {name: value for name, value in values.items() if f":{name}" in line})

    base = database(url)
    await base.transact(older)
    await base.close()
    return await Store.connect(url)


async def buried(store: Store, lease: LeaseNo) -> None:
    """Bury a lease by a new one, which then goes."""
    undertaker = await store.leases.take("undertaker")
    assert await store.leases.beat(undertaker, [lease]) is not None
    await store.leases.give_up(undertaker)


async def owned(store: Store) -> dict[LeaseNo, int]:
    """Return the number of tables that each living lease owns, without those that own none."""
    return await store.engine.read(_owned)


def _owned(connection: Connection) -> dict[LeaseNo, int]:
    asked = select(owners.c.lease, func.count()).join(leases, leases.c.no == owners.c.lease).group_by(owners.c.lease)
    return {LeaseNo(lease): tables for lease, tables in connection.execute(asked)}


ON_POSTGRES = pytest.mark.parametrize("url", [pytest.param("postgres", marks=pytest.mark.services)], indirect=True)
"""Runs a test on PostgreSQL only."""


async def waits(store: Store, many: int) -> None:
    """Wait until that many statements wait for a lock of PostgreSQL."""
    asked = "select count(*) from pg_stat_activity where wait_event_type = 'Lock'"
    async with asyncio.timeout(10.0):
        while await store.engine.read(scalar, asked) != many:  # noqa: ASYNC110 - only the server knows
            await asyncio.sleep(0.01)


@contextlib.asynccontextmanager
async def no_inserts(raw: asyncpg.Connection, table: str, which: str = "true") -> AsyncIterator[None]:
    """Let inserts into a table of PostgreSQL wait until the block ends: of rows `new` of which it is true."""
    await raw.execute("select pg_advisory_lock(1)")
    await raw.execute(
        "create function wait_here() returns trigger language plpgsql as "
        "$$ begin perform pg_advisory_xact_lock_shared(1); return new; end $$"
    )
    trigger = f"create trigger wait_here before insert on {table} for each row when ({which})"
    await raw.execute(f"{trigger} execute function wait_here()")
    try:
        yield
    finally:
        await raw.execute("select pg_advisory_unlock(1)")


def scalar(connection: Connection, asked: str) -> object:
    """Return the one value that a statement finds."""
    return connection.exec_driver_sql(asked).scalar()


def line(table: str, text: str, chair: int | None = None) -> ChatRow:
    """A chat line, not yet numbered."""
    return ChatRow(table=TableId(table), n=0, at=5.0, player=PlayerId("ann"), chair=chair, text=text)


async def register(store: Store, players: Iterable[str], created: float = 1.0) -> None:
    """Accounts for these players, named as they are."""
    for player in players:
        person = PlayerRow(id=PlayerId(player), name=player, locale="en", created=created, seen=created, key=player)
        account = AccountRow(player=PlayerId(player), key=player, password=None, created=created)
        assert await store.accounts.open_account(account, person) == []
