"""Heartbeats: signs of life of the processes of a hall, and outages, when none of them was there."""

import time
from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, select, text, update

from hiroma.store.locks import LEAVING, hold
from hiroma.store.repository import Repository, reads, transacts
from hiroma.store.schema import beats, outages
from hiroma.store.upsert import insert_into

SILENT = 30.0
"""Seconds without a sign of life from any process after which the hall was down."""

FORGOTTEN = 40 * 86_400.0
"""Seconds after which an outage cannot matter any more: no turn is that long."""


class Sign(NamedTuple):
    """The newest sign of life of a process."""

    process: str
    at: float
    """Unix seconds."""
    people: str
    """Its attendance (JSON, `server/core/presence.py`); '' for none."""


def clock(connection: Connection) -> float:
    """Return the time in unix seconds. All processes share its clock: PostgreSQL's, or the machine's for SQLite."""
    if connection.dialect.name == "postgresql":
        return float(connection.execute(text("select extract(epoch from clock_timestamp())")).scalar_one())
    return time.time()


def last(connection: Connection) -> float | None:
    """Return the last time (unix seconds) at which the hall was there, as far as is known; None at its first start."""
    known = (connection.scalar(select(func.max(column))) for column in (beats.c.at, outages.c.ended))
    return max((at for at in known if at is not None), default=None)


def beat(
    connection: Connection,
    process: str,
    at: float,
    here: int,
    health: bytes = b"",
    people: str = "",
    away: Iterable[tuple[float, float]] = (),
) -> tuple[list[Sign], bool]:
    """Keep a sign of life of a process at `at`. Return the signs of the others, and True when the hall was down.

    The hall was down when no process was there for longer than `SILENT`, since the last process left in order, and
    while this process was `away` (beginnings and ends): each such time is kept as an outage. `here` is the number of
    people connected to the process, `people` its attendance, `health` its report on itself. Needs a transaction.
    """
    before = connection.scalar(select(func.max(beats.c.at)))
    began_to = update(outages).where(outages.c.began == outages.c.ended).values(ended=at)
    was_down = connection.execute(began_to).rowcount > 0
    away = list(away)
    if before is not None and at - before - sum(ended - began for began, ended in away) > SILENT:
        away.append((before, at))
        connection.execute(delete(outages).where(outages.c.ended < at - FORGOTTEN))
    for began, ended in away:
        was_down = True
        down = insert_into(connection, outages).values(began=began, ended=ended)
        connection.execute(down.on_conflict_do_nothing())
    mine = {"at": at, "here": here, "health": health, "people": people}
    alive = insert_into(connection, beats).values(process=process, **mine)
    connection.execute(alive.on_conflict_do_update(index_elements=[beats.c.process], set_=mine))
    connection.execute(delete(beats).where(beats.c.at < at - SILENT))
    others = select(beats.c.process, beats.c.at, beats.c.people).where(beats.c.process != process)
    signs = [Sign(row.process, row.at, row.people or "") for row in connection.execute(others)]
    return signs, was_down


def leave(connection: Connection, process: str, at: float) -> None:
    """Record that a process leaves in order. After the last one an outage begins; the next sign of life ends it."""
    hold(connection, LEAVING)
    connection.execute(delete(beats).where(beats.c.process == process))
    if not alive(connection, at):
        connection.execute(insert_into(connection, outages).values(began=at, ended=at).on_conflict_do_nothing())


def alive(connection: Connection, now: float) -> list[tuple[str, float, int, bytes]]:
    """Return the processes that are there at `now`: id, last sign of life (unix seconds), people connected, health."""
    asked = (
        select(beats.c.process, beats.c.at, beats.c.here, beats.c.health)
        .where(beats.c.at >= now - SILENT)
        .order_by(beats.c.process)
    )
    return [(row.process, row.at, row.here, row.health or b"") for row in connection.execute(asked)]


def lost(connection: Connection, since: float, until: float) -> float:
    """Return the seconds between two times in which the hall, or one of its processes, was away."""
    rows = connection.execute(
        select(outages.c.began, outages.c.ended)
        .where(outages.c.ended > since, outages.c.began < until)
        .order_by(outages.c.began)
    )
    seconds = 0.0
    for began, ended in rows:
        # Outages may overlap: several processes notice the same one.
        seconds += max(0.0, min(ended, until) - max(began, since))
        since = max(since, min(ended, until))
    return seconds


class UptimeRepository(Repository):
    """Signs of life and outages."""

    clock = reads(clock)
    last = reads(last)
    beat = transacts(beat)
    leave = transacts(leave)
    alive = reads(alive)
    lost = reads(lost)
