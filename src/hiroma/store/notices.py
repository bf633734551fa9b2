"""Who is told by e-mail that it is their turn: plain functions of a connection. Those that write need a transaction."""

from collections.abc import Collection

import msgspec
from sqlalchemy import Connection, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from hiroma.store.schema import contacts, reminders


class Contact(msgspec.Struct, frozen=True):
    """Where somebody is told; `token` confirms and ends it. `confirmed` is when they did, in seconds since 1970."""

    player: str
    address: str
    token: str
    confirmed: float | None = None


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
    """Tell a player no more."""
    connection.execute(delete(contacts).where(contacts.c.player_id == player))
    connection.execute(delete(reminders).where(reminders.c.player_id == player))


def remind(connection: Connection, table: str, waited_for: Collection[str], due: float) -> None:
    """A table waits for these: those who want it are told when it is `due`, unless they have been told before."""
    asked = select(contacts.c.player_id).where(contacts.c.player_id.in_(waited_for), contacts.c.confirmed.is_not(None))
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    for player in connection.scalars(asked).all():
        new = insert(reminders).values(player_id=player, table_id=table, due=due)
        connection.execute(new.on_conflict_do_nothing())


def came_back(connection: Connection, player: str, table: str) -> None:
    """A player is at a table: the next time is told of again."""
    connection.execute(delete(reminders).where(reminders.c.player_id == player, reminders.c.table_id == table))


def due(connection: Connection, now: float, limit: int) -> list[tuple[str, Contact]]:
    """Whom to tell of which table; nobody else gets the same."""
    asked = select(reminders.c.table_id, contacts).join(contacts, contacts.c.player_id == reminders.c.player_id)
    rows = connection.execute(asked.where(reminders.c.due <= now).order_by(reminders.c.due).limit(limit)).all()
    found = []
    for table, *rest in rows:
        one = Contact(*rest)
        mine = (reminders.c.player_id == one.player, reminders.c.table_id == table, reminders.c.due.is_not(None))
        if connection.execute(update(reminders).where(*mine).values(due=None)).rowcount == 1:
            found.append((table, one))
    return found


def again(connection: Connection, player: str, table: str, at: float) -> None:
    """They could not be told: try later, unless they have come back meanwhile."""
    mine = (reminders.c.player_id == player, reminders.c.table_id == table)
    connection.execute(update(reminders).where(*mine).values(due=at))
