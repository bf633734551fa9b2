"""Accounts and the names they hold: plain functions of a connection. Those that write need a transaction."""

from collections.abc import Collection

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from hiroma.ids import PlayerId, TableId, TournamentId
from hiroma.store import clubs, conversations, imports, notes, tournaments
from hiroma.store.locks import RECORDS, hold, lock_of
from hiroma.store.people import save_player
from hiroma.store.repository import Repository, reads, transacts
from hiroma.store.rows import PlayerRow
from hiroma.store.schema import (
    accounts,
    achievements,
    answers,
    asked_contacts,
    books,
    chat,
    comments,
    contacts,
    entrants,
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
    table_guests,
    tidings,
    tokens,
    tries,
    vacations,
)
from hiroma.store.schema import tournaments as tournament_rows
from hiroma.store.upsert import insert_into

Identity = tuple[str, str]
"""A person at an OpenID provider: the issuer, and the subject there."""

DELETED = "deleted player"
"""The name that stands for a player who has closed their account."""


class AccountRow(msgspec.Struct, frozen=True):
    """An account: a device cookie alone no longer signs its player in. Times are unix seconds."""

    player: PlayerId
    key: str | None
    """The same for names that look alike: it finds the account by its name."""
    password: str | None
    """Argon2's hash, None for a player who signs in another way."""
    created: float
    closed: float | None = None
    """None for an open account. A closed one keeps nothing but its player id and this time."""
    robot: bool = False
    """True when a program plays for it."""


def account(connection: Connection, player: PlayerId) -> AccountRow | None:
    """Return a player's account, closed ones too; None for a guest."""
    row = connection.execute(select(accounts).where(accounts.c.player_id == player)).first()
    return AccountRow(*row) if row else None


def held(connection: Connection, player: PlayerId, key: str | None = None) -> AccountRow | None:
    """Lock a player's account and return it, as `account` does.

    Until the transaction ends nobody else changes it, and nobody else takes a name with this `key`.
    """
    names = [lock_of("name", key)] if key is not None else []
    hold(connection, lock_of("account", player), *names)
    return account(connection, player)


def is_closed(account: AccountRow | None) -> bool:
    """Return True for an account that its player has closed, and False where there is none."""
    return account is not None and account.closed is not None


def rateable(connection: Connection, players: Collection[PlayerId]) -> set[PlayerId]:
    """Return those of the players whose games can be rated: people with an account, no guests and no robots."""
    asked = select(accounts.c.player_id).where(
        accounts.c.player_id.in_(players), accounts.c.closed.is_(None), accounts.c.robot.is_(False)
    )
    return set(connection.scalars(asked))


def with_account(connection: Connection, players: Collection[PlayerId]) -> set[PlayerId]:
    """Return those of these players who have an account, closed ones too."""
    return set(connection.scalars(select(accounts.c.player_id).where(accounts.c.player_id.in_(players))))


def gone(connection: Connection, player: PlayerId) -> bool:
    """Return True for a player who has closed their account."""
    return connection.scalar(select(accounts.c.closed).where(accounts.c.player_id == player)) is not None


def named(connection: Connection, key: str) -> AccountRow | None:
    """Return the account whose name has this key; None when there is none."""
    row = connection.execute(select(accounts).where(accounts.c.key == key)).first()
    return AccountRow(*row) if row else None


def open_account(
    connection: Connection, new: AccountRow, person: PlayerRow, identity: Identity | None = None
) -> list[PlayerId] | None:
    """Open an account for a guest. Return the other guests who lose a name, because it looks like the account's.

    `identity` opens the account from now on. Change nothing and return None when the player has an account already,
    when another account has a name that looks like this one, or when `identity` opens another account.
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
    """Let an identity open an account from now on. Change nothing and return False when it opens another one."""
    issuer, subject = identity
    values = {"issuer": issuer, "subject": subject, "player_id": player, "created": now}
    connection.execute(insert_into(connection, identities).values(values).on_conflict_do_nothing())
    opens = select(identities.c.player_id).where(identities.c.issuer == issuer, identities.c.subject == subject)
    return connection.scalar(opens) == player


def rename(connection: Connection, person: PlayerRow, *, robot: bool = False) -> list[PlayerId] | None:
    """Keep a player's name, in their account too. Return the guests who lose a name that looks like it.

    `robot` is true for the name of a robot. Change nothing and return None when another account has such a name, when
    the player's account is closed, or when only one of the two, name and account, is a robot's.
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
    # They get the name back that every guest has at first; it has no key.
    named_so = func.upper(func.substr(players.c.id, 1, 4))
    lost = update(players).where(*others).values(name="Guest-" + named_so, key=None)
    return list(connection.scalars(lost.returning(players.c.id)))


def speak(connection: Connection, person: PlayerRow) -> None:
    """Keep a player's language, and the time when they were seen. Of a new player keep the whole row."""
    asked = insert_into(connection, players).values(msgspec.structs.asdict(person))
    new = {"locale": person.locale, "seen": person.seen}
    connection.execute(asked.on_conflict_do_update(index_elements=[players.c.id], set_=new))


def set_password(connection: Connection, player: PlayerId, password: str, before: str | None) -> bool:
    """Replace the password hash of an account, which is `before`, by `password`.

    Change nothing and return False when it is another one by now, or when the player has no open account.
    """
    now = held(connection, player)
    # The engine may run this twice: the second time the new hash is there already.
    if now is None or now.closed is not None or now.password not in (before, password):
        return False
    connection.execute(update(accounts).where(accounts.c.player_id == player).values(password=password))
    return True


def close(connection: Connection, player: PlayerId, now: float) -> None:
    """Delete all personal data of a player. Their id stays where games need it, and leads to nobody."""
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
        *(achievements, answers, asked_contacts, comments, contacts, mail_wishes),
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
    # The index has one seat of each game, the one that counts. By it the games are found, and by these all seats.
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
    """Make an account a robot's for good, under a name that says so; it leaves its tournaments. Return 'made'.

    Change nothing and return 'has-played' when the player has finished a game. Return 'name-taken' when another account
    has such a name, or when the player has no open account.
    """
    own = held(connection, person.id, person.key)
    played = select(results.c.player_id).where(results.c.player_id == person.id, results.c.counts).limit(1)
    if connection.scalar(played) is not None:
        return "has-played"
    if _taken(connection, person) or own is None or own.closed is not None:
        return "name-taken"
    connection.execute(update(accounts).where(accounts.c.player_id == person.id).values(robot=True, key=person.key))
    tournaments.forget_player(connection, person.id)
    save_player(connection, person)
    return "made"


def kept(connection: Connection, player: PlayerId) -> tuple[int, int]:
    """Return the number of tables at which a player sits, and the number of games that they have finished."""
    sits = select(func.count()).select_from(seats).where(seats.c.player_id == player)
    played = select(func.count()).select_from(results).where(results.c.player_id == player, results.c.counts)
    return connection.scalar(sits) or 0, connection.scalar(played) or 0


def said(connection: Connection, player: PlayerId) -> list[tuple[TableId, float, str]]:
    """Return all chat lines of a player: table, unix seconds, text."""
    asked = select(chat.c.table_id, chat.c.at, chat.c.text).where(chat.c.player == player).order_by(chat.c.at)
    return [(table, at, text) for table, at, text in connection.execute(asked)]


def tried(connection: Connection, player: PlayerId) -> list[tuple[str, TableId, float]]:
    """Return a player's tries at the daily challenge: day, table, and the beginning in unix seconds."""
    asked = select(tries.c.day, tries.c.table_id, tries.c.began).where(tries.c.player_id == player)
    return [(day, table, began) for day, table, began in connection.execute(asked.order_by(tries.c.day))]


def entered(connection: Connection, player: PlayerId) -> list[tuple[TournamentId, float]]:
    """Return the tournaments that a player entered, each with the time (unix seconds)."""
    asked = select(entrants.c.tournament_id, entrants.c.entered).where(entrants.c.player_id == player)
    return [(tournament, at) for tournament, at in connection.execute(asked.order_by(entrants.c.entered))]


def organised(connection: Connection, player: PlayerId) -> list[tuple[TournamentId, str, str]]:
    """Return the tournaments that a player made: id, name, text."""
    asked = select(tournament_rows.c.id, tournament_rows.c.name, tournament_rows.c.text)
    asked = asked.where(tournament_rows.c.organiser == player).order_by(tournament_rows.c.made)
    return [(tournament, name, about) for tournament, name, about in connection.execute(asked)]


def reported(connection: Connection, player: PlayerId) -> list[tuple[float, PlayerId, str, str]]:
    """Return the reports that a player made: time (unix seconds), the person reported, reason, text."""
    asked = select(reports.c.at, reports.c.player_id, reports.c.reason, reports.c.said)
    asked = asked.where(reports.c.reporter_id == player).order_by(reports.c.at)
    return [(at, about, reason, said) for at, about, reason, said in connection.execute(asked)]


def invited(connection: Connection, player: PlayerId) -> list[TableId]:
    """Return the tables of clubs to which a player was invited."""
    asked = select(table_guests.c.table_id).where(table_guests.c.player_id == player)
    return list(connection.scalars(asked.order_by(table_guests.c.table_id)))


class AccountRepository(Repository):
    """Accounts, and the data that the hall keeps of players."""

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
    entered = reads(entered)
    organised = reads(organised)
    reported = reads(reported)
    invited = reads(invited)
