"""Tournaments."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    """Add the three tables."""
    _add_tournaments()
    _add_entrants()
    _add_pairings()


def _add_tournaments() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("club_id", sa.Text, nullable=False),
        sa.Column("organiser", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("series", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("options", sa.LargeBinary, nullable=False),
        sa.Column("sizes", sa.LargeBinary, nullable=False),
        sa.Column("system", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("minutes", sa.Integer, nullable=False),
        sa.Column("seconds", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("grace", sa.Integer, nullable=False),
        sa.Column("starts", sa.Double, nullable=False),
        sa.Column("ends", sa.Double),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("tournaments_status", "tournaments", ["status", "starts"])
    op.create_index("tournaments_club", "tournaments", ["club_id", "starts"])


def _add_entrants() -> None:
    op.create_table(
        "entrants",
        sa.Column("tournament_id", sa.Text, sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("no", sa.Integer, nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("missed", sa.Integer, nullable=False),
        sa.Column("entered", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("entrants_player", "entrants", ["player_id"])


def _add_pairings() -> None:
    op.create_table(
        "pairings",
        sa.Column("tournament_id", sa.Text, sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("no", sa.Integer, primary_key=True),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.Column("players", sa.LargeBinary, nullable=False),
        sa.Column("points", sa.LargeBinary),
        sa.Column("played", sa.Boolean, nullable=False),
        sa.Column("paired", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("pairings_table", "pairings", ["table_id"], unique=True)
