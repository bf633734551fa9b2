"""One outbox for deliveries of webhooks and reminders."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"

DELIVERIES = """
insert into outbox (kind, target, about, player_id, body, due, tries)
select 'webhook', hook, deliveries.id, player_id, body, due, tries from deliveries join hooks on hooks.id = hook
"""
# A reminder of a browser that is another player's by now, or nobody's, would not be sent.
REMINDERS = """
insert into outbox (kind, target, about, player_id, due, tries)
select 'mail', player_id, table_id, player_id, due, tries from reminders where way = 'mail'
union all
select 'push', way, table_id, reminders.player_id, due, tries from reminders
join subscriptions on subscriptions.id = way and subscriptions.player_id = reminders.player_id
"""


def upgrade() -> None:
    """Make it, and move what waits."""
    op.create_table(
        "outbox",
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("target", sa.Text, primary_key=True),
        sa.Column("about", sa.Text, primary_key=True),
        sa.Column("player_id", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary),
        sa.Column("due", sa.Double),
        sa.Column("tries", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    due = sa.text("due IS NOT NULL")
    op.create_index("outbox_due", "outbox", ["kind", "due"], sqlite_where=due, postgresql_where=due)
    op.create_index("outbox_player", "outbox", ["player_id", "about"])
    op.execute(DELIVERIES)
    op.execute(REMINDERS)
    op.drop_table("deliveries")
    op.drop_table("reminders")
