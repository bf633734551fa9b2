"""Friends, who may come near a player, and conversations of two."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"


def upgrade() -> None:
    """Add the tables. They are filled as people meet."""
    op.create_table(
        "friends",
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("other_id", sa.Text, primary_key=True),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("declined", sa.Double),
        sqlite_with_rowid=False,
    )
    op.create_index("friends_other", "friends", ["other_id"])
    op.create_table(
        "privacy",
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("whereabouts", sa.Text, nullable=False),
        sa.Column("letters", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "conversations",
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("other_id", sa.Text, primary_key=True),
        sa.Column("newest", sa.Integer, nullable=False),
        sa.Column("seen", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("wrote", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("conversations_at", "conversations", ["player_id", "at"])
