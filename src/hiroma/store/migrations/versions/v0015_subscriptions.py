"""Push subscriptions: browsers for reminders of turns. Reminders are kept apart by the way they take."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Make their table, and put the way into the key of reminders. Those until now went by mail."""
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("player_id", sa.Text, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("session", sa.Text),
        sqlite_with_rowid=False,
    )
    op.create_index("subscriptions_player", "subscriptions", ["player_id"])
    op.drop_index("reminders_due", "reminders")
    op.rename_table("reminders", "letters")
    op.create_table(
        "reminders",
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("way", sa.Text, primary_key=True),
        sa.Column("due", sa.Double),
        sa.Column("tries", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.execute("insert into reminders select player_id, table_id, 'mail', due, 0 from letters")
    op.drop_table("letters")
    due = sa.text("due IS NOT NULL")
    op.create_index("reminders_due", "reminders", ["due"], sqlite_where=due, postgresql_where=due)
