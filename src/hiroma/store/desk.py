"""Queries of the host's desk on tables and people: plain functions of a connection."""

import msgspec
from sqlalchemy import Connection, func, select

from hiroma.ids import PlayerId
from hiroma.store.repository import Repository, reads
from hiroma.store.rows import Summary
from hiroma.store.schema import accounts, players, tables
from hiroma.store.tables import summaries

DAY = 86_400.0
IDLE = 3 * DAY
"""Seconds without an entry after which a table that is not over is idle."""


class Somebody(msgspec.Struct, frozen=True):
    """A person with a name in the hall. Times are unix seconds."""

    player: PlayerId
    name: str
    created: float
    seen: float
    account: float | None
    """The time when they opened their account; None for a guest."""


def counts(connection: Connection, now: float) -> dict[str, int]:
    """Return the number of tables by status; under 'idle' the number of those that `idle` lists."""
    asked = select(tables.c.status, func.count()).group_by(tables.c.status)
    found = {str(row[0]): int(row[1]) for row in connection.execute(asked)}
    idle = select(func.count()).where(tables.c.status.in_(("open", "playing")), tables.c.changed < now - IDLE)
    return {**found, "idle": connection.scalar(idle) or 0}


def idle(connection: Connection, now: float, limit: int) -> list[Summary]:
    """Return tables that are not over and had no entry for `IDLE` seconds, the longest idle first."""
    asked = select(tables.c.table_id).where(tables.c.status.in_(("open", "playing")), tables.c.changed < now - IDLE)
    found = list(connection.scalars(asked.order_by(tables.c.changed).limit(limit)))
    return [one for table_id in found for one in summaries(connection, table_id=table_id, limit=1)]


def people(connection: Connection, text: str, key: str, limit: int) -> list[Somebody]:
    """Return the people whose name contains a text, or whose id it is, the last seen first. `key` is that of the text.

    SQLite knows the case of the letters A to Z alone, so the keys of names are compared as well.
    """
    pattern = "%" + text.casefold().replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") + "%"
    fits = func.lower(players.c.name).like(pattern, escape="\\") | (players.c.id == text)
    if key:
        fits |= players.c.key.contains(key, autoescape=True)
    asked = select(players.c.id, players.c.name, players.c.created, players.c.seen, accounts.c.created)
    asked = asked.outerjoin(accounts, accounts.c.player_id == players.c.id).where(fits)
    return [Somebody(*row) for row in connection.execute(asked.order_by(players.c.seen.desc()).limit(limit))]


class DeskRepository(Repository):
    """Queries of the host's desk."""

    counts = reads(counts)
    idle = reads(idle)
    people = reads(people)
