"""The form of a hook's messages, and the events that it tells."""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"


def upgrade() -> None:
    """Add both to hooks. Those that there are stay as they were."""
    op.add_column("hooks", sa.Column("form", sa.Text, nullable=False, server_default="hiroma"))
    op.add_column("hooks", sa.Column("tells", sa.Text, nullable=False, server_default="over"))
