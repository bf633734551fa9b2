"""Standings of bots by their games against people."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """Add the table. Games before this do not count."""
    op.create_table(
        "bot_standings",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("level", sa.Text, primary_key=True),
        sa.Column("plays", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
