"""Tables: their logs, and their rows for the lobby and the scheduler of deadlines."""

from collections.abc import Awaitable, Collection, Sequence
from typing import Any

from sqlalchemy import Connection, Select, delete, func, or_, select, update

from hiroma.ids import ClubId, LeaseNo, OwnCommandId, PlayerId, TableId
from hiroma.store.append import Job
from hiroma.store.archive import archivable, packed, put_away, unpacked
from hiroma.store.batch import Batches
from hiroma.store.chunks import chunks
from hiroma.store.database import Unfit
from hiroma.store.repository import Engine, Repository, reads, transacts, writes
from hiroma.store.rows import NOT_OVER, Appended, Outcome, Row, StoreError, Summary
from hiroma.store.schema import archived, chat, club_tables, entries, seats, table_guests, table_passwords, tables

EITHER = tables.c.listed.in_((True, False))
"""Always true: with it an index that begins with `listed` serves, where that is not asked for."""
SEARCHED = 1000
"""Tables that are searched for some of `each` player, the newest."""
CLAIM = 30.0
"""Seconds for which a claimed deadline is somebody's own."""
REMEMBERED = 10_000
"""Tables whose players are remembered, so that they are written only when they change."""

Seated = tuple[tuple[PlayerId, ...], bool]
"""The players of a table, and whether it is over."""
Sitting = tuple[int, Seated | None]
"""A rev of a table and its seats as the database has them then, None if not known."""


def entries_of(connection: Connection, table_id: TableId, after: int) -> list[Row]:
    """The entries after a rev, in order."""
    asked = select(entries).where(entries.c.table_id == table_id, entries.c.rev > after).order_by(entries.c.rev)
    rows = [Row(*row) for row in connection.execute(asked)]
    if rows and rows[0].rev > after + 1:
        return unpacked(connection, table_id, after) + rows
    return rows


def command(connection: Connection, table_id: TableId, command_id: OwnCommandId) -> int | None:
    """The rev under which a table took a command."""
    asked = select(entries.c.rev).where(entries.c.table_id == table_id, entries.c.command_id == command_id)
    return connection.scalar(asked)


def heads(connection: Connection, table_ids: Collection[TableId]) -> dict[TableId, int]:
    """The newest rev of each table there is."""
    found: dict[TableId, int] = {}
    for some in chunks(table_ids):
        asked = select(entries.c.table_id, func.max(entries.c.rev)).where(entries.c.table_id.in_(some))
        asked = asked.group_by(entries.c.table_id)
        found.update((table, head) for table, head in connection.execute(asked))
    return found


def states(connection: Connection) -> dict[TableId, str]:
    """The state of every table there is: for a restored copy, a hall has too many to ask for."""
    return {row.table_id: row.status for row in connection.execute(select(tables.c.table_id, tables.c.status))}


def summaries(
    connection: Connection,
    *,
    listed: bool | None = None,
    game: str | None = None,
    status: str | None = None,
    player: PlayerId | None = None,
    players: Collection[PlayerId] | None = None,
    table_id: TableId | None = None,
    clubs: Collection[ClubId] | None = None,
    each: int | None = None,
    limit: int,
) -> list[Summary]:
    """The tables that fit, newest first. `players`: one of them sits there; `clubs`: they were opened for one.

    `each`: at most as many of those where the same player sits first; of the `SEARCHED` newest.
    """
    newest = tables.c.changed.desc(), tables.c.table_id
    asked = select(tables).order_by(*newest).limit(limit)
    columns = (tables.c.listed, tables.c.game, tables.c.status, tables.c.table_id)
    for column, wanted in zip(columns, (listed, game, status, table_id), strict=True):
        if wanted is not None:
            asked = asked.where(column == wanted)
    if status is not None and listed is None:
        asked = asked.where(EITHER)
    if player is not None:
        asked = asked.where(tables.c.table_id.in_(select(seats.c.table_id).where(seats.c.player_id == player)))
    if players is not None:
        asked = asked.where(tables.c.table_id.in_(select(seats.c.table_id).where(seats.c.player_id.in_(players))))
    if clubs is not None:
        asked = asked.where(
            tables.c.table_id.in_(select(club_tables.c.table_id).where(club_tables.c.club_id.in_(clubs)))
        )
    if each is not None:
        whose = seats.c.table_id == tables.c.table_id
        first = select(seats.c.player_id).where(whose).order_by(seats.c.place).limit(1).scalar_subquery()
        some = (
            asked.with_only_columns(tables.c.table_id, tables.c.changed, first.label("host")).limit(SEARCHED).subquery()
        )
        order = func.row_number().over(partition_by=some.c.host, order_by=(some.c.changed.desc(), some.c.table_id))
        ranked = select(some.c.table_id, order.label("n")).subquery()
        few = select(ranked.c.table_id).where(ranked.c.n <= each)
        asked = select(tables).where(tables.c.table_id.in_(few)).order_by(*newest).limit(limit)
    return with_people(connection, asked)


def with_people(connection: Connection, asked: Select[Any]) -> list[Summary]:
    rows = connection.execute(asked).all()
    sitting: dict[TableId, list[PlayerId]] = {row.table_id: [] for row in rows}
    for some in chunks(sitting):
        order = select(seats.c.table_id, seats.c.player_id).where(seats.c.table_id.in_(some)).order_by(seats.c.place)
        for where, who in connection.execute(order):
            sitting[where].append(who)
    return [Summary(*(*row, tuple(sitting[row.table_id]))) for row in rows]


def going_on(connection: Connection, table_ids: Collection[TableId]) -> set[TableId]:
    """Those of these tables that are not over."""
    asked = select(tables.c.table_id).where(tables.c.status.in_(NOT_OVER))
    return {
        table for some in chunks(table_ids) for table in connection.scalars(asked.where(tables.c.table_id.in_(some)))
    }


def held(connection: Connection, player: PlayerId) -> set[TableId]:
    """Return the tables that are not over at which a player sits."""
    asked = select(seats.c.table_id).where(seats.c.player_id == player, seats.c.over_at.is_(None))
    return set(connection.scalars(asked))


def newest_of(connection: Connection, players: Collection[PlayerId], most: int) -> dict[PlayerId, list[Summary]]:
    """The tables where each of these players sits, newest first: all that are not over, and `most` that are."""
    found: dict[PlayerId, list[Summary]] = {player: [] for player in players}
    for some in chunks(players):
        # Of somebody with thousands of seats only the index is read.
        latest = seats.c.over_at.desc().nulls_last()
        order = func.row_number().over(partition_by=seats.c.player_id, order_by=latest).label("n")
        ranked = (
            select(seats.c.player_id, seats.c.table_id, seats.c.over_at, order)
            .where(seats.c.player_id.in_(some))
            .subquery()
        )
        wanted = or_(ranked.c.over_at.is_(None), ranked.c.n <= most)
        pairs = connection.execute(select(ranked.c.player_id, ranked.c.table_id).where(wanted)).all()
        rows = {
            row.table: row for some in chunks({table_id for _, table_id in pairs}) for row in _these(connection, some)
        }
        for player, table_id in pairs:
            found[player].append(rows[table_id])
    return {player: sorted(rows, key=lambda row: -row.changed) for player, rows in found.items()}


def _these(connection: Connection, table_ids: list[TableId]) -> list[Summary]:
    return with_people(connection, select(tables).where(tables.c.table_id.in_(table_ids)))


def due(connection: Connection, now: float, limit: int) -> list[TableId]:
    """The tables whose deadline has passed, claimed by putting it off: nobody else gets them now."""
    passed = tables.c.deadline <= now
    # SQLite has one writer at a time and leaves out what PostgreSQL needs to pass by the rows of others.
    ripe = select(tables.c.table_id).where(passed).order_by(tables.c.deadline).limit(limit)
    claimed = ripe.with_for_update(skip_locked=True).cte("claimed")
    put_off = (
        update(tables)
        .where(tables.c.table_id.in_(select(claimed.c.table_id)), passed)
        .values(deadline=now + CLAIM)
        .returning(tables.c.table_id)
    )
    return list(connection.scalars(put_off))


def calm(connection: Connection, table_id: TableId, head: int) -> None:
    """A table, when it stands at most at that rev, waits for nothing more."""
    still = update(tables).where(tables.c.table_id == table_id, tables.c.head <= head)
    connection.execute(still.values(deadline=None))


def quiet(connection: Connection, status: str, after: float, before: float, limit: int) -> list[Summary]:
    """Tables that stand so and changed last between those times, the longest ago first."""
    fits = (EITHER, tables.c.status == status, tables.c.changed >= after, tables.c.changed < before)
    return with_people(connection, select(tables).where(*fits).order_by(tables.c.changed).limit(limit))


def forget(connection: Connection, table_id: TableId) -> None:
    """A table that is closed goes, with all its rows. Whole in one transaction."""
    if connection.scalar(select(tables.c.status).where(tables.c.table_id == table_id)) == "closed":
        for kept in (seats, entries, archived, chat, club_tables, table_guests, table_passwords, tables):
            connection.execute(delete(kept).where(kept.c.table_id == table_id))


class TableRepository(Repository):
    """Logs, packed or not, and the rows of tables. One task appends to all logs of this process: `open` to `close`."""

    command = reads(command)
    going_on = reads(going_on)
    held = reads(held)
    newest_of = reads(newest_of)
    states = reads(states)
    summaries = reads(summaries)
    quiet = reads(quiet)
    due = writes(due)
    calm = writes(calm)
    forget = transacts(forget)
    archivable = reads(archivable)
    packed = reads(packed)
    put_away = transacts(put_away)

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self._batches: Batches[Job, Appended]
        self._seated: dict[TableId, Sitting] = {}

    def open(self) -> None:
        """Begin to take what is appended."""
        self._batches = Batches(self._commit)

    async def close(self) -> None:
        """Finish what was asked. From now on everything is refused."""
        await self._batches.close()

    def append(self, row: Row, summary: Summary | None, lease: LeaseNo | None = None) -> Awaitable[Appended]:
        """Append an entry; return when it is durable, with the outcome. `summary` is the table after it, None when the
        lobby and the clock may go on with the one they have. Nothing is stored under a `lease` that is gone.

        After `StoreError` or a cancellation the entry may be there or not: read on before trying again.
        """
        return self._batches.put((row, summary, lease))

    async def entries(self, table_id: TableId, after: int = 0) -> list[Row]:
        """The log of a table after a rev, in order; empty when there is none."""
        return await self.engine.read(entries_of, table_id, after)

    async def head(self, table_id: TableId) -> int:
        """The newest rev of a table; 0 when there is no such table."""
        return (await self.heads([table_id])).get(table_id, 0)

    async def heads(self, table_ids: Collection[TableId]) -> dict[TableId, int]:
        """The newest revs of those of the tables that there are."""
        return await self.engine.read(heads, list(table_ids)) if table_ids else {}

    async def _commit(self, jobs: Sequence[Job]) -> Sequence[Appended | StoreError]:
        leases = {lease for _, _, lease in jobs}
        if len(leases) == 1:
            return await self._either(jobs)
        # This process has a lease because the older ones are gone.
        newest = max(lease for lease in leases if lease is not None)
        answers: list[Appended | StoreError] = [Appended(Outcome.FENCED, row.rev) for row, _, _ in jobs]
        for valid in leases & {None, newest}:
            places = [place for place, (_, _, lease) in enumerate(jobs) if lease == valid]
            for place, answer in zip(places, await self._either([jobs[place] for place in places]), strict=True):
                answers[place] = answer
        return answers

    async def _either(self, jobs: Sequence[Job]) -> Sequence[Appended | StoreError]:
        """Append all together; each alone when one of them cannot be kept."""
        try:
            return await self._together(jobs)
        except Unfit:
            if len(jobs) == 1:
                raise
            # One row that cannot be kept must not cost the others theirs.
            return [await self._alone(job) for job in jobs]

    async def _alone(self, job: Job) -> Appended | StoreError:
        try:
            return (await self._together([job]))[0]
        except StoreError as error:
            return error

    async def _together(self, jobs: Sequence[Job]) -> Sequence[Appended]:
        answers = await self.engine.append(jobs, self._moved(jobs))
        for (row, new, _), answer in zip(jobs, answers, strict=True):
            if answer.outcome is Outcome.STORED:
                self._seated[row.table] = _sitting(self._seated.get(row.table), row, new)
        while len(self._seated) > REMEMBERED:
            del self._seated[next(iter(self._seated))]
        return answers

    def _moved(self, jobs: Sequence[Job]) -> set[TableId]:
        """The tables whose seats may be others than the database has: those not written by this process just before."""
        moved: set[TableId] = set()
        before: dict[TableId, Sitting] = {}
        for row, new, _ in jobs:
            known = before.get(row.table) or self._seated.get(row.table)
            if new is not None and known != (row.rev - 1, _seated(new)):
                moved.add(row.table)
            before[row.table] = _sitting(known, row, new)
        return moved


def _seated(new: Summary) -> Seated:
    return new.players, new.over_at is not None


def _sitting(known: Sitting | None, row: Row, new: Summary | None) -> Sitting:
    """Return the players after an entry, as far as this process knows what the database has."""
    if new is not None:
        return row.rev, _seated(new)
    return row.rev, known[1] if known is not None and known[0] == row.rev - 1 else None
