"""People: names, accounts, ways to sign in, and settings."""

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

# Accounts: a device cookie alone no longer signs their players in. A `closed` account has no key, and does not open
# again. A program plays for a `robot`, whose name says so.
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

# `hash` is the SHA-256 of the token in the cookie; `id` is the name of a session that its owner sees.
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

# The state of a sign-in between its steps; each is taken once.
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

# E-mail addresses that letters go to: their owner has `confirmed` then. The token ends the letters. Releases before
# `asked_contacts` kept here, with `confirmed` null, who had not agreed yet.
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

# E-mail addresses that players gave and whose owners have not agreed yet. The token confirms or ends an address. Until
# its owner agrees, letters go to the contact that the player had before.
asked_contacts = Table(
    "asked_contacts",
    METADATA,
    Column("player_id", Text, primary_key=True),
    Column("address", Text, nullable=False),
    Column("token", Text, nullable=False),
    sqlite_with_rowid=False,
)
Index("asked_contacts_token", asked_contacts.c.token, unique=True)

# Addresses, as SHA-256, that the hall has asked whether they want letters: the number of `letters` that asked `since`
# then, and the time when the owner declined (`unwanted`).
asked_addresses = Table(
    "asked_addresses",
    METADATA,
    Column("digest", Text, primary_key=True),
    Column("since", Double, nullable=False),
    Column("letters", Integer, nullable=False),
    Column("unwanted", Double),
    sqlite_with_rowid=False,
)

# Push subscriptions: browsers that get a player's messages. `key` and `auth` encrypt the messages; `session` is the
# hash of the session that the browser belongs to, none for a guest's.
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

# The rev up to which a player has seen a table where they have a chair; written when they leave it.
sights = Table(
    "sights",
    METADATA,
    Column("player_id", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("rev", Integer, nullable=False),
    sqlite_with_rowid=False,
)

# Vacations of players, over, running or planned. `tell` is the time to pass their beginning or end on to the tables.
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
