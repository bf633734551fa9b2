"""The director: begins tournaments, pairs rounds, opens tables, waits for people, writes results down.

Every process has one. All that it knows is in the store, and each step there is taken once, so that a process that
dies is not missed.
"""

import asyncio
import contextlib
import os
import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import structlog

from hiroma.games import newest
from hiroma.ids import PlayerId, TableId
from hiroma.server.core.presence import Presence
from hiroma.server.core.room import Room
from hiroma.server.core.tables import Tables
from hiroma.server.core.timekeeper import Timekeeper
from hiroma.server.core.workers import Think
from hiroma.server.tournaments.same_deal import DUPLICATE, HALF, SameDeal, deal_of
from hiroma.store import StoreError, tidings
from hiroma.store.daily import DailyRepository
from hiroma.store.pairings import PairingRow
from hiroma.store.results import Result, ResultRepository
from hiroma.store.tidings import TidingRepository
from hiroma.store.tournaments import CALLED_OFF, OPEN, OVER, EntrantRow, TournamentRepository, TournamentRow
from hiroma.table.commands import Open, Start
from hiroma.table.consent import TERMS
from hiroma.table.hall_commands import Close
from hiroma.table.pace import Pace
from hiroma.table.refusal import Refusal
from hiroma.table.table import Table
from hiroma.tournaments import Entrant, Game, Plan, forfeit, is_over, next_games, points_of
from hiroma.tournaments.duplicate import FEWEST

log = structlog.get_logger()

EVERY: Final = 2.0
"""Seconds between two looks. A game that ends is looked at sooner."""
SOON: Final = 0.5
"""Seconds from the end of a game to the next look: results are recorded meanwhile."""
MISSED: Final = 2
"""Games in a row that somebody may miss before they are out."""
LONGEST: Final = 3600.0
"""Seconds after its clocks could have run out after which a game without a result is given up."""

Asked = tuple[Plan, Sequence[Entrant], Sequence[Game], Sequence[int]]


def paired(asked: Asked) -> list[Game]:
    """Return the games of the next round. Runs in a worker: a large Swiss thinks for seconds."""
    plan, entrants, games, free = asked
    return next_games(plan, entrants, games, free)


class Director:
    """The director of one process."""

    def __init__(
        self,
        tournaments: TournamentRepository,
        results: ResultRepository,
        tables: Tables,
        deals: DailyRepository,
        tidings: TidingRepository,
        presence: Presence,
        think: Think,
        clock: Timekeeper,
    ) -> None:
        self._rows = tournaments
        self._results = results
        self._tables = tables
        self._deals = SameDeal(tournaments, deals)
        self._tidings = tidings
        self._presence = presence
        self.think = think
        self.now = clock.now
        self._turn = asyncio.Lock()
        self._ended = asyncio.Event()

    async def run(self) -> None:
        """Lead all tournaments, until cancelled."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._ended.wait(), EVERY)
                await asyncio.sleep(SOON)
            self._ended.clear()
            await self.look()

    def ended(self, room: Room) -> None:
        """A game has ended: look soon, when it was one of a tournament."""
        if room.table.paired:
            self._ended.set()

    async def look(self) -> None:
        """Take the next steps of all tournaments that are on. One that fails does not hold up the others."""
        async with self._turn:
            try:
                due = await self._rows.due(self.now())
            except StoreError as error:
                log.warning("tournaments not looked at", error=str(error))
                return
            for row in due:
                try:
                    await self.lead(row)
                except StoreError as error:
                    log.warning("tournament not led", tournament=row.id, error=str(error))
                except Exception:
                    log.exception("tournament not led", tournament=row.id)

    async def lead(self, row: TournamentRow) -> None:
        """Take the next steps of one tournament."""
        if row.status == OPEN and not await self._begin(row):
            return
        pairings = await self._rows.games(row.id)
        people = {entrant.no: entrant.player for entrant in await self._rows.entered(row.id)}
        if await self._settle(row, pairings, people):
            pairings = await self._rows.games(row.id)
            await self._rows.put_out(row.id, MISSED)
        if row.status == CALLED_OFF:
            return
        entrants = [one.entrant for one in await self._rows.entered(row.id) if one.no]
        games = [pairing.game for pairing in pairings]
        if self._finished(row, entrants, games):
            same = row.system == DUPLICATE
            if same and not await self._deals.disclose(self._tables, row.id, pairings, self.now()):
                return
            if await self._rows.finish(row.id, OVER, entrants, len(pairings)):
                await self._tell(row, tidings.OVER, people.values())
        elif row.system == "arena" or not any(game.points is None for game in games):
            await self._pair(row, entrants, pairings, people)

    def _finished(self, row: TournamentRow, entrants: Sequence[Entrant], games: Sequence[Game]) -> bool:
        if row.ends is not None:
            return self.now() >= row.ends and all(game.points is not None for game in games)
        return bool(games) and is_over(row.plan, entrants, games)

    async def _begin(self, row: TournamentRow) -> bool:
        entered = [one for one in await self._rows.entered(row.id) if not one.left]
        same = row.system == DUPLICATE
        if len(entered) < min(row.sizes) * (FEWEST if same else 1):
            if await self._rows.drop(row.id, [one.player for one in entered]):
                await self._tell(row, tidings.CALLED_OFF, [one.player for one in entered])
            return False
        levels = await self._results.levels([one.player for one in entered])

        def strength(one: EntrantRow) -> tuple[float, float, str]:
            # At tables with the same deal the last to come looks on where a table would not be full.
            return 0.0 if same else -levels.get((one.player, row.game), 0.0), one.entered, one.player

        if not await self._rows.begin(row.id, [one.player for one in sorted(entered, key=strength)]):
            # Somebody has just entered or left, or another process was first: it is looked at again.
            return False
        await self._tell(row, tidings.BEGUN, [one.player for one in entered])
        return True

    async def _tell(self, row: TournamentRow, what: str, players: Iterable[PlayerId]) -> None:
        # Players who are here see it by themselves.
        away = [player for player in players if not self._presence.is_connected(player)]
        await self._tidings.tell(away, what, row.id, self.now())

    # -- the next round

    async def _pair(
        self,
        row: TournamentRow,
        entrants: Sequence[Entrant],
        pairings: Sequence[PairingRow],
        people: Mapping[int, PlayerId],
    ) -> None:
        if row.ends is not None and self.now() >= row.ends:
            return
        games = [pairing.game for pairing in pairings]
        fresh = await self.think(paired, (row.plan, entrants, games, self._free(row, entrants, pairings, people)))
        if not fresh:
            # All but a few have left before the first round.
            too_few = row.ends is None and not pairings
            if too_few and await self._rows.finish(row.id, CALLED_OFF, entrants, 0):
                await self._tell(row, tidings.CALLED_OFF, people.values())
            return
        now = self.now()
        rows = [
            PairingRow(
                tournament=row.id,
                no=len(pairings) + index,
                round=game.round,
                table=None if game.points else TableId(f"m{secrets.token_hex(6)}"),
                players=game.players,
                points=game.points,
                played=game.played,
                paired=now,
            )
            for index, game in enumerate(fresh, 1)
        ]
        # Otherwise somebody has just entered or left, or another process was first: it is looked at again.
        if await self._rows.pair(row.id, entrants, len(pairings), rows):
            await self._open(row, rows, people)

    def _free(
        self,
        row: TournamentRow,
        entrants: Sequence[Entrant],
        pairings: Sequence[PairingRow],
        people: Mapping[int, PlayerId],
    ) -> list[int]:
        # In an arena those play who are here and at no table.
        if row.system != "arena":
            return []
        busy = {no for pairing in pairings if pairing.points is None for no in pairing.players}
        return [one.no for one in entrants if one.no not in busy and self._presence.is_connected(people[one.no])]

    async def _open(self, row: TournamentRow, pairings: Sequence[PairingRow], people: Mapping[int, PlayerId]) -> None:
        pace = Pace(row.minutes * 60, row.seconds)
        same = row.system == DUPLICATE
        for pairing in pairings:
            if pairing.table is None:
                continue
            opened = Open(
                table=pairing.table,
                game=row.game,
                version=newest(row.game).info.version,
                listed=False,
                options=row.options,
                rated=row.rated and pace.is_long_enough(),
                shared=deal_of(row.id) if same else "",
                paired=tuple(people[no] for no in pairing.players),
                pace=pace,
                timeout="concede",
                terms=TERMS,
                chance=2,
            )
            entropy = await self._deals.entropy(row.id, self.now()) if same else os.urandom
            refused = await self._tables.open(opened, None, entropy)
            if refused is not None and refused.code != "already-open":
                log.warning("table of a tournament not opened", tournament=row.id, code=refused.code)

    # -- results

    async def _settle(self, row: TournamentRow, pairings: Sequence[PairingRow], people: Mapping[int, PlayerId]) -> bool:
        # Write down what is decided by now; True when anything was.
        waiting = [pairing for pairing in pairings if pairing.points is None and pairing.table is not None]
        if not waiting:
            return False
        if row.system == DUPLICATE:
            return await self._settle_same(row, pairings, people)
        places: dict[TableId, list[Result]] = {}
        for seat in await self._results.seats([(pairing.table, 1) for pairing in waiting if pairing.table]):
            places.setdefault(seat.table, []).append(seat)
        settled = False
        for pairing in waiting:
            seats = places.get(pairing.table or TableId(""))
            if seats is not None:
                settled |= await self._played(pairing, seats, people)
            else:
                settled |= await self._wait_for(row, pairing, people)
        return settled

    async def _settle_same(
        self, row: TournamentRow, pairings: Sequence[PairingRow], people: Mapping[int, PlayerId]
    ) -> bool:
        # Nothing is written down of a table that is over while another one is on.
        settled = False
        for pairing in pairings:
            table = await self._tables.look(pairing.table) if pairing.table and pairing.points is None else None
            if pairing.points is None and (
                table is None or table.play is None or table.status not in ("over", "closed")
            ):
                settled |= await self._wait_for(row, pairing, people)
        return settled or await self._deals.settle(self._tables, pairings, people, self.now())

    async def _played(self, pairing: PairingRow, seats: Sequence[Result], people: Mapping[int, PlayerId]) -> bool:
        # Of those who came the places count; who did not come has nothing.
        places = await self._places(pairing, seats, people)
        given = dict(zip(places, points_of(list(places.values())), strict=True)) if len(places) > 1 else {}
        points = tuple(given.get(no, 1.0 if no in places else 0.0) for no in pairing.players)
        return await self._rows.settle(pairing, points, True, {people[no]: no in places for no in pairing.players})

    async def _places(
        self, pairing: PairingRow, seats: Sequence[Result], people: Mapping[int, PlayerId]
    ) -> dict[int, int]:
        # The best places of the players who came. A result does not name players who have closed their accounts; the
        # table knows where they sat, and the others have played against them all the same.
        best = {seat.player: seat.place for seat in seats if seat.counts and seat.player is not None}
        table = await self._tables.look(pairing.table) if pairing.table is not None else None
        found: dict[int, int] = {}
        for no in pairing.players:
            theirs = table.seats_of(table.chair_of(people[no])) if table is not None else ()
            if people[no] in best:
                found[no] = best[people[no]]
            elif theirs:
                found[no] = min(seat.place for seat in seats if seat.seat in theirs)
        return found

    async def _wait_for(self, row: TournamentRow, pairing: PairingRow, people: Mapping[int, PlayerId]) -> bool:
        assert pairing.table is not None
        now = self.now()
        table = await self._tables.look(pairing.table)
        if table is None and row.status == CALLED_OFF:
            return await self._nobody_lost(pairing)
        if table is None:
            # The process died between the pairing and the table.
            await self._open(row, [pairing], people)
            return False
        # A player who gets up after the game opens the table again: its result may be on its way.
        unplayed = not table.no and table.status in ("open", "closed")
        if unplayed and now > pairing.paired + row.grace:
            return await self._without_the_absent(row, pairing, table, people)
        if unplayed and table.status == "open":
            return False
        turns = 200
        longest = len(pairing.players) * (row.minutes * 60 + turns * row.seconds) + LONGEST
        void = table.status == "closed" or (
            table.status == "over" and table.play is not None and table.play.outcome is None
        )
        if void or now > pairing.paired + row.grace + longest:
            return await self._nobody_lost(pairing)
        return False

    async def _nobody_lost(self, pairing: PairingRow) -> bool:
        # It ended without a result.
        return await self._rows.settle(pairing, tuple(0.5 for _ in pairing.players), False, {})

    async def _without_the_absent(
        self, row: TournamentRow, pairing: PairingRow, table: Table, people: Mapping[int, PlayerId]
    ) -> bool:
        # Players who sit and have agreed have come. They play without the others where the game can be played so.
        if table.gathering is not None:
            return False
        late = set(table.not_agreed())
        there = {chair.player for index, chair in enumerate(table.chairs) if index not in late}
        came = {no for no in pairing.players if people[no] in there}
        if table.status == "open" and len(came) in row.sizes and len(came) == len(table.chairs):
            await self._tables.order(Start(), table.id)
            return False
        # It closes first, and only as it was seen: players who have come since then play. A process that died before
        # it wrote the result down leaves a closed table.
        if table.status == "open" and isinstance(await self._tables.order(Close(), table.id, rev=table.rev), Refusal):
            return False
        points = forfeit(pairing.players, came)
        if row.system == DUPLICATE:
            points = tuple(point * HALF for point in points)
        return await self._rows.settle(pairing, points, False, {people[no]: no in came for no in pairing.players})
