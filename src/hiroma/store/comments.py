"""Comments on finished games: plain functions of a connection."""

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from hiroma.ids import CommentId, PlayerId, TableId
from hiroma.store import moderation
from hiroma.store.locks import hold, lock_of
from hiroma.store.moderation import Ruling
from hiroma.store.relations import IGNORED
from hiroma.store.repository import Repository, reads, transacts
from hiroma.store.schema import comments, shunned

MOST = 500
"""Comments on one game, at most."""
MOST_OF_ONE = 50
"""Comments of one player on one game, at most."""


class CommentRow(msgspec.Struct, frozen=True):
    """A comment of a player on entry `rev` of game `no` at a table."""

    id: CommentId
    table: TableId
    no: int
    rev: int
    player: PlayerId
    at: float
    """Unix seconds."""
    text: str


def of_game(connection: Connection, table_id: TableId, no: int, reader: PlayerId) -> list[CommentRow]:
    """Return the comments on a game in the order of its entries, without those by people that the reader ignores."""
    ignored = select(shunned.c.other_id).where(shunned.c.player_id == reader, shunned.c.how == IGNORED)
    asked = select(comments).where(
        comments.c.table_id == table_id, comments.c.no == no, comments.c.player_id.not_in(ignored)
    )
    return [CommentRow(*row) for row in connection.execute(asked.order_by(comments.c.rev, comments.c.at))]


def one(connection: Connection, comment_id: CommentId) -> CommentRow | None:
    """Return the comment with that id; None when there is none."""
    row = connection.execute(select(comments).where(comments.c.id == comment_id)).first()
    return CommentRow(*row) if row else None


def say(connection: Connection, row: CommentRow) -> bool:
    """Keep a comment. Return False when the game has `MOST`, or `MOST_OF_ONE` of this player."""
    hold(connection, lock_of("comments", f"{row.table} {row.no}"))
    here = select(func.count()).where(comments.c.table_id == row.table, comments.c.no == row.no)
    all_of_them = connection.scalar(here) or 0
    own = connection.scalar(here.where(comments.c.player_id == row.player)) or 0
    if all_of_them >= MOST or own >= MOST_OF_ONE:
        return False
    values = msgspec.structs.asdict(row)
    ids = {"table_id": values.pop("table"), "player_id": values.pop("player")}
    connection.execute(insert(comments).values(**values, **ids))
    return True


def erase(connection: Connection, comment_id: CommentId, ruling: Ruling | None) -> None:
    """Delete a comment; a moderator's `ruling` goes into the audit. Needs a transaction."""
    gone = connection.execute(delete(comments).where(comments.c.id == comment_id)).rowcount
    if gone and ruling is not None:
        moderation.rule(connection, ruling)


def of_player(connection: Connection, player: PlayerId) -> list[tuple[TableId, float, str]]:
    """Return all comments of a player: table, unix seconds, text."""
    asked = select(comments.c.table_id, comments.c.at, comments.c.text).where(comments.c.player_id == player)
    return [(table, at, text) for table, at, text in connection.execute(asked.order_by(comments.c.at))]


class CommentRepository(Repository):
    """Comments on finished games."""

    of_game = reads(of_game)
    one = reads(one)
    say = transacts(say)
    erase = transacts(erase)
    of_player = reads(of_player)
