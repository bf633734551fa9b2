"""Notifications, addresses and reminders: plain functions of a connection. Those that write need a transaction."""

import hashlib
from collections.abc import Collection

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, exists, select, update
from sqlalchemy.dialects import postgresql, sqlite

from hiroma.store.schema import asked_addresses, contacts, reminders, subscriptions
from hiroma.store.subscriptions import alive

MAIL = "mail"
"""The way of a reminder that is no subscription's id."""


MOST, DAY = 3, 86_400.0
"""Letters that ask one address, from whomever they come, in so many seconds."""

REST = 30 * DAY
"""Seconds in which an address is not asked again whose owner wanted no letters."""


def digest(address: str) -> str:
    """What is kept of an address that was asked: case and what stands behind a plus make no other of it."""
    mailbox, _, domain = address.casefold().rpartition("@")
    return hashlib.sha256(f"{mailbox.partition('+')[0]}@{domain}".encode()).hexdigest()


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


def ask(connection: Connection, new: Contact, now: float) -> str | None:
    """Keep an address, in the place of another one, until it is confirmed.

    Nothing is done, and the refusal's code returned, when its owner has had enough letters that ask ('mail-often'), or
    wants none ('mail-unwanted').
    """
    refused = _may_be_asked(connection, digest(new.address), now)
    if refused is None:
        forget(connection, new.player)
        values = {"player_id": new.player, "address": new.address, "token": new.token}
        connection.execute(contacts.insert().values(values))
    return refused


def _may_be_asked(connection: Connection, its: str, now: float) -> str | None:
    row = connection.execute(select(asked_addresses).where(asked_addresses.c.digest == its)).first()
    if row is not None and row.unwanted is not None and row.unwanted > now - REST:
        return "mail-unwanted"
    before = 0 if row is None or row.since <= now - DAY else row.letters
    if before >= MOST:
        return "mail-often"
    connection.execute(delete(asked_addresses).where(_forgotten(now) | (asked_addresses.c.digest == its)))
    since = row.since if row is not None and before else now
    connection.execute(asked_addresses.insert().values(digest=its, since=since, letters=before + 1))
    return None


def _forgotten(now: float) -> ColumnElement[bool]:
    unwanted = asked_addresses.c.unwanted
    return (asked_addresses.c.since <= now - DAY) & (unwanted.is_(None) | (unwanted <= now - REST))


def confirm(connection: Connection, token: str, now: float) -> bool:
    """The owner of an address says yes; False when there is no such token."""
    return connection.execute(update(contacts).where(contacts.c.token == token).values(confirmed=now)).rowcount == 1


def stop(connection: Connection, token: str, now: float) -> bool:
    """The owner of an address says no; False when there is no such token. Who never said yes is asked no more."""
    row = connection.execute(select(contacts).where(contacts.c.token == token)).first()
    if row is None:
        return False
    if row.confirmed is None:
        its = asked_addresses.c.digest == digest(row.address)
        connection.execute(update(asked_addresses).where(its).values(unwanted=now))
    forget(connection, row.player_id)
    return True


def forget(connection: Connection, player: str) -> None:
    """Write to a player no more."""
    connection.execute(delete(contacts).where(contacts.c.player_id == player))
    connection.execute(delete(reminders).where(reminders.c.player_id == player, reminders.c.way == MAIL))


def remind(
    connection: Connection,
    table: str,
    players: Collection[str],
    now: float,
    due: float,
    by_mail: bool,
    anew: bool = False,
) -> None:
    """These should know of a table: those who want it are told when it is `due`, unless they have been told before.

    `anew`: also then, as it is something else.
    """
    listening = subscriptions.c.player_id.in_(players), alive(now)
    asked_here = select(subscriptions.c.player_id, subscriptions.c.id).where(*listening)
    ways = [(player, way) for player, way in connection.execute(asked_here)]
    if by_mail:
        asked = contacts.c.player_id.in_(players), contacts.c.confirmed.is_not(None)
        ways += [(player, MAIL) for player in connection.scalars(select(contacts.c.player_id).where(*asked))]
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    for player, way in ways:
        new = insert(reminders).values(player_id=player, table_id=table, way=way, due=due, tries=0)
        key = [reminders.c.player_id, reminders.c.table_id, reminders.c.way]
        again = new.on_conflict_do_update(index_elements=key, set_={"due": due, "tries": 0})
        connection.execute(again if anew else new.on_conflict_do_nothing())


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
