"""When the tables are to be told that somebody's vacation began or ended."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Of those until now they know."""
    op.add_column("vacations", sa.Column("tell", sa.Double))
    tell = sa.text("tell IS NOT NULL")
    op.create_index("vacations_tell", "vacations", ["tell"], sqlite_where=tell, postgresql_where=tell)
