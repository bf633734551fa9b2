"""How much of a table's log people have seen."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Make their table: of what was seen before nothing is known."""
    op.create_table(
        "sights",
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("rev", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
