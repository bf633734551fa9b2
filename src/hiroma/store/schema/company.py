"""Friends, the doors of players, and conversations of two."""

from sqlalchemy import Boolean, Column, Double, Index, Integer, Table, Text

from hiroma.store.schema.metadata import METADATA

# The player counts the other as a friend, or asks to: they are friends when both have a row. `declined` is when the
# other said no to an asking. An asking that was taken back after a no has 0 in `since`.
friends = Table(
    "friends",
    METADATA,
    Column("player_id", Text, primary_key=True),
    Column("other_id", Text, primary_key=True),
    Column("since", Double, nullable=False),
    Column("declined", Double),
    sqlite_with_rowid=False,
)
Index("friends_other", friends.c.other_id)

# Set as 'everybody', 'friends' or 'nobody': who may see where they are, and who may write to them.
privacy = Table(
    "privacy",
    METADATA,
    Column("player_id", Text, primary_key=True),
    Column("whereabouts", Text, nullable=False),
    Column("letters", Text, nullable=False),
    sqlite_with_rowid=False,
)

# The conversation of a player with one other; what was said stands in `chat`. `newest` is the number of its last line,
# `seen` that of the last one they have read, `at` the time of the last one. `wrote`: they have said something.
conversations = Table(
    "conversations",
    METADATA,
    Column("player_id", Text, primary_key=True),
    Column("other_id", Text, primary_key=True),
    Column("newest", Integer, nullable=False),
    Column("seen", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("wrote", Boolean, nullable=False),
    sqlite_with_rowid=False,
)
Index("conversations_at", conversations.c.player_id, conversations.c.at)
