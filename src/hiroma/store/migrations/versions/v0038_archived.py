"""Packed entries of old tables."""

import sqlalchemy as sa
from alembic import op

revision = "0038"
down_revision = "0037"


def upgrade() -> None:
    """Add their table."""
    op.create_table(
        "archived",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("upto", sa.Integer, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
