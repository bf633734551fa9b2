"""The rev up to which a player has seen a table."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Make the table. Earlier visits are not in it."""
    op.create_table(
        "sights",
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("rev", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
