"""Lists of ignored and avoided players, moderators, reports and rulings, and players who finished a game."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make their tables. Older games do not say which players finished them."""
    op.add_column("results", sa.Column("stayed", sa.Boolean))
    op.create_index("chat_player", "chat", ["player"])
    op.create_table(
        "shunned",
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("how", sa.Text, primary_key=True),
        sa.Column("other_id", sa.Text, primary_key=True),
        sa.Column("since", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("shunned_other", "shunned", ["other_id"])
    op.create_table(
        "roles",
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("role", sa.Text, primary_key=True),
        sa.Column("since", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    _trials()


def _trials() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("reporter_id", sa.Text, nullable=False),
        sa.Column("player_id", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("rev", sa.Integer, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("chat", sa.LargeBinary, nullable=False),
        sa.Column("closed", sa.Double),
        sqlite_with_rowid=False,
    )
    still = sa.text("closed IS NULL")
    op.create_index(
        "reports_open",
        "reports",
        ["reporter_id", "player_id", "table_id"],
        unique=True,
        sqlite_where=still,
        postgresql_where=still,
    )
    op.create_table(
        "rulings",
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("actor_id", sa.Text, nullable=False),
        sa.Column("player_id", sa.Text, nullable=False),
        sa.Column("act", sa.Text, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("until", sa.Double),
        sa.Column("report_id", sa.Text),
    )
    op.create_index("rulings_player", "rulings", ["player_id"])
