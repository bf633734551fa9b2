"""The databases that a store can stand on, by URL."""

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from hiroma.store.database import Database
from hiroma.store.rows import StoreError


def database(url: str) -> Database:
    """The database behind a URL: `sqlite:///path` or `postgresql://…`, with or without the driver's name."""
    where = _address(url)
    match where.get_backend_name():
        case "sqlite":
            from hiroma.store.sqlite import SqliteDatabase

            return SqliteDatabase(where)
        case "postgresql" | "postgres":
            try:
                from hiroma.store.postgres import Postgres
            except ImportError as missing:
                raise StoreError("PostgreSQL needs asyncpg: pip install 'hiroma[postgres]'") from missing

            return Postgres(where)
        case other:
            raise StoreError(f"unknown database {other!r}: sqlite:///path or postgresql://…")


def database_file(url: str) -> str | None:
    """Return the path of an SQLite database by its URL; None for a server. `StoreError` for what is no URL."""
    where = _address(url)
    return (where.database or "") if where.get_backend_name() == "sqlite" else None


def _address(url: str) -> URL:
    try:
        return make_url(url)
    except (ArgumentError, ValueError) as wrong:
        # After an `@` in a password the rest of it is read as a host and a port. It is not shown.
        shown = "one with a login; write % for what a URL cannot hold" if "@" in url else repr(url)
        raise StoreError(f"not a database URL: {shown}") from wrong
