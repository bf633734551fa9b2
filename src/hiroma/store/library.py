"""Books of options that people have published: plain functions of a connection."""

from typing import Literal

import msgspec
from sqlalchemy import Connection, LargeBinary, delete, func, literal, select, update

from hiroma.ids import PlayerId
from hiroma.store.locks import hold, lock_of
from hiroma.store.repository import Repository, reads, transacts, writes
from hiroma.store.schema import books
from hiroma.store.upsert import insert_into


class BookRow(msgspec.Struct, frozen=True):
    """A published book."""

    key: str
    player: PlayerId
    """The player who published it."""
    changed: float
    """Unix seconds."""
    card: bytes
    """JSON that lists show of it."""
    body: bytes
    """Its file in canonical form, JSON; empty in lists."""
    badge: bytes | None = None
    """Its measured difficulty, JSON; None before it is measured."""


def book(connection: Connection, key: str) -> BookRow | None:
    """Return the book with that key; None when there is none."""
    row = connection.execute(select(books).where(books.c.key == key)).first()
    return BookRow(*row) if row else None


def newest(connection: Connection, player: PlayerId | None, limit: int, scope: str | None = None) -> list[BookRow]:
    """Return books, the newest first: of one player (None: of all), with keys that begin with `scope` (None: with any).

    The `scope` '' stands for books of the default game, whose keys are bare.
    """
    bare = literal(b"", LargeBinary).label("body")
    asked = select(books.c.key, books.c.player_id, books.c.changed, books.c.card, bare, books.c.badge)
    asked = asked.order_by(books.c.changed.desc(), books.c.key).limit(limit)
    if player is not None:
        asked = asked.where(books.c.player_id == player)
    if scope is not None:
        asked = asked.where(books.c.key.startswith(scope, autoescape=True) if scope else ~books.c.key.contains("/"))
    return [BookRow(*row) for row in connection.execute(asked)]


def written(connection: Connection, player: PlayerId) -> int:
    """Return the number of books that a player has published."""
    return connection.scalar(select(func.count()).select_from(books).where(books.c.player_id == player)) or 0


def publish(connection: Connection, row: BookRow, most: int) -> Literal["published", "taken", "full"]:
    """Keep a new book. 'taken': its key is another's; 'full': its player has `most` already."""
    hold(connection, lock_of("books", row.player))
    known = book(connection, row.key)
    if known is not None and (known.player, known.changed) == (row.player, row.changed):
        return "published"  # the engine may run this twice
    if written(connection, row.player) >= most:
        return "full"
    new = insert_into(connection, books).values(_values(row)).on_conflict_do_nothing()
    return "published" if connection.execute(new).rowcount == 1 else "taken"


def revise(connection: Connection, row: BookRow) -> bool:
    """Replace a player's book by another edition; its badge goes. Return False when it is not theirs."""
    mine = update(books).where(books.c.key == row.key, books.c.player_id == row.player)
    return connection.execute(mine.values(_values(row))).rowcount == 1


def withdraw(connection: Connection, key: str, player: PlayerId) -> bool:
    """Delete a player's book. Return False when it is not theirs."""
    mine = delete(books).where(books.c.key == key, books.c.player_id == player)
    return connection.execute(mine).rowcount == 1


def measure(connection: Connection, key: str, changed: float, badge: bytes) -> None:
    """Keep the badge of a book, if it is still the edition of that time (unix seconds)."""
    connection.execute(update(books).where(books.c.key == key, books.c.changed == changed).values(badge=badge))


def _values(row: BookRow) -> dict[str, object]:
    return {
        "key": row.key,
        "player_id": row.player,
        "changed": row.changed,
        "card": row.card,
        "body": row.body,
        "badge": row.badge,
    }


class BookRepository(Repository):
    """Published books."""

    book = reads(book)
    newest = reads(newest)
    written = reads(written)
    publish = transacts(publish)
    revise = writes(revise)
    withdraw = writes(withdraw)
    measure = writes(measure)
