"""Clubs, the roles of players in them, and the tables that were opened for them."""

from sqlalchemy import Column, Double, ForeignKey, Index, LargeBinary, Table, Text, text

from hiroma.store.schema.metadata import METADATA

# `key` is the same for names that look alike; a `closed` club has none. `presets` is JSON. `invite` opens the door.
clubs = Table(
    "clubs",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("key", Text),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("door", Text, nullable=False),
    Column("invite", Text, nullable=False),
    Column("presets", LargeBinary, nullable=False),
    Column("founded", Double, nullable=False),
    Column("closed", Double),
    sqlite_with_rowid=False,
)
Index("clubs_key", clubs.c.key, unique=True)

# The role of a player in a club: 'owner', 'officer', 'member', 'asking' (to join) or 'out' (may not come back).
members = Table(
    "members",
    METADATA,
    Column("club_id", Text, ForeignKey("clubs.id"), primary_key=True),
    Column("player_id", Text, primary_key=True),
    Column("role", Text, nullable=False),
    Column("since", Double, nullable=False),
    sqlite_with_rowid=False,
)
Index("members_player", members.c.player_id)
OWNS = text("role = 'owner'")
Index("members_owner", members.c.club_id, unique=True, sqlite_where=OWNS, postgresql_where=OWNS)

# A table opened for a club. The log says nothing of it; `invite` lets others sit down, too.
club_tables = Table(
    "club_tables",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("club_id", Text, ForeignKey("clubs.id"), nullable=False),
    Column("invite", Text, nullable=False),
    sqlite_with_rowid=False,
)
Index("club_tables_club", club_tables.c.club_id)

# Players who came to such a table by its invitation.
table_guests = Table(
    "table_guests",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("player_id", Text, primary_key=True),
    sqlite_with_rowid=False,
)
Index("table_guests_player", table_guests.c.player_id)
