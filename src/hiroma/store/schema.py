"""The tables of the database, the same on SQLite and PostgreSQL."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
    text,
)

VERSION = "0012"
"""The newest migration."""

METADATA = MetaData()

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

seats = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.table_id", ondelete="CASCADE"), primary_key=True),
    Column("player_id", Text, primary_key=True),
    Column("place", Integer, nullable=False),
    sqlite_with_rowid=False,
)
Index("seats_player", seats.c.player_id)

players = Table(
    "players",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("locale", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("key", Text),
)
Index("players_key", players.c.key)

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

# A game has a row for each seat; of the seats of one person one `counts`. `stayed`: whether they finished the game.
results = Table(
    "results",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("no", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", Text, nullable=False),
    Column("variant", Text, nullable=False),
    Column("ended", Double, nullable=False),
    Column("how", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("player_id", Text),
    Column("bot", Text),
    Column("side", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Double, nullable=False),
    Column("counts", Boolean, nullable=False),
    Column("stayed", Boolean),
    sqlite_with_rowid=False,
)
COUNTS = text("counts")
Index("results_player", results.c.player_id, results.c.ended, sqlite_where=COUNTS, postgresql_where=COUNTS)

# Of all games of its kind where `variant` is empty, of all time where `season` is.
standings = Table(
    "standings",
    METADATA,
    Column("player_id", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("variant", Text, primary_key=True),
    Column("season", Text, primary_key=True),
    Column("plays", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("places", Text, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("best", Integer, nullable=False),
    Column("rated", Integer, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("level", Double, nullable=False),
    Column("last", Double, nullable=False),
    sqlite_with_rowid=False,
)
Index("standings_level", standings.c.game, standings.c.season, standings.c.variant, standings.c.level)

# How far each table's log has been read for games that ended.
recorded = Table(
    "recorded",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("rev", Integer, nullable=False),
    sqlite_with_rowid=False,
)

# Whose player id a device cookie alone does not open any more. A `closed` one is gone for good: it has no key then.
# A `robot` is played by a program, and says so.
accounts = Table(
    "accounts",
    METADATA,
    Column("player_id", Text, primary_key=True),
    Column("key", Text),
    Column("password", Text),
    Column("created", Double, nullable=False),
    Column("closed", Double),
    Column("robot", Boolean, nullable=False, server_default=false()),
    sqlite_with_rowid=False,
)
Index("accounts_key", accounts.c.key, unique=True)

# `hash` is the SHA-256 of the token in the cookie; `id` is what a session is called to its owner.
sessions = Table(
    "sessions",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("id", Text, nullable=False),
    Column("player_id", Text, nullable=False),
    Column("device", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("expires", Double, nullable=False),
    sqlite_with_rowid=False,
)
Index("sessions_player", sessions.c.player_id)
Index("sessions_expires", sessions.c.expires)

passkeys = Table(
    "passkeys",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("player_id", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("public", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double),
    sqlite_with_rowid=False,
)
Index("passkeys_player", passkeys.c.player_id)

identities = Table(
    "identities",
    METADATA,
    Column("issuer", Text, primary_key=True),
    Column("subject", Text, primary_key=True),
    Column("player_id", Text, nullable=False),
    Column("created", Double, nullable=False),
    sqlite_with_rowid=False,
)
Index("identities_player", identities.c.player_id)

# What a sign-in in several steps must remember between them; taken once.
flows = Table(
    "flows",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("expires", Double, nullable=False),
    sqlite_with_rowid=False,
)
Index("flows_expires", flows.c.expires)

# The newest sign of life of each process of the hall, with the people connected to it.
beats = Table(
    "beats",
    METADATA,
    Column("process", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("here", Integer, nullable=False),
    Column("health", LargeBinary),
    sqlite_with_rowid=False,
)

# Named sets of options of a person, as a JSON list.
presets = Table(
    "presets",
    METADATA,
    Column("player_id", Text, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

# When no process was there; while nobody knows until when, it ends as it began.
outages = Table(
    "outages",
    METADATA,
    Column("began", Double, primary_key=True),
    Column("ended", Double, nullable=False),
)

# What programs show instead of a session; `hash` is the SHA-256 of that. Without `expires` it is good for ever.
tokens = Table(
    "tokens",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("id", Text, nullable=False),
    Column("player_id", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("scopes", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double),
    Column("expires", Double),
    sqlite_with_rowid=False,
)
Index("tokens_player", tokens.c.player_id)

# Where somebody wants to be told of their finished games, and what came of the last time.
hooks = Table(
    "hooks",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("player_id", Text, nullable=False),
    Column("url", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("last", Text, nullable=False),
    sqlite_with_rowid=False,
)
Index("hooks_player", hooks.c.player_id)

# What is still to be told.
deliveries = Table(
    "deliveries",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("hook", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("due", Double, nullable=False),
    Column("tries", Integer, nullable=False),
    sqlite_with_rowid=False,
)
Index("deliveries_due", deliveries.c.due)
Index("deliveries_hook", deliveries.c.hook)
