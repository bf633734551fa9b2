"""Achievements of players, by game."""

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0036"


def upgrade() -> None:
    """Add their table. Games that ended before earn nothing."""
    op.create_table(
        "achievements",
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("times", sa.Integer, nullable=False),
        sa.Column("first", sa.Double, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("no", sa.Integer, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
