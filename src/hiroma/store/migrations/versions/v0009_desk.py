"""The health of processes, as they report it, and the orders of the host to them."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make room for both."""
    op.add_column("beats", sa.Column("health", sa.LargeBinary))
    op.create_table(
        "orders",
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("act", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
    )
