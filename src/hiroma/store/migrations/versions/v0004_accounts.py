"""Accounts, and the ways to sign in to them."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make their tables; people get the key of their name."""
    op.add_column("players", sa.Column("key", sa.Text))
    op.create_index("players_key", "players", ["key"])
    op.create_table(
        "accounts",
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("key", sa.Text),
        sa.Column("password", sa.Text),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("closed", sa.Double),
        sqlite_with_rowid=False,
    )
    op.create_index("accounts_key", "accounts", ["key"], unique=True)
    _ways_in()


def _ways_in() -> None:
    op.create_table(
        "sessions",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("player_id", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("sessions_player", "sessions", ["player_id"])
    op.create_index("sessions_expires", "sessions", ["expires"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("player_id", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("public", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("used", sa.Double),
        sqlite_with_rowid=False,
    )
    op.create_index("passkeys_player", "passkeys", ["player_id"])
    op.create_table(
        "identities",
        sa.Column("issuer", sa.Text, primary_key=True),
        sa.Column("subject", sa.Text, primary_key=True),
        sa.Column("player_id", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("identities_player", "identities", ["player_id"])
    op.create_table(
        "flows",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("flows_expires", "flows", ["expires"])
