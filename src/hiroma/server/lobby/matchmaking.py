"""Matchmaking: a seat at a table that fits, or at a new one."""

import asyncio

import msgspec

from hiroma.games import newest
from hiroma.ids import PlayerId, TableId
from hiroma.kernel import BadOption
from hiroma.kernel.options import change, defaults
from hiroma.server.core.presence import Presence
from hiroma.server.core.rated import barred
from hiroma.server.core.tables import Tables
from hiroma.server.core.timekeeper import Timekeeper
from hiroma.server.lobby.bodies import PlayNow
from hiroma.server.lobby.hosted import HOSTED
from hiroma.server.wire import bodies
from hiroma.server.wire.bounds import Options
from hiroma.server.wire.table_card import TableCard
from hiroma.server.wire.wanted import kind_of
from hiroma.store import Summary
from hiroma.store.accounts import AccountRepository
from hiroma.store.relations import RelationRepository
from hiroma.store.tables import TableRepository
from hiroma.table.commands import Fill, Join, SeatBot, Start
from hiroma.table.hall_commands import Close
from hiroma.table.refusal import Refusal

LOOKED_AT = 100
"""Open tables of a game, the newest."""
FRESH = 600.0
"""Seconds for which people whom another process may know are taken to be here still."""


class Matchmaking:
    """One at a time on a process, so that two who come at once find each other.

    `several` is True when the hall may have other processes.
    """

    def __init__(
        self,
        rows: TableRepository,
        relations: RelationRepository,
        accounts: AccountRepository,
        several: bool,
        presence: Presence,
        clock: Timekeeper,
        tables: Tables,
    ) -> None:
        self._rows = rows
        self._relations = relations
        self._accounts = accounts
        self._several = several
        self._presence = presence
        self._clock = clock
        self._tables = tables
        self._turn = asyncio.Lock()

    async def play(self, player: PlayerId, wanted: PlayNow) -> TableId | Refusal:
        """Seat a player. Return the id of their table, or the refusal."""
        if wanted.begin and wanted.rated:
            return Refusal(code="rated-no-bots")
        unrated = await barred(self._accounts, player)
        if wanted.rated and unrated is not None:
            return unrated
        if unrated is not None:
            wanted = msgspec.structs.replace(wanted, rated=False)
        async with self._turn:
            apart = await self._relations.apart(player)
            for row in await self._fitting(wanted):
                if player in row.players:
                    return row.table
                table = await self._tables.look(row.table) if apart.isdisjoint(row.players) else None
                if table is None or table.ruleset.info.version != newest(wanted.game).info.version:
                    continue
                answer = await self._tables.order(Join(pledge=wanted.pledge), row.table, player)
                if not isinstance(answer, Refusal):
                    return row.table
            return await self._new(player, wanted)

    async def _fitting(self, wanted: PlayNow) -> list[Summary]:
        # Where somebody is connected is first, then where bots come soon, then where most people wait, then where they
        # wait longest. A player who wants to begin at once is seated only where the game begins with them.
        options = _chosen(wanted)
        rows = await self._rows.summaries(listed=True, game=wanted.game, status="open", each=HOSTED, limit=LOOKED_AT)
        found = []
        for row in rows:
            card = msgspec.json.decode(row.card, type=TableCard)
            free = card.max_chairs - len(card.chairs)
            begins = free == 1 and card.fill is not None
            if not (begins if wanted.begin else free):
                continue
            if card.options == options and kind_of(card) != "days" and wanted.rated in (None, card.rated):
                away = not any(self._presence.is_connected(player) for player in row.players)
                found.append((away, card.fill is None, -len(row.players), row.changed, row))
        return [row for *_, row in sorted(found, key=lambda each: each[:4]) if self._attended(row)]

    def _attended(self, row: Summary) -> bool:
        if any(self._presence.counts(player) for player in row.players):
            return True
        return self._several and bool(row.players) and row.changed > self._clock.now() - FRESH

    async def _new(self, player: PlayerId, wanted: PlayNow) -> TableId | Refusal:
        rated = False if wanted.begin else wanted.rated
        asked = bodies.NewTable(game=wanted.game, options=wanted.options, rated=rated, welcome=wanted.begin)
        table = await self._tables.new(player, asked)
        if isinstance(table, Refusal):
            return table
        for command in self._beginning(wanted):
            answer = await self._tables.order(command, table, player)
            if isinstance(answer, Refusal):
                # An open table where nobody sits would count as one that they have opened.
                await self._tables.order(Close(), table)
                return answer
        return table

    def _beginning(self, wanted: PlayNow) -> list[Join | Fill | SeatBot | Start]:
        joined = Join(pledge=wanted.pledge)
        if not wanted.begin:
            return [joined, Fill(seconds=wanted.fill)] if wanted.fill else [joined]
        people = min(newest(wanted.game).people(_chosen(wanted) or {}))
        return [joined, *[SeatBot()] * (people - 1), Start()]


def _chosen(wanted: PlayNow) -> Options | None:
    # None fits nowhere: the refusal comes when a table is opened with such options.
    try:
        declared = newest(wanted.game).info.options
        options = defaults(declared)
        for name, value in wanted.options.items():
            options = change(declared, options, name, value)
    except (KeyError, BadOption):
        return None
    return dict(options)
