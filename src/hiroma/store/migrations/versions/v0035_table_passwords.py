"""Passwords of tables, hashed."""

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"


def upgrade() -> None:
    """Add their table."""
    op.create_table(
        "table_passwords",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("hash", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
