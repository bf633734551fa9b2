"""Tokens of the API: plain functions of a connection."""

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, update

from hiroma.ids import ApiTokenId, PlayerId
from hiroma.store.locks import hold, lock_of
from hiroma.store.repository import Repository, reads, transacts, writes
from hiroma.store.schema import sessions, tokens


class TokenRow(msgspec.Struct, frozen=True):
    """A token with which a program acts for a player. Times are unix seconds."""

    hash: str
    """SHA-256 (hex) of the token."""
    id: ApiTokenId
    """The name that its owner sees."""
    player: PlayerId
    label: str
    scopes: str
    """Words with blanks between them."""
    created: float
    used: float | None = None
    """None before the first use."""
    expires: float | None = None
    """None for a token that is good until its owner takes it back."""


def _good(now: float) -> ColumnElement[bool]:
    return or_(tokens.c.expires.is_(None), tokens.c.expires > now)


def token(connection: Connection, digest: str, now: float) -> TokenRow | None:
    """Return the token with that hash; None when there is none, or it has expired."""
    row = connection.execute(select(tokens).where(tokens.c.hash == digest, _good(now))).first()
    return TokenRow(*row) if row else None


def tokens_of(connection: Connection, player: PlayerId) -> list[TokenRow]:
    """Return a player's tokens, the newest first."""
    asked = select(tokens).where(tokens.c.player_id == player).order_by(tokens.c.created.desc())
    return [TokenRow(*row) for row in connection.execute(asked)]


def good(connection: Connection, player: PlayerId, now: float) -> int:
    """Return the number of a player's tokens that have not expired."""
    asked = select(func.count()).select_from(tokens).where(tokens.c.player_id == player, _good(now))
    return connection.scalar(asked) or 0


def make(connection: Connection, row: TokenRow, most: int, session: str) -> str:
    """Keep a new token and return 'made'. Delete all tokens that have expired.

    Keep none and return 'guest' when the session with the hash `session`, which asks for it, has ended, or 'too-many'
    when the player has `most` already.
    """
    hold(connection, lock_of("tokens", row.player))
    # Sessions end before tokens are dropped. This lock makes the end of the session wait: then it finds the token.
    asks = select(sessions.c.id).where(sessions.c.hash == session, sessions.c.player_id == row.player)
    if connection.scalar(asks.with_for_update(read=True)) is None:
        return "guest"
    connection.execute(delete(tokens).where(tokens.c.expires <= row.created))
    own = select(func.count()).select_from(tokens).where(tokens.c.player_id == row.player)
    if (connection.scalar(own) or 0) >= most:
        return "too-many"
    values = msgspec.structs.asdict(row)
    connection.execute(insert(tokens).values(player_id=values.pop("player"), **values))
    return "made"


def touch(connection: Connection, digest: str, now: float) -> None:
    """Update the last use of a token."""
    connection.execute(update(tokens).where(tokens.c.hash == digest).values(used=now))


def drop(connection: Connection, player: PlayerId, token_id: ApiTokenId) -> list[str]:
    """Delete a player's token. Return a list of its hash; empty when they have none with that id."""
    own = delete(tokens).where(tokens.c.player_id == player, tokens.c.id == token_id)
    return list(connection.scalars(own.returning(tokens.c.hash)))


def drop_all(connection: Connection, player: PlayerId) -> list[str]:
    """Delete all tokens of a player. Return their hashes."""
    return list(connection.scalars(delete(tokens).where(tokens.c.player_id == player).returning(tokens.c.hash)))


class TokenRepository(Repository):
    """Tokens of programs."""

    token = reads(token)
    tokens_of = reads(tokens_of)
    good = reads(good)
    make = transacts(make)
    touch = writes(touch)
    drop = transacts(drop)
    drop_all = writes(drop_all)
