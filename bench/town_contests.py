"""The tournaments of a simulated town: some entrants do not come, some come late."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Sequence
from typing import Any

from bench.fast_hall import FastHall
from bench.simulated import CLOCK
from bench.townsfolk import BACK, Person
from hiroma.ids import PlayerId, TableId, TournamentId
from hiroma.server.tournaments import service
from hiroma.server.tournaments.bodies import NewTournament
from hiroma.store import StoreError
from hiroma.store.tournaments import CALLED_OFF, OVER

SHORT: dict[str, Any] = {"game": "cant-stop", "minutes": 3, "seconds": 5, "grace": 3}
CONTESTS: tuple[tuple[float, dict[str, Any]], ...] = (
    (11.0, {"name": "Morning arena", "system": "arena", "seats": 2, "length": 45, **SHORT}),
    (16.3, {"name": "Afternoon cup", "system": "knock-out", "seats": 2, **SHORT}),
    (20.5, {"name": "Evening Swiss", "system": "swiss", "seats": 2, "rounds": 5, **SHORT}),
)
"""The hour at which each begins, and its settings. The hall restarts during the later two."""
ABSENT, LATE = 0.1, 0.1
"""Shares of the entrants who do not come, and of those who come late."""
LOOK = 3.0
"""Seconds between two looks at the pairings."""


class Contest:
    """A tournament of these entrants."""

    def __init__(self, hall: FastHall, counts: Counter[str], entrants: Sequence[Person]) -> None:
        self.over = False
        self.id: TournamentId
        self._hall, self._counts, self._entrants = hall, counts, entrants
        self._starts = 0.0
        self._tables: dict[PlayerId, TableId] = {}

    async def announce(self, wanted: dict[str, Any], starts: float) -> None:
        """Announce it, and let everybody enter."""
        store = self._hall.parts.store
        self._starts = starts
        asked = NewTournament(**wanted, starts=starts)
        self.id = await service.announce(store, self._entrants[0].player, asked, CLOCK.at)
        for person in self._entrants:
            await service.enter(store, person.player, self.id, CLOCK.at)

    async def hold(self) -> None:
        """Let the entrants come, and tell them their tables, until it is over."""
        people = [asyncio.ensure_future(self._take_part(person)) for person in self._entrants]
        while not self.over:
            await asyncio.sleep(LOOK)
            with contextlib.suppress(StoreError):
                await self._look()
        await asyncio.gather(*people)

    async def _look(self) -> None:
        rows = self._hall.parts.store.tournaments
        row = await rows.one(self.id)
        assert row is not None
        named = {one.no: one.player for one in await rows.entered(self.id)}
        waiting = [game for game in await rows.games(self.id) if game.points is None and game.table is not None]
        self._tables = {named[no]: game.table for game in waiting for no in game.players if game.table is not None}
        self.over = row.status in (OVER, CALLED_OFF)

    async def _take_part(self, person: Person) -> None:
        drawn = person.rng.random()
        if drawn < ABSENT:
            self._counts["entrants who did not come"] += 1
            return
        late = person.rng.uniform(100.0, 400.0) if drawn < ABSENT + LATE else -person.rng.uniform(0.0, 200.0)
        await asyncio.sleep(self._starts + late - CLOCK.at)
        while person.here and not self.over:  # noqa: ASYNC110 - they finish what they came for
            await asyncio.sleep(person.rng.uniform(*BACK))
        if not self.over:
            self._counts["entrants who came"] += 1
            called = lambda: self._tables.get(person.player)  # noqa: E731 - asked again and again
            await person.visit([lambda: person.compete(called, lambda: self.over)])
