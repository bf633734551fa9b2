"""Tables, their logs and passwords, chat and comments."""

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, LargeBinary, Table, Text, text

from hiroma.store.schema.metadata import METADATA

# Unlike the others not clustered by its key: bodies side by side in the order they came cost SQLite half the CPU,
# because a batch then changes a few pages instead of one for each table.
entries = Table(
    "entries",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("rev", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("sealed", LargeBinary),
    Column("command_id", Text),
)
GIVEN = text("command_id IS NOT NULL")
Index(
    "entries_command",
    entries.c.table_id,
    entries.c.command_id,
    unique=True,
    sqlite_where=GIVEN,
    postgresql_where=GIVEN,
)

# Entries of old tables, packed (`archive.py`); `upto` is the rev of the last one in `body`. The newest entry of a table
# is never packed: an append finds its place by it.
archived = Table(
    "archived",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("upto", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("head", Integer, nullable=False),
    Column("deadline", Double),
    Column("changed", Double, nullable=False),
    Column("card", LargeBinary, nullable=False),
)
RUNNING = text("deadline IS NOT NULL")
Index("tables_deadline", tables.c.deadline, sqlite_where=RUNNING, postgresql_where=RUNNING)
Index("tables_lobby", tables.c.listed, tables.c.status, tables.c.changed)
Index("tables_game", tables.c.listed, tables.c.status, tables.c.game, tables.c.changed)

# `over_at` is null while the table is not over. Through it the index finds the few tables that matter to a player who
# has sat at thousands.
seats = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.table_id", ondelete="CASCADE"), primary_key=True),
    Column("player_id", Text, primary_key=True),
    Column("place", Integer, nullable=False),
    Column("over_at", Double),
    sqlite_with_rowid=False,
)
Index("seats_player", seats.c.player_id, seats.c.over_at, seats.c.table_id)

chat = Table(
    "chat",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("player", Text, nullable=False),
    Column("chair", Integer),
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,
)
Index("chat_player", chat.c.player)

# Comments on entry `rev` of a finished game.
comments = Table(
    "comments",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("no", Integer, nullable=False),
    Column("rev", Integer, nullable=False),
    Column("player_id", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,
)
Index("comments_game", comments.c.table_id, comments.c.no)
Index("comments_player", comments.c.player_id)

# The password that newcomers give before they sit down at a table: salt and scrypt hash in hex.
table_passwords = Table(
    "table_passwords",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("hash", Text, nullable=False),
    sqlite_with_rowid=False,
)
