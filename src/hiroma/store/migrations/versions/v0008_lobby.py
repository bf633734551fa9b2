"""What the lobby asks for, in order."""

from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """An index of the listed tables by how they stand, in place of the one by age alone."""
    op.create_index("tables_lobby", "tables", ["listed", "status", "changed"])
    op.drop_index("tables_changed", "tables")
