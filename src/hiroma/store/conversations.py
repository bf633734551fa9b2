"""Conversations of two: which there are, and how far each has read. Plain functions of a connection."""

import msgspec
from sqlalchemy import Connection, case, delete, func, or_, select, update

from hiroma.ids import PlayerId
from hiroma.store.chat import say as put_into_chat
from hiroma.store.locks import hold, lock_of
from hiroma.store.places import of_two
from hiroma.store.repository import Repository, reads, transacts, writes
from hiroma.store.rows import ChatRow
from hiroma.store.schema import chat, conversations
from hiroma.store.upsert import insert_into


class ConversationRow(msgspec.Struct, frozen=True):
    """A player's conversation with one other; `at` is unix seconds."""

    player: PlayerId
    other: PlayerId
    newest: int
    seen: int
    at: float
    wrote: bool


def conversations_of(connection: Connection, player: PlayerId, most: int) -> list[ConversationRow]:
    """A player's conversations, the one with the newest line first."""
    asked = select(conversations).where(conversations.c.player_id == player)
    asked = asked.order_by(conversations.c.at.desc(), conversations.c.other_id).limit(most)
    return [ConversationRow(*row) for row in connection.execute(asked)]


def conversation(connection: Connection, player: PlayerId, other: PlayerId) -> ConversationRow | None:
    """A player's conversation with one other, None where nothing was said."""
    asked = select(conversations).where(conversations.c.player_id == player, conversations.c.other_id == other)
    row = connection.execute(asked).first()
    return ConversationRow(*row) if row else None


def note(connection: Connection, speaker: PlayerId, other: PlayerId, n: int, at: float) -> None:
    """Keep that line `n` was said: the speaker has read it, the other has not. Needs a transaction."""
    its = conversations.c
    # In the same order whoever speaks: each of two who write to each other would hold what the other waits for.
    for player, partner in sorted([(speaker, other), (other, speaker)]):
        spoke = player == speaker
        values = {"newest": n, "seen": n if spoke else 0, "at": at, "wrote": spoke}
        new = insert_into(connection, conversations).values(player_id=player, other_id=partner, **values)
        # Of two lines at the same time the later number stays.
        newer = its.newest < n
        change: dict[str, object] = {
            "newest": case((newer, n), else_=its.newest),
            "at": case((newer, at), else_=its.at),
        }
        if spoke:
            change |= {"seen": case((its.seen < n, n), else_=its.seen), "wrote": True}
        connection.execute(new.on_conflict_do_update(index_elements=[its.player_id, its.other_id], set_=change))


def say(connection: Connection, row: ChatRow, other: PlayerId) -> ChatRow:
    """Keep a line to the other as `note` does, both or nothing; return it with its number. Needs a transaction."""
    hold(connection, lock_of("conversation", row.table))
    # The engine may run this twice, and people say nothing twice in one moment.
    its = chat.c.table_id == row.table, chat.c.at == row.at, chat.c.player == row.player
    n = connection.scalar(select(chat.c.n).where(*its).limit(1))
    kept = put_into_chat(connection, row) if n is None else msgspec.structs.replace(row, n=n)
    note(connection, row.player, other, kept.n, kept.at)
    return kept


def unread(connection: Connection, player: PlayerId) -> int:
    """Return the number of conversations with lines that a player has not read."""
    asked = select(func.count()).select_from(conversations)
    behind = conversations.c.player_id == player, conversations.c.seen < conversations.c.newest
    return connection.scalar(asked.where(*behind)) or 0


def read(connection: Connection, player: PlayerId, other: PlayerId, n: int) -> None:
    """Keep that a player has read up to line `n`."""
    its = conversations.c.player_id == player, conversations.c.other_id == other, conversations.c.seen < n
    connection.execute(update(conversations).where(*its).values(seen=n))


def forget_all(connection: Connection, player: PlayerId) -> None:
    """Delete all conversations of a player, on both sides, with what was said. Needs a transaction."""
    mine = conversations.c.player_id == player
    others = list(connection.scalars(select(conversations.c.other_id).where(mine)))
    for other in others:
        connection.execute(delete(chat).where(chat.c.table_id == of_two(player, other)))
    connection.execute(delete(conversations).where(or_(mine, conversations.c.other_id == player)))


class ConversationRepository(Repository):
    """Conversations of two."""

    of = reads(conversations_of)
    one = reads(conversation)
    note = transacts(note)
    say = transacts(say)
    unread = reads(unread)
    read = writes(read)
