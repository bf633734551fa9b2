"""Tokens of programs, and webhooks."""

from sqlalchemy import Column, Double, Index, Table, Text

from hiroma.store.schema.metadata import METADATA

# API tokens, which programs send instead of a session's. `hash` is the SHA-256 of a token. One without `expires` is
# good until its owner takes it back.
tokens = Table(
    "tokens",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("id", Text, nullable=False),
    Column("player_id", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("scopes", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double),
    Column("expires", Double),
    sqlite_with_rowid=False,
)
Index("tokens_player", tokens.c.player_id)

# Webhooks: addresses that get a player's finished games (`tells` has 'over') and turns ('turn'), in a `form`. `last` is
# the outcome of the last delivery.
hooks = Table(
    "hooks",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("player_id", Text, nullable=False),
    Column("url", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("last", Text, nullable=False),
    Column("form", Text, nullable=False, server_default="hiroma"),
    Column("tells", Text, nullable=False, server_default="over"),
    sqlite_with_rowid=False,
)
Index("hooks_player", hooks.c.player_id)
