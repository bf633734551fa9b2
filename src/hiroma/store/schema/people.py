"""Who is who, how they come in, and what they want."""

from sqlalchemy import BigInteger, Boolean, Column, Double, Index, Integer, LargeBinary, Table, Text, false, text

from hiroma.store.schema.metadata import METADATA

players = Table(
    "players",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("locale", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("key", Text),
    Column("face", Text, nullable=False, server_default=""),
)
Index("players_key", players.c.key)

# Whose player id a device cookie alone does not open any more. A `closed` one is gone for good: it has no key then.
# A `robot` is played by a program, and says so.
accounts = Table(
    "accounts",
    METADATA,
    Column("player_id", Text, primary_key=True),
    Column("key", Text),
    Column("password", Text),
    Column("created", Double, nullable=False),
    Column("closed", Double),
    Column("robot", Boolean, nullable=False, server_default=false()),
    sqlite_with_rowid=False,
)
Index("accounts_key", accounts.c.key, unique=True)

# `hash` is the SHA-256 of the token in the cookie; `id` is what a session is called to its owner.
sessions = Table(
    "sessions",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("id", Text, nullable=False),
    Column("player_id", Text, nullable=False),
    Column("device", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("expires", Double, nullable=False),
    sqlite_with_rowid=False,
)
Index("sessions_player", sessions.c.player_id)
Index("sessions_expires", sessions.c.expires)

passkeys = Table(
    "passkeys",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("player_id", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("public", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double),
    sqlite_with_rowid=False,
)
Index("passkeys_player", passkeys.c.player_id)

identities = Table(
    "identities",
    METADATA,
    Column("issuer", Text, primary_key=True),
    Column("subject", Text, primary_key=True),
    Column("player_id", Text, nullable=False),
    Column("created", Double, nullable=False),
    sqlite_with_rowid=False,
)
Index("identities_player", identities.c.player_id)

# What a sign-in in several steps must remember between them; taken once.
flows = Table(
    "flows",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("expires", Double, nullable=False),
    sqlite_with_rowid=False,
)
Index("flows_expires", flows.c.expires)

# Named sets of options of a person, as a JSON list.
presets = Table(
    "presets",
    METADATA,
    Column("player_id", Text, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

# Where somebody wants to be told by e-mail that it is their turn, once `confirmed`: the token does that and ends it.
contacts = Table(
    "contacts",
    METADATA,
    Column("player_id", Text, primary_key=True),
    Column("address", Text, nullable=False),
    Column("token", Text, nullable=False),
    Column("confirmed", Double),
    sqlite_with_rowid=False,
)
Index("contacts_token", contacts.c.token, unique=True)

# Addresses, as SHA-256, that were asked whether they want letters: how many `letters` that was `since`, and when their
# owner said that they want to be asked no more.
asked_addresses = Table(
    "asked_addresses",
    METADATA,
    Column("digest", Text, primary_key=True),
    Column("since", Double, nullable=False),
    Column("letters", Integer, nullable=False),
    Column("unwanted", Double),
    sqlite_with_rowid=False,
)

# A browser where somebody wants to be told that it is their turn. `key` and `auth` seal what is sent to it; `session`
# is the hash of the session it belongs to, none for a guest's.
subscriptions = Table(
    "subscriptions",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("player_id", Text, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("device", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("session", Text),
    sqlite_with_rowid=False,
)
Index("subscriptions_player", subscriptions.c.player_id)

# Up to which entry somebody has seen a table where they have a chair: written when they leave it.
sights = Table(
    "sights",
    METADATA,
    Column("player_id", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("rev", Integer, nullable=False),
    sqlite_with_rowid=False,
)

# When somebody is, was, or will be on vacation; `tell` is when the tables are to be told that it began or ended.
vacations = Table(
    "vacations",
    METADATA,
    Column("player_id", Text, primary_key=True),
    Column("began", Double, primary_key=True),
    Column("until", Double, nullable=False),
    Column("tell", Double),
    sqlite_with_rowid=False,
)
TELL = text("tell IS NOT NULL")
Index("vacations_tell", vacations.c.tell, sqlite_where=TELL, postgresql_where=TELL)
