"""The log, the lobby, people and chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    _log()
    _lobby()
    _people()


def _log() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("rev", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("sealed", sa.LargeBinary),
        sa.Column("command_id", sa.Text),
    )
    given = sa.text("command_id IS NOT NULL")
    op.create_index(
        "entries_command",
        "entries",
        ["table_id", "command_id"],
        unique=True,
        sqlite_where=given,
        postgresql_where=given,
    )


def _lobby() -> None:
    op.create_table(
        "tables",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("head", sa.Integer, nullable=False),
        sa.Column("deadline", sa.Double),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("card", sa.LargeBinary, nullable=False),
    )
    running = sa.text("deadline IS NOT NULL")
    op.create_index("tables_deadline", "tables", ["deadline"], sqlite_where=running, postgresql_where=running)
    op.create_index("tables_changed", "tables", ["changed"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.table_id", ondelete="CASCADE"), primary_key=True),
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("place", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("seats_player", "seats", ["player_id"])


def _people() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("locale", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("chair", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
