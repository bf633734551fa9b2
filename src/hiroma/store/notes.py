"""Private notes and tags of players, on people and on games: plain functions of a connection."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from hiroma.ids import PlayerId
from hiroma.store.locks import hold, lock_of
from hiroma.store.repository import Repository, reads, transacts
from hiroma.store.schema import note_tags, notes
from hiroma.store.upsert import insert_into

PERSON = 0
"""The number of a note on a person: games are counted from 1."""


class Note(msgspec.Struct, frozen=True, kw_only=True):
    """A note of one player on a game (`subject` is its table, `no` its number) or on a person (`no` is `PERSON`)."""

    subject: str
    no: int
    text: str
    tags: tuple[str, ...]
    changed: float
    """Unix seconds."""


def of(connection: Connection, player: PlayerId) -> list[Note]:
    """Return all notes of a player, the newest first."""
    tags: dict[tuple[str, int], list[str]] = {}
    asked = select(note_tags).where(note_tags.c.player_id == player).order_by(note_tags.c.tag)
    for row in connection.execute(asked):
        tags.setdefault((row.subject, row.no), []).append(row.tag)
    rows = connection.execute(select(notes).where(notes.c.player_id == player).order_by(notes.c.changed.desc()))
    return [
        Note(
            subject=row.subject,
            no=row.no,
            text=row.text,
            tags=tuple(tags.get((row.subject, row.no), ())),
            changed=row.changed,
        )
        for row in rows
    ]


def one(connection: Connection, player: PlayerId, subject: str, no: int) -> Note | None:
    """Return a player's note on a game or a person; None without one."""
    own = (notes.c.player_id == player, notes.c.subject == subject, notes.c.no == no)
    row = connection.execute(select(notes).where(*own)).first()
    if row is None:
        return None
    tagged = (note_tags.c.player_id == player, note_tags.c.subject == subject, note_tags.c.no == no)
    tags = connection.scalars(select(note_tags.c.tag).where(*tagged).order_by(note_tags.c.tag))
    return Note(subject=subject, no=no, text=row.text, tags=tuple(tags), changed=row.changed)


def keep(connection: Connection, player: PlayerId, note: Note, most: int) -> bool:
    """Keep a note in the place of the one before; an empty one is deleted. False: the player has `most` already."""
    own = (notes.c.player_id == player, notes.c.subject == note.subject, notes.c.no == note.no)
    tagged = (note_tags.c.player_id == player, note_tags.c.subject == note.subject, note_tags.c.no == note.no)
    if not note.text and not note.tags:
        connection.execute(delete(notes).where(*own))
        connection.execute(delete(note_tags).where(*tagged))
        return True
    hold(connection, lock_of("notes", player))
    known = connection.scalar(select(notes.c.no).where(*own)) is not None
    count = select(func.count()).select_from(notes).where(notes.c.player_id == player)
    if not known and (connection.scalar(count) or 0) >= most:
        return False
    keys = {"player_id": player, "subject": note.subject, "no": note.no}
    new = insert_into(connection, notes).values(**keys, text=note.text, changed=note.changed)
    rest = {"text": new.excluded.text, "changed": new.excluded.changed}
    connection.execute(new.on_conflict_do_update(index_elements=list(keys), set_=rest))
    connection.execute(delete(note_tags).where(*tagged))
    if note.tags:
        connection.execute(insert(note_tags), [{**keys, "tag": tag} for tag in note.tags])
    return True


def tags_of(connection: Connection, player: PlayerId) -> list[str]:
    """Return the tags that a player uses, in order."""
    return list(
        connection.scalars(
            select(note_tags.c.tag).where(note_tags.c.player_id == player).distinct().order_by(note_tags.c.tag)
        )
    )


def forget_player(connection: Connection, player: PlayerId) -> None:
    """Delete the notes of a player, and those of others on them."""
    for table in (notes, note_tags):
        connection.execute(delete(table).where(table.c.player_id == player))
        connection.execute(delete(table).where(table.c.subject == player, table.c.no == PERSON))


def on_games(connection: Connection, player: PlayerId, games: Sequence[tuple[str, int]]) -> dict[tuple[str, int], Note]:
    """Return a player's notes on these games (table, number)."""
    found = {(subject, no): one(connection, player, subject, no) for subject, no in games}
    return {game: note for game, note in found.items() if note is not None}


class NoteRepository(Repository):
    """Private notes."""

    of = reads(of)
    one = reads(one)
    keep = transacts(keep)
    tags_of = reads(tags_of)
    on_games = reads(on_games)
