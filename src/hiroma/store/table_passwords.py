"""Passwords of tables, hashed: plain functions of a connection."""

from sqlalchemy import Connection, delete, select

from hiroma.ids import TableId
from hiroma.store.repository import Repository, reads, transacts
from hiroma.store.schema import table_passwords
from hiroma.store.upsert import insert_into


def of(connection: Connection, table_id: TableId) -> str | None:
    """Return the hash of a table's password; None where it has none."""
    found: str | None = connection.scalar(select(table_passwords.c.hash).where(table_passwords.c.table_id == table_id))
    return found


def keep(connection: Connection, table_id: TableId, hashed: str | None) -> None:
    """Keep the hash of a table's new password, or (None) forget the one it has."""
    connection.execute(delete(table_passwords).where(table_passwords.c.table_id == table_id))
    if hashed is not None:
        connection.execute(insert_into(connection, table_passwords).values(table_id=table_id, hash=hashed))


class TablePasswordRepository(Repository):
    """The passwords of tables."""

    of = reads(of)
    keep = transacts(keep)
