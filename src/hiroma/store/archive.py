"""The archive: entries of tables that were over long ago, packed into one row for each table.

Nothing is lost by it: `entries` in `tables.py` reads a log as it was, byte by byte. Only a command that is sent once
more after its entry was packed is no longer known by its id. Nor does the key of `entries` refuse a rev that is packed:
a writer without a lease, who has not read the table since it was over, is not thought of.
"""

import zlib
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, delete, exists, func, insert, select

from hiroma.ids import OwnCommandId, TableId
from hiroma.store.rows import NOT_OVER, Row, StoreError
from hiroma.store.schema import archived, entries, tables

FORM = b"\x01"
"""The first byte of what is packed: the msgpack of `Packed`, by zlib."""
LEVEL = 9

Packed = list[tuple[int, float, bytes, bytes | None, OwnCommandId | None]]
"""Rev, time, body, sealed part and command of each entry."""


class Part(NamedTuple):
    """Entries of a table that are packed, and not yet put away."""

    table: TableId
    upto: int
    entries: int
    """Their number."""
    plain: int
    """Their bytes."""
    body: bytes


def pack(rows: Sequence[Row]) -> bytes:
    """Return entries of one table in one piece."""
    listed = [(row.rev, row.at, row.body, row.sealed, row.command) for row in rows]
    return FORM + zlib.compress(msgspec.msgpack.encode(listed), LEVEL)


def unpack(table_id: TableId, body: bytes) -> list[Row]:
    """Return the entries that `pack` was given; `StoreError` for anything else."""
    try:
        if body[:1] != FORM:
            raise StoreError(f"the archive of {table_id} has a form that this release does not know")
        listed = msgspec.msgpack.decode(zlib.decompress(body[1:]), type=Packed)
    except (zlib.error, msgspec.MsgspecError) as error:
        raise StoreError(f"the archive of {table_id} is damaged: {error}") from error
    return [Row(table_id, *fields) for fields in listed]


def unpacked(connection: Connection, table_id: TableId, after: int) -> list[Row]:
    """The archived entries of a table after a rev, in order."""
    asked = select(archived.c.body).where(archived.c.table_id == table_id, archived.c.upto > after)
    parts = connection.scalars(asked.order_by(archived.c.upto))
    return [row for body in parts for row in unpack(table_id, body) if row.rev > after]


def archivable(connection: Connection, before: float, after: TableId, limit: int) -> list[TableId]:
    """The next tables by id that were over or closed before a time (seconds since 1970), and have entries to pack."""
    more = exists().where(entries.c.table_id == tables.c.table_id, entries.c.rev < tables.c.head)
    fits = (tables.c.table_id > after, tables.c.changed < before, tables.c.status.not_in(NOT_OVER), more)
    return list(connection.scalars(select(tables.c.table_id).where(*fits).order_by(tables.c.table_id).limit(limit)))


def packed(connection: Connection, table_id: TableId) -> Part | None:
    """All entries of a table but the newest, packed; None when there are none."""
    asked = select(entries).where(entries.c.table_id == table_id).order_by(entries.c.rev)
    rows = [Row(*row) for row in connection.execute(asked)][:-1]
    if not rows:
        return None
    body = pack(rows)
    if unpack(table_id, body) != rows:
        raise StoreError(f"the log of {table_id} cannot be packed")
    plain = sum(len(row.body) + len(row.sealed or b"") for row in rows)
    return Part(table_id, rows[-1].rev, len(rows), plain, body)


def put_away(connection: Connection, parts: Sequence[Part]) -> list[TableId]:
    """Put packed entries in the place of the rows; return the tables of which somebody else has done it before."""
    late = []
    for part in parts:
        # Of two that archive the same table the second waits here, and finds no rows any more.
        connection.execute(select(tables.c.head).where(tables.c.table_id == part.table).with_for_update())
        mine = (entries.c.table_id == part.table, entries.c.rev <= part.upto)
        if connection.scalar(select(func.count()).select_from(entries).where(*mine)) != part.entries:
            late.append(part.table)
            continue
        connection.execute(insert(archived).values(table_id=part.table, upto=part.upto, body=part.body))
        connection.execute(delete(entries).where(*mine))
    return late
