"""Appending a batch to a PostgreSQL server, for `append.py`."""

from collections.abc import Collection, Sequence

import asyncpg
import msgspec

from hiroma.ids import LeaseNo, TableId
from hiroma.store.append import Job, once, refused
from hiroma.store.rows import NOT_OVER, Appended, Outcome, Row, Summary

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
    INSERT INTO seats SELECT newest.table_id, player.value, player.place,
    CASE WHEN newest.status NOT IN {not_over} THEN newest.changed END
    FROM newest, jsonb_array_elements_text(newest.players::jsonb) WITH ORDINALITY AS player (value, place)
    ON CONFLICT (table_id, player_id) DO UPDATE SET place = excluded.place, over_at = excluded.over_at
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
        shown=SHOWN.format(not_over=NOT_OVER) if summaries else "",
        lease=LEASE.format(place=len(columns) + 1) if lease else "",
        there=" WHERE EXISTS (SELECT FROM lease)" if lease else "",
        gone=" UNION ALL SELECT NULL, NULL, NULL WHERE NOT EXISTS (SELECT FROM lease)" if lease else "",
    )


STATEMENTS = {(summaries, lease): statement(summaries, lease) for summaries in (False, True) for lease in (False, True)}

GONE = (None, None, None)

THERE = "SELECT at, body, command_id FROM entries WHERE table_id = $1 AND rev = $2"
FIRST = "SELECT rev FROM entries WHERE table_id = $1 AND command_id = $2"


async def append(
    driver: asyncpg.Connection, jobs: Sequence[Job], moved: Collection[TableId], again: bool
) -> list[Appended]:
    """Store what nothing stands against, durable by then; one answer each, in order.

    All jobs have the same lease. `moved`: the tables whose seats may have changed; they are written again.
    `again`: an earlier try of this batch may have got through, so a row that is there already counts as stored.
    """
    stored = await _stored(driver, jobs, moved, jobs[0][2])
    fenced = stored is None
    return [
        Appended(Outcome.STORED, row.rev) if there else await _answer(driver, row, again=again, fenced=fenced)
        for there, (row, _, _) in zip(stored or [False] * len(jobs), jobs, strict=True)
    ]


async def _answer(driver: asyncpg.Connection, row: Row, *, again: bool, fenced: bool) -> Appended:
    # An earlier try has ended before its lease did: what it stored is there by now.
    there = await driver.fetchrow(THERE, row.table, row.rev) if again else None
    first = None if fenced or row.command is None else await driver.fetchrow(FIRST, row.table, row.command)
    return refused(row, None if there is None else tuple(there), None if first is None else tuple(first), fenced=fenced)


async def _stored(
    driver: asyncpg.Connection, jobs: Sequence[Job], moved: Collection[TableId], lease: LeaseNo | None
) -> list[bool] | None:
    """Return True for each row that is stored; None when the lease is gone, and nothing is."""
    summaries = any(new is not None for _, new, _ in jobs)
    asked = [
        (row.table, row.rev, row.at, row.body, row.sealed, row.command, *(_shown(new, moved) if summaries else ()))
        for row, new, _ in jobs
    ]
    columns = tuple(list(column) for column in zip(*asked, strict=True))
    values = columns if lease is None else (*columns, lease)
    # The driver prepares a statement once and keeps it.
    found = await driver.fetch(STATEMENTS[summaries, lease is not None], *values)
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
    players = msgspec.json.encode(once(new.players)).decode() if new.table in moved else None
    return new.game, new.status, new.listed, new.deadline, new.changed, new.card, players
