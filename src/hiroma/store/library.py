"""Books of options that people have published: plain functions of a connection."""

import msgspec
from sqlalchemy import Connection, LargeBinary, delete, func, insert, literal, select, update
from sqlalchemy.exc import IntegrityError

from hiroma.ids import PlayerId
from hiroma.store.repository import Repository, reads, writes
from hiroma.store.schema import books


class BookRow(msgspec.Struct, frozen=True):
    """A published book: `body` is its file in canonical form, `card` what a list shows of it, `badge` its measured
    difficulty, all JSON. Lists have no `body`.

    `player` published it; `changed` is in seconds since 1970.
    """

    key: str
    player: PlayerId
    changed: float
    card: bytes
    body: bytes
    badge: bytes | None = None


def book(connection: Connection, key: str) -> BookRow | None:
    """The book of that key."""
    row = connection.execute(select(books).where(books.c.key == key)).first()
    return BookRow(*row) if row else None


def newest(connection: Connection, player: PlayerId | None, limit: int, scope: str | None = None) -> list[BookRow]:
    """Return books, newest first; of one player, if named. With a `scope` only those whose keys begin with it; with ''
    those of the default game, whose keys are bare.
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
    """How many books a player has published."""
    return connection.scalar(select(func.count()).select_from(books).where(books.c.player_id == player)) or 0


def publish(connection: Connection, row: BookRow) -> bool:
    """Keep a new book; False when its key is taken."""
    try:
        connection.execute(insert(books).values(_values(row)))
    except IntegrityError:
        return False
    return True


def revise(connection: Connection, row: BookRow) -> bool:
    """Put another edition in the place of a player's own book; its badge goes. False when it is not theirs."""
    mine = update(books).where(books.c.key == row.key, books.c.player_id == row.player)
    return connection.execute(mine.values(_values(row))).rowcount == 1


def withdraw(connection: Connection, key: str, player: PlayerId) -> bool:
    """Take a player's own book back; False when it is not theirs."""
    mine = delete(books).where(books.c.key == key, books.c.player_id == player)
    return connection.execute(mine).rowcount == 1


def measure(connection: Connection, key: str, changed: float, badge: bytes) -> None:
    """Keep the badge of that edition of a book."""
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
    publish = writes(publish)
    revise = writes(revise)
    withdraw = writes(withdraw)
    measure = writes(measure)
