"""When people are on vacation."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Make their table."""
    op.create_table(
        "vacations",
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("began", sa.Double, primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
