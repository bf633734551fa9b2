"""Lists of ignored and avoided players, reports, and the rulings of moderators."""

from sqlalchemy import Column, Double, Index, Integer, LargeBinary, Table, Text, text

from hiroma.store.schema.metadata import METADATA

# `how`: 'ignored' (their chat is not shown to the player) or 'avoided' (they do not sit down at the player's tables).
shunned = Table(
    "shunned",
    METADATA,
    Column("player_id", Text, primary_key=True),
    Column("how", Text, primary_key=True),
    Column("other_id", Text, primary_key=True),
    Column("since", Double, nullable=False),
    sqlite_with_rowid=False,
)
Index("shunned_other", shunned.c.other_id)

roles = Table(
    "roles",
    METADATA,
    Column("player_id", Text, primary_key=True),
    Column("role", Text, primary_key=True),
    Column("since", Double, nullable=False),
    sqlite_with_rowid=False,
)

# `table_id` is empty for a report without a place, `club_id` for one that is not about a club's name or text. `chat` is
# JSON: the lines before the report, or that name and text.
reports = Table(
    "reports",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("reporter_id", Text, nullable=False),
    Column("player_id", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("rev", Integer, nullable=False),
    Column("reason", Text, nullable=False),
    Column("said", Text, nullable=False),
    Column("chat", LargeBinary, nullable=False),
    Column("closed", Double),
    Column("club_id", Text, nullable=False, server_default=""),
    sqlite_with_rowid=False,
)
OPEN = text("closed IS NULL")
Index(
    "reports_open",
    reports.c.reporter_id,
    reports.c.player_id,
    reports.c.table_id,
    reports.c.club_id,
    unique=True,
    sqlite_where=OPEN,
    postgresql_where=OPEN,
)

# The rulings of moderators, in order: append-only. Those without an actor are the host's.
rulings = Table(
    "rulings",
    METADATA,
    Column("n", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("actor_id", Text, nullable=False),
    Column("player_id", Text, nullable=False),
    Column("act", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("until", Double),
    Column("report_id", Text),
    Column("club_id", Text),
)
Index("rulings_player", rulings.c.player_id)
