"""Duplicate tournaments: one secret for all tables, which nobody is shown, and results when all tables are over."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from hiroma.ids import PlayerId, TableId, TournamentId
from hiroma.server.core.tables import Tables
from hiroma.store.daily import DailyRepository
from hiroma.store.pairings import PairingRow
from hiroma.store.tournaments import TournamentRepository
from hiroma.table.chance import SECRET_BYTES
from hiroma.table.hall_commands import Disclose
from hiroma.table.refusal import Refusal
from hiroma.table.table import Table
from hiroma.tournaments.duplicate import Result, matchpoints

DUPLICATE: Final = "duplicate"
"""The system."""

HALF: Final = 0.5
"""The points of a game without a result, and of a player whose table the others did not come to."""


def deal_of(tournament: TournamentId) -> str:
    """Return the name of the deal that all tables of a tournament have."""
    return f"match/{tournament}"


class SameDeal:
    """The secrets and results of duplicate tournaments. Secrets lie where those of days do, under another name."""

    def __init__(self, rows: TournamentRepository, deals: DailyRepository) -> None:
        self._rows = rows
        self._deals = deals

    async def secret(self, tournament: TournamentId, now: float) -> bytes:
        """Return the secret of a tournament: the first process that asks makes it."""
        return await self._deals.keep_secret(deal_of(tournament), secrets.token_bytes(SECRET_BYTES), now)

    async def entropy(self, tournament: TournamentId, now: float) -> Callable[[int], bytes]:
        """Return where the tables of a tournament have their secret from."""
        secret = await self.secret(tournament, now)
        return lambda _: secret

    async def settle(
        self, tables: Tables, pairings: Sequence[PairingRow], people: Mapping[int, PlayerId], now: float
    ) -> bool:
        """Write all results down when the last table is over, and show the secret; True when anything was written."""
        # Also those of which another process has written the results down already: all are compared with all.
        played = [one for one in pairings if one.table is not None and (one.points is None or one.played)]
        found: dict[int, Sequence[Result]] = {}
        for pairing in played:
            table = await tables.look(pairing.table or TableId(""))
            if table is None or table.status not in ("over", "closed"):
                return False
            results = results_of(table, [people[no] for no in pairing.players])
            if results is not None:
                found[pairing.no] = results
        # First the secret: nobody looks at a tournament that was called off once its results are there.
        if played and not await self.disclose(tables, played[0].tournament, pairings, now):
            return False
        points = matchpoints(found)
        settled = False
        for pairing in played:
            if pairing.points is None:
                given = points.get(pairing.no, (HALF,) * len(pairing.players))
                settled |= await self._rows.settle(pairing, given, pairing.no in found, {})
        return settled

    async def disclose(
        self, tables: Tables, tournament: TournamentId, pairings: Sequence[PairingRow], now: float
    ) -> bool:
        """Write the secret into the logs of all tables: from now on everybody may look at them, and check them.

        Return False when some table did not take it now. Raises `StoreError`.
        """
        secret, done = await self.secret(tournament, now), True
        for pairing in pairings:
            table = await tables.look(pairing.table) if pairing.table is not None else None
            if table is not None and table.status == "over" and not table.disclosed:
                answer = await tables.order(Disclose(secret=secret.hex()), table.id)
                # A table at which the hall itself fails does so each time: the others do not wait for it.
                done = done and not (isinstance(answer, Refusal) and answer.code != "internal")
        return done


def results_of(table: Table, players: Sequence[PlayerId]) -> list[Result] | None:
    """Return how each of these players came off; None for a game that ended without a result.

    Of several seats of a player the best placed counts.
    """
    play = table.play
    if play is None or play.outcome is None or table.status != "over":
        return None
    outcome = play.outcome
    place_of: dict[int, int] = {}
    for sides in outcome.ranking:
        place_of |= dict.fromkeys(sides, 1 + len(place_of))
    side_of = {seat: side for side, seats in enumerate(outcome.sides) for seat in seats}
    found: list[Result] = []
    for player in players:
        seats = table.seats_of(table.chair_of(player))
        if not seats:
            return None
        place, worse = min((place_of[side_of[seat]], -outcome.scores[seat]) for seat in seats)
        found.append((place, -worse))
    return found
