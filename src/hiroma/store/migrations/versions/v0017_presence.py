"""Who is connected to each process."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Nobody, until the processes say so."""
    op.add_column("beats", sa.Column("people", sa.Text))
