"""Appending a batch: rows that nothing stands against are stored, the others are refused alone.

This is the hot path of the server, so it speaks SQL to the driver; a statement of SQLAlchemy costs as much as a
whole batch may. Both databases keep the same rule: `insert … on conflict do nothing`.

The fence: a batch that is appended under a lease is stored only while the lease is there, which the same transaction
makes sure of. To end a lease is to wait for a batch that is being stored under it.
"""

import sqlite3
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection

from hiroma.ids import LeaseNo, PlayerId, TableId
from hiroma.store.rows import Appended, Outcome, Row, Summary

# OR FAIL and no savepoint: to be able to undo half a statement, SQLite would copy every page before it is changed.
ENTRIES = "INSERT OR FAIL INTO entries VALUES {rows} ON CONFLICT DO NOTHING"
TABLES = """
INSERT INTO tables VALUES {rows} ON CONFLICT (table_id) DO UPDATE SET
game = excluded.game, status = excluded.status, listed = excluded.listed, head = excluded.head,
deadline = excluded.deadline, changed = excluded.changed, card = excluded.card WHERE excluded.head >= tables.head
"""

STORED = """
WITH {lease}asked AS (
    SELECT * FROM unnest({types}) WITH ORDINALITY AS asked ({columns}, n){there}
), stored AS (
    INSERT INTO entries SELECT table_id, rev, at, body, sealed, command_id FROM asked ORDER BY table_id, rev, n
    ON CONFLICT DO NOTHING RETURNING table_id, rev, command_id
){shown}
SELECT table_id, rev, command_id FROM stored{gone}
"""
"""One statement, hence one transaction and one way to the server and back. The order of the rows is the same in every
process, so two batches never wait for each other."""

SHOWN = """, newest AS (
    SELECT DISTINCT ON (asked.table_id) asked.* FROM asked JOIN stored ON asked.table_id = stored.table_id
    AND asked.rev = stored.rev AND asked.command_id IS NOT DISTINCT FROM stored.command_id
    WHERE asked.game IS NOT NULL ORDER BY asked.table_id, asked.rev DESC, asked.n
), shown AS (
    INSERT INTO tables SELECT table_id, game, status, listed, rev, deadline, changed, card FROM newest
    ON CONFLICT (table_id) DO UPDATE SET
    game = excluded.game, status = excluded.status, listed = excluded.listed, head = excluded.head,
    deadline = excluded.deadline, changed = excluded.changed, card = excluded.card WHERE excluded.head >= tables.head
), left_ AS (
    DELETE FROM seats USING newest WHERE seats.table_id = newest.table_id
    AND newest.players IS NOT NULL AND NOT newest.players::jsonb ? seats.player_id
), sat AS (
    INSERT INTO seats SELECT newest.table_id, player.value, player.place
    FROM newest, jsonb_array_elements_text(newest.players::jsonb) WITH ORDINALITY AS player (value, place)
    ON CONFLICT (table_id, player_id) DO UPDATE SET place = excluded.place
)"""

LEASE = "lease AS MATERIALIZED (SELECT no FROM leases WHERE no = ${place} FOR KEY SHARE), "
"""Nothing is asked for before the row is locked, so nothing is stored without it. Beats of the lease go on."""

ENTRY = {"table_id": "text", "rev": "int", "at": "float8", "body": "bytea", "sealed": "bytea", "command_id": "text"}
SUMMARY = {
    "game": "text",
    "status": "text",
    "listed": "bool",
    "deadline": "float8",
    "changed": "float8",
    "card": "bytea",
    "players": "text",
}
"""Column → type. A batch without a summary is stored without these, as most are: that costs a fifth less."""


def statement(summaries: bool, lease: bool) -> str:
    """Return the statement that stores a batch: $1 and on are its columns, then the lease.

    Under a lease it returns one row without values when the lease is gone.
    """
    columns = ENTRY | SUMMARY if summaries else ENTRY
    types = ", ".join(f"${n}::{kind}[]" for n, kind in enumerate(columns.values(), 1))
    return STORED.format(
        types=types,
        columns=", ".join(columns),
        shown=SHOWN if summaries else "",
        lease=LEASE.format(place=len(columns) + 1) if lease else "",
        there=" WHERE EXISTS (SELECT FROM lease)" if lease else "",
        gone=" UNION ALL SELECT NULL, NULL, NULL WHERE NOT EXISTS (SELECT FROM lease)" if lease else "",
    )


STATEMENTS = {(summaries, lease): statement(summaries, lease) for summaries in (False, True) for lease in (False, True)}

GONE = (None, None, None)

Job = tuple[Row, Summary | None, LeaseNo | None]
"""An entry, the table after it, and the lease to append it under: None appends without a fence."""

Find = Callable[..., Any]
"""find(statement, *values): the first row, None without one."""

TOGETHER = 64
"""Rows of one SQLite statement at most; the driver remembers a hundred statements."""


def append(connection: Connection, jobs: Sequence[Job], moved: Collection[TableId], again: bool) -> list[Appended]:
    """Store what nothing stands against; one answer each, in order. All jobs have the same lease.

    `moved`: the tables whose players may have changed; their seats are written anew.
    `again`: an earlier try of this batch may have got through, so a row that is there already counts as stored.
    """
    lease = jobs[0][2]
    if connection.dialect.name == "sqlite":
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        stored = _lite(driver, jobs, moved, lease)
        found: Find = lambda statement, *values: driver.execute(statement, values).fetchone()  # noqa: E731
    else:
        stored = _postgres(connection, jobs, moved, lease)
        found = lambda statement, *values: connection.exec_driver_sql(numbered(statement), values).first()  # noqa: E731
    if stored is None:
        # An earlier try has ended before its lease did: what it stored is there by now.
        return [_known(found, row, again) or Appended(Outcome.FENCED, row.rev) for row, _, _ in jobs]
    return [
        Appended(Outcome.STORED, row.rev) if there else _known(found, row, again) or _refused(found, row)
        for there, (row, _, _) in zip(stored, jobs, strict=True)
    ]


def _lite(
    driver: sqlite3.Connection, jobs: Sequence[Job], moved: Collection[TableId], lease: LeaseNo | None
) -> list[bool] | None:
    """Return True for each row that is stored; None when the lease is gone, and nothing is."""
    if not _there(driver, lease):
        return None
    rows = [(row.table, row.rev, row.at, row.body, row.sealed, row.command) for row, _, _ in jobs]
    if _insert(driver, ENTRIES, rows) == len(rows):
        stored = [True] * len(rows)
    else:
        # Something stands against one of them: begin anew and find out which.
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
        seats = [(table, player, place) for place, player in enumerate(_once(newest[table].players))]
        driver.executemany("INSERT INTO seats VALUES (?, ?, ?)", seats)
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


def _postgres(
    connection: Connection, jobs: Sequence[Job], moved: Collection[TableId], lease: LeaseNo | None
) -> list[bool] | None:
    """The same as `_lite`."""
    summaries = any(new is not None for _, new, _ in jobs)
    asked = [
        (row.table, row.rev, row.at, row.body, row.sealed, row.command, *(_shown(new, moved) if summaries else ()))
        for row, new, _ in jobs
    ]
    columns = tuple(list(column) for column in zip(*asked, strict=True))
    values = columns if lease is None else (*columns, lease)
    found = connection.exec_driver_sql(STATEMENTS[summaries, lease is not None], values)
    stored = {tuple(row) for row in found}
    if GONE in stored:
        return None
    answers = []
    for row, _, _ in jobs:
        key = (row.table, row.rev, row.command)
        # Only the first of two that are alike got in.
        answers.append(key in stored)
        stored.discard(key)
    return answers


def _shown(new: Summary | None, moved: Collection[TableId]) -> tuple[object, ...]:
    if new is None:
        return (None,) * len(SUMMARY)
    players = msgspec.json.encode(_once(new.players)).decode() if new.table in moved else None
    return new.game, new.status, new.listed, new.deadline, new.changed, new.card, players


def _once(players: Iterable[PlayerId]) -> list[PlayerId]:
    return list(dict.fromkeys(players))


def numbered(statement: str) -> str:
    """A statement with `?` for its values, as PostgreSQL wants it: $1, $2 …"""
    parts = statement.split("?")
    return "".join(f"{part}${n}" for n, part in enumerate(parts[:-1], 1)) + parts[-1]


def _known(find: Find, row: Row, again: bool) -> Appended | None:
    """Return the answer to a row that an earlier try has stored; None for any other row."""
    if again:
        there = find("SELECT at, body, command_id FROM entries WHERE table_id = ? AND rev = ?", row.table, row.rev)
        if there is not None and tuple(there) == (row.at, row.body, row.command):
            return Appended(Outcome.STORED, row.rev)
    return None


def _refused(find: Find, row: Row) -> Appended:
    if row.command is not None:
        first = find("SELECT rev FROM entries WHERE table_id = ? AND command_id = ?", row.table, row.command)
        if first is not None:
            return Appended(Outcome.REPEATED, first[0])
    return Appended(Outcome.STALE, row.rev)
