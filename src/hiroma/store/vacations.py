"""When people are on vacation: plain functions of a connection. Those that write need a transaction."""

import datetime as dt
import math
from collections.abc import Collection

from sqlalchemy import Connection, insert, select, update

from hiroma.store.schema import vacations

DAY = 86_400.0


def on_vacation(connection: Connection, players: Collection[str], now: float) -> dict[str, float]:
    """Until when those of the players who are on vacation are so."""
    asked = select(vacations.c.player_id, vacations.c.until).where(
        vacations.c.player_id.in_(players), vacations.c.began <= now, vacations.c.until > now
    )
    return {str(row[0]): float(row[1]) for row in connection.execute(asked)}


def of(connection: Connection, player: str) -> list[tuple[float, float]]:
    """All vacations of a player, oldest first: from when until when."""
    asked = select(vacations.c.began, vacations.c.until).where(vacations.c.player_id == player)
    return [(began, until) for began, until in connection.execute(asked.order_by(vacations.c.began))]


def used(connection: Connection, player: str, now: float) -> int:
    """The days of vacation that a player has taken this year (by UTC), those of a running one included."""
    year = dt.datetime.fromtimestamp(now, dt.UTC).replace(month=1, day=1, hour=0, minute=0, second=0, microsecond=0)
    asked = select(vacations.c.began, vacations.c.until)
    asked = asked.where(vacations.c.player_id == player, vacations.c.began >= year.timestamp())
    return sum(math.ceil((until - began) / DAY) for began, until in connection.execute(asked))


def go(connection: Connection, player: str, days: int, now: float, most: int) -> float | None:
    """Begin a vacation: until when it lasts; None when one is on or so many days are not left."""
    if on_vacation(connection, [player], now) or used(connection, player, now) + days > most:
        return None
    until = now + days * DAY
    connection.execute(insert(vacations).values(player_id=player, began=now, until=until))
    return until


def come_back(connection: Connection, player: str, now: float) -> bool:
    """End a vacation; False when there is none."""
    mine = (vacations.c.player_id == player, vacations.c.began <= now, vacations.c.until > now)
    return connection.execute(update(vacations).where(*mine).values(until=now)).rowcount > 0
