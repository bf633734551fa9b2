"""The processes of the hall, their leases, the outages of the hall, and the orders of the host."""

from sqlalchemy import Boolean, Column, Double, Index, Integer, LargeBinary, Table, Text

from hiroma.store.schema.metadata import METADATA

# The newest sign of life of each process of the hall, with the number of people connected to it (`here`) and its
# attendance (`people`: JSON, `server/core/presence.py`).
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

# Outages: times without any process. While an outage goes on, `ended` equals `began`.
outages = Table(
    "outages",
    METADATA,
    Column("began", Double, primary_key=True),
    Column("ended", Double, nullable=False),
)

# Orders of the host to the processes of the hall.
orders = Table(
    "orders",
    METADATA,
    Column("n", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("act", Text, nullable=False),
    Column("about", Text, nullable=False),
)

# Settled orders to go on with a backup: `done` by a process, or given up.
restores = Table(
    "restores",
    METADATA,
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("done", Boolean, nullable=False),
)

# The lease of each process of a hall of several. `beats` counts up while the process runs. The lease ends when its row
# is deleted; its `no` is not given again.
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
