"""Days of the daily challenge, and each player's one try at them: plain functions of a connection."""

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from hiroma.ids import PlayerId, TableId
from hiroma.store.repository import Repository, reads, writes
from hiroma.store.schema import days, tables, tries


class TryRow(msgspec.Struct, frozen=True):
    """The try of a player at a day ('2026-01-31'). Times are unix seconds."""

    day: str
    player: PlayerId
    table: TableId
    began: float
    ended: float | None = None
    """None while the try is played, like the fields below."""
    marks: str | None = None
    """A letter for each attempt, W or L."""
    won: bool | None = None
    turns: int | None = None
    rank: int | None = None
    """The lower the better; of equal ranks the one that `ended` earlier. None for a try that is not ranked, too."""


def secret(connection: Connection, day: str) -> bytes | None:
    """Return the secret of a day; None when nobody has asked for that day."""
    found: bytes | None = connection.scalar(select(days.c.secret).where(days.c.day == day))
    return found


def keep_secret(connection: Connection, day: str, fresh: bytes, now: float) -> bytes:
    """Return the secret of a day. A day without one gets `fresh`."""
    known = secret(connection, day)
    if known is not None:
        return known
    try:
        connection.execute(insert(days).values(day=day, secret=fresh, made=now))
    except IntegrityError:
        # Another process was first.
        return secret(connection, day) or fresh
    return fresh


def day_before(connection: Connection, day: str) -> str | None:
    """Return the last earlier day of the same game that has a secret; None without one.

    A day of another game than the default has the game in front: 'pile/2026-01-31'.
    """
    found: str | None = connection.scalar(
        select(func.max(days.c.day)).where(days.c.day < day, _same_game(days.c.day, day))
    )
    return found


def _same_game(column: ColumnElement[str], day: str) -> ColumnElement[bool]:
    game = day.rpartition("/")[0]
    return column.startswith(f"{game}/", autoescape=True) if game else ~column.contains("/")


def days_since(connection: Connection, day: str) -> list[str]:
    """Return the days of the same game from this one on, the newest first."""
    asked = select(days.c.day).where(days.c.day >= day, _same_game(days.c.day, day)).order_by(days.c.day.desc())
    return list(connection.scalars(asked))


def own(connection: Connection, player: PlayerId, day: str) -> list[TryRow]:
    """Return a player's tries at days of the same game from this day on, the newest first."""
    asked = select(tries).where(tries.c.player_id == player, tries.c.day >= day, _same_game(tries.c.day, day))
    return [TryRow(*row) for row in connection.execute(asked.order_by(tries.c.day.desc()))]


def attempt(connection: Connection, day: str, player: PlayerId) -> TryRow | None:
    """Return a player's try at a day; None without one."""
    row = connection.execute(select(tries).where(tries.c.day == day, tries.c.player_id == player)).first()
    return TryRow(*row) if row else None


def claim(connection: Connection, row: TryRow) -> TryRow:
    """Return the player's only try at a day. A player without one gets this one."""
    known = attempt(connection, row.day, row.player)
    if known is not None:
        return known
    try:
        connection.execute(insert(tries).values(day=row.day, player_id=row.player, table_id=row.table, began=row.began))
    except IntegrityError:
        return attempt(connection, row.day, row.player) or row
    return row


def unsettled(connection: Connection, day: str, limit: int) -> list[TryRow]:
    """Return tries at a day whose tables are over, but whose results are not kept yet."""
    over = select(tries).join(tables, tables.c.table_id == tries.c.table_id)
    over = over.where(tries.c.day == day, tries.c.ended.is_(None), tables.c.status == "over").limit(limit)
    return [TryRow(*row) for row in connection.execute(over)]


def settle(connection: Connection, row: TryRow) -> None:
    """Keep the result of a try."""
    connection.execute(
        update(tries)
        .where(tries.c.day == row.day, tries.c.player_id == row.player)
        .values(ended=row.ended, marks=row.marks, won=row.won, turns=row.turns, rank=row.rank)
    )


def best(connection: Connection, day: str, limit: int) -> list[TryRow]:
    """Return the ranked tries of a day, the best first."""
    ranked = select(tries).where(tries.c.day == day, tries.c.rank.is_not(None))
    ranked = ranked.order_by(tries.c.rank, tries.c.ended).limit(limit)
    return [TryRow(*row) for row in connection.execute(ranked)]


def better(connection: Connection, row: TryRow) -> int:
    """Return the number of tries of the same day that rank before this one."""
    before = or_(tries.c.rank < row.rank, and_(tries.c.rank == row.rank, tries.c.ended < row.ended))
    return connection.scalar(select(func.count()).select_from(tries).where(tries.c.day == row.day, before)) or 0


def played(connection: Connection, day: str) -> int:
    """Return the number of tries at a day, those not over included."""
    return connection.scalar(select(func.count()).select_from(tries).where(tries.c.day == day)) or 0


class DailyRepository(Repository):
    """The daily challenge."""

    secret = reads(secret)
    keep_secret = writes(keep_secret)
    day_before = reads(day_before)
    days_since = reads(days_since)
    own = reads(own)
    attempt = reads(attempt)
    claim = writes(claim)
    unsettled = reads(unsettled)
    settle = writes(settle)
    best = reads(best)
    better = reads(better)
    played = reads(played)
