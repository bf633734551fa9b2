"""What the lobby lists: the tables of the hall, one's own and one's clubs', and those that wait for one."""

import asyncio
import time
from collections import defaultdict
from collections.abc import Collection
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from hiroma.server import presenter, protocol
from hiroma.server.budget import WAIT, charge
from hiroma.server.clubs.name import ClubName
from hiroma.server.connection import Connection
from hiroma.server.lobby.bodies import Waiting
from hiroma.server.lobby.wanted import Wanted, kind_of
from hiroma.store import StoreError, Summary, club_tables, queries
from hiroma.store.queries import CHUNK

if TYPE_CHECKING:
    from hiroma.server.hall import Hall

LISTED = 100
"""How many of the newest listed tables are shown."""
POOL = 1000
"""How many are looked through for those that somebody wants."""
SLOW = 200
"""How many of the newest open tables are looked through for those that have days for a turn."""
MINE = 50
"""How many of one's own, and of one's clubs'."""
ALL_CLUBS = 500
"""How many of the clubs of all who look at the lobby together."""
NOT_OVER = ("open", "playing")
"""How the tables of a club stand that are shown to its members."""

Theirs = tuple[Summary, ClubName]
"""A table, and the club for which it was opened."""


class Common(NamedTuple):
    """What all see who want the same: cards, in their final form, too, and how many more tables fit."""

    cards: list[protocol.Card]
    text: bytes
    more: int


class Known:
    """What was found out since the lobby changed last."""

    def __init__(self) -> None:
        self.pool: asyncio.Task[list[Summary]] | None = None
        self.common: dict[Wanted, Common] = {}


class Looking:
    """Somebody looks at the lobby: for what, and what they were shown last (None: nothing yet)."""

    def __init__(self, wanted: Wanted) -> None:
        self.wanted = wanted
        self.tables: bytes | None = None
        self.own: bytes | None = None
        self.here = -1
        self.turn = 0


class Listing:
    """The lobby of a hall, read from the store; what a table open here knows better is taken from there.

    Listed is a table where somebody sits who is in the hall; with days for a turn, and open, where somebody sits.
    """

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.viewers: dict[Connection, Looking] = {}
        self.took = 0.0
        """Seconds for which showing it to everybody took the last time."""
        self._known = Known()
        self._turn = 0

    def forget(self) -> None:
        """The lobby is another than it was."""
        self._known = Known()

    async def cards(self, player: str, wanted: Wanted, before: float | None = None) -> list[protocol.Card]:
        """The listed tables, one's own and those of one's clubs, as far as they are wanted, newest first.

        With `before` (unix seconds) only such as changed earlier.
        """
        common, mine, theirs = await asyncio.gather(
            self._common(wanted, before), self._mine({player}), self._of_clubs({player})
        )
        own = await self._own(player, wanted, mine.get(player, []), theirs.get(player, []))
        cards = {card.id: card for card in (*common.cards, *own) if before is None or card.changed < before}
        return sorted(cards.values(), key=lambda card: -card.changed)

    async def of_club(self, player: str, club: ClubName) -> list[protocol.Card]:
        """The tables of a club that are not over, as a member sees them, newest first."""
        rows = [row for row, _ in await self._at({club.id}, ALL_CLUBS)]
        rows = await self._fresh(rows)
        await self.hall.know({sitter for row in rows for sitter in row.players})
        return [self._card(row, player in row.players, player, club) for row in rows]

    async def show_all(self) -> None:
        """Send the lobby to everybody who looks at it, as far as it is new to them."""
        began = time.monotonic()
        await self.show(list(self.viewers))
        self.took = time.monotonic() - began

    async def show(self, viewers: Collection[Connection]) -> None:
        """Send the lobby to those of them who look at it, as far as it is new to them."""
        self._turn = turn = self._turn + 1
        here = len(self.hall.presence.connected())
        people = {viewer.player for viewer in viewers}
        mine, theirs = await asyncio.gather(self._mine(people), self._of_clubs(people))
        charge(WAIT)  # they waited for two at once
        for viewer in viewers:
            looking = self.viewers.get(viewer)
            if looking is None:
                continue  # no longer
            common = await self._common(looking.wanted)
            player = viewer.player
            own = await self._own(player, looking.wanted, mine.get(player, []), theirs.get(player, []))
            if looking.turn < turn:
                # Else somebody who began later was faster.
                looking.turn = turn
                _tell(viewer, looking, common, own, here)

    async def look(self, viewer: Connection, wanted: Wanted, anew: bool = False) -> None:
        """Somebody looks at the lobby from now on, or for something else; `anew`: what they were sent was lost."""
        looking = self.viewers.get(viewer)
        if looking is None or anew:
            looking = self.viewers[viewer] = Looking(wanted)
        looking.wanted = wanted
        await self.show([viewer])

    async def waiting(self, player: str) -> list[Waiting]:
        """The tables where it is one's turn: first those whose clock ends soonest, then those that wait longest."""
        rows = await self.hall.store.summaries(listed=None, game=None, status="playing", player=player, limit=MINE)
        fresh = [row for row in await self._fresh(rows) if player in _waiting(row)]
        fresh.sort(key=lambda row: (_deadline(row) is None, _deadline(row) or row.changed))
        return [Waiting(table=row.table, game=row.game) for row in fresh]

    async def _common(self, wanted: Wanted, before: float | None = None) -> Common:
        if wanted.mine:
            return Common([], b"[]", 0)
        known = self._known
        if before is None and wanted in known.common:
            return known.common[wanted]
        if known.pool is None:
            known.pool = self.hall.task(self._pool())
        try:
            pool = await asyncio.shield(known.pool)
        except StoreError:
            known.pool = None
            raise
        fitting = [row for row in pool if before is None or row.changed < before]
        fitting = [row for row in fitting if wanted.fits(_read(row.card))]
        shown = fitting[:LISTED]
        await self.hall.know({player for row in shown for player in row.players})
        cards = [self._card(row, False, "", None) for row in shown]
        common = Common(cards, msgspec.json.encode(cards), len(fitting) - len(shown))
        if before is None:
            known.common[wanted] = common
        return common

    async def _pool(self) -> list[Summary]:
        here = list(self.hall.presence.counting())
        asked = [self.hall.store.read(queries.summaries, listed=True, status="open", limit=SLOW)]
        asked += [
            self.hall.store.read(queries.summaries, listed=True, players=here[at : at + CHUNK], limit=POOL)
            for at in range(0, len(here), CHUNK)
        ]
        slow, *found = await asyncio.gather(*asked)
        rows = {row.table: row for row in slow if row.players and kind_of(_read(row.card)) == "days"}
        rows |= {row.table: row for some in found for row in some if row.status != "closed"}
        return sorted(rows.values(), key=lambda row: -row.changed)[:POOL]

    async def _mine(self, players: Collection[str]) -> dict[str, list[Summary]]:
        return await self.hall.store.read(queries.newest_of, players, MINE)

    async def _own(self, player: str, wanted: Wanted, mine: list[Summary], theirs: list[Theirs]) -> list[protocol.Card]:
        own = {row.table: row for row in await self._fresh([row for row in mine if wanted.fits(_read(row.card))])}
        whose = {row.table: club for row, club in theirs}
        ours = {} if wanted.mine else {row.table: row for row, _ in theirs if wanted.fits(_read(row.card))}
        rows = ours | own
        await self.hall.know({sitter for row in rows.values() for sitter in row.players})
        newest = sorted(rows.values(), key=lambda row: -row.changed)
        return [self._card(row, row.table in own, player, whose.get(row.table)) for row in newest]

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
            fresh.append(known.summary.present(row.deadline) if known and row.table in playing else row)
        return fresh

    def _card(self, row: Summary, mine: bool, player: str, club: ClubName | None) -> protocol.Card:
        room = self.hall.rooms.get(row.table)
        card: dict[str, Any] = {"clock": None, "fill": None, "rated": False, **_read(row.card)}
        card["here"] = [self.hall.presence.is_connected(chair) for chair in card["chairs"]]
        card["chairs"] = [self.hall.names.get(chair, chair) for chair in card["chairs"]]
        seen = {
            "watchers": room.presence().watchers if room else 0,
            "changed": row.changed,
            "mine": mine,
            "waits": mine and player in card.pop("waiting", ()),
            "club": club,
        }
        return msgspec.convert(card | seen, protocol.Card)


@lru_cache(4 * POOL)
def _read(card: bytes) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(card)
    return found


def _tell(viewer: Connection, looking: Looking, common: Common, own: list[protocol.Card], here: int) -> None:
    text = msgspec.json.encode(own)
    if (common.text, text, here) == (looking.tables, looking.own, looking.here):
        return
    tables: Any = None if common.text == looking.tables else msgspec.Raw(common.text)
    theirs: Any = None if text == looking.own else msgspec.Raw(text)
    looking.tables, looking.own, looking.here = common.text, text, here
    viewer.push(presenter.encode(protocol.Lobby(tables=tables, own=theirs, more=common.more, here=here)))


def _newest(one: Theirs) -> float:
    return -one[0].changed


def _waiting(row: Summary) -> list[str]:
    found: list[str] = _read(row.card).get("waiting", [])
    return found


def _deadline(row: Summary) -> float | None:
    # A table without a clock has deadlines, too: of votes, and of bots.
    return row.deadline if _read(row.card).get("clock") else None
