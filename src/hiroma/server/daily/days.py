"""Today's try, the leaderboard, and the secret when the day is over. Everything is derived from logs and the store."""

import asyncio
import secrets
import time

import msgspec

from hiroma.games import newest
from hiroma.server.daily import calendar
from hiroma.server.daily.bodies import DayPage, Ranked, Tried, Unranked
from hiroma.server.hall import Hall
from hiroma.server.room import Room
from hiroma.store import accounts, daily
from hiroma.store.daily import TryRow
from hiroma.table.asked import Disclose, Join, Open, Start
from hiroma.table.chance import SECRET_BYTES, commitment
from hiroma.table.consent import TERMS

SHOWN = 100
"""Lines of the leaderboard."""

SETTLED = 200
"""Results written down for one look at a day."""


class Days:
    """The daily challenge of a hall. `now` is the clock (unix seconds)."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.now = time.time
        self._turn = asyncio.Lock()

    async def begin(self, player: str) -> str:
        """The table of a player's only try at today, opened and started if it is not yet."""
        now = self.now()
        day = calendar.day_of(now)
        store = self.hall.store
        secret = await store.write(daily.keep_secret, day, secrets.token_bytes(SECRET_BYTES), now)
        fresh = TryRow(day=day, player=player, table=f"d{secrets.token_hex(6)}", began=now)
        mine = await store.write(daily.claim, fresh)
        async with self._turn:
            room = await self.hall.room(mine.table)
            if room is None or room.table.no == 0:
                await self._start(mine, secret)
        return mine.table

    async def _start(self, mine: TryRow, secret: bytes) -> None:
        room = await self.hall.room(mine.table) or Room(self.hall, mine.table)
        await room.load()
        await self.hall.know({mine.player})
        # The table's own secret is the day's: it comes with the first entry.
        room.table.entropy = lambda _: secret
        version = newest(calendar.GAME).info.version
        deal = calendar.deal_of(mine.day)
        opened = Open(
            table=mine.table,
            game=calendar.GAME,
            version=version,
            listed=False,
            options={},
            shared=deal,
            terms=TERMS,
            chance=2,
        )
        for command in (opened, Join(), Start()):
            # What was done before is refused, and that is well.
            await room.command(command, mine.player, None, None)
        self.hall.rooms[mine.table] = room

    async def page(self, player: str, day: str) -> DayPage | None:
        """A day as a player sees it; None for a day that is still to come, or was not played."""
        store, now = self.hall.store, self.now()
        today = calendar.day_of(now)
        if day > today:
            return None
        secret = await store.read(daily.secret, day)
        if secret is None:
            if day != today:
                return None
            secret = await store.write(daily.keep_secret, day, secrets.token_bytes(SECRET_BYTES), now)
        await self._settle(day)
        return DayPage(
            day=day,
            ends=calendar.end_of(day),
            commitment=commitment(secret),
            secret=secret.hex() if day < today else None,
            mine=await self._mine(day, player),
            tries=await store.read(daily.played, day),
            board=await self._board(day, player, day < today),
            before=await store.read(daily.day_before, day),
            unranked=await self._unranked(day, player),
        )

    async def _unranked(self, day: str, player: str) -> Unranked | None:
        return calendar.unranked(await self.hall.store.read(accounts.account, player), day)

    async def _mine(self, day: str, player: str) -> Tried | None:
        row = await self.hall.store.read(daily.attempt, day, player)
        if row is None:
            return None
        place = None if row.rank is None else 1 + await self.hall.store.read(daily.better, row)
        return Tried(table=row.table, marks=row.marks, won=row.won, turns=row.turns, place=place)

    async def _board(self, day: str, player: str, over: bool) -> list[Ranked]:
        rows = await self.hall.store.read(daily.best, day, SHOWN)
        await self.hall.know({row.player for row in rows})
        return [
            Ranked(
                place=place,
                name=self.hall.names[row.player],
                marks=row.marks or "",
                won=bool(row.won),
                turns=row.turns or 0,
                mine=row.player == player,
                table=row.table if over else None,
            )
            for place, row in enumerate(rows, 1)
        ]

    async def _settle(self, day: str) -> None:
        """Write down the results of the tables that are over.

        Who ends after the day has one, but no rank; nor has who is not ranked.
        """
        for row in await self.hall.store.read(daily.unsettled, day, SETTLED):
            room = await self.hall.room(row.table)
            if room is None or not room.table.finished:
                continue
            result = calendar.result_of(room.table)
            ranked = result.ended < calendar.end_of(day) and await self._unranked(day, row.player) is None
            rank = result.rank if ranked else None
            done = msgspec.structs.replace(
                row, ended=result.ended, marks=result.marks, won=result.won, turns=result.turns, rank=rank
            )
            await self.hall.store.write(daily.settle, done)

    async def disclose(self, room: Room) -> None:
        """Write the secret into a log whose shared deal is no secret any more, so that all of it can be verified."""
        table = room.table
        day = calendar.day_of_deal(table.shared)
        if not table.shared or table.disclosed or table.status != "over" or day >= calendar.day_of(self.now()):
            return
        secret = await self.hall.store.read(daily.secret, day)
        if secret is not None:
            await room.command(Disclose(secret=secret.hex()), None, None, None)
