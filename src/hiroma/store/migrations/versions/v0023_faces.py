"""The face that somebody has composed; empty for the one drawn from their id."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Nobody has composed one yet."""
    op.add_column("players", sa.Column("face", sa.Text, nullable=False, server_default=""))
