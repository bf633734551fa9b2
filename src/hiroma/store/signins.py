"""Sessions, passkeys, identities elsewhere, and sign-ins under way: plain functions of a connection."""

import hashlib
from collections.abc import Collection

import msgspec
from sqlalchemy import Connection, delete, insert, or_, select, update

from hiroma.ids import PasskeyId, PlayerId, SessionId
from hiroma.store import subscriptions
from hiroma.store.accounts import Identity, held, link, set_password
from hiroma.store.locks import hold, lock_of
from hiroma.store.repository import Repository, reads, transacts, writes
from hiroma.store.schema import flows, identities, passkeys, sessions, tokens
from hiroma.store.tokens import drop_all


def hash_of(token: str) -> str:
    """Return the hash that the store keeps of a token, of a session or of a program: its SHA-256, in hex."""
    return hashlib.sha256(token.encode()).hexdigest()


class SessionRow(msgspec.Struct, frozen=True):
    """A sign-in of a player on a device. Times are unix seconds."""

    hash: str
    """SHA-256 (hex) of the token in the cookie."""
    id: SessionId
    """The name that its owner sees."""
    player: PlayerId
    device: str
    created: float
    seen: float
    expires: float


class PasskeyRow(msgspec.Struct, frozen=True):
    """A passkey. Times are unix seconds."""

    id: PasskeyId
    """The credential's id (base64url)."""
    player: PlayerId
    label: str
    public: bytes
    count: int
    """Signatures, as its authenticator counts them."""
    created: float
    used: float | None = None
    """None before the first use."""


def session(connection: Connection, digest: str, now: float) -> SessionRow | None:
    """Return the session with that hash; None when there is none, or it has expired."""
    row = connection.execute(select(sessions).where(sessions.c.hash == digest, sessions.c.expires > now)).first()
    return SessionRow(*row) if row else None


def sessions_of(connection: Connection, player: PlayerId, now: float) -> list[SessionRow]:
    """Return a player's sessions that have not expired, the last seen first."""
    asked = select(sessions).where(sessions.c.player_id == player, sessions.c.expires > now)
    return [SessionRow(*row) for row in connection.execute(asked.order_by(sessions.c.seen.desc()))]


def alive(connection: Connection, digests: Collection[str], now: float) -> set[str]:
    """Return those of the hashes whose sessions, or tokens of programs, have not expired."""
    signed_in = select(sessions.c.hash).where(sessions.c.hash.in_(digests), sessions.c.expires > now)
    shown = select(tokens.c.hash).where(
        tokens.c.hash.in_(digests), or_(tokens.c.expires.is_(None), tokens.c.expires > now)
    )
    return set(connection.scalars(signed_in.union(shown)))


def begin(connection: Connection, row: SessionRow, password: str | None = None) -> bool:
    """Keep a new session. Delete all sessions that have expired, with their push subscriptions.

    `password` is the hash (Argon2) that let the player in, None for another way. Change nothing and return False when
    the account is closed, or has another password by now.
    """
    account = held(connection, row.player)
    if account is None or account.closed is not None or password not in (None, account.password):
        return False
    connection.execute(delete(sessions).where(sessions.c.expires <= row.created))
    values = {"hash": row.hash, "id": row.id, "player_id": row.player, "device": row.device}
    connection.execute(insert(sessions).values(**values, created=row.created, seen=row.seen, expires=row.expires))
    subscriptions.signed_in(connection, row.player, row.hash)
    return True


def touch(connection: Connection, digest: str, seen: float, expires: float) -> None:
    """Update the last use of a session, and its expiry."""
    connection.execute(update(sessions).where(sessions.c.hash == digest).values(seen=seen, expires=expires))


def end(connection: Connection, player: PlayerId, session_id: SessionId) -> list[str]:
    """End a player's session. Return a list of its hash; empty when they have none with that id."""
    own = delete(sessions).where(sessions.c.player_id == player, sessions.c.id == session_id)
    return list(connection.scalars(own.returning(sessions.c.hash)))


def end_others(connection: Connection, player: PlayerId, keep: str) -> list[str]:
    """End all sessions of a player but the one with the hash `keep`. Return their hashes."""
    others = delete(sessions).where(sessions.c.player_id == player, sessions.c.hash != keep)
    return list(connection.scalars(others.returning(sessions.c.hash)))


def change_password(
    connection: Connection, player: PlayerId, password: str, before: str | None, keep: str, with_tokens: bool
) -> list[str] | None:
    """Replace a password hash as `set_password` does, and end all sessions of the player but the one with the hash
    `keep`; `with_tokens` the tokens of programs, too. Return the hashes of what ended.

    Change nothing and return None where `set_password` returns False.
    """
    if not set_password(connection, player, password, before):
        return None
    ended = end_others(connection, player, keep)
    return [*ended, *drop_all(connection, player)] if with_tokens else ended


def passkey(connection: Connection, passkey_id: PasskeyId) -> PasskeyRow | None:
    """Return the passkey with that credential id; None when there is none."""
    row = connection.execute(select(passkeys).where(passkeys.c.id == passkey_id)).first()
    return PasskeyRow(*row) if row else None


def passkeys_of(connection: Connection, player: PlayerId) -> list[PasskeyRow]:
    """Return a player's passkeys, the oldest first."""
    asked = select(passkeys).where(passkeys.c.player_id == player).order_by(passkeys.c.created)
    return [PasskeyRow(*row) for row in connection.execute(asked)]


def add_passkey(connection: Connection, row: PasskeyRow, most: int) -> str | None:
    """Keep a new passkey. Return None.

    Change nothing and return the refusal's code when there is one with that id ('passkey-refused'), or when the player
    has `most` already ('too-many-passkeys').
    """
    hold(connection, lock_of("passkeys", row.player))
    if passkey(connection, row.id) is not None:
        return "passkey-refused"
    if len(passkeys_of(connection, row.player)) >= most:
        return "too-many-passkeys"
    values = {"id": row.id, "player_id": row.player, "label": row.label, "public": row.public}
    connection.execute(insert(passkeys).values(**values, count=row.count, created=row.created))
    return None


def use_passkey(connection: Connection, passkey_id: PasskeyId, count: int, now: float) -> None:
    """Update the last use of a passkey, and its count."""
    connection.execute(update(passkeys).where(passkeys.c.id == passkey_id).values(count=count, used=now))


def drop_passkey(connection: Connection, player: PlayerId, passkey_id: PasskeyId) -> bool:
    """Delete a player's passkey. Return False when they have none with that id."""
    return (
        connection.execute(delete(passkeys).where(passkeys.c.player_id == player, passkeys.c.id == passkey_id)).rowcount
        == 1
    )


def whose(connection: Connection, identity: Identity) -> PlayerId | None:
    """Return the player whose account an identity elsewhere opens; None when it opens none."""
    issuer, subject = identity
    asked = select(identities.c.player_id).where(identities.c.issuer == issuer, identities.c.subject == subject)
    found: PlayerId | None = connection.scalar(asked)
    return found


def identities_of(connection: Connection, player: PlayerId) -> list[Identity]:
    """Return a player's identities elsewhere."""
    asked = select(identities.c.issuer, identities.c.subject).where(identities.c.player_id == player)
    return [(issuer, subject) for issuer, subject in connection.execute(asked)]


def add_identity(connection: Connection, identity: Identity, player: PlayerId, now: float) -> bool:
    """Let an identity elsewhere open a player's account from now on.

    Change nothing and return False when it opens another account, or when the player has no open one.
    """
    account = held(connection, player)
    return account is not None and account.closed is None and link(connection, identity, player, now)


def keep_flow(connection: Connection, digest: str, body: bytes, now: float, expires: float) -> None:
    """Keep the state of a sign-in until its next step. Delete states that have expired."""
    connection.execute(delete(flows).where(flows.c.expires <= now))
    connection.execute(insert(flows).values(hash=digest, body=body, expires=expires))


def take_flow(connection: Connection, digest: str, now: float) -> bytes | None:
    """Return the state of a sign-in and delete it; None when there is none, or it has expired."""
    found = delete(flows).where(flows.c.hash == digest, flows.c.expires > now).returning(flows.c.body)
    body: bytes | None = connection.scalar(found)
    return body


class SigninRepository(Repository):
    """Sessions, passkeys, identities, and sign-ins under way."""

    session = reads(session)
    sessions_of = reads(sessions_of)
    alive = reads(alive)
    begin = transacts(begin)
    touch = writes(touch)
    end = writes(end)
    end_others = writes(end_others)
    change_password = transacts(change_password)
    passkey = reads(passkey)
    passkeys_of = reads(passkeys_of)
    add_passkey = transacts(add_passkey)
    use_passkey = writes(use_passkey)
    drop_passkey = writes(drop_passkey)
    whose = reads(whose)
    identities_of = reads(identities_of)
    add_identity = transacts(add_identity)
    keep_flow = transacts(keep_flow)
    take_flow = writes(take_flow)
