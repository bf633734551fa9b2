"""Vacations of players: plain functions of a connection. Those that write need a transaction."""

import datetime as dt
import math
from collections.abc import Collection

from sqlalchemy import Connection, case, delete, insert, select, update

from hiroma.ids import PlayerId
from hiroma.store.locks import hold, lock_of
from hiroma.store.repository import Repository, reads, transacts
from hiroma.store.schema import vacations

DAY = 86_400.0

CLAIM = 60.0
"""Seconds in which a process must pass a vacation on to the tables. After them another process may."""


def on_vacation(connection: Connection, players: Collection[PlayerId], now: float) -> dict[PlayerId, float]:
    """Return those of the players who are on vacation, each with its end in unix seconds."""
    asked = select(vacations.c.player_id, vacations.c.until).where(
        vacations.c.player_id.in_(players), vacations.c.began <= now, vacations.c.until > now
    )
    return {row.player_id: row.until for row in connection.execute(asked)}


def of(connection: Connection, player: PlayerId) -> list[tuple[float, float]]:
    """Return all vacations of a player, the oldest first: beginning and end in unix seconds."""
    asked = select(vacations.c.began, vacations.c.until).where(vacations.c.player_id == player)
    return [(began, until) for began, until in connection.execute(asked.order_by(vacations.c.began))]


def used(connection: Connection, player: PlayerId, at: float) -> int:
    """Return the days of a player's vacations, taken or planned, that begin in the year (by UTC) of `at`."""
    first = dt.datetime.fromtimestamp(at, dt.UTC).replace(month=1, day=1, hour=0, minute=0, second=0, microsecond=0)
    next_first = first.replace(year=first.year + 1)
    asked = select(vacations.c.began, vacations.c.until).where(
        vacations.c.player_id == player,
        vacations.c.began >= first.timestamp(),
        vacations.c.began < next_first.timestamp(),
    )
    return sum(math.ceil((until - began) / DAY) for began, until in connection.execute(asked))


def go(connection: Connection, player: PlayerId, days: int, begins: float, now: float, most: int) -> bool:
    """Keep a vacation of a number of days from `begins` on (unix seconds). `begun` returns it then.

    Change nothing and return False when a vacation is on or planned, or when its year would have more days than `most`.
    """
    hold(connection, lock_of("vacations", player))
    ahead = select(vacations.c.began).where(vacations.c.player_id == player, vacations.c.until > now)
    if connection.scalar(ahead.limit(1)) is not None or used(connection, player, begins) + days > most:
        return False
    connection.execute(insert(vacations).values(player_id=player, began=begins, until=begins + days * DAY, tell=begins))
    return True


def come_back(connection: Connection, player: PlayerId, now: float) -> None:
    """End a running vacation, so that `begun` returns it. Delete one that has not begun."""
    mine = vacations.c.player_id == player
    connection.execute(delete(vacations).where(mine, vacations.c.began > now))
    running = mine, vacations.c.began <= now, vacations.c.until > now
    connection.execute(update(vacations).where(*running).values(until=now, tell=now))


def waiting(connection: Connection, now: float) -> bool:
    """Return True when `begun` has a vacation to return."""
    return connection.scalar(select(vacations.c.began).where(vacations.c.tell <= now).limit(1)) is not None


def begun(connection: Connection, now: float) -> list[tuple[PlayerId, float]]:
    """Claim the vacations whose beginning or end the tables do not know yet. Return player and beginning of each.

    No other process gets the same for `CLAIM` seconds.
    """
    ripe = vacations.c.tell <= now
    claimed = update(vacations).where(ripe).values(tell=now + CLAIM).returning(vacations.c.player_id, vacations.c.began)
    return [(player, began) for player, began in connection.execute(claimed)]


def told(connection: Connection, player: PlayerId, began: float, now: float) -> None:
    """Record that the tables know of a vacation. `begun` returns it again when it ends, also if that was meanwhile."""
    mine = vacations.c.player_id == player, vacations.c.began == began, vacations.c.tell > now
    ends = case((vacations.c.until > now, vacations.c.until), else_=None)
    connection.execute(update(vacations).where(*mine).values(tell=ends))


class VacationRepository(Repository):
    """Vacations."""

    on_vacation = reads(on_vacation)
    of = reads(of)
    used = reads(used)
    go = transacts(go)
    come_back = transacts(come_back)
    waiting = reads(waiting)
    begun = transacts(begun)
    told = transacts(told)
