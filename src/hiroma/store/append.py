"""Appending a batch: rows that nothing stands against are stored, the others are refused alone.

This is the hot path of the server, so it speaks SQL to the driver; a statement of SQLAlchemy costs as much as a
whole batch may. Both databases keep the same rule: `insert … on conflict do nothing`.
"""

import sqlite3
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection

from hiroma.store.rows import Appended, Outcome, Row, Summary

# OR FAIL and no savepoint: to be able to undo half a statement, SQLite would copy every page before it is changed.
ENTRIES = "INSERT OR FAIL INTO entries VALUES {rows} ON CONFLICT DO NOTHING"
TABLES = """
INSERT INTO tables VALUES {rows} ON CONFLICT (table_id) DO UPDATE SET
game = excluded.game, status = excluded.status, listed = excluded.listed, head = excluded.head,
deadline = excluded.deadline, changed = excluded.changed, card = excluded.card WHERE excluded.head >= tables.head
"""

BATCH = """
WITH asked AS (
    SELECT * FROM unnest(
        $1::text[], $2::int[], $3::float8[], $4::bytea[], $5::bytea[], $6::text[],
        $7::text[], $8::text[], $9::bool[], $10::float8[], $11::float8[], $12::bytea[], $13::text[]
    ) WITH ORDINALITY AS asked (
        table_id, rev, at, body, sealed, command_id, game, status, listed, deadline, changed, card, players, n
    )
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
SELECT table_id, rev, command_id FROM stored
"""
"""One statement, hence one transaction and one way to the server and back. The order of the rows is the same in every
process, so two batches never wait for each other."""

Job = tuple[Row, Summary | None]

Find = Callable[..., Any]
"""find(statement, *values): the first row, None without one."""

TOGETHER = 64
"""Rows of one SQLite statement at most; the driver remembers a hundred statements."""


def append(connection: Connection, jobs: Sequence[Job], moved: Collection[str], again: bool) -> list[Appended]:
    """Store what nothing stands against; one answer each, in order.

    `moved`: the tables whose players may have changed; their seats are written anew.
    `again`: an earlier try of this batch may have got through, so a row that is there already counts as stored.
    """
    if connection.dialect.name == "sqlite":
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        stored = _lite(driver, jobs, moved)
        found: Find = lambda statement, *values: driver.execute(statement, values).fetchone()  # noqa: E731
    else:
        stored = _postgres(connection, jobs, moved)
        found = lambda statement, *values: connection.exec_driver_sql(numbered(statement), values).first()  # noqa: E731
    return [
        Appended(Outcome.STORED, row.rev) if there else _refused(found, row, again)
        for there, (row, _) in zip(stored, jobs, strict=True)
    ]


def _lite(driver: sqlite3.Connection, jobs: Sequence[Job], moved: Collection[str]) -> list[bool]:
    rows = [(row.table, row.rev, row.at, row.body, row.sealed, row.command) for row, _ in jobs]
    if _insert(driver, ENTRIES, rows) == len(rows):
        stored = [True] * len(rows)
    else:
        # Something stands against one of them: begin anew and find out which.
        driver.execute("ROLLBACK")
        driver.execute("BEGIN IMMEDIATE")
        stored = [_insert(driver, ENTRIES, [row]) == 1 for row in rows]
    newest = {row.table: new for there, (row, new) in zip(stored, jobs, strict=True) if there and new is not None}
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


def _insert(driver: sqlite3.Connection, statement: str, rows: Sequence[tuple[Any, ...]]) -> int:
    # Many rows in one statement: at every statement the driver hands the interpreter over to the event loop and has
    # to wait until it gets it back.
    stored = 0
    for start in range(0, len(rows), TOGETHER):
        some = rows[start : start + TOGETHER]
        places = f"({', '.join('?' * len(some[0]))})"
        values = [value for row in some for value in row]
        stored += driver.execute(statement.format(rows=", ".join([places] * len(some))), values).rowcount
    return stored


def _postgres(connection: Connection, jobs: Sequence[Job], moved: Collection[str]) -> list[bool]:
    def shown(new: Summary | None) -> tuple[Any, ...]:
        if new is None:
            return (None,) * 7
        players = msgspec.json.encode(_once(new.players)).decode() if new.table in moved else None
        return new.game, new.status, new.listed, new.deadline, new.changed, new.card, players

    asked: list[tuple[Any, ...]] = [
        (
            *(row.table, row.rev, row.at, row.body, row.sealed, row.command),
            *shown(new),
        )
        for row, new in jobs
    ]
    found = connection.exec_driver_sql(BATCH, tuple(list(column) for column in zip(*asked, strict=True)))
    stored = {tuple(row) for row in found}
    answers = []
    for row, _ in jobs:
        key = (row.table, row.rev, row.command)
        # Only the first of two that are alike got in.
        answers.append(key in stored)
        stored.discard(key)
    return answers


def _once(players: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(players))


def numbered(statement: str) -> str:
    """A statement with `?` for its values, as PostgreSQL wants it: $1, $2 …"""
    parts = statement.split("?")
    return "".join(f"{part}${n}" for n, part in enumerate(parts[:-1], 1)) + parts[-1]


def _refused(find: Find, row: Row, again: bool) -> Appended:
    if again:
        there = find("SELECT at, body, command_id FROM entries WHERE table_id = ? AND rev = ?", row.table, row.rev)
        if there is not None and tuple(there) == (row.at, row.body, row.command):
            return Appended(Outcome.STORED, row.rev)
    if row.command is not None:
        first = find("SELECT rev FROM entries WHERE table_id = ? AND command_id = ?", row.table, row.command)
        if first is not None:
            return Appended(Outcome.REPEATED, first[0])
    return Appended(Outcome.STALE, row.rev)
