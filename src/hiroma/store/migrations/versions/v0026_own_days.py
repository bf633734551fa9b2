"""A player's tries at days, for their calendar."""

from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    """Add the index."""
    op.create_index("tries_player", "tries", ["player_id", "day"])
