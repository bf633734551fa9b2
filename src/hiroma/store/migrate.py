"""Bringing a database to the newest version. Safe when several processes start at once."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from hiroma.store.rows import StoreError
from hiroma.store.schema import VERSION

LOCK = 0x4849524F4D41
"""The advisory lock that PostgreSQL holds while it migrates. SQLite's own write lock does it there."""


def version(connection: Connection) -> str | None:
    """The newest migration the database has seen; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("select version_num from alembic_version"))
    return found


def migrate(connection: Connection) -> None:
    """Run what is missing, in the caller's transaction. `StoreError` when a newer Hiroma made the database."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    have = version(connection)
    if have == VERSION:
        return
    if have is not None and have > VERSION:
        raise StoreError(f"the database has version {have}, this Hiroma knows {VERSION}: update Hiroma")
    # Alembic takes 0.2 s to import: only a start that needs it pays.
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    command.upgrade(config, "head")
