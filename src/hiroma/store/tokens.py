"""Tokens of the API: plain functions of a connection."""

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, update

from hiroma.ids import ApiTokenId, PlayerId
from hiroma.store.locks import hold, lock_of
from hiroma.store.repository import Repository, reads, transacts, writes
from hiroma.store.schema import sessions, tokens


class TokenRow(msgspec.Struct, frozen=True):
    """What a program shows for a player; times are seconds since 1970.

    `hash` is the SHA-256 (hex) of what it shows, `id` what its owner calls it by; `scopes` are words with blanks
    between; `expires` is None for one that is good until it is taken back.
    """

    hash: str
    id: ApiTokenId
    player: PlayerId
    label: str
    scopes: str
    created: float
    used: float | None = None
    expires: float | None = None


def _good(now: float) -> ColumnElement[bool]:
    return or_(tokens.c.expires.is_(None), tokens.c.expires > now)


def token(connection: Connection, digest: str, now: float) -> TokenRow | None:
    """The token of that hash, if it has not expired."""
    row = connection.execute(select(tokens).where(tokens.c.hash == digest, _good(now))).first()
    return TokenRow(*row) if row else None


def tokens_of(connection: Connection, player: PlayerId) -> list[TokenRow]:
    """A player's tokens, newest first."""
    asked = select(tokens).where(tokens.c.player_id == player).order_by(tokens.c.created.desc())
    return [TokenRow(*row) for row in connection.execute(asked)]


def make(connection: Connection, row: TokenRow, most: int, session: str) -> str:
    """Keep a new token, and return 'made'. Expired ones are swept out.

    'guest' when the session with the hash `session`, which asks for it, has ended, and 'too-many' when the player has
    `most` already: nothing is done.
    """
    hold(connection, lock_of("tokens", row.player))
    # Sessions end before tokens are dropped. While this holds the session, who ends it waits, and then finds the token.
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
    """A token was used."""
    connection.execute(update(tokens).where(tokens.c.hash == digest).values(used=now))


def drop(connection: Connection, player: PlayerId, token_id: ApiTokenId) -> list[str]:
    """Take a player's token of that id back: its hash, nothing when they have none of that id."""
    own = delete(tokens).where(tokens.c.player_id == player, tokens.c.id == token_id)
    return list(connection.scalars(own.returning(tokens.c.hash)))


def drop_all(connection: Connection, player: PlayerId) -> list[str]:
    """Take all tokens of a player back: their hashes."""
    return list(connection.scalars(delete(tokens).where(tokens.c.player_id == player).returning(tokens.c.hash)))


class TokenRepository(Repository):
    """Tokens of programs."""

    token = reads(token)
    tokens_of = reads(tokens_of)
    make = transacts(make)
    touch = writes(touch)
    drop = transacts(drop)
    drop_all = writes(drop_all)
