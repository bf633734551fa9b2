"""Signs of life of the processes of a hall, and when none of them was there."""

from collections.abc import Collection

from sqlalchemy import Connection, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from hiroma.store.schema import beats, outages

SILENT = 30.0
"""Seconds without a sign of life from any process after which the hall was down."""

FORGOTTEN = 40 * 86_400.0
"""Seconds after which an outage cannot matter any more: no turn is that long."""


def beat(
    connection: Connection, process: str, at: float, here: int, health: bytes = b"", people: Collection[str] = ()
) -> tuple[frozenset[str], bool]:
    """A process is there at `at`, with so many people: who is with the others, and whether the hall was down.

    When nobody was there for longer than `SILENT`, or since the last process left in order, that is kept as an outage.
    `health` is what the process says of itself; `people` are whom the others shall know of. Whole in one transaction.
    """
    last = connection.scalar(select(func.max(beats.c.at)))
    upsert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    left = update(outages).where(outages.c.began == outages.c.ended).values(ended=at)
    was_down = connection.execute(left).rowcount > 0
    if last is not None and at - last > SILENT:
        was_down = True
        down = upsert(outages).values(began=last, ended=at)
        connection.execute(down.on_conflict_do_nothing())
        connection.execute(delete(outages).where(outages.c.ended < at - FORGOTTEN))
    mine = {"at": at, "here": here, "health": health, "people": " ".join(people)}
    alive = upsert(beats).values(process=process, **mine)
    connection.execute(alive.on_conflict_do_update(index_elements=[beats.c.process], set_=mine))
    connection.execute(delete(beats).where(beats.c.at < at - SILENT))
    others = connection.scalars(select(beats.c.people).where(beats.c.process != process))
    return frozenset(player for said in others for player in (said or "").split()), was_down


def leave(connection: Connection, process: str, at: float) -> None:
    """A process goes in order at `at`; if it was the last, an outage begins, which ends with the next sign of life."""
    connection.execute(delete(beats).where(beats.c.process == process))
    others = connection.scalar(select(func.count()).select_from(beats).where(beats.c.at >= at - SILENT))
    if not others:
        upsert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
        connection.execute(upsert(outages).values(began=at, ended=at).on_conflict_do_nothing())


def alive(connection: Connection, now: float) -> list[tuple[str, float, int, bytes]]:
    """The processes that are there at `now`: id, last sign of life, people there, what it says of itself."""
    asked = (
        select(beats.c.process, beats.c.at, beats.c.here, beats.c.health)
        .where(beats.c.at >= now - SILENT)
        .order_by(beats.c.process)
    )
    return [(row.process, row.at, row.here, row.health or b"") for row in connection.execute(asked)]


def lost(connection: Connection, since: float, until: float) -> float:
    """Seconds of a stretch of time in which the hall was down."""
    rows = connection.execute(
        select(outages.c.began, outages.c.ended).where(outages.c.ended > since, outages.c.began < until)
    )
    seconds = 0.0
    for began, ended in rows:
        seconds += min(ended, until) - max(began, since)
    return seconds
