"""The index of a person's games, so that SQLite uses it: its condition is written as queries write theirs."""

from alembic import op
from sqlalchemy import text

revision = "0031"
down_revision = "0030"


def upgrade() -> None:
    """Make it again on SQLite. PostgreSQL sees that both conditions are one."""
    if op.get_bind().dialect.name == "sqlite":
        op.drop_index("results_player", "results")
        op.create_index("results_player", "results", ["player_id", "ended"], sqlite_where=text("counts = 1"))
