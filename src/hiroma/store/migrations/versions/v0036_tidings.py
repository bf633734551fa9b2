"""The news that a player gets by e-mail: their wishes by category, and the news that wait for them."""

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"


def upgrade() -> None:
    """Add both tables. A player without wishes gets letters about turns, as before."""
    op.create_table(
        "mail_wishes",
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("turn", sa.Text, nullable=False),
        sa.Column("company", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("news", sa.Text, nullable=False),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("hour", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tidings",
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("what", sa.Text, primary_key=True),
        sa.Column("about", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("told", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
