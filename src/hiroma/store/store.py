"""The store: logs, lobby, people and chat in a database."""

import contextlib
import time
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from typing import Concatenate, ParamSpec, Self, TypeVar

from sqlalchemy import Connection

from hiroma.store import queries, statements
from hiroma.store.append import Job, append
from hiroma.store.batch import Batches
from hiroma.store.database import Database, Lost, Unfit, database
from hiroma.store.migrate import migrate
from hiroma.store.rows import Appended, ChatRow, Outcome, PlayerRow, Row, StoreError, Summary

P = ParamSpec("P")
T = TypeVar("T")

Sitting = tuple[int, tuple[str, ...] | None]
"""A rev of a table and its players as the database has them then, None if not known."""

RECENT = 10.0
"""Seconds after which a write that failed says nothing any more: the hall writes more often."""
REMEMBERED = 10_000
"""Tables whose players are remembered, so that they are written only when they change."""


class Store:
    """A database and the one task that appends to it. Every method raises `StoreError` when the database cannot."""

    def __init__(self, where: Database) -> None:
        self._database = where
        self._batches: Batches[Job, Appended] = Batches(self._commit)
        self._seated: dict[str, Sitting] = {}
        self._failed = float("-inf")

    @classmethod
    async def connect(cls, url: str) -> Self:
        """The store behind `sqlite:///path` or `postgresql://…`, brought to the newest version."""
        where = database(url)
        try:
            await where.transact(migrate)
        except BaseException:
            await where.close()
            raise
        return cls(where)

    @property
    def url(self) -> str:
        """Where the database is, password and all."""
        return self._database.url.render_as_string(hide_password=False)

    async def close(self) -> None:
        """Finish what was asked, then disconnect. What is asked from now on is refused."""
        await self._batches.close()
        await self._database.close()

    # -- the log ---------------------------------------------------------------------------------

    def append(self, row: Row, summary: Summary | None) -> Awaitable[Appended]:
        """What became of an entry; returns when it is durable. `summary` is the table after it, None when the
        lobby and the clock may go on with the one they have.

        After `StoreError` or a cancellation the entry may be there or not: read on before trying again.
        """
        return self._batches.put((row, summary))

    async def entries(self, table: str, after: int = 0) -> list[Row]:
        """The log of a table after a rev, in order; empty when there is none."""
        return await self.read(queries.log, table, after)

    async def command(self, table: str, command: str) -> int | None:
        """The rev under which a table took a command, None if it did not."""
        return await self.read(queries.command, table, command)

    async def head(self, table: str) -> int:
        """The newest rev of a table; 0 when there is no such table."""
        return (await self.heads([table])).get(table, 0)

    async def heads(self, tables: Collection[str]) -> dict[str, int]:
        """The newest revs of those of the tables that there are."""
        return await self.read(queries.heads, list(tables)) if tables else {}

    # -- lobby and clock -------------------------------------------------------------------------

    async def summaries(
        self, *, listed: bool | None, game: str | None, status: str | None, player: str | None, limit: int
    ) -> list[Summary]:
        """The tables that fit all that is not None, newest first, at most `limit`. `player`: who sits there."""
        return await self.read(queries.summaries, listed=listed, game=game, status=status, player=player, limit=limit)

    async def due(self, now: float, limit: int) -> list[str]:
        """Tables whose deadline has passed at `now` (seconds since 1970), at most `limit`.

        They are the caller's own for 30 s: their deadline is put off, so that no other process gets them.
        """
        return await self.write(statements.due, now, limit)

    # -- people ----------------------------------------------------------------------------------

    async def say(self, row: ChatRow) -> ChatRow:
        """The chat line as stored: with the next number of its table."""
        # Not tried again by itself: it would be said twice.
        return await self._database.write(statements.say, row)

    async def chat(self, table: str, last: int = 50, reader: str | None = None) -> list[ChatRow]:
        """The newest chat lines of a table, oldest first, without those of people whom the reader ignores."""
        return await self.read(queries.lines, table, last, reader)

    async def player(self, player: str) -> PlayerRow | None:
        """A player, None if unknown."""
        return await self.read(queries.person, player)

    async def save_player(self, row: PlayerRow) -> None:
        """Keep a player; of a known one `created` stays as it was."""
        await self.write(statements.save_player, row)

    async def names(self, ids: Collection[str]) -> dict[str, str]:
        """The names of those of the players who are known."""
        return await self.read(queries.names, list(ids)) if ids else {}

    # -- how -------------------------------------------------------------------------------------

    async def read(self, ask: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What `ask`, a function of a connection, finds."""
        try:
            return await self._database.read(ask, *args, **kwargs)
        except Lost:
            return await self._database.read(ask, *args, **kwargs)

    async def write(self, act: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What `act`, a function of a connection that may be carried out twice, returns; durable by then."""
        with self._noted():
            try:
                return await self._database.write(act, *args, **kwargs)
            except Lost:
                return await self._database.write(act, *args, **kwargs)

    async def transact(self, act: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same as `write`, all of it in one transaction on both databases."""
        with self._noted():
            try:
                return await self._database.transact(act, *args, **kwargs)
            except Lost:
                return await self._database.transact(act, *args, **kwargs)

    @property
    def failing(self) -> bool:
        """Whether something could not be written in the last moments, for a reason that is not in what it was."""
        return time.monotonic() - self._failed < RECENT

    @contextlib.contextmanager
    def _noted(self) -> Iterator[None]:
        try:
            yield
        except Unfit:
            raise
        except StoreError:
            self._failed = time.monotonic()
            raise

    async def _commit(self, jobs: Sequence[Job]) -> Sequence[Appended | StoreError]:
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
        moved = self._moved(jobs)
        with self._noted():
            try:
                answers = await self._database.append(append, jobs, moved, again=False)
            except Lost:
                answers = await self._database.append(append, jobs, moved, again=True)
        for (row, new), answer in zip(jobs, answers, strict=True):
            if answer.outcome is Outcome.STORED:
                self._seated[row.table] = _sitting(self._seated.get(row.table), row, new)
        while len(self._seated) > REMEMBERED:
            del self._seated[next(iter(self._seated))]
        return answers

    def _moved(self, jobs: Sequence[Job]) -> set[str]:
        """The tables where others may sit than the database has: those not written by this process just before."""
        moved: set[str] = set()
        before: dict[str, Sitting] = {}
        for row, new in jobs:
            known = before.get(row.table) or self._seated.get(row.table)
            if new is not None and known != (row.rev - 1, new.players):
                moved.add(row.table)
            before[row.table] = _sitting(known, row, new)
        return moved


def _sitting(known: Sitting | None, row: Row, new: Summary | None) -> Sitting:
    """Who sits after an entry, as far as this process knows what the database has."""
    if new is not None:
        return row.rev, new.players
    return row.rev, known[1] if known is not None and known[0] == row.rev - 1 else None
