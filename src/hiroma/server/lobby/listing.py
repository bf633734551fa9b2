"""What the lobby lists: the tables of the hall, one's own, and those that wait for one."""

import time
from typing import TYPE_CHECKING, Any

import msgspec

from hiroma.server import protocol, sight
from hiroma.server.connection import Connection
from hiroma.server.lobby.bodies import Waiting
from hiroma.store import Summary

if TYPE_CHECKING:
    from hiroma.server.hall import Hall

LISTED = {"open": 100, "playing": 100, "over": 50}
"""How many of the newest listed tables are shown, by how they stand."""
MINE = 50
"""How many of one's own."""


class Listing:
    """The lobby of a hall, read from the store; what a table open here knows better is taken from there."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.took = 0.0
        """Seconds for which showing it to everybody took the last time."""

    async def cards(self, player: str, game: str | None = None, status: str | None = None) -> list[protocol.Card]:
        """The listed tables and one's own, newest first."""
        return await self._cards(player, await self._listed(game, status), game, status)

    async def show(self, viewers: list[Connection]) -> None:
        """Send the lobby to those who look at it."""
        began = time.monotonic()
        here = self.hall.here() + self.hall.uptime.elsewhere
        listed = await self._listed(None, None)
        for viewer in viewers:
            tables = await self._cards(viewer.player, listed, None, None)
            viewer.push(sight.encode(protocol.Lobby(tables=tables, here=here)))
        self.took = time.monotonic() - began

    async def waiting(self, player: str) -> list[Waiting]:
        """The tables where it is one's turn: first those whose clock ends soonest, then those that wait longest."""
        rows = await self.hall.store.summaries(listed=None, game=None, status="playing", player=player, limit=MINE)
        fresh = [row for row in await self._fresh(rows) if player in _waiting(row)]
        fresh.sort(key=lambda row: (_deadline(row) is None, _deadline(row) or row.changed))
        return [Waiting(table=row.table, game=row.game) for row in fresh]

    async def _listed(self, game: str | None, status: str | None) -> list[Summary]:
        rows: list[Summary] = []
        for stands, most in LISTED.items():
            if status in (None, stands):
                rows += await self.hall.store.summaries(listed=True, game=game, status=stands, player=None, limit=most)
        return rows

    async def _cards(
        self, player: str, listed: list[Summary], game: str | None, status: str | None
    ) -> list[protocol.Card]:
        mine = await self.hall.store.summaries(listed=None, game=game, status=status, player=player, limit=MINE)
        own = {row.table: row for row in await self._fresh(mine)}
        rows = {row.table: row for row in listed} | own
        await self.hall.know({player for row in rows.values() for player in row.players})
        newest = sorted(rows.values(), key=lambda row: -row.changed)
        return [self._card(row, row.table in own, player) for row in newest]

    async def _fresh(self, rows: list[Summary]) -> list[Summary]:
        # While only moves are made a summary may be a minute old, or older after a crash: whose turn it is the table
        # itself knows.
        playing = {row.table: row for row in rows if row.status == "playing"}
        heads = await self.hall.store.heads([table for table in playing if table not in self.hall.rooms])
        fresh = []
        for row in rows:
            known = self.hall.rooms.get(row.table)
            if known is None and heads.get(row.table, row.head) != row.head:
                known = await self.hall.room(row.table)
            fresh.append(known.present(row.deadline) if known and row.table in playing else row)
        return fresh

    def _card(self, row: Summary, mine: bool, player: str) -> protocol.Card:
        room = self.hall.rooms.get(row.table)
        card: dict[str, Any] = {"clock": None, "fill": None, **msgspec.json.decode(row.card)}
        card["here"] = [chair in self.hall.present for chair in card["chairs"]]
        card["chairs"] = [self.hall.names.get(chair, chair) for chair in card["chairs"]]
        seen = {
            "watchers": room.presence().watchers if room else 0,
            "changed": row.changed,
            "mine": mine,
            "waits": mine and player in card.pop("waiting", ()),
        }
        return msgspec.convert(card | seen, protocol.Card)


def _waiting(row: Summary) -> list[str]:
    found: list[str] = msgspec.json.decode(row.card).get("waiting", [])
    return found


def _deadline(row: Summary) -> float | None:
    # A table without a clock has deadlines, too: of votes, and of bots.
    return row.deadline if msgspec.json.decode(row.card).get("clock") else None
