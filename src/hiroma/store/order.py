"""The tables of fair play: beside those of `schema`, in the same database."""

from sqlalchemy import Column, Double, Index, Integer, LargeBinary, Table, Text, text

from hiroma.store.schema import METADATA

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

# `table_id` is empty where somebody was reported from their page; `chat` is JSON, the lines that went before.
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
    sqlite_with_rowid=False,
)
OPEN = text("closed IS NULL")
Index(
    "reports_open",
    reports.c.reporter_id,
    reports.c.player_id,
    reports.c.table_id,
    unique=True,
    sqlite_where=OPEN,
    postgresql_where=OPEN,
)

# What moderators did, in order; only ever added to. Without an actor it was the host.
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
)
Index("rulings_player", rulings.c.player_id)

# What the host tells the processes of the hall.
orders = Table(
    "orders",
    METADATA,
    Column("n", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("act", Text, nullable=False),
    Column("about", Text, nullable=False),
)

# Where somebody wants to be told by e-mail that it is their turn, once `confirmed`: the token does that and ends it.
contacts = Table(
    "contacts",
    METADATA,
    Column("player_id", Text, primary_key=True),
    Column("address", Text, nullable=False),
    Column("token", Text, nullable=False),
    Column("confirmed", Double),
    sqlite_with_rowid=False,
)
Index("contacts_token", contacts.c.token, unique=True)

# Somebody is told of a table, when it is due, and then no more until they come back to it.
reminders = Table(
    "reminders",
    METADATA,
    Column("player_id", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("due", Double),
    sqlite_with_rowid=False,
)
DUE = text("due IS NOT NULL")
Index("reminders_due", reminders.c.due, sqlite_where=DUE, postgresql_where=DUE)

# When somebody is, or was, on vacation.
vacations = Table(
    "vacations",
    METADATA,
    Column("player_id", Text, primary_key=True),
    Column("began", Double, primary_key=True),
    Column("until", Double, nullable=False),
    sqlite_with_rowid=False,
)
