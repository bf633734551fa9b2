"""Hidden Rooms: the daily challenge and the books of stages."""

from sqlalchemy import Boolean, Column, Double, Index, Integer, LargeBinary, Table, Text

from hiroma.store.schema.metadata import METADATA

days = Table(
    "days",
    METADATA,
    Column("day", Text, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
    Column("made", Double, nullable=False),
)

tries = Table(
    "tries",
    METADATA,
    Column("day", Text, primary_key=True),
    Column("player_id", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("began", Double, nullable=False),
    Column("ended", Double),
    Column("marks", Text),
    Column("won", Boolean),
    Column("turns", Integer),
    Column("rank", Integer),
    sqlite_with_rowid=False,
)
Index("tries_rank", tries.c.day, tries.c.rank, tries.c.ended)

books = Table(
    "books",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("player_id", Text, nullable=False),
    Column("changed", Double, nullable=False),
    Column("card", LargeBinary, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("badge", LargeBinary),
)
Index("books_changed", books.c.changed)
Index("books_player", books.c.player_id)
