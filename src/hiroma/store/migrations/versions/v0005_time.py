"""Signs of life, and when the hall was down."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "beats",
        sa.Column("process", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("here", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "outages",
        sa.Column("began", sa.Double, primary_key=True),
        sa.Column("ended", sa.Double, nullable=False),
    )
