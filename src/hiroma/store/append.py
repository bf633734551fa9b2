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

STATEMENT = """
WITH {lease}asked AS (
    SELECT * FROM unnest(
        $1::text[], $2::int[], $3::float8[], $4::bytea[], $5::bytea[], $6::text[],
        $7::text[], $8::text[], $9::bool[], $10::float8[], $11::float8[], $12::bytea[], $13::text[]
    ) WITH ORDINALITY AS asked (
        table_id, rev, at, body, sealed, command_id, game, status, listed, deadline, changed, card, players, n
    ){there}
), stored AS (
    INSERT INTO entries SELECT table_id, rev, at, body, sealed, command_id FROM asked ORDER BY table_id, rev, n
    ON CONFLICT DO NOTHING RETURNING table_id, rev, command_id
), newest AS (
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
)
SELECT table_id, rev, command_id FROM stored{gone}
"""
"""One statement, hence one transaction and one way to the server and back. The order of the rows is the same in every
process, so two batches never wait for each other."""

BATCH = STATEMENT.format(lease="", there="", gone="")
UNDER_LEASE = STATEMENT.format(
    # Nothing is asked for before the row is locked, so nothing is stored without it. Beats of the lease go on.
    lease="lease AS MATERIALIZED (SELECT no FROM leases WHERE no = $14 FOR KEY SHARE), ",
    there=" WHERE EXISTS (SELECT FROM lease)",
    gone=" UNION ALL SELECT NULL, NULL, NULL WHERE NOT EXISTS (SELECT FROM lease)",
)
"""The same, under a lease. It returns one row without values when the lease is gone."""

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

    def shown(new: Summary | None) -> tuple[object, ...]:
        if new is None:
            return (None,) * 7
        players = msgspec.json.encode(_once(new.players)).decode() if new.table in moved else None
        return new.game, new.status, new.listed, new.deadline, new.changed, new.card, players

    asked: list[tuple[object, ...]] = [
        (
            *(row.table, row.rev, row.at, row.body, row.sealed, row.command),
            *shown(new),
        )
        for row, new, _ in jobs
    ]
    columns = tuple(list(column) for column in zip(*asked, strict=True))
    if lease is None:
        found = connection.exec_driver_sql(BATCH, columns)
    else:
        found = connection.exec_driver_sql(UNDER_LEASE, (*columns, lease))
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
