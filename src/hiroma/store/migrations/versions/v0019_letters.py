"""The number of letters that asked an address for consent, and the refusals of owners."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Make the table, empty."""
    op.create_table(
        "asked_addresses",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("letters", sa.Integer, nullable=False),
        sa.Column("unwanted", sa.Double),
        sqlite_with_rowid=False,
    )
