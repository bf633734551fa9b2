"""Finished games, seat by seat, and what they add up to."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("no", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("variant", sa.Text, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("how", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("player_id", sa.Text),
        sa.Column("bot", sa.Text),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Double, nullable=False),
        sa.Column("counts", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
    counts = sa.text("counts")
    op.create_index("results_player", "results", ["player_id", "ended"], sqlite_where=counts, postgresql_where=counts)
    op.create_table(
        "standings",
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("variant", sa.Text, primary_key=True),
        sa.Column("season", sa.Text, primary_key=True),
        sa.Column("plays", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("places", sa.Text, nullable=False),
        sa.Column("streak", sa.Integer, nullable=False),
        sa.Column("best", sa.Integer, nullable=False),
        sa.Column("rated", sa.Integer, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("level", sa.Double, nullable=False),
        sa.Column("last", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("standings_level", "standings", ["game", "season", "variant", "level"])
    op.create_table(
        "recorded",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("rev", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
