"""The time when the hall passes the beginning or end of a vacation on to the tables."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Add the time and its index. The tables know of all vacations until now."""
    op.add_column("vacations", sa.Column("tell", sa.Double))
    tell = sa.text("tell IS NOT NULL")
    op.create_index("vacations_tell", "vacations", ["tell"], sqlite_where=tell, postgresql_where=tell)
