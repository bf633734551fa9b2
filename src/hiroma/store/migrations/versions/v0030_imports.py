"""Imported logs."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"


def upgrade() -> None:
    """Add their table."""
    op.create_table(
        "imports",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("player_id", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("shared", sa.Boolean, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("card", sa.LargeBinary, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("imports_player", "imports", ["player_id", "digest"], unique=True)
