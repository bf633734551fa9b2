"""Hints with reasons, and reviews: the strong bot of a game as a service, in a worker."""

import os

import msgspec
from litestar import Controller, MediaType, Response, get
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath

from hiroma.bots.counsel import Present, advised, looked_back
from hiroma.bots.hindsight import Finished, Hindsight, Moment, Seen, batches, moments, summed_up
from hiroma.games import capabilities, ruleset
from hiroma.ids import PlayerId, TableId
from hiroma.server.core.jobs import Jobs
from hiroma.server.core.tables import Tables
from hiroma.server.wire.game_bodies import Review, Turn
from hiroma.store import Row, Store
from hiroma.table.hinting import concerns_others, must_allow_hints
from hiroma.table.play import Play
from hiroma.table.refusal import Refused
from hiroma.table.state import TableState
from hiroma.table.table import Table


def must_advise(game: str) -> None:
    """Refuse ('no-advice') a game without advice."""
    if capabilities(game).advice is None:
        raise Refused("no-advice")


def present(table: TableState, player: PlayerId) -> Present:
    """Return the position of a player's turn, or, while it is the turn of others, of their first seat.

    `Refused`: 'not-seated', and 'no-advice' where other people play: they would not hear of it, as they do of a hint.
    """
    play = table.play
    assert play is not None
    seats = table.seats_of(table.chair_of(player))
    if not seats:
        raise Refused("not-seated")
    if concerns_others(table):
        raise Refused("no-advice")
    seat = next((seat for seat in play.state.actors() if seat in seats), seats[0])
    info = table.ruleset.info
    return Present(info.id, info.version, seat, msgspec.json.encode(play.state.view(seat)))


def finished(rows: list[Row], no: int) -> Play:
    """Return game `no` of a log, at its end; it must be finished."""
    table = Table(ruleset, os.urandom)
    for row in rows:
        table.follow(row.body, row.sealed)
        if no in table.finished:
            break
    assert table.play is not None
    return table.play


class Advising(Controller):
    """Hints during a game, and the review after it."""

    path = "/api/tables/{table:str}"

    @get("/advice", responses={200: ResponseSpec(list[Turn], description="OK", generate_examples=False)})
    async def advice(
        self,
        tables: NamedDependency[Tables],
        jobs: NamedDependency[Jobs],
        me: NamedDependency[PlayerId],
        table: FromPath[TableId],
    ) -> Response[bytes]:
        """Return the turns that a strong bot would consider, best first, with odds and reasons.

        Only for games with advice. `Refused` as `Tables.see`, `must_advise`, `must_allow_hints` and `present`.
        """
        seen = await tables.see(table, me)
        must_advise(seen.game)
        must_allow_hints(seen)
        said = await jobs.work(advised, present(seen, me))
        return Response(said, media_type=MediaType.JSON)

    @get("/games/{no:int}/review", responses={200: ResponseSpec(Review, description="OK", generate_examples=False)})
    async def review(
        self,
        tables: NamedDependency[Tables],
        store: NamedDependency[Store],
        jobs: NamedDependency[Jobs],
        me: NamedDependency[PlayerId],
        table: FromPath[TableId],
        no: FromPath[int],
    ) -> Response[bytes]:
        """Return the review of a finished game: each decision beside the strong bot's, and the luck of it.

        Only for games with advice. `Refused`: 'no-finished-game', and as `Tables.see` and `must_advise`.
        """
        seen = await tables.see(table, me)
        must_advise(seen.game)
        if no not in seen.finished:
            raise Refused("no-finished-game", no=no)
        past = Finished.of(finished(await store.tables.entries(table), no))
        return Response(await jobs.work(looked_back, past), media_type=MediaType.JSON)

    @get("/games/{no:int}/chances", media_type=MediaType.JSON)
    async def chances(
        self,
        tables: NamedDependency[Tables],
        store: NamedDependency[Store],
        jobs: NamedDependency[Jobs],
        me: NamedDependency[PlayerId],
        table: FromPath[TableId],
        no: FromPath[int],
    ) -> Hindsight:
        """Return everybody's chance to win over a finished game, luck and play, and the best moves.

        Only for games with insight. A worker looks at a few turns at a time, so that bots do not wait. `Refused`:
        'no-advice', 'no-finished-game', and as `Tables.see`.
        """
        seen = await tables.see(table, me)
        if capabilities(seen.game).insight is None:
            raise Refused("no-advice")
        if no not in seen.finished:
            raise Refused("no-finished-game", no=no)
        game = Finished.of(finished(await store.tables.entries(table), no))
        found: list[Moment] = []
        for batch in batches(game):
            found += await jobs.work(moments, batch)
        return await jobs.work(summed_up, Seen(game, found))
