"""Chat: what is said at tables."""

import msgspec
from sqlalchemy import Column, Connection, delete, func, insert, literal, select, update
from sqlalchemy.exc import IntegrityError

from hiroma.ids import PlayerId, TableId
from hiroma.store.relations import IGNORED
from hiroma.store.repository import Repository, reads, writes
from hiroma.store.rows import ChatRow, StoreError
from hiroma.store.schema import chat, shunned

ROUNDS = 100
"""Tries to number a chat line while other processes write to the same chat."""


def say(connection: Connection, row: ChatRow) -> ChatRow:
    """The chat line with its number."""
    number = select(
        literal(row.table),
        func.coalesce(func.max(chat.c.n), 0) + 1,
        *(literal(value, column.type) for value, column in _said(row)),
    ).where(chat.c.table_id == row.table)
    asked = insert(chat).from_select([column.name for column in chat.columns], number).returning(chat.c.n)
    for _ in range(ROUNDS):
        try:
            return msgspec.structs.replace(row, n=connection.scalars(asked).one())
        except IntegrityError:
            # Another process was first with this number.
            continue
    raise StoreError("the chat is too busy")


def _said(row: ChatRow) -> list[tuple[object, Column[object]]]:
    return [(row.at, chat.c.at), (row.player, chat.c.player), (row.chair, chat.c.chair), (row.text, chat.c.text)]


def lines(connection: Connection, table_id: TableId, last: int, reader: PlayerId | None) -> list[ChatRow]:
    """The newest chat lines, oldest first, without those of ignored people."""
    asked = select(chat).where(chat.c.table_id == table_id).order_by(chat.c.n.desc()).limit(last)
    if reader is not None:
        ignored = select(shunned.c.other_id).where(shunned.c.player_id == reader, shunned.c.how == IGNORED)
        asked = asked.where(chat.c.player.not_in(ignored))
    return [ChatRow(*row) for row in connection.execute(asked)][::-1]


def line(connection: Connection, place: TableId, n: int) -> ChatRow | None:
    """One line of a place."""
    row = connection.execute(select(chat).where(chat.c.table_id == place, chat.c.n == n)).first()
    return ChatRow(*row) if row else None


def blank(connection: Connection, place: TableId, n: int) -> None:
    """Take the words of a line away. Its number stays."""
    connection.execute(update(chat).where(chat.c.table_id == place, chat.c.n == n).values(text=""))


def prune(connection: Connection, place: TableId, before: int) -> None:
    """Delete the lines of a place before that number."""
    connection.execute(delete(chat).where(chat.c.table_id == place, chat.c.n < before))


class ChatRepository(Repository):
    """Chat lines, of tables and of other places."""

    line = reads(line)
    blank = writes(blank)
    prune = writes(prune)

    async def say(self, row: ChatRow) -> ChatRow:
        """The chat line as stored: with the next number of its table."""
        # Not tried again by itself: it would be said twice.
        return await self.engine.once(say, row)

    async def lines(self, table_id: TableId, last: int = 50, reader: PlayerId | None = None) -> list[ChatRow]:
        """The newest chat lines of a table, oldest first, without those of ignored people."""
        return await self.engine.read(lines, table_id, last, reader)
