"""Lobby: lists the tables of the hall, those of the reader and of their clubs, and those that wait for the reader."""

import asyncio
import time
from collections import defaultdict
from collections.abc import Collection
from typing import Any, NamedTuple

import msgspec

from hiroma.ids import NO_PLAYER, ClubId, PlayerId
from hiroma.server.core.jobs import DEBOUNCE, Jobs
from hiroma.server.core.names import Names
from hiroma.server.core.presence import Presence
from hiroma.server.core.summary import summary
from hiroma.server.core.tables import Tables
from hiroma.server.limits.budget import WAIT, charge
from hiroma.server.lobby.bodies import Waiting
from hiroma.server.lobby.hosted import HOSTED, few
from hiroma.server.lobby.overview import best, crowds, read
from hiroma.server.wire import presenter, protocol, views
from hiroma.server.wire.club_name import ClubName
from hiroma.server.wire.connection import Connection
from hiroma.server.wire.wanted import Wanted, kind_of
from hiroma.store import StoreError, Summary
from hiroma.store.chunks import CHUNK
from hiroma.store.club_tables import ClubTableRepository
from hiroma.store.results import ResultRepository
from hiroma.store.rows import NOT_OVER
from hiroma.store.tables import TableRepository

LISTED = 100
"""Listed tables that are shown, the newest."""
POOL = 1000
"""Listed tables that are searched for those that somebody wants, the newest."""
SLOW = 200
"""Open tables that are searched for those with days for a turn, the newest."""
MINE = 50
"""Most tables of the reader that are over, and most of their clubs. Those that are not over are all shown."""
ALL_CLUBS = 500
"""Most tables of the clubs of all viewers together."""
ENDED = 40
"""Most tables of which the last game is over."""
ALL = Wanted()
RESTS = 4.0
"""Pause between two showings of the lobby, in times that the last one took."""

Theirs = tuple[Summary, ClubName]
"""A table, and the club for which it was opened."""


class Common(NamedTuple):
    """The list for all readers who asked for the same tables: cards, their encoded `text`, and the number of `more`."""

    cards: list[views.Card]
    text: bytes
    more: int


class Shown(NamedTuple):
    """A viewer's lobby: the common list, their own tables, the encoded overview, and the number of people `here`."""

    common: Common
    own: list[views.Card]
    overview: bytes
    here: int


class Known:
    """The answers of the store since the lobby changed last."""

    def __init__(self) -> None:
        self.pool: asyncio.Task[list[Summary]] | None = None
        self.common: dict[Wanted, Common] = {}
        self.overview: bytes | None = None


class Looking:
    """A viewer of the lobby: their wishes, and what they were shown last (None before the first time)."""

    def __init__(self, wanted: Wanted) -> None:
        self.wanted = wanted
        self.tables: bytes | None = None
        self.own: bytes | None = None
        self.overview: bytes | None = None
        self.here = -1
        self.turn = 0


class Listing:
    """The lobby of a hall, read from the store; what a table open here knows better is taken from there.

    Listed is a table where somebody sits who is in the hall; with days for a turn, and open, where somebody sits.
    """

    def __init__(
        self,
        rows: TableRepository,
        club_tables: ClubTableRepository,
        results: ResultRepository,
        names: Names,
        presence: Presence,
        tables: Tables,
        jobs: Jobs,
    ) -> None:
        self._rows = rows
        self._club_tables = club_tables
        self._results = results
        self._names = names
        self._presence = presence
        self._tables = tables
        self._jobs = jobs
        self.viewers: dict[Connection, Looking] = {}
        self.took = 0.0
        """Seconds that the last showing to everybody took."""
        self._known = Known()
        self._turn = 0

    def changed(self) -> None:
        """Forget the store's answers, and show the lobby again soon: the less work it is, the sooner."""
        self._known = Known()
        if self.viewers:
            self._jobs.soon("lobby", self._show_soon, max(DEBOUNCE, RESTS * self.took))

    def _show_soon(self) -> None:
        self._jobs.task(self.show_all())

    async def cards(self, player: PlayerId, wanted: Wanted, before: float | None = None) -> list[views.Card]:
        """Return the wanted ones of the listed tables and of those of the player and their clubs, newest first.

        With `before` (unix seconds) only such as changed earlier.
        """
        common, mine, theirs = await asyncio.gather(
            self._common(wanted, before), self._mine({player}), self._of_clubs({player})
        )
        own = await self._own(player, wanted, mine.get(player, []), theirs.get(player, []))
        cards = {card.id: card for card in (*common.cards, *own) if before is None or card.changed < before}
        return sorted(cards.values(), key=lambda card: -card.changed)

    async def of_club(self, player: PlayerId, club: ClubName) -> list[views.Card]:
        """Return the tables of a club that are not over, as a member sees them, newest first."""
        rows = [row for row, _ in await self._at({club.id}, ALL_CLUBS)]
        rows = await self._fresh(rows)
        await self._names.know({sitter for row in rows for sitter in row.players})
        return [self._card(row, player in row.players, player, club) for row in rows]

    async def show_all(self) -> None:
        """Send the lobby to everybody who looks at it, as far as it is new to them."""
        began = time.monotonic()
        await self.show(list(self.viewers))
        self.took = time.monotonic() - began

    async def show(self, viewers: Collection[Connection]) -> None:
        """Send the lobby to those of them who look at it, as far as it is new to them."""
        self._turn = turn = self._turn + 1
        here = len(self._presence.connected())
        people = {viewer.player for viewer in viewers}
        mine, theirs = await asyncio.gather(self._mine(people), self._of_clubs(people))
        charge(WAIT)  # they waited for two at once
        overview = await self._overview()
        for viewer in viewers:
            looking = self.viewers.get(viewer)
            if looking is None:
                continue  # they left meanwhile
            common = await self._common(looking.wanted)
            player = viewer.player
            own = await self._own(player, ALL, mine.get(player, []), theirs.get(player, []))
            if looking.turn < turn:
                # Else somebody who began later was faster.
                looking.turn = turn
                _tell(viewer, looking, Shown(common, own, overview, here))

    async def look(self, viewer: Connection, wanted: Wanted, anew: bool = False) -> None:
        """Show the lobby to a viewer from now on, or with other wishes; `anew`: earlier frames were lost."""
        looking = self.viewers.get(viewer)
        if looking is None or anew:
            looking = self.viewers[viewer] = Looking(wanted)
        looking.wanted = wanted
        await self.show([viewer])

    async def waiting(self, player: PlayerId) -> list[Waiting]:
        """Return the tables that wait for the player: the clocks that end soonest, then the longest waits.

        They wait for a move, or between two games of a match for the player to say ready.
        """
        rows = await self._rows.summaries(listed=None, game=None, status="playing", player=player, limit=MINE)
        rows += await self._rows.summaries(listed=None, game=None, status="over", player=player, limit=MINE)
        fresh = [row for row in await self._fresh(rows) if player in _waiting(row)]
        fresh.sort(key=lambda row: (_deadline(row) is None, _deadline(row) or row.changed))
        return [Waiting(table=row.table, game=row.game) for row in fresh]

    async def _common(self, wanted: Wanted, before: float | None = None) -> Common:
        if wanted.mine:
            return Common([], b"[]", 0)
        known = self._known
        if before is None and wanted in known.common:
            return known.common[wanted]
        pool = await self.pool()
        fitting = [row for row in pool if before is None or row.changed < before]
        fitting = few([row for row in fitting if wanted.fits(read(row.card))])
        shown = fitting[:LISTED]
        await self._names.know({player for row in shown for player in row.players})
        cards = [self._card(row, False, NO_PLAYER, None) for row in shown]
        common = Common(cards, msgspec.json.encode(cards), len(fitting) - len(shown))
        if before is None:
            known.common[wanted] = common
        return common

    async def pool(self) -> list[Summary]:
        """Return the listed tables, newest first, as the store had them when the lobby changed last."""
        known = self._known
        if known.pool is None:
            known.pool = self._jobs.task(self._pool())
        try:
            return await asyncio.shield(known.pool)
        except StoreError:
            known.pool = None
            raise

    async def ended(self) -> list[views.Card]:
        """Return listed tables of which the last game is over, newest first, whoever is here."""
        rows = await self._rows.summaries(listed=True, status="over", limit=ENDED)
        await self._names.know({player for row in rows for player in row.players})
        return [self._card(row, False, NO_PLAYER, None) for row in rows]

    async def _overview(self) -> bytes:
        known = self._known
        if known.overview is None:
            pool = few(await self.pool())
            found = views.Overview(crowds=crowds(pool), best=await best(pool, self._tables, self._results))
            known.overview = msgspec.json.encode(found)
        return known.overview

    async def _pool(self) -> list[Summary]:
        here = list(self._presence.counting())
        asked = [self._rows.summaries(listed=True, status="open", each=HOSTED, limit=SLOW)]
        asked += [
            self._rows.summaries(listed=True, players=here[at : at + CHUNK], limit=POOL)
            for at in range(0, len(here), CHUNK)
        ]
        slow, *found = await asyncio.gather(*asked)
        rows = {row.table: row for row in slow if row.players and kind_of(read(row.card)) == "days"}
        rows |= {row.table: row for some in found for row in some if row.status != "closed"}
        return sorted(rows.values(), key=lambda row: -row.changed)[:POOL]

    async def _mine(self, players: Collection[PlayerId]) -> dict[PlayerId, list[Summary]]:
        return await self._rows.newest_of(players, MINE)

    async def _own(
        self, player: PlayerId, wanted: Wanted, mine: list[Summary], theirs: list[Theirs]
    ) -> list[views.Card]:
        own = {row.table: row for row in await self._fresh([row for row in mine if wanted.fits(read(row.card))])}
        whose = {row.table: club for row, club in theirs}
        ours = {} if wanted.mine else {row.table: row for row, _ in theirs if wanted.fits(read(row.card))}
        rows = ours | own
        await self._names.know({sitter for row in rows.values() for sitter in row.players})
        newest = sorted(rows.values(), key=lambda row: -row.changed)
        return [self._card(row, row.table in own, player, whose.get(row.table)) for row in newest]

    async def _of_clubs(self, players: set[PlayerId]) -> dict[PlayerId, list[Theirs]]:
        # Each player's tables by their clubs, those that are not over.
        belong = await self._club_tables.clubs_of(players)
        most = min(ALL_CLUBS, MINE * len(players))
        tables: dict[ClubId, list[Summary]] = defaultdict(list)
        for row, club in await self._at({club for _, club, _ in belong}, most) if belong else []:
            tables[club].append(row)
        found: dict[PlayerId, list[Theirs]] = defaultdict(list)
        for player, club, name in belong:
            found[player] += [(row, ClubName(id=club, name=name)) for row in tables[club]]
        return {player: sorted(rows, key=_newest)[:MINE] for player, rows in found.items()}

    async def _at(self, clubs: set[ClubId], most: int) -> list[tuple[Summary, ClubId]]:
        asked = [self._club_tables.at(clubs, stands, most) for stands in NOT_OVER]
        return [pair for pairs in await asyncio.gather(*asked) for pair in pairs]

    async def _fresh(self, rows: list[Summary]) -> list[Summary]:
        # While only moves are made a summary may be a minute old, or older after a crash: whose turn it is the table
        # itself knows.
        playing = {row.table: row for row in rows if row.status == "playing"}
        heads = await self._rows.heads([table for table in playing if self._tables.here(table) is None])
        fresh = []
        for row in rows:
            table = self._tables.here(row.table) if row.table in playing else None
            if table is None and heads.get(row.table, row.head) != row.head:
                table = await self._tables.look(row.table)
            fresh.append(row if table is None else summary(table, presenter.card(table), row.deadline))
        return fresh

    def _card(self, row: Summary, mine: bool, player: PlayerId, club: ClubName | None) -> views.Card:
        card = read(row.card)
        people = [PlayerId(chair) for chair in card.chairs]  # no bot is connected, or has a name
        return views.Card(
            id=card.id,
            game=card.game,
            status=card.status,
            rated=card.rated,
            options=card.options,
            chairs=tuple(self._names.get(chair, chair) for chair in people),
            faces=tuple(self._names.faces.get(chair, "") for chair in people),
            here=tuple(self._presence.is_connected(chair) for chair in people),
            max_chairs=card.max_chairs,
            joinable=card.joinable,
            watchers=len(self._tables.watching(row.table).difference(people)),
            door=card.door,
            changed=row.changed,
            clock=card.clock,
            fill=card.fill,
            mine=mine,
            waits=mine and player in card.waiting,
            club=club,
            finished=card.finished,
        )


def _tell(viewer: Connection, looking: Looking, now: Shown) -> None:
    common, here = now.common, now.here
    own = msgspec.json.encode(now.own)
    if (common.text, own, now.overview, here) == (looking.tables, looking.own, looking.overview, looking.here):
        return
    tables: Any = None if common.text == looking.tables else msgspec.Raw(common.text)
    theirs: Any = None if own == looking.own else msgspec.Raw(own)
    overview: Any = None if now.overview == looking.overview else msgspec.Raw(now.overview)
    looking.tables, looking.own, looking.overview, looking.here = common.text, own, now.overview, here
    frame = protocol.Lobby(tables=tables, own=theirs, more=common.more, here=here, overview=overview)
    viewer.push(presenter.encode(frame))


def _newest(one: Theirs) -> float:
    return -one[0].changed


def _waiting(row: Summary) -> tuple[PlayerId, ...]:
    return read(row.card).waiting


def _deadline(row: Summary) -> float | None:
    # A table without a clock has deadlines, too: of votes, and of bots.
    return row.deadline if read(row.card).clock else None
