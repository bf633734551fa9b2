"""Leases of processes, the owners of tables, values that the whole hall shares, and restores that are settled."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Make room for all of them. Processes take their leases when they start."""
    op.create_table(
        "leases",
        sa.Column("no", sa.Integer, primary_key=True),
        sa.Column("beats", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "owners",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("lease", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("owners_lease", "owners", ["lease"])
    op.create_table(
        "hall_values",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "restores",
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("done", sa.Boolean, nullable=False),
    )
    # Those of older releases were carried out when they were given.
    op.execute("insert into restores (n, done) select n, true from orders where act = 'restore'")
