"""Accounts and the names they hold: plain functions of a connection. Those that write need a transaction."""

from collections.abc import Collection

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from hiroma.ids import PlayerId, TableId
from hiroma.store import clubs, conversations, imports, notes, tournaments
from hiroma.store.locks import RECORDS, hold, lock_of
from hiroma.store.people import save_player
from hiroma.store.repository import Repository, reads, transacts
from hiroma.store.rows import PlayerRow
from hiroma.store.schema import (
    accounts,
    achievements,
    answers,
    books,
    chat,
    comments,
    contacts,
    friends,
    hooks,
    identities,
    mail_wishes,
    outbox,
    passkeys,
    players,
    presets,
    privacy,
    reports,
    results,
    roles,
    seats,
    sessions,
    shunned,
    sights,
    standings,
    subscriptions,
    tidings,
    tokens,
    tries,
    vacations,
)
from hiroma.store.upsert import insert_into

Identity = tuple[str, str]
"""Somebody elsewhere: an issuer, and a subject there."""

DELETED = "deleted player"
"""The name of whoever has gone for good."""


class AccountRow(msgspec.Struct, frozen=True):
    """Whom a device cookie alone does not let in any more; times are seconds since 1970.

    `key` finds the account by its name; `password` is Argon2's own text, None for who signs in otherwise. Of one that
    is `closed` nothing else is left. A `robot` is played by a program.
    """

    player: PlayerId
    key: str | None
    password: str | None
    created: float
    closed: float | None = None
    robot: bool = False


def account(connection: Connection, player: PlayerId) -> AccountRow | None:
    """The account of a player, closed ones too; None for a guest."""
    row = connection.execute(select(accounts).where(accounts.c.player_id == player)).first()
    return AccountRow(*row) if row else None


def held(connection: Connection, player: PlayerId, key: str | None = None) -> AccountRow | None:
    """Return the account of a player as `account` does.

    Until the transaction ends nobody else changes it, and nobody else takes a name with this `key`.
    """
    names = [lock_of("name", key)] if key is not None else []
    hold(connection, lock_of("account", player), *names)
    return account(connection, player)


def rateable(connection: Connection, players: Collection[PlayerId]) -> set[PlayerId]:
    """Those of the players whose games can be rated: people with an account, no guests and no robots."""
    asked = select(accounts.c.player_id).where(
        accounts.c.player_id.in_(players), accounts.c.closed.is_(None), accounts.c.robot.is_(False)
    )
    return set(connection.scalars(asked))


def with_account(connection: Connection, players: Collection[PlayerId]) -> set[PlayerId]:
    """Those of these players who have an account."""
    return set(connection.scalars(select(accounts.c.player_id).where(accounts.c.player_id.in_(players))))


def gone(connection: Connection, player: PlayerId) -> bool:
    """Whether a player has gone for good."""
    return connection.scalar(select(accounts.c.closed).where(accounts.c.player_id == player)) is not None


def named(connection: Connection, key: str) -> AccountRow | None:
    """The account whose name has this key."""
    row = connection.execute(select(accounts).where(accounts.c.key == key)).first()
    return AccountRow(*row) if row else None


def open_account(
    connection: Connection, new: AccountRow, person: PlayerRow, identity: Identity | None = None
) -> list[PlayerId] | None:
    """Make a guest an account of that name. Other guests whose names look like it lose them: these are returned.

    The `identity` opens the account from now on. None, and nothing is done, when the player has an account, another one
    has that name, or the identity opens another one.
    """
    if held(connection, new.player, new.key) is not None or _taken(connection, person):
        return None
    if identity is not None and not link(connection, identity, new.player, new.created):
        return None
    values = {"player_id": new.player, "key": new.key, "password": new.password, "created": new.created}
    connection.execute(insert(accounts).values(values))
    save_player(connection, person)
    return _take_from_guests(connection, person)


def link(connection: Connection, identity: Identity, player: PlayerId, now: float) -> bool:
    """Let an identity elsewhere open an account from now on; False, and nothing is done, when it opens another one."""
    issuer, subject = identity
    values = {"issuer": issuer, "subject": subject, "player_id": player, "created": now}
    connection.execute(insert_into(connection, identities).values(values).on_conflict_do_nothing())
    opens = select(identities.c.player_id).where(identities.c.issuer == issuer, identities.c.subject == subject)
    return connection.scalar(opens) == player


def rename(connection: Connection, person: PlayerRow, *, robot: bool = False) -> list[PlayerId] | None:
    """Keep somebody's name, in their account too. Guests lose a name that looks like an account's: these are returned.

    `robot` is true for the name of a robot. None, and nothing is done, when it is the name of another's account, when
    the player has gone for good, or when their account is a robot's and the name is not, or the other way round.
    """
    own = held(connection, person.id, person.key)
    if _taken(connection, person) or (own is not None and (own.closed is not None or own.robot != robot)):
        return None
    save_player(connection, person)
    if own is None or person.key is None:
        return []
    connection.execute(update(accounts).where(accounts.c.player_id == person.id).values(key=person.key))
    return _take_from_guests(connection, person)


def _taken(connection: Connection, person: PlayerRow) -> bool:
    others = select(accounts.c.player_id).where(accounts.c.key == person.key, accounts.c.player_id != person.id)
    return connection.scalar(others) is not None


def _take_from_guests(connection: Connection, person: PlayerRow) -> list[PlayerId]:
    # No other account has this key: the others are guests.
    others = (players.c.key == person.key, players.c.id != person.id)
    # Without a key of its own a name is the one that everybody has at first.
    named_so = func.upper(func.substr(players.c.id, 1, 4))
    lost = update(players).where(*others).values(name="Guest-" + named_so, key=None)
    return list(connection.scalars(lost.returning(players.c.id)))


def speak(connection: Connection, person: PlayerRow) -> None:
    """Keep the language of somebody; of who is not known yet, all of the row."""
    asked = insert_into(connection, players).values(msgspec.structs.asdict(person))
    new = {"locale": person.locale, "seen": person.seen}
    connection.execute(asked.on_conflict_do_update(index_elements=[players.c.id], set_=new))


def set_password(connection: Connection, player: PlayerId, password: str, before: str | None) -> bool:
    """Keep another password; False, and nothing is done, when the account is closed, or has not that of `before`."""
    now = held(connection, player)
    # It has the new one already where this is carried out twice.
    if now is None or now.closed is not None or now.password not in (before, password):
        return False
    connection.execute(update(accounts).where(accounts.c.player_id == player).values(password=password))
    return True


def close(connection: Connection, player: PlayerId, now: float) -> None:
    """Remove all that is personal to a player, for good. The id stays where games need it, and leads nowhere."""
    hold(connection, RECORDS)
    held(connection, player)
    for table in (
        sessions,
        passkeys,
        identities,
        tokens,
        hooks,
        presets,
        privacy,
        friends,
        tries,
        books,
        standings,
        roles,
        shunned,
        reports,
    ):
        connection.execute(delete(table).where(table.c.player_id == player))
    for table in (
        *(achievements, answers, comments, contacts, mail_wishes),
        *(outbox, sights, subscriptions, tidings, vacations),
    ):
        connection.execute(delete(table).where(table.c.player_id == player))
    connection.execute(delete(shunned).where(shunned.c.other_id == player))
    connection.execute(delete(friends).where(friends.c.other_id == player))
    conversations.forget_all(connection, player)
    imports.forget_player(connection, player)
    notes.forget_player(connection, player)
    connection.execute(delete(reports).where(reports.c.reporter_id == player))
    connection.execute(delete(chat).where(chat.c.player == player))
    # Of each game one seat counts: by those the others are found.
    theirs = select(results.c.table_id).where(results.c.player_id == player, results.c.counts)
    whose = (results.c.table_id.in_(theirs), results.c.player_id == player)
    connection.execute(update(results).where(*whose).values(player_id=None))
    clubs.leave_all(connection, player, now)
    tournaments.forget_player(connection, player)
    connection.execute(delete(accounts).where(accounts.c.player_id == player))
    connection.execute(insert(accounts).values(player_id=player, created=now, closed=now))
    connection.execute(delete(players).where(players.c.id == player))
    connection.execute(insert(players).values(id=player, name=DELETED, locale="", created=now, seen=now))


def make_robot(connection: Connection, person: PlayerRow) -> str:
    """Say for good that a program plays for an account, under a name that says so, and return 'made'.

    'has-played' when it has played already, and 'name-taken' when that is the name of another's, or when the player has
    gone for good: nothing is done.
    """
    own = held(connection, person.id, person.key)
    played = select(results.c.player_id).where(results.c.player_id == person.id, results.c.counts).limit(1)
    if connection.scalar(played) is not None:
        return "has-played"
    if _taken(connection, person) or own is None or own.closed is not None:
        return "name-taken"
    connection.execute(update(accounts).where(accounts.c.player_id == person.id).values(robot=True, key=person.key))
    save_player(connection, person)
    return "made"


def kept(connection: Connection, player: PlayerId) -> tuple[int, int]:
    """At how many tables somebody sits, and how many games they have finished."""
    sits = select(func.count()).select_from(seats).where(seats.c.player_id == player)
    played = select(func.count()).select_from(results).where(results.c.player_id == player, results.c.counts)
    return connection.scalar(sits) or 0, connection.scalar(played) or 0


def said(connection: Connection, player: PlayerId) -> list[tuple[TableId, float, str]]:
    """Everything somebody said at tables: table, when, what."""
    asked = select(chat.c.table_id, chat.c.at, chat.c.text).where(chat.c.player == player).order_by(chat.c.at)
    return [(table, at, text) for table, at, text in connection.execute(asked)]


def tried(connection: Connection, player: PlayerId) -> list[tuple[str, TableId, float]]:
    """Somebody's tries at the daily challenge: day, table, when."""
    asked = select(tries.c.day, tries.c.table_id, tries.c.began).where(tries.c.player_id == player)
    return [(day, table, began) for day, table, began in connection.execute(asked.order_by(tries.c.day))]


class AccountRepository(Repository):
    """Accounts, and what is kept of players."""

    account = reads(account)
    rateable = reads(rateable)
    with_account = reads(with_account)
    gone = reads(gone)
    named = reads(named)
    open_account = transacts(open_account)
    rename = transacts(rename)
    speak = transacts(speak)
    set_password = transacts(set_password)
    close = transacts(close)
    make_robot = transacts(make_robot)
    kept = reads(kept)
    said = reads(said)
    tried = reads(tried)
