"""Appending a batch: rows that nothing stands against are stored, the others are refused alone.

This is the hot path of the server, so it speaks SQL to the driver; a statement of SQLAlchemy costs more than a whole
batch does. Both databases keep the same rule: `insert … on conflict do nothing`. `append_sqlite.py` and
`append_postgres.py` do it, and this module has what is the same for both.

The fence: a batch that is appended under a lease is stored only while the lease is there, which the same transaction
makes sure of. To end a lease is to wait for a batch that is being stored under it.
"""

from collections.abc import Iterable, Sequence

from hiroma.ids import LeaseNo, PlayerId
from hiroma.store.rows import Appended, Outcome, Row, Summary

Job = tuple[Row, Summary | None, LeaseNo | None]
"""An entry, the table after it, and the lease to append it under: None appends without a fence."""

Found = Sequence[object] | None
"""A row of the database, None without one."""


def refused(row: Row, there: Found, first: Found, *, fenced: bool) -> Appended:
    """Return the answer to a row that was not stored now.

    `there`: time, body and command of the entry at its place, None when an earlier try cannot have stored it. `first`:
    the rev under which the table took its command. `fenced`: the lease is gone.
    """
    if there is not None and tuple(there) == (row.at, row.body, row.command):
        return Appended(Outcome.STORED, row.rev)
    if fenced:
        return Appended(Outcome.FENCED, row.rev)
    if first is not None and isinstance(first[0], int):
        return Appended(Outcome.REPEATED, first[0])
    return Appended(Outcome.STALE, row.rev)


def once(players: Iterable[PlayerId]) -> list[PlayerId]:
    """Return players in their order, each once."""
    return list(dict.fromkeys(players))
