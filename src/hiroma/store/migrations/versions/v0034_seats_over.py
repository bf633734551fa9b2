"""The time when a seat's table was over, beside the seat: of thousands of tables few are looked at."""

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"

OVER = """
UPDATE seats SET over_at = (
    SELECT tables.changed FROM tables
    WHERE tables.table_id = seats.table_id AND tables.status NOT IN ('open', 'playing')
)
"""


def upgrade() -> None:
    """Add the column and put it into the index."""
    op.add_column("seats", sa.Column("over_at", sa.Double))
    op.execute(OVER)
    op.drop_index("seats_player", "seats")
    op.create_index("seats_player", "seats", ["player_id", "over_at", "table_id"])
