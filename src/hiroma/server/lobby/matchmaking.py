"""Matchmaking: a seat at a table that fits, or at a new one."""

import asyncio
from typing import Any

import msgspec

from hiroma.games import newest
from hiroma.kernel import BadOption
from hiroma.kernel.options import change, defaults
from hiroma.server import bodies
from hiroma.server.bounds import Options
from hiroma.server.fairplay.rated import barred
from hiroma.server.hall import Hall
from hiroma.server.lobby.bodies import PlayNow
from hiroma.store import Summary, relations
from hiroma.table.asked import Fill, Join
from hiroma.table.refusal import Refusal

LOOKED_AT = 100
"""Open tables of a game, the newest."""
FRESH = 600.0
"""Seconds for which people whom another process may know are taken to be here still."""


class Matchmaking:
    """One at a time on a process, so that two who come at once find each other."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._turn = asyncio.Lock()

    async def play(self, player: str, wanted: PlayNow) -> str | Refusal:
        """The table at which they sit now, or why they cannot."""
        unrated = await barred(self.hall, player)
        if wanted.rated and unrated is not None:
            return unrated
        if unrated is not None:
            wanted = msgspec.structs.replace(wanted, rated=False)
        async with self._turn:
            apart = await self.hall.store.read(relations.apart, player)
            for row in await self._fitting(wanted):
                if player in row.players:
                    return row.table
                room = await self.hall.room(row.table) if apart.isdisjoint(row.players) else None
                if room is None or room.table.ruleset.info.version != newest(wanted.game).info.version:
                    continue
                answer = await room.command(Join(pledge=wanted.pledge), player, None, None)
                if not isinstance(answer, Refusal):
                    return row.table
            return await self._new(player, wanted)

    async def _fitting(self, wanted: PlayNow) -> list[Summary]:
        # Where bots come soon is first, then where most people wait, then where they wait longest.
        options = _chosen(wanted)
        rows = await self.hall.store.summaries(
            listed=True, game=wanted.game, status="open", player=None, limit=LOOKED_AT
        )
        found = []
        for row in rows:
            card: dict[str, Any] = msgspec.json.decode(row.card)
            slow = (card.get("clock") or {}).get("days", 0) > 0
            if (
                card["options"] == options
                and len(card["chairs"]) < card["max_chairs"]
                and not slow
                and _rated_so(card, wanted)
            ):
                found.append((card.get("fill") is None, -len(row.players), row.changed, row))
        return [row for *_, row in sorted(found, key=lambda each: each[:3]) if self._attended(row)]

    def _attended(self, row: Summary) -> bool:
        if any(self.hall.presence.counts(player) for player in row.players):
            return True
        return bool(self.hall.settings.bus and row.players) and row.changed > self.hall.time.now() - FRESH

    async def _new(self, player: str, wanted: PlayNow) -> str | Refusal:
        asked = bodies.NewTable(game=wanted.game, options=wanted.options, rated=wanted.rated)
        table = await self.hall.new_table(player, asked)
        if isinstance(table, Refusal):
            return table
        room = self.hall.rooms[table]
        joined = await room.command(Join(pledge=wanted.pledge), player, None, None)
        if wanted.fill and not isinstance(joined, Refusal):
            joined = await room.command(Fill(seconds=wanted.fill), player, None, None)
        return joined if isinstance(joined, Refusal) else table


def _rated_so(card: dict[str, Any], wanted: PlayNow) -> bool:
    return wanted.rated in (None, card.get("rated", False))


def _chosen(wanted: PlayNow) -> Options | None:
    # None fits nowhere: whoever opens a table with such options is told what is wrong with them.
    try:
        declared = newest(wanted.game).info.options
        options = defaults(declared)
        for name, value in wanted.options.items():
            options = change(declared, options, name, value)
    except (KeyError, BadOption):
        return None
    return dict(options)
