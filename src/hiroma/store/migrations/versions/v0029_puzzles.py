"""Puzzles from real games, and the first answers of players with an account."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"


def upgrade() -> None:
    """Add their tables."""
    op.create_table(
        "puzzles",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("puzzles_game", "puzzles", ["game", "made"])
    op.create_table(
        "harvested",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("no", sa.Integer, primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "answers",
        sa.Column("puzzle_id", sa.Text, primary_key=True),
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("answers_player", "answers", ["player_id", "game", "at"])
