"""What the lobby asks for, in order."""

from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Indexes of the listed tables by how they stand, of all games and of one, in place of the one by age alone."""
    op.create_index("tables_lobby", "tables", ["listed", "status", "changed"])
    op.create_index("tables_game", "tables", ["listed", "status", "game", "changed"])
    op.drop_index("tables_changed", "tables")
