"""The people who are connected to each process."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Add the column. It is empty until the processes write it."""
    op.add_column("beats", sa.Column("people", sa.Text))
