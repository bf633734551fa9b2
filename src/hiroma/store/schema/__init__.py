"""The tables of the database, the same on SQLite and PostgreSQL."""

from hiroma.store.schema.clubs import club_tables, clubs, members, table_guests
from hiroma.store.schema.company import conversations, friends, privacy
from hiroma.store.schema.fair_play import reports, roles, rulings, shunned
from hiroma.store.schema.hall import beats, hall_values, leases, orders, outages, owners, restores
from hiroma.store.schema.memory import imports, note_tags, notes
from hiroma.store.schema.metadata import METADATA
from hiroma.store.schema.outbox import mail_wishes, outbox, tidings
from hiroma.store.schema.people import (
    accounts,
    asked_addresses,
    asked_contacts,
    contacts,
    flows,
    identities,
    passkeys,
    players,
    presets,
    sessions,
    sights,
    subscriptions,
    vacations,
)
from hiroma.store.schema.programs import hooks, tokens
from hiroma.store.schema.records import achievements, bot_standings, recorded, results, reviews, standings
from hiroma.store.schema.stages import answers, books, days, harvested, puzzles, tries
from hiroma.store.schema.tables import archived, chat, comments, entries, seats, table_passwords, tables
from hiroma.store.schema.tournaments import entrants, pairings, tournaments

VERSION = "0039"
"""The newest migration."""

__all__ = [
    "METADATA",
    "VERSION",
    "accounts",
    "achievements",
    "answers",
    "archived",
    "asked_addresses",
    "asked_contacts",
    "beats",
    "books",
    "bot_standings",
    "chat",
    "club_tables",
    "clubs",
    "comments",
    "contacts",
    "conversations",
    "days",
    "entrants",
    "entries",
    "flows",
    "friends",
    "hall_values",
    "harvested",
    "hooks",
    "identities",
    "imports",
    "leases",
    "mail_wishes",
    "members",
    "note_tags",
    "notes",
    "orders",
    "outages",
    "outbox",
    "owners",
    "pairings",
    "passkeys",
    "players",
    "presets",
    "privacy",
    "puzzles",
    "recorded",
    "reports",
    "restores",
    "results",
    "reviews",
    "roles",
    "rulings",
    "seats",
    "sessions",
    "shunned",
    "sights",
    "standings",
    "subscriptions",
    "table_guests",
    "table_passwords",
    "tables",
    "tidings",
    "tokens",
    "tournaments",
    "tries",
    "vacations",
]
