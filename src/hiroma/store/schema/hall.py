"""The processes of the hall and their leases, when none was there, and what the host tells them."""

from sqlalchemy import Boolean, Column, Double, Index, Integer, LargeBinary, Table, Text

from hiroma.store.schema.metadata import METADATA

# The newest sign of life of each process of the hall, with how many are connected to it and who they are (JSON,
# `server/presence.py`).
beats = Table(
    "beats",
    METADATA,
    Column("process", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("here", Integer, nullable=False),
    Column("health", LargeBinary),
    Column("people", Text),
    sqlite_with_rowid=False,
)

# When no process was there; while nobody knows until when, it ends as it began.
outages = Table(
    "outages",
    METADATA,
    Column("began", Double, primary_key=True),
    Column("ended", Double, nullable=False),
)

# What the host tells the processes of the hall.
orders = Table(
    "orders",
    METADATA,
    Column("n", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("act", Text, nullable=False),
    Column("about", Text, nullable=False),
)

# Orders to go on with a backup that are settled: by a process that did it, or not `done` because nobody could.
restores = Table(
    "restores",
    METADATA,
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("done", Boolean, nullable=False),
)

# The lease of each process of a hall of several. `beats` counts up while the process runs. A row that is deleted is
# the end of the lease: its `no` is not given again.
leases = Table(
    "leases",
    METADATA,
    Column("no", Integer, primary_key=True),
    Column("beats", Integer, nullable=False),
    Column("name", Text, nullable=False),
    sqlite_autoincrement=True,
)

# The lease under which a table is open. A row whose lease is gone counts for nothing.
owners = Table(
    "owners",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("lease", Integer, nullable=False),
    sqlite_with_rowid=False,
)
Index("owners_lease", owners.c.lease)

# Values that the whole hall shares.
hall_values = Table(
    "hall_values",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
    sqlite_with_rowid=False,
)
