"""Bringing a database to the newest version. Safe when several processes start at once."""

from pathlib import Path

from sqlalchemy import Column, Connection, MetaData, PrimaryKeyConstraint, String, Table, inspect, text

from hiroma.store.locks import MIGRATION, hold
from hiroma.store.rows import StoreError
from hiroma.store.schema import METADATA, VERSION

_VERSION = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32)),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""As Alembic makes it."""


def version(connection: Connection) -> str | None:
    """The newest migration the database has seen; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("select version_num from alembic_version"))
    return found


def migrate(connection: Connection) -> None:
    """Make the tables of an empty database; run what is missing in another one. In the caller's transaction.

    `StoreError` when a newer Hiroma made the database.
    """
    hold(connection, MIGRATION)
    have = version(connection)
    if have == VERSION:
        return
    if have is None:
        _create(connection)
    elif have > VERSION:
        raise StoreError(f"the database has version {have}, this Hiroma knows {VERSION}: update Hiroma")
    else:
        upgrade(connection)


def _create(connection: Connection) -> None:
    # All at once, a fifth of the time of all scripts. A test compares what the two make.
    METADATA.create_all(connection, checkfirst=False)
    _VERSION.create(connection)
    connection.execute(_VERSION.insert().values(version_num=VERSION))


def upgrade(connection: Connection) -> None:
    """Run the scripts that a database lacks."""
    # Alembic takes 0.2 s to import: only a start that needs it pays.
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    command.upgrade(config, "head")
