"""The daily challenge and the library of stage books."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "days",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
    )
    op.create_table(
        "tries",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("began", sa.Double, nullable=False),
        sa.Column("ended", sa.Double),
        sa.Column("marks", sa.Text),
        sa.Column("won", sa.Boolean),
        sa.Column("turns", sa.Integer),
        sa.Column("rank", sa.Integer),
        sqlite_with_rowid=False,
    )
    op.create_index("tries_rank", "tries", ["day", "rank", "ended"])
    op.create_table(
        "books",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("player_id", sa.Text, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("card", sa.LargeBinary, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("badge", sa.LargeBinary),
    )
    op.create_index("books_changed", "books", ["changed"])
    op.create_index("books_player", "books", ["player_id"])
