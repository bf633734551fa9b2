"""Private notes and tags, and the length of games. That of earlier games is not known."""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"

COUNTS, COUNTS_IN_SQLITE = sa.text("counts"), sa.text("counts = 1")


def upgrade() -> None:
    """Add their tables, and what searches in a player's games need."""
    op.create_table(
        "notes",
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("subject", sa.Text, primary_key=True),
        sa.Column("no", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("notes_subject", "notes", ["subject"])
    op.create_table(
        "note_tags",
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("subject", sa.Text, primary_key=True),
        sa.Column("no", sa.Integer, primary_key=True),
        sa.Column("tag", sa.Text, primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("note_tags_subject", "note_tags", ["subject"])
    op.add_column("results", sa.Column("turns", sa.Integer))
    op.drop_index("results_player", "results")
    keys = ["player_id", "ended", "table_id", "no"]
    op.create_index("results_player", "results", keys, sqlite_where=COUNTS_IN_SQLITE, postgresql_where=COUNTS)
