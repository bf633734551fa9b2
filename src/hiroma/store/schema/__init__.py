"""The tables of the database, the same on SQLite and PostgreSQL."""

from hiroma.store.schema.clubs import club_tables, clubs, members, table_guests
from hiroma.store.schema.fair_play import reports, roles, rulings, shunned
from hiroma.store.schema.hall import beats, orders, outages
from hiroma.store.schema.metadata import METADATA
from hiroma.store.schema.people import (
    accounts,
    asked_addresses,
    contacts,
    flows,
    identities,
    passkeys,
    players,
    presets,
    reminders,
    sessions,
    sights,
    subscriptions,
    vacations,
)
from hiroma.store.schema.programs import deliveries, hooks, tokens
from hiroma.store.schema.records import recorded, results, standings
from hiroma.store.schema.stages import books, days, tries
from hiroma.store.schema.tables import chat, comments, entries, seats, tables

VERSION = "0019"
"""The newest migration."""

__all__ = [
    "METADATA",
    "VERSION",
    "accounts",
    "asked_addresses",
    "beats",
    "books",
    "chat",
    "club_tables",
    "clubs",
    "comments",
    "contacts",
    "days",
    "deliveries",
    "entries",
    "flows",
    "hooks",
    "identities",
    "members",
    "orders",
    "outages",
    "passkeys",
    "players",
    "presets",
    "recorded",
    "reminders",
    "reports",
    "results",
    "roles",
    "rulings",
    "seats",
    "sessions",
    "shunned",
    "sights",
    "standings",
    "subscriptions",
    "table_guests",
    "tables",
    "tokens",
    "tries",
    "vacations",
]
