"""The daily challenge, puzzles, and books of stages."""

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
Index("tries_player", tries.c.player_id, tries.c.day)

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

puzzles = Table(
    "puzzles",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("made", Double, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
Index("puzzles_game", puzzles.c.game, puzzles.c.made)

# Games that were searched for puzzles.
harvested = Table(
    "harvested",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("no", Integer, primary_key=True),
    sqlite_with_rowid=False,
)

# The first answers of players with an account.
answers = Table(
    "answers",
    METADATA,
    Column("puzzle_id", Text, primary_key=True),
    Column("player_id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("at", Double, nullable=False),
    sqlite_with_rowid=False,
)
Index("answers_player", answers.c.player_id, answers.c.game, answers.c.at)
