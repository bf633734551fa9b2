"""Tables at which nobody ever played: plain functions of a connection."""

from collections.abc import Collection

from sqlalchemy import Connection, delete, select

from hiroma.store.queries import with_people
from hiroma.store.rows import Summary
from hiroma.store.schema import accounts, chat, club_tables, entries, seats, table_guests, tables


def quiet(connection: Connection, status: str, after: float, before: float, limit: int) -> list[Summary]:
    """Tables that stand so and changed last between those times, the longest ago first."""
    fits = (tables.c.status == status, tables.c.changed >= after, tables.c.changed < before)
    return with_people(connection, select(tables).where(*fits).order_by(tables.c.changed).limit(limit))


def with_account(connection: Connection, players: Collection[str]) -> set[str]:
    """Those of these players who have an account."""
    return set(connection.scalars(select(accounts.c.player_id).where(accounts.c.player_id.in_(players))))


def forget(connection: Connection, table: str) -> None:
    """A table that is closed goes, with all its rows. Whole in one transaction."""
    if connection.scalar(select(tables.c.status).where(tables.c.table_id == table)) == "closed":
        for kept in (seats, entries, chat, club_tables, table_guests, tables):
            connection.execute(delete(kept).where(kept.c.table_id == table))
