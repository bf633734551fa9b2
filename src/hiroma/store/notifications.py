"""Notifications: addresses, and reminders put into the outbox. Those functions that write need a transaction."""

import hashlib
from collections.abc import Collection

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, select, update

from hiroma.ids import PlayerId, TableId
from hiroma.store import outbox, tidings
from hiroma.store.accounts import held, is_closed
from hiroma.store.locks import hold, lock_of
from hiroma.store.outbox import MAIL, PUSH, TURN_HOOK, Message
from hiroma.store.repository import Repository, reads, transacts
from hiroma.store.schema import asked_addresses, contacts, hooks, subscriptions
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
    confirmed: float | None = None
    """The time when its owner confirmed it (unix seconds); None before that."""


def contact(connection: Connection, player: PlayerId) -> Contact | None:
    """Return a player's address for letters; None without one."""
    row = connection.execute(select(contacts).where(contacts.c.player_id == player)).first()
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
    """Keep a player's new address, unconfirmed, in place of the old one and the letters that wait for it.

    Keep none when the player has closed their account meanwhile.
    """
    if is_closed(held(connection, new.player)):
        return
    forget(connection, new.player)
    values = {"player_id": new.player, "address": new.address, "token": new.token}
    connection.execute(contacts.insert().values(values))


def _forgotten(now: float) -> ColumnElement[bool]:
    unwanted = asked_addresses.c.unwanted
    return (asked_addresses.c.since <= now - DAY) & (unwanted.is_(None) | (unwanted <= now - REST))


def confirm(connection: Connection, token: str, now: float) -> bool:
    """Confirm an address by its token. Return False when there is no such token."""
    return connection.execute(update(contacts).where(contacts.c.token == token).values(confirmed=now)).rowcount == 1


def stop(connection: Connection, token: str, now: float) -> bool:
    """Forget an address by its token: its owner wants no letters. Return False when there is no such token.

    The hall does not ask an address that was never confirmed again for `REST` seconds.
    """
    row = connection.execute(select(contacts).where(contacts.c.token == token)).first()
    if row is None:
        return False
    if row.confirmed is None:
        its = digest(row.address)
        hold(connection, lock_of("asked address", its))
        # The row is forgotten a day after the letter, but the owner may read the letter later.
        new = insert_into(connection, asked_addresses).values(digest=its, since=now, letters=0, unwanted=now)
        connection.execute(new.on_conflict_do_update(index_elements=["digest"], set_={"unwanted": now}))
    forget(connection, row.player_id)
    return True


def forget(connection: Connection, player: PlayerId) -> None:
    """Forget the address of a player, with the letters that wait for them."""
    connection.execute(delete(contacts).where(contacts.c.player_id == player))
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
    ask = transacts(ask)
    keep = transacts(keep)
    confirm = transacts(confirm)
    stop = transacts(stop)
    forget = transacts(forget)
    remind = transacts(remind)
