"""Who is told that it is their turn, and how: plain functions of a connection. Those that write need a transaction."""

from collections.abc import Collection

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, exists, select, update
from sqlalchemy.dialects import postgresql, sqlite

from hiroma.store.schema import contacts, reminders, subscriptions
from hiroma.store.subscriptions import alive

MAIL = "mail"
"""The way of a reminder that is no subscription's id."""


class Contact(msgspec.Struct, frozen=True):
    """Where somebody is told; `token` confirms and ends it. `confirmed` is when they did, in seconds since 1970."""

    player: str
    address: str
    token: str
    confirmed: float | None = None


class Reminder(msgspec.Struct, frozen=True):
    """A player to tell of a table; `way` is `MAIL` or a subscription's id, `tries` were in vain."""

    player: str
    table: str
    way: str
    tries: int


def contact(connection: Connection, player: str) -> Contact | None:
    """Where a player wants to be told."""
    row = connection.execute(select(contacts).where(contacts.c.player_id == player)).first()
    return Contact(*row) if row else None


def ask(connection: Connection, new: Contact) -> None:
    """Keep an address, in the place of another one, until it is confirmed."""
    forget(connection, new.player)
    values = {"player_id": new.player, "address": new.address, "token": new.token}
    connection.execute(contacts.insert().values(values))


def confirm(connection: Connection, token: str, now: float) -> bool:
    """The owner of an address says yes; False when there is no such token."""
    return connection.execute(update(contacts).where(contacts.c.token == token).values(confirmed=now)).rowcount == 1


def stop(connection: Connection, token: str) -> bool:
    """The owner of an address says no; False when there is no such token."""
    player = connection.scalar(select(contacts.c.player_id).where(contacts.c.token == token))
    if player is None:
        return False
    forget(connection, player)
    return True


def forget(connection: Connection, player: str) -> None:
    """Write to a player no more."""
    connection.execute(delete(contacts).where(contacts.c.player_id == player))
    connection.execute(delete(reminders).where(reminders.c.player_id == player, reminders.c.way == MAIL))


def remind(
    connection: Connection, table: str, waited_for: Collection[str], now: float, due: float, by_mail: bool
) -> None:
    """A table waits for these: those who want it are told when it is `due`, unless they have been told before."""
    listening = subscriptions.c.player_id.in_(waited_for), alive(now)
    asked_here = select(subscriptions.c.player_id, subscriptions.c.id).where(*listening)
    ways = [(player, way) for player, way in connection.execute(asked_here)]
    if by_mail:
        asked = contacts.c.player_id.in_(waited_for), contacts.c.confirmed.is_not(None)
        ways += [(player, MAIL) for player in connection.scalars(select(contacts.c.player_id).where(*asked))]
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    for player, way in ways:
        new = insert(reminders).values(player_id=player, table_id=table, way=way, due=due, tries=0)
        connection.execute(new.on_conflict_do_nothing())


def came_back(connection: Connection, player: str, table: str) -> None:
    """A player is at a table: the next time is told of again."""
    connection.execute(delete(reminders).where(reminders.c.player_id == player, reminders.c.table_id == table))


def soon(connection: Connection, before: float) -> list[tuple[str, str]]:
    """Who is to be told before then, of which table."""
    asked = select(reminders.c.player_id, reminders.c.table_id).where(reminders.c.due <= before).distinct()
    return [(player, table) for player, table in connection.execute(asked)]


def told(connection: Connection, player: str, way: str) -> set[str]:
    """The tables of which a player has been told, or is to be, that way, since they were last there."""
    asked = select(reminders.c.table_id).where(reminders.c.player_id == player, reminders.c.way == way)
    return set(connection.scalars(asked))


def due(connection: Connection, now: float, near: float, limit: int) -> list[Reminder]:
    """What is to be told now, at most `limit`; nobody else gets the same. A browser is told of all its tables that
    are due by `near` when it is told of one.
    """
    first = reminders.alias()
    same = first.c.player_id == reminders.c.player_id, first.c.way == reminders.c.way
    told_now = exists().where(*same, first.c.due <= now, reminders.c.way != MAIL)
    asked = select(reminders.c.player_id, reminders.c.table_id, reminders.c.way, reminders.c.tries).where(
        (reminders.c.due <= now) | ((reminders.c.due <= near) & told_now)
    )
    rows = connection.execute(asked.order_by(reminders.c.due).limit(limit)).all()
    found = [Reminder(*row) for row in rows]
    return [one for one in found if _put(connection, one, None, one.tries, reminders.c.due.is_not(None))]


def again(connection: Connection, one: Reminder, at: float) -> None:
    """They could not be told: try later, unless they have come back meanwhile."""
    _put(connection, one, at, one.tries + 1, reminders.c.due.is_(None))


def _put(connection: Connection, one: Reminder, due: float | None, tries: int, still: ColumnElement[bool]) -> bool:
    its = reminders.c.player_id == one.player, reminders.c.table_id == one.table, reminders.c.way == one.way
    return connection.execute(update(reminders).where(*its, still).values(due=due, tries=tries)).rowcount == 1
