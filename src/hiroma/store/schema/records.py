"""Finished games, and the standings, achievements and reviews from them."""

from sqlalchemy import Boolean, Column, Double, Index, Integer, LargeBinary, Table, Text, text

from hiroma.store.schema.metadata import METADATA

# A game has a row for each seat; of the seats of one person one `counts`. `stayed`: true when they finished the game.
# `points_*`: their rating in the whole game before and after this one, where it counts for that. `turns`: all that
# stand at its end; none for games of older releases.
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
    Column("points_before", Integer),
    Column("points_after", Integer),
    Column("turns", Integer),
    sqlite_with_rowid=False,
)
# SQLite uses a partial index only where a query has the same words.
Index(
    "results_player",
    results.c.player_id,
    results.c.ended,
    results.c.table_id,
    results.c.no,
    sqlite_where=text("counts = 1"),
    postgresql_where=text("counts"),
)

# An empty `variant` stands for all classes of options, an empty `season` for all time.
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

# Achievements of players. Game `no` of the table earned it first, and ended at `first`; the lobby `listed` its table.
achievements = Table(
    "achievements",
    METADATA,
    Column("player_id", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("times", Integer, nullable=False),
    Column("first", Double, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("no", Integer, nullable=False),
    Column("listed", Boolean, nullable=False),
    sqlite_with_rowid=False,
)

# The levels of bots, by their games against people.
bot_standings = Table(
    "bot_standings",
    METADATA,
    Column("game", Text, primary_key=True),
    Column("level", Text, primary_key=True),
    Column("plays", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    sqlite_with_rowid=False,
)

# Reviews of finished games: chances, luck and play, as a `build` of the hall has found them.
reviews = Table(
    "reviews",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("no", Integer, primary_key=True),
    Column("build", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

# The rev up to which each table's log has been searched for finished games.
recorded = Table(
    "recorded",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("rev", Integer, nullable=False),
    sqlite_with_rowid=False,
)
