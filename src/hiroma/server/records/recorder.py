"""Results recorder: stores each game that ends, and later those that only the log holds after a crash or a failure."""

import asyncio
import os
from collections.abc import Sequence

import structlog

from hiroma.games import ruleset
from hiroma.ids import TableId
from hiroma.records import Ended, ended, with_achievements
from hiroma.server.core.jobs import Jobs
from hiroma.server.core.room import Room
from hiroma.store import Row, StoreError
from hiroma.store.database import Taken, Unfit
from hiroma.store.records import Reading, RecordRepository
from hiroma.store.tables import TableRepository
from hiroma.table.refusal import Refused
from hiroma.table.table import Table

log = structlog.get_logger()

GATHER = 0.1
"""Seconds from the end of a game to its record. Games that end meanwhile share a transaction."""
AGAIN = 10.0
"""Seconds from a failure to the next try."""


class ResultsRecorder:
    """The results recorder of one process."""

    def __init__(self, records: RecordRepository, logs: TableRepository, jobs: Jobs) -> None:
        self._records = records
        self._logs = logs
        self._jobs = jobs
        self._ended: list[Ended] = []
        self._late: dict[TableId, None] = {}
        """Tables of which something was not recorded, to be read from their logs; in the order of their turns."""
        self._unasked = False
        """The store has not said yet which tables the last hall left unread."""
        self._retrying = False

    def ended(self, room: Room) -> None:
        """Record the game that the newest entry of a table has ended."""
        self.note(room.table)

    def note(self, table: Table) -> None:
        """Record the game that the table's newest entry ended, if any. The entry must be committed already."""
        game = _ended(table)
        if game is not None:
            if not self._ended:
                self._jobs.task(self._gather())
            self._ended.append(game)

    async def catch_up(self) -> None:
        """Record the games that ended in entries which no process has read for results yet.

        A log of unknown rules, or a faulty one, is left for later, with a warning in the program's log.
        Raises `StoreError`, and goes on later by itself.
        """
        self._unasked = True
        try:
            await self._read_late()
        except StoreError:
            self._retry_later()
            raise

    async def _read_late(self) -> None:
        if self._unasked:
            self._late |= dict.fromkeys(await self._records.behind())
            self._unasked = False
        for table in list(self._late):
            # Its next turn comes after all others, so none waits behind a table that fails each time.
            self._late.pop(table, None)
            try:
                await self._read(table)
            except (Taken, Unfit):
                log.exception("games not recorded", table=table)
            except StoreError:
                self._late[table] = None
                raise
            except Refused as refused:  # 'version-unknown', 'game-unknown': a release that has the rules reads on
                log.warning("games not recorded", table=table, code=refused.refusal.code, **refused.refusal.what)
            except Exception:
                log.exception("games not recorded", table=table)

    def _retry_later(self) -> None:
        if not self._retrying:
            self._retrying = True
            self._jobs.task(self._retry())

    async def _retry(self) -> None:
        while self._late or self._unasked:
            await asyncio.sleep(AGAIN)
            try:
                await self._read_late()
            except StoreError as error:
                log.warning("games not recorded", error=str(error))
        self._retrying = False

    async def finish(self) -> None:
        """Record what was gathered as the process stops: the next one that starts may come days later. Never raises.

        Called when the tasks are cancelled, and no game ends any more.
        """
        games, self._ended = self._ended, []
        try:
            if games:
                await self._keep(games)
        except Exception as error:  # noqa: BLE001 - the process stops all the same
            log.warning("games not recorded", games=len(games), error=repr(error))

    async def _gather(self) -> None:
        await asyncio.sleep(GATHER)
        games, self._ended = self._ended, []
        try:
            await self._keep(games)
        except asyncio.CancelledError:
            # The store may have recorded them in spite of it: `finish` records none twice.
            self._ended = games + self._ended
            raise
        except Exception as error:  # noqa: BLE001 - of any error: each table is tried alone, which logs it
            log.warning("games not recorded yet", games=len(games), error=repr(error))
            self._late |= dict.fromkeys(game.table for game in games)
            self._retry_later()

    async def _keep(self, games: Sequence[Ended]) -> None:
        readings = [Reading(game.table, [game], game.since, game.rev) for game in games]
        for table in await self._records.record(readings):
            await self._read(table)

    async def _read(self, table_id: TableId) -> None:
        rows = await self._logs.entries(table_id)
        games = await asyncio.to_thread(_games, rows)
        await self._records.record([Reading(table_id, games, 0, rows[-1].rev)])


def _games(rows: Sequence[Row]) -> list[Ended]:
    """Return the games that ended in a log, in order."""
    table = Table(ruleset, os.urandom)
    games: list[Ended] = []
    for row in rows:
        table.follow(row.body, row.sealed)
        game = _ended(table)
        if game is not None:
            games.append(game)
    return games


def _ended(table: Table) -> Ended | None:
    game = ended(table)
    if game is None:
        return None
    try:
        return with_achievements(table, game)
    except Exception:  # of a package: its game is recorded all the same
        log.exception("achievements not counted", table=table.id, game=game.game)
        return game
