"""The processes of the hall, when none was there, and what the host tells them."""

from sqlalchemy import Column, Double, Integer, LargeBinary, Table, Text

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
