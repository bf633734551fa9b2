"""Today's try, the leaderboard, and the secret when the day is over. Everything is derived from logs and the store.

Every game with the capability `Daily` has days of its own. In the store a day has the key `scoped(game, day)`.
"""

import asyncio
import secrets
import time

import msgspec

from hiroma.games import DEFAULT, capabilities, newest
from hiroma.ids import PlayerId, TableId
from hiroma.kernel.capabilities import Daily
from hiroma.server.core.names import Names
from hiroma.server.core.scope import bare, scoped
from hiroma.server.core.tables import Tables
from hiroma.server.daily import calendar
from hiroma.server.daily.bodies import DayPage, Ranked, Tried, Unranked
from hiroma.store.accounts import AccountRepository
from hiroma.store.daily import DailyRepository, TryRow
from hiroma.table.chance import SECRET_BYTES, commitment
from hiroma.table.commands import Disclose, Join, Open, Start
from hiroma.table.consent import TERMS
from hiroma.table.refusal import Refused
from hiroma.table.table import Table

SHOWN = 100
"""Lines of the leaderboard."""

SETTLED = 200
"""Results written down for one look at a day."""


def must_have_days(game: str) -> Daily:
    """Return the daily challenge of a game; `Refused` ('no-such-day') for one that has none."""
    daily = capabilities(game).daily
    if daily is None:
        raise Refused("no-such-day")
    return daily


class Days:
    """The daily challenge of a hall. `now` is the clock (unix seconds)."""

    def __init__(self, tries: DailyRepository, accounts: AccountRepository, names: Names, tables: Tables) -> None:
        self._tries = tries
        self._accounts = accounts
        self._names = names
        self._tables = tables
        self.now = time.time
        self._turn = asyncio.Lock()

    async def begin(self, player: PlayerId, game: str = DEFAULT) -> TableId:
        """Return the table of a player's only try at today, opened and started if it is not yet.

        `Refused` as `must_have_days`, and as `Tables.open` (such as 'banned').
        """
        must_have_days(game)
        now = self.now()
        day = scoped(game, calendar.day_of(now))
        secret = await self._tries.keep_secret(day, secrets.token_bytes(SECRET_BYTES), now)
        fresh = TryRow(day=day, player=player, table=TableId(f"d{secrets.token_hex(6)}"), began=now)
        mine = await self._tries.claim(fresh)
        async with self._turn:
            table = await self._tables.look(mine.table)
            if table is None:
                await self._open(game, mine, secret)
            if table is None or table.no == 0:
                # Commands that were carried out before are refused: the try goes on from there.
                for command in (Join(), Start()):
                    await self._tables.order(command, mine.table, player)
        return mine.table

    async def _open(self, game: str, mine: TryRow, secret: bytes) -> None:
        day = bare(mine.day)
        opened = Open(
            table=mine.table,
            game=game,
            version=newest(game).info.version,
            listed=False,
            options=dict(must_have_days(game).options(day)),
            shared=calendar.deal_of(game, day),
            terms=TERMS,
            chance=2,
        )
        # The table's own secret is the day's: it comes with the first entry.
        refusal = await self._tables.open(opened, mine.player, lambda _: secret)
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
            day=day,
            ends=calendar.end_of(day),
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
        if row is None:
            return None
        place = None if row.rank is None else 1 + await self._tries.better(row)
        return Tried(table=row.table, marks=row.marks, won=row.won, turns=row.turns, place=place)

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

    async def _settle(self, game: str, day: str) -> None:
        """Write down the results of the tables that are over.

        A player who ends after the day, or who is not ranked, has a result without a rank.
        """
        for row in await self._tries.unsettled(scoped(game, day), SETTLED):
            table = await self._tables.look(row.table)
            if table is None or not table.finished:
                continue
            ended, play = table.history[table.finished[1][1] - 1].at, table.play
            assert play is not None
            result = must_have_days(game).result(play.state)
            ranked = ended < calendar.end_of(day) and await self._unranked(day, row.player) is None
            rank = result.rank if ranked else None
            done = msgspec.structs.replace(
                row, ended=ended, marks=result.marks, won=result.won, turns=result.turns, rank=rank
            )
            await self._tries.settle(done)

    async def disclose(self, table: Table) -> None:
        """Write the secret into a log whose shared deal is no secret any more, so that all of it can be verified."""
        game, day = calendar.day_of_deal(table.shared)
        if not table.shared or table.disclosed or table.status != "over" or day >= calendar.day_of(self.now()):
            return
        secret = await self._tries.secret(scoped(game, day))
        if secret is not None:
            await self._tables.order(Disclose(secret=secret.hex()), table.id)
