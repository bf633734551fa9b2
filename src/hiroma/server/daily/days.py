"""Today's try, the leaderboard, and the secret when the day is over. Everything is derived from logs and the store.

Every game with the capability `Daily` has days of its own. In the store a day has the key `scoped(game, day)`.
"""

import asyncio
import secrets
import time
from collections.abc import Iterable

import msgspec
import structlog

from hiroma.games import DEFAULT, RULESETS, capabilities, newest
from hiroma.ids import PlayerId, TableId
from hiroma.kernel.capabilities import Daily
from hiroma.server.core.names import Names
from hiroma.server.core.scope import bare, scoped
from hiroma.server.core.tables import Tables
from hiroma.server.daily import calendar
from hiroma.server.daily.bodies import Calendar, DayPage, Marked, Ranked, State, Today, Tried, Unranked
from hiroma.server.limits.caps import Caps
from hiroma.store import StoreError
from hiroma.store.accounts import AccountRepository
from hiroma.store.daily import DailyRepository, TryRow
from hiroma.table.chance import SECRET_BYTES, commitment
from hiroma.table.commands import Join, Open, Start
from hiroma.table.consent import TERMS
from hiroma.table.hall_commands import Disclose
from hiroma.table.refusal import Refusal, Refused
from hiroma.table.table import Table

log = structlog.get_logger()

SHOWN = 100
"""Lines of the leaderboard."""

SETTLED = 200
"""Results written down for one look at a day."""

LAST = 2**31 - 1
"""The rank of a try that was conceded."""

WEEKS = 6
"""Weeks of a calendar."""

YEAR = 366
"""Days in which streaks are looked for."""


def must_have_days(game: str) -> Daily:
    """Return the daily challenge of a game; `Refused` ('no-such-day') for one that has none."""
    daily = capabilities(game).daily
    if daily is None:
        raise Refused("no-such-day")
    return daily


class Days:
    """The daily challenge of a hall. `now` is the clock (unix seconds)."""

    def __init__(
        self, tries: DailyRepository, accounts: AccountRepository, names: Names, tables: Tables, caps: Caps
    ) -> None:
        self._tries = tries
        self._accounts = accounts
        self._names = names
        self._tables = tables
        self._caps = caps
        self.now = time.time
        self._turn = asyncio.Lock()

    async def begin(self, player: PlayerId, game: str = DEFAULT) -> TableId:
        """Return the table of a player's only try at today, opened and started if it is not yet.

        `Refused` as `must_have_days`, as `Tables.open` (such as 'banned'), and as `Caps.refuses_seat`.
        """
        must_have_days(game)
        now = self.now()
        day = calendar.day_of(now)
        secret = await self._tries.keep_secret(scoped(game, day), secrets.token_bytes(SECRET_BYTES), now)
        fresh = TryRow(day=scoped(game, day), player=player, table=TableId(f"d{secrets.token_hex(6)}"), began=now)
        mine = await self._tries.claim(fresh)
        deal = calendar.deal_of(game, day, await self._unranked(day, player) is None)
        async with self._turn:
            table = await self._tables.look(mine.table)
            if table is None:
                await self._open(game, day, deal, mine.table, player, secret)
            if table is None or table.no == 0:
                await self._start(mine.table, player)
        return mine.table

    async def again(self, player: PlayerId, day: str, game: str = DEFAULT) -> TableId:
        """Return the table of another try at a day that is over: the deal of those who were ranked, and no place.

        `Refused`: 'no-such-day' for one that is not over or was not played, as `must_have_days`, as
        `Caps.refuses_table`, as `Caps.refuses_seat`, and as `Tables.open`.
        """
        must_have_days(game)
        secret = await self._tries.secret(scoped(game, day))
        if secret is None or day >= calendar.day_of(self.now()):
            raise Refused("no-such-day")
        table = TableId(f"d{secrets.token_hex(6)}")
        # Asked before the table is opened: nobody closes one with a shared deal, and it would count as theirs.
        full = await self._caps.refuses_seat(player, table) or await self._caps.refuses_table(player)
        if full is not None:
            raise Refused.of(full)
        with self._caps.opens(player):
            await self._open(game, day, calendar.deal_of(game, day, True), table, player, secret)
            self._caps.opened.keep(player, table)
        await self._start(table, player)
        return table

    async def _start(self, table: TableId, player: PlayerId) -> None:
        """Begin the game of a table. `Refused` when it does not begin, such as 'too-many-seats' or 'banned'."""
        # Commands that were carried out before are refused: the try goes on from there.
        answers = [await self._tables.order(command, table, player) for command in (Join(), Start())]
        refused = next((answer for answer in answers if isinstance(answer, Refusal)), None)
        if refused is not None:
            seen = await self._tables.look(table)
            if seen is None or seen.no == 0:
                raise Refused.of(refused)

    async def _open(self, game: str, day: str, deal: str, table: TableId, player: PlayerId, secret: bytes) -> None:
        daily = must_have_days(game)
        opened = Open(
            table=table,
            game=game,
            version=newest(game).info.version,
            listed=False,
            options=dict(daily.options(day)),
            shared=deal,
            rivals=daily.rivals,
            terms=TERMS,
            chance=2,
        )
        # The table's own secret is the day's: it comes with the first entry.
        refusal = await self._tables.open(opened, player, lambda _: secret)
        # Another process may have been first.
        if refusal is not None and refusal.code != "already-open":
            raise Refused.of(refusal)

    async def page(self, player: PlayerId, day: str, game: str = DEFAULT) -> DayPage | None:
        """Return a day as a player sees it; None for a day that is still to come, or was not played.

        `Refused` as `must_have_days`.
        """
        must_have_days(game)
        tries, now, key = self._tries, self.now(), scoped(game, day)
        today = calendar.day_of(now)
        if day > today:
            return None
        secret = await tries.secret(key)
        if secret is None:
            if day != today:
                return None
            secret = await tries.keep_secret(key, secrets.token_bytes(SECRET_BYTES), now)
        await self._settle(game, day)
        before = await tries.day_before(key)
        return DayPage(
            game=game,
            day=day,
            ends=calendar.end_of(day),
            rivals=must_have_days(game).rivals,
            commitment=commitment(secret),
            secret=secret.hex() if day < today else None,
            mine=await self._mine(key, player),
            tries=await tries.played(key),
            board=await self._board(key, player, day < today),
            before=None if before is None else bare(before),
            unranked=await self._unranked(day, player),
        )

    async def _unranked(self, day: str, player: PlayerId) -> Unranked | None:
        return calendar.unranked(await self._accounts.account(player), day)

    async def _mine(self, key: str, player: PlayerId) -> Tried | None:
        row = await self._tries.attempt(key, player)
        if row is None or not await self._has_begun(row):
            return None
        place = None if row.rank is None else 1 + await self._tries.better(row)
        return Tried(table=row.table, marks=row.marks, won=row.won, turns=row.turns, place=place)

    async def _has_begun(self, row: TryRow) -> bool:
        # A hall that closed or died may have left a try without a table, or a table without a game.
        if row.ended is not None:
            return True
        table = await self._tables.look(row.table)
        return table is not None and table.no > 0

    async def _board(self, key: str, player: PlayerId, over: bool) -> list[Ranked]:
        rows = await self._tries.best(key, SHOWN)
        await self._names.know({row.player for row in rows})
        return [
            Ranked(
                place=place,
                name=self._names[row.player],
                marks=row.marks or "",
                won=bool(row.won),
                turns=row.turns or 0,
                mine=row.player == player,
                table=row.table if over else None,
            )
            for place, row in enumerate(rows, 1)
        ]

    async def today(self, player: PlayerId) -> list[Today]:
        """Return every game that has days, with a player's own try at today's."""
        today = calendar.day_of(self.now())
        found = []
        for game in RULESETS:
            if capabilities(game).daily is None:
                continue
            rows = await self._own(player, game)
            mine = next((row for row in rows if bare(row.day) == today), None)
            if mine is not None and not await self._has_begun(mine):
                mine = None
            state: State = "new" if mine is None else "begun" if mine.ended is None else "done"
            streak, _ = calendar.in_a_row(_in_time(rows), today)
            found.append(Today(game=game, state=state, won=None if mine is None else mine.won, streak=streak))
        return found

    async def calendar(self, player: PlayerId, game: str = DEFAULT) -> Calendar:
        """Return the latest days of a game with a player's own tries. `Refused` as `must_have_days`."""
        must_have_days(game)
        today = calendar.day_of(self.now())
        rows = await self._own(player, game)
        mine = {row.day: row for row in rows}
        in_time = set(_in_time(rows))
        streak, longest = calendar.in_a_row(in_time, today)
        marked = []
        for key in await self._tries.days_since(scoped(game, calendar.days_before(today, WEEKS * 7 - 1))):
            row = mine.get(key)
            marks, won = (None, None) if row is None else (row.marks, row.won)
            marked.append(Marked(day=bare(key), marks=marks, won=won, counted=bare(key) in in_time))
        return Calendar(streak=streak, longest=longest, days=marked)

    async def _own(self, player: PlayerId, game: str) -> list[TryRow]:
        """Return a player's tries of a year, the newest first, with the results of those that are over."""
        since = scoped(game, calendar.days_before(calendar.day_of(self.now()), YEAR))
        rows = await self._tries.own(player, since)
        return [row if row.ended is not None else await self._settled(game, row) for row in rows]

    async def _settle(self, game: str, day: str) -> None:
        """Write down the results of the tables that are over."""
        for row in await self._tries.unsettled(scoped(game, day), SETTLED):
            await self._settled(game, row)

    async def _settled(self, game: str, row: TryRow) -> TryRow:
        """Return a try, with its result written down if its table is over.

        A result that fails, of a package or of a damaged log, is left, with an error in the program's log: the day has
        other players.
        """
        try:
            return await self._read(game, row)
        except StoreError:
            raise
        except Exception:
            log.exception("result of a day not counted", game=game, table=row.table)
            return row

    async def _read(self, game: str, row: TryRow) -> TryRow:
        # A player who ends after the day, or who is not ranked, has a result without a rank.
        table = await self._tables.look(row.table)
        if table is None or not table.finished:
            return row
        ended, play, day = table.history[table.finished[1][1] - 1].at, table.play, bare(row.day)
        assert play is not None
        result = must_have_days(game).result(play.state)
        gave_up = play.gave_up(table.seats_of(0))
        ranked = ended < calendar.end_of(day) and await self._unranked(day, row.player) is None
        rank = (LAST if gave_up else result.rank) if ranked else None
        won = result.won and not gave_up
        done = msgspec.structs.replace(row, ended=ended, marks=result.marks, won=won, turns=result.turns, rank=rank)
        await self._tries.settle(done)
        return done

    async def disclose(self, table: Table) -> None:
        """Write the secret into a log whose shared deal is no secret any more, so that all of it can be verified."""
        game, day = calendar.day_of_deal(table.shared)
        secret_still = table.status != "over" or day >= calendar.day_of(self.now())
        if not table.shared or table.paired or table.disclosed or secret_still:
            return
        secret = await self._tries.secret(scoped(game, day))
        if secret is not None:
            await self._tables.order(Disclose(secret=secret.hex()), table.id)


def _in_time(rows: Iterable[TryRow]) -> list[str]:
    """Return the days of tries that ended before their day did."""
    return [day for row in rows if row.ended is not None and row.ended < calendar.end_of(day := bare(row.day))]
