"""Signs of life of the processes of a hall, and when none of them was there."""

from sqlalchemy import Connection, delete, func, select
from sqlalchemy.dialects import postgresql, sqlite

from hiroma.store.schema import beats, outages

SILENT = 30.0
"""Seconds without a sign of life from any process after which the hall was down."""

FORGOTTEN = 40 * 86_400.0
"""Seconds after which an outage cannot matter any more: no turn is that long."""


def beat(connection: Connection, process: str, at: float, here: int) -> tuple[int, bool]:
    """A process is there at `at`, with so many people: how many the others have, and whether the hall was down.

    When nobody was there for longer than `SILENT`, that is kept as an outage. Whole in one transaction.
    """
    last = connection.scalar(select(func.max(beats.c.at)))
    upsert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    was_down = last is not None and at - last > SILENT
    if was_down:
        down = upsert(outages).values(began=last, ended=at)
        connection.execute(down.on_conflict_do_nothing())
        connection.execute(delete(outages).where(outages.c.ended < at - FORGOTTEN))
    mine = {"at": at, "here": here}
    alive = upsert(beats).values(process=process, **mine)
    connection.execute(alive.on_conflict_do_update(index_elements=[beats.c.process], set_=mine))
    connection.execute(delete(beats).where(beats.c.at < at - SILENT))
    others = select(func.sum(beats.c.here)).where(beats.c.process != process)
    return connection.scalar(others) or 0, was_down


def lost(connection: Connection, since: float, until: float) -> float:
    """Seconds of a stretch of time in which the hall was down."""
    rows = connection.execute(
        select(outages.c.began, outages.c.ended).where(outages.c.ended > since, outages.c.began < until)
    )
    seconds = 0.0
    for began, ended in rows:
        seconds += min(ended, until) - max(began, since)
    return seconds
