"""Tournaments, who takes part, and their games."""

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, LargeBinary, Table, Text

from hiroma.store.schema.metadata import METADATA

# `club_id` is empty for a tournament of the whole hall. `status`: 'open', 'running', 'over' or 'called-off'.
# `options` and `sizes` are JSON. Times are seconds since 1970; `ends` is for arenas.
tournaments = Table(
    "tournaments",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("club_id", Text, nullable=False),
    Column("organiser", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("series", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("sizes", LargeBinary, nullable=False),
    Column("system", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("minutes", Integer, nullable=False),
    Column("seconds", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("grace", Integer, nullable=False),
    Column("starts", Double, nullable=False),
    Column("ends", Double),
    Column("status", Text, nullable=False),
    Column("round", Integer, nullable=False),
    Column("made", Double, nullable=False),
    sqlite_with_rowid=False,
)
Index("tournaments_status", tournaments.c.status, tournaments.c.starts)
Index("tournaments_club", tournaments.c.club_id, tournaments.c.starts)

# `no` is the number of somebody in the draw, from 1; 0 before the start. `missed`: games in a row they did not come to.
entrants = Table(
    "entrants",
    METADATA,
    Column("tournament_id", Text, ForeignKey("tournaments.id"), primary_key=True),
    Column("player_id", Text, primary_key=True),
    Column("no", Integer, nullable=False),
    Column("since", Integer, nullable=False),
    Column("left", Boolean, nullable=False),
    Column("missed", Integer, nullable=False),
    Column("entered", Double, nullable=False),
    sqlite_with_rowid=False,
)
Index("entrants_player", entrants.c.player_id)

# Games and byes, in the order in which they were paired. `players` and `points` are JSON; a bye has no table.
pairings = Table(
    "pairings",
    METADATA,
    Column("tournament_id", Text, ForeignKey("tournaments.id"), primary_key=True),
    Column("no", Integer, primary_key=True),
    Column("round", Integer, nullable=False),
    Column("table_id", Text),
    Column("players", LargeBinary, nullable=False),
    Column("points", LargeBinary),
    Column("played", Boolean, nullable=False),
    Column("paired", Double, nullable=False),
    sqlite_with_rowid=False,
)
Index("pairings_table", pairings.c.table_id, unique=True)
