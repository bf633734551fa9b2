"""Clubs, their members and tables; reports and rulings may be about a club."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Make their tables, and room in the moderators'."""
    op.create_table(
        "clubs",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("key", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("door", sa.Text, nullable=False),
        sa.Column("invite", sa.Text, nullable=False),
        sa.Column("presets", sa.LargeBinary, nullable=False),
        sa.Column("founded", sa.Double, nullable=False),
        sa.Column("closed", sa.Double),
        sqlite_with_rowid=False,
    )
    op.create_index("clubs_key", "clubs", ["key"], unique=True)
    op.create_table(
        "members",
        sa.Column("club_id", sa.Text, sa.ForeignKey("clubs.id"), primary_key=True),
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("members_player", "members", ["player_id"])
    owns = sa.text("role = 'owner'")
    op.create_index("members_owner", "members", ["club_id"], unique=True, sqlite_where=owns, postgresql_where=owns)
    _tables()
    _about_clubs()


def _tables() -> None:
    op.create_table(
        "club_tables",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("club_id", sa.Text, sa.ForeignKey("clubs.id"), nullable=False),
        sa.Column("invite", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("club_tables_club", "club_tables", ["club_id"])
    op.create_table(
        "table_guests",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("player_id", sa.Text, primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("table_guests_player", "table_guests", ["player_id"])


def _about_clubs() -> None:
    op.add_column("rulings", sa.Column("club_id", sa.Text))
    op.add_column("reports", sa.Column("club_id", sa.Text, nullable=False, server_default=""))
    op.drop_index("reports_open", "reports")
    still = sa.text("closed IS NULL")
    op.create_index(
        "reports_open",
        "reports",
        ["reporter_id", "player_id", "table_id", "club_id"],
        unique=True,
        sqlite_where=still,
        postgresql_where=still,
    )
