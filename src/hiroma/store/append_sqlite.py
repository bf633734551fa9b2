"""Appending a batch to an SQLite file, for `append.py`."""

import sqlite3
from collections.abc import Collection, Sequence

from hiroma.ids import LeaseNo, TableId
from hiroma.store.append import Found, Job, once, refused
from hiroma.store.rows import Appended, Outcome, Row

# OR FAIL and no savepoint: to be able to undo half a statement, SQLite would copy every page before it is changed.
ENTRIES = "INSERT OR FAIL INTO entries VALUES {rows} ON CONFLICT DO NOTHING"
TABLES = """
INSERT INTO tables VALUES {rows} ON CONFLICT (table_id) DO UPDATE SET
game = excluded.game, status = excluded.status, listed = excluded.listed, head = excluded.head,
deadline = excluded.deadline, changed = excluded.changed, card = excluded.card WHERE excluded.head >= tables.head
"""

THERE = "SELECT at, body, command_id FROM entries WHERE table_id = ? AND rev = ?"
FIRST = "SELECT rev FROM entries WHERE table_id = ? AND command_id = ?"

TOGETHER = 64
"""Rows of one statement at most; the driver remembers a hundred statements."""


def append(driver: sqlite3.Connection, jobs: Sequence[Job], moved: Collection[TableId], again: bool) -> list[Appended]:
    """Store what nothing stands against, in the transaction that is open; one answer each, in order.

    All jobs have the same lease. `moved`: the tables whose seats may have changed; they are written again.
    `again`: an earlier try of this batch may have got through, so a row that is there already counts as stored.
    """
    stored = _stored(driver, jobs, moved, jobs[0][2])
    fenced = stored is None
    return [
        Appended(Outcome.STORED, row.rev) if there else _answer(driver, row, again=again, fenced=fenced)
        for there, (row, _, _) in zip(stored or [False] * len(jobs), jobs, strict=True)
    ]


def _answer(driver: sqlite3.Connection, row: Row, *, again: bool, fenced: bool) -> Appended:
    # An earlier try has ended before its lease did: what it stored is there by now.
    there = _find(driver, THERE, row.table, row.rev) if again else None
    first = None if fenced or row.command is None else _find(driver, FIRST, row.table, row.command)
    return refused(row, there, first, fenced=fenced)


def _find(driver: sqlite3.Connection, statement: str, *values: object) -> Found:
    found: Found = driver.execute(statement, values).fetchone()
    return found


def _stored(
    driver: sqlite3.Connection, jobs: Sequence[Job], moved: Collection[TableId], lease: LeaseNo | None
) -> list[bool] | None:
    """Return True for each row that is stored; None when the lease is gone, and nothing is."""
    if not _there(driver, lease):
        return None
    rows = [(row.table, row.rev, row.at, row.body, row.sealed, row.command) for row, _, _ in jobs]
    if _insert(driver, ENTRIES, rows) == len(rows):
        stored = [True] * len(rows)
    else:
        # Something stands against one of them: begin again and find out which.
        driver.execute("ROLLBACK")
        driver.execute("BEGIN IMMEDIATE")
        if not _there(driver, lease):
            return None
        stored = [_insert(driver, ENTRIES, [row]) == 1 for row in rows]
    newest = {row.table: new for there, (row, new, _) in zip(stored, jobs, strict=True) if there and new is not None}
    _insert(
        driver,
        TABLES,
        [(t, n.game, n.status, n.listed, n.head, n.deadline, n.changed, n.card) for t, n in newest.items()],
    )
    for table in newest.keys() & set(moved):
        driver.execute("DELETE FROM seats WHERE table_id = ?", (table,))
        new = newest[table]
        seats = [(table, player, place, new.over_at) for place, player in enumerate(once(new.players))]
        driver.executemany("INSERT INTO seats VALUES (?, ?, ?, ?)", seats)
    return stored


def _there(driver: sqlite3.Connection, lease: LeaseNo | None) -> bool:
    return lease is None or driver.execute("SELECT no FROM leases WHERE no = ?", (lease,)).fetchone() is not None


def _insert(driver: sqlite3.Connection, statement: str, rows: Sequence[tuple[object, ...]]) -> int:
    # Many rows in one statement: at every statement the driver hands the interpreter over to the event loop and has
    # to wait until it gets it back.
    stored = 0
    for start in range(0, len(rows), TOGETHER):
        some = rows[start : start + TOGETHER]
        places = f"({', '.join('?' * len(some[0]))})"
        values = [value for row in some for value in row]
        stored += driver.execute(statement.format(rows=", ".join([places] * len(some))), values).rowcount
    return stored
