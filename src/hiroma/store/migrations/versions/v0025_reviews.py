"""Reviews of finished games, so that each is made once."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    """Add the table. It is filled as people ask."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("no", sa.Integer, primary_key=True),
        sa.Column("build", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
