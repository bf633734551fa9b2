"""The outbox: messages to send out of the hall."""

from sqlalchemy import Boolean, Column, Double, Index, Integer, LargeBinary, Table, Text, text

from hiroma.store.schema.metadata import METADATA

# A message of a `kind` to a `target`: a webhook ('webhook'), a subscription ('push') or a player ('mail', 'news',
# 'digest'). `about` is the table that it reminds of; of a webhook's, the id of the delivery; of news, their key.
# Messages without a `body` are composed when they are sent. `due` is the time of the next try, none after the last: a
# reminder stays so until its player has been at the table. `tries` have failed.
outbox = Table(
    "outbox",
    METADATA,
    Column("kind", Text, primary_key=True),
    Column("target", Text, primary_key=True),
    Column("about", Text, primary_key=True),
    Column("player_id", Text, nullable=False),
    Column("body", LargeBinary),
    Column("due", Double),
    Column("tries", Integer, nullable=False),
    sqlite_with_rowid=False,
)
DUE = text("due IS NOT NULL")
Index("outbox_due", outbox.c.kind, outbox.c.due, sqlite_where=DUE, postgresql_where=DUE)
Index("outbox_player", outbox.c.player_id, outbox.c.about)

# Letters that a player wants, by category: 'once', 'daily' or 'never'. `hour` (0 to 23) of their time `zone` is that of
# the daily one.
mail_wishes = Table(
    "mail_wishes",
    METADATA,
    Column("player_id", Text, primary_key=True),
    Column("turn", Text, nullable=False),
    Column("company", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("news", Text, nullable=False),
    Column("zone", Text, nullable=False),
    Column("hour", Integer, nullable=False),
    sqlite_with_rowid=False,
)

# News that a player has not seen in the browser: `what` happened, `about` what or whom. `told`: in a letter.
tidings = Table(
    "tidings",
    METADATA,
    Column("player_id", Text, primary_key=True),
    Column("what", Text, primary_key=True),
    Column("about", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("told", Boolean, nullable=False),
    sqlite_with_rowid=False,
)
