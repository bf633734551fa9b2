"""Locks of the database: transactions that hold the same one come one after the other.

They are for what no row can be locked for: a count, a sum, the first row of its kind.
"""

from hashlib import blake2b

from sqlalchemy import Connection, text

MIGRATION = 0x4849524F4D41
RECORDS = 0x52454B4F5244
"""Held while a game is recorded: a rating follows from the one before."""
LEAVING = 0x4C454156494E47
"""Held while a process leaves: of those that leave together one has to find itself the last."""


def lock_of(kind: str, name: str = "") -> int:
    """Return the number of the lock for one thing of a kind, such as one player's tokens."""
    digest = blake2b(f"{kind} {name}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)


def hold(connection: Connection, *locks: int) -> None:
    """Hold locks until the transaction ends; wait for who holds one of them. SQLite has one writer, and needs none."""
    if connection.dialect.name == "postgresql":
        for lock in sorted(locks):
            connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": lock})
