"""E-mail addresses for reminders of turns, and the tables of which the hall has reminded players."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "contacts",
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("confirmed", sa.Double),
        sqlite_with_rowid=False,
    )
    op.create_index("contacts_token", "contacts", ["token"], unique=True)
    op.create_table(
        "reminders",
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("due", sa.Double),
        sqlite_with_rowid=False,
    )
    due = sa.text("due IS NOT NULL")
    op.create_index("reminders_due", "reminders", ["due"], sqlite_where=due, postgresql_where=due)
