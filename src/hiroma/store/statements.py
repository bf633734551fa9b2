"""Statements that write beside the log: plain functions of a connection; one statement each, hence one transaction."""

from typing import Any

import msgspec
from sqlalchemy import Connection, Table, func, insert, literal, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from hiroma.store.rows import ChatRow, PlayerRow, StoreError
from hiroma.store.schema import chat, players, tables

CLAIM = 30.0
"""Seconds for which a claimed deadline is somebody's own."""
ROUNDS = 100
"""Tries to number a chat line while other processes write to the same chat."""


def due(connection: Connection, now: float, limit: int) -> list[str]:
    """The tables whose deadline has passed, claimed by putting it off: nobody else gets them now."""
    passed = tables.c.deadline <= now
    # SQLite has one writer at a time and leaves out what PostgreSQL needs to pass by the rows of others.
    ripe = select(tables.c.table_id).where(passed).order_by(tables.c.deadline).limit(limit)
    claimed = ripe.with_for_update(skip_locked=True).cte("claimed")
    put_off = (
        update(tables)
        .where(tables.c.table_id.in_(select(claimed.c.table_id)), passed)
        .values(deadline=now + CLAIM)
        .returning(tables.c.table_id)
    )
    return list(connection.scalars(put_off))


def calm(connection: Connection, table: str, head: int) -> None:
    """A table, when it stands at most at that rev, waits for nothing more."""
    still = update(tables).where(tables.c.table_id == table, tables.c.head <= head)
    connection.execute(still.values(deadline=None))


def say(connection: Connection, row: ChatRow) -> ChatRow:
    """The chat line with its number."""
    number = select(
        literal(row.table),
        func.coalesce(func.max(chat.c.n), 0) + 1,
        *(literal(value, column.type) for value, column in _said(row)),
    ).where(chat.c.table_id == row.table)
    asked = insert(chat).from_select([column.name for column in chat.columns], number).returning(chat.c.n)
    for _ in range(ROUNDS):
        try:
            return msgspec.structs.replace(row, n=connection.scalars(asked).one())
        except IntegrityError:
            # Another process was first with this number.
            continue
    raise StoreError("the chat is too busy")


def _said(row: ChatRow) -> list[tuple[Any, Any]]:
    return [(row.at, chat.c.at), (row.player, chat.c.player), (row.chair, chat.c.chair), (row.text, chat.c.text)]


def save_player(connection: Connection, row: PlayerRow) -> None:
    """A new player, or what changed of a known one; `created` stays."""
    asked = _upsert(connection, players).values(msgspec.structs.asdict(row))
    new = asked.excluded
    connection.execute(
        asked.on_conflict_do_update(
            index_elements=[players.c.id],
            set_={"name": new.name, "locale": new.locale, "seen": new.seen, "key": new.key},
        )
    )


def _upsert(connection: Connection, table: Table) -> Any:
    return postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)
