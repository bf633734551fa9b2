"""What the lobby lists: the tables of the hall, one's own and one's clubs', and those that wait for one."""

import asyncio
import time
from collections import defaultdict
from typing import TYPE_CHECKING, Any

import msgspec

from hiroma.server import protocol, sight
from hiroma.server.clubs.name import ClubName
from hiroma.server.connection import Connection
from hiroma.server.lobby.bodies import Waiting
from hiroma.store import Summary, club_tables

if TYPE_CHECKING:
    from hiroma.server.hall import Hall

LISTED = {"open": 100, "playing": 100, "over": 50}
"""How many of the newest listed tables are shown, by how they stand."""
MINE = 50
"""How many of one's own, and of one's clubs'."""
ALL_CLUBS = 500
"""How many of the clubs of all who look at the lobby together."""
NOT_OVER = ("open", "playing")
"""How the tables of a club stand that are shown to its members."""

Theirs = tuple[Summary, ClubName]
"""A table, and the club for which it was opened."""


class Listing:
    """The lobby of a hall, read from the store; what a table open here knows better is taken from there."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.took = 0.0
        """Seconds for which showing it to everybody took the last time."""

    async def cards(self, player: str, game: str | None = None, status: str | None = None) -> list[protocol.Card]:
        """The listed tables, one's own and those of one's clubs, newest first."""
        # What does not depend on one another is asked together: a database on another machine is far away.
        listed, mine, theirs = await asyncio.gather(
            self._listed(game, status), self._mine(player, game, status), self._of_clubs({player})
        )
        return await self._cards(player, listed, mine, theirs.get(player, []), game, status)

    async def of_club(self, player: str, club: ClubName) -> list[protocol.Card]:
        """The tables of a club that are not over, as a member sees them, newest first."""
        rows = [row for row, _ in await self._at({club.id}, ALL_CLUBS)]
        rows = await self._fresh(rows)
        await self.hall.know({sitter for row in rows for sitter in row.players})
        return [self._card(row, player in row.players, player, club) for row in rows]

    async def show(self, viewers: list[Connection]) -> None:
        """Send the lobby to those who look at it."""
        began = time.monotonic()
        here = len(self.hall.uptime.elsewhere.union(self.hall.here()))
        listed, theirs = await asyncio.gather(
            self._listed(None, None), self._of_clubs({viewer.player for viewer in viewers})
        )
        for viewer in viewers:
            mine = await self._mine(viewer.player, None, None)
            tables = await self._cards(viewer.player, listed, mine, theirs.get(viewer.player, []), None, None)
            viewer.push(sight.encode(protocol.Lobby(tables=tables, here=here)))
        self.took = time.monotonic() - began

    async def waiting(self, player: str) -> list[Waiting]:
        """The tables where it is one's turn: first those whose clock ends soonest, then those that wait longest."""
        rows = await self.hall.store.summaries(listed=None, game=None, status="playing", player=player, limit=MINE)
        fresh = [row for row in await self._fresh(rows) if player in _waiting(row)]
        fresh.sort(key=lambda row: (_deadline(row) is None, _deadline(row) or row.changed))
        return [Waiting(table=row.table, game=row.game) for row in fresh]

    async def _listed(self, game: str | None, status: str | None) -> list[Summary]:
        asked = [
            self.hall.store.summaries(listed=True, game=game, status=stands, player=None, limit=most)
            for stands, most in LISTED.items()
            if status in (None, stands)
        ]
        return [row for rows in await asyncio.gather(*asked) for row in rows]

    async def _mine(self, player: str, game: str | None, status: str | None) -> list[Summary]:
        return await self.hall.store.summaries(listed=None, game=game, status=status, player=player, limit=MINE)

    async def _of_clubs(self, players: set[str]) -> dict[str, list[Theirs]]:
        # What each of them has from their clubs: whatever is not over.
        belong = await self.hall.store.read(club_tables.clubs_of, players)
        most = min(ALL_CLUBS, MINE * len(players))
        tables: dict[str, list[Summary]] = defaultdict(list)
        for row, club in await self._at({club for _, club, _ in belong}, most) if belong else []:
            tables[club].append(row)
        found: dict[str, list[Theirs]] = defaultdict(list)
        for player, club, name in belong:
            found[player] += [(row, ClubName(id=club, name=name)) for row in tables[club]]
        return {player: sorted(rows, key=_newest)[:MINE] for player, rows in found.items()}

    async def _at(self, clubs: set[str], most: int) -> list[tuple[Summary, str]]:
        asked = [self.hall.store.read(club_tables.at, clubs, stands, most) for stands in NOT_OVER]
        return [pair for pairs in await asyncio.gather(*asked) for pair in pairs]

    async def _cards(
        self,
        player: str,
        listed: list[Summary],
        mine: list[Summary],
        theirs: list[Theirs],
        game: str | None,
        status: str | None,
    ) -> list[protocol.Card]:
        own = {row.table: row for row in await self._fresh(mine)}
        whose = {row.table: club for row, club in theirs}
        ours = {row.table: row for row, _ in theirs if game in (None, row.game) and status in (None, row.status)}
        rows = {row.table: row for row in listed} | ours | own
        await self.hall.know({player for row in rows.values() for player in row.players})
        newest = sorted(rows.values(), key=lambda row: -row.changed)
        return [self._card(row, row.table in own, player, whose.get(row.table)) for row in newest]

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
            fresh.append(known.summing.present(row.deadline) if known and row.table in playing else row)
        return fresh

    def _card(self, row: Summary, mine: bool, player: str, club: ClubName | None) -> protocol.Card:
        room = self.hall.rooms.get(row.table)
        card: dict[str, Any] = {"clock": None, "fill": None, **msgspec.json.decode(row.card)}
        card["here"] = [self.hall.is_here(chair) for chair in card["chairs"]]
        card["chairs"] = [self.hall.names.get(chair, chair) for chair in card["chairs"]]
        seen = {
            "watchers": room.presence().watchers if room else 0,
            "changed": row.changed,
            "mine": mine,
            "waits": mine and player in card.pop("waiting", ()),
            "club": club,
        }
        return msgspec.convert(card | seen, protocol.Card)


def _newest(one: Theirs) -> float:
    return -one[0].changed


def _waiting(row: Summary) -> list[str]:
    found: list[str] = msgspec.json.decode(row.card).get("waiting", [])
    return found


def _deadline(row: Summary) -> float | None:
    # A table without a clock has deadlines, too: of votes, and of bots.
    return row.deadline if msgspec.json.decode(row.card).get("clock") else None
