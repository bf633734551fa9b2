"""Imported logs, and private notes."""

from sqlalchemy import Boolean, Column, Double, Index, Integer, LargeBinary, Table, Text

from hiroma.store.schema.metadata import METADATA

# A log that somebody brought as a file. `digest` is the SHA-256 of its lines, `card` what lists say of it, as JSON.
imports = Table(
    "imports",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("player_id", Text, nullable=False),
    Column("made", Double, nullable=False),
    Column("game", Text, nullable=False),
    Column("size", Integer, nullable=False),
    Column("shared", Boolean, nullable=False),
    Column("digest", Text, nullable=False),
    Column("card", LargeBinary, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
Index("imports_player", imports.c.player_id, imports.c.digest, unique=True)

# Notes that a player makes for themselves on a game (`subject` is its table) or on a person (`no` is 0).
notes = Table(
    "notes",
    METADATA,
    Column("player_id", Text, primary_key=True),
    Column("subject", Text, primary_key=True),
    Column("no", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    Column("changed", Double, nullable=False),
    sqlite_with_rowid=False,
)
Index("notes_subject", notes.c.subject)

note_tags = Table(
    "note_tags",
    METADATA,
    Column("player_id", Text, primary_key=True),
    Column("subject", Text, primary_key=True),
    Column("no", Integer, primary_key=True),
    Column("tag", Text, primary_key=True),
    sqlite_with_rowid=False,
)
Index("note_tags_subject", note_tags.c.subject)
