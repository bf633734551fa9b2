"""Changes of ratings by each game. Those of earlier games are not known."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Add the rating before and after a game to its results."""
    op.add_column("results", sa.Column("points_before", sa.Integer))
    op.add_column("results", sa.Column("points_after", sa.Integer))
