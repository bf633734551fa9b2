"""Addresses that wait for their owner's word, beside those that letters go to."""

import sqlalchemy as sa
from alembic import op

revision = "0039"
down_revision = "0038"


def upgrade() -> None:
    """Add their table, and move there who has not agreed yet."""
    op.create_table(
        "asked_contacts",
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("token", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("asked_contacts_token", "asked_contacts", ["token"], unique=True)
    op.execute("insert into asked_contacts select player_id, address, token from contacts where confirmed is null")
    op.execute("delete from contacts where confirmed is null")
