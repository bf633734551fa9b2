"""The tables of the database, the same on SQLite and PostgreSQL."""

from hiroma.store.schema.clubs import club_tables, clubs, members, table_guests
from hiroma.store.schema.fair_play import reports, roles, rulings, shunned
from hiroma.store.schema.hall import beats, hall_values, leases, orders, outages, owners, restores
from hiroma.store.schema.metadata import METADATA
from hiroma.store.schema.outbox import outbox
from hiroma.store.schema.people import (
    accounts,
    asked_addresses,
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
from hiroma.store.schema.records import recorded, results, standings
from hiroma.store.schema.stages import books, days, tries
from hiroma.store.schema.tables import chat, comments, entries, seats, tables

VERSION = "0023"
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
    "entries",
    "flows",
    "hall_values",
    "hooks",
    "identities",
    "leases",
    "members",
    "orders",
    "outages",
    "outbox",
    "owners",
    "passkeys",
    "players",
    "presets",
    "recorded",
    "reports",
    "restores",
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
