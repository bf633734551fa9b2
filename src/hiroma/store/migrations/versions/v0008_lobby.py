"""Indexes for the lists of the lobby."""

from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Index listed tables by status, for all games and for one game. The index by age alone goes."""
    op.create_index("tables_lobby", "tables", ["listed", "status", "changed"])
    op.create_index("tables_game", "tables", ["listed", "status", "game", "changed"])
    op.drop_index("tables_changed", "tables")
