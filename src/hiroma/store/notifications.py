"""Notifications: addresses, and reminders put into the outbox. Those functions that write need a transaction."""

import hashlib
from collections.abc import Collection

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, select, update

from hiroma.ids import PlayerId, TableId
from hiroma.store import outbox, tidings
from hiroma.store.accounts import held, is_closed
from hiroma.store.locks import hold, lock_of
from hiroma.store.outbox import MAIL, PUSH, TURN_HOOK, Message
from hiroma.store.repository import Repository, reads, transacts
from hiroma.store.schema import asked_addresses, asked_contacts, contacts, hooks, subscriptions
from hiroma.store.subscriptions import alive
from hiroma.store.tidings import DAILY, ONCE, SEAT, TURN
from hiroma.store.upsert import insert_into

MOST, DAY = 3, 86_400.0
"""The most letters that ask one address for consent in `DAY` seconds, whichever players gave it."""

REST = 30 * DAY
"""Seconds for which the hall does not ask an address again after its owner has declined."""


def digest(address: str) -> str:
    """Return the SHA-256 (hex) of an address to ask. Case, and a part behind a plus, make no difference."""
    mailbox, _, domain = address.casefold().rpartition("@")
    return hashlib.sha256(f"{mailbox.partition('+')[0]}@{domain}".encode()).hexdigest()


class Contact(msgspec.Struct, frozen=True):
    """A player's e-mail address for letters."""

    player: PlayerId
    address: str
    token: str
    """The token in letters: with it the owner confirms the address, or ends the letters."""


def contact(connection: Connection, player: PlayerId) -> Contact | None:
    """Return the address that a player's letters go to; None without one."""
    its = contacts.c.player_id == player, contacts.c.confirmed.is_not(None)
    row = connection.execute(select(*contacts.c[:3]).where(*its)).first()
    return Contact(*row) if row else None


def asked(connection: Connection, player: PlayerId) -> Contact | None:
    """Return the address whose owner has yet to agree to a player's letters; None without one."""
    row = connection.execute(select(asked_contacts).where(asked_contacts.c.player_id == player)).first()
    return Contact(*row) if row else None


def ask(connection: Connection, address: str, now: float) -> str | None:
    """Count a letter that asks an address for consent. Return None.

    Change nothing and return the refusal's code when enough letters have asked this address ('mail-often'), or when its
    owner wants none ('mail-unwanted').
    """
    its = digest(address)
    hold(connection, lock_of("asked address", its))
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


def keep(connection: Connection, new: Contact) -> None:
    """Keep the address that a player wants letters at from the moment when its owner confirms it.

    It takes the place of another that waits. Letters go on to the present one. Keep none when the player has closed
    their account meanwhile.
    """
    if is_closed(held(connection, new.player)):
        return
    withdraw(connection, new.player)
    values = {"player_id": new.player, "address": new.address, "token": new.token}
    connection.execute(asked_contacts.insert().values(values))


def withdraw(connection: Connection, player: PlayerId) -> None:
    """Forget the address whose owner has yet to agree. Letters go on to the present one."""
    connection.execute(delete(asked_contacts).where(asked_contacts.c.player_id == player))


def _forgotten(now: float) -> ColumnElement[bool]:
    unwanted = asked_addresses.c.unwanted
    return (asked_addresses.c.since <= now - DAY) & (unwanted.is_(None) | (unwanted <= now - REST))


def confirm(connection: Connection, token: str, now: float) -> bool:
    """Confirm an address by its token: from now on it gets its player's letters. Return False without such a token."""
    new = delete(asked_contacts).where(asked_contacts.c.token == token).returning(asked_contacts)
    row = connection.execute(new).mappings().first()
    if row is None:
        # Confirmed once more, or kept by a process of an older release, which has the two in one table.
        again = update(contacts).where(contacts.c.token == token)
        return connection.execute(again.values(confirmed=func.coalesce(contacts.c.confirmed, now))).rowcount == 1
    connection.execute(delete(contacts).where(contacts.c.player_id == row["player_id"]))
    connection.execute(contacts.insert().values(**row, confirmed=now))
    return True


def stop(connection: Connection, token: str, now: float) -> bool:
    """Forget an address by its token: its owner wants no letters. Return False when there is no such token.

    The hall does not ask an address that was never confirmed again for `REST` seconds.
    """
    address = connection.scalar(select(asked_contacts.c.address).where(asked_contacts.c.token == token))
    if address is not None:
        its = digest(address)
        hold(connection, lock_of("asked address", its))
        # The row is forgotten a day after the letter, but the owner may read the letter later.
        no = insert_into(connection, asked_addresses).values(digest=its, since=now, letters=0, unwanted=now)
        connection.execute(no.on_conflict_do_update(index_elements=["digest"], set_={"unwanted": now}))
        connection.execute(delete(asked_contacts).where(asked_contacts.c.token == token))
    # Its owner may have confirmed it in this very moment.
    player = connection.scalar(delete(contacts).where(contacts.c.token == token).returning(contacts.c.player_id))
    if player is not None:
        _drop_letters(connection, player)
    return address is not None or player is not None


def forget(connection: Connection, player: PlayerId) -> None:
    """Forget the addresses of a player, with the letters that wait for them."""
    # In this order: an address that is confirmed in this very moment goes, too.
    for table in (asked_contacts, contacts):
        connection.execute(delete(table).where(table.c.player_id == player))
    _drop_letters(connection, player)


def _drop_letters(connection: Connection, player: PlayerId) -> None:
    outbox.forget(connection, MAIL, [player])
    tidings.forget(connection, player)


def remind(
    connection: Connection,
    table_id: TableId,
    players: Collection[PlayerId],
    now: float,
    due: float,
    kinds: Collection[str],
    repeat: bool = False,
) -> None:
    """Put reminders of a table into the outbox, of these `kinds`, for those players who want them.

    They are due at `due` (unix seconds). A player who got one since they were last at the table gets no second one,
    unless `repeat` is true: then a bot plays their seat.
    """
    ways: list[tuple[str, str, PlayerId]] = []
    if PUSH in kinds:
        listening = subscriptions.c.player_id.in_(players), alive(now)
        asked = select(subscriptions.c.player_id, subscriptions.c.id).where(*listening)
        ways += [(PUSH, browser, player) for player, browser in connection.execute(asked)]
    if TURN_HOOK in kinds:
        asked = select(hooks.c.player_id, hooks.c.id).where(
            hooks.c.player_id.in_(players), hooks.c.tells.contains("turn")
        )
        ways += [(TURN_HOOK, hook, player) for player, hook in connection.execute(asked)]
    if MAIL in kinds:
        wanted = tidings.writable(connection, players, "turn")
        ways += [(MAIL, player, player) for player, wishes in wanted.items() if wishes.turn == ONCE]
        later = [player for player, wishes in wanted.items() if wishes.turn == DAILY]
        tidings.tell(connection, later, SEAT if repeat else TURN, table_id, now)
    messages = [Message(kind=kind, target=to, about=table_id, player=player, due=due) for kind, to, player in ways]
    outbox.put(connection, messages, repeat)


class NotificationRepository(Repository):
    """Addresses for reminders, and the reminders themselves."""

    contact = reads(contact)
    asked = reads(asked)
    ask = transacts(ask)
    keep = transacts(keep)
    withdraw = transacts(withdraw)
    confirm = transacts(confirm)
    stop = transacts(stop)
    forget = transacts(forget)
    remind = transacts(remind)
