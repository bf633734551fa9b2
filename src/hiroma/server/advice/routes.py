"""Hints with reasons, and reviews: the strong bot of a game as a service, in a worker."""

import msgspec
from litestar import Controller, MediaType, Response, get
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath
from litestar.response import Stream

from hiroma.bots.considering import Considered
from hiroma.bots.counsel import Present, advised, looked_back
from hiroma.bots.hindsight import Finished, Hindsight, Part
from hiroma.games import capabilities
from hiroma.ids import PlayerId, TableId
from hiroma.server.advice.lines import Lines, must_be_tried_out
from hiroma.server.advice.reviewing import Reviews, finished, with_breaks
from hiroma.server.core.jobs import Jobs
from hiroma.server.core.tables import Tables
from hiroma.server.wire.game_bodies import Review, Turn
from hiroma.store import Store
from hiroma.table.hinting import concerns_others, must_allow_hints
from hiroma.table.refusal import Refused
from hiroma.table.state import TableState

LINES = "application/x-ndjson"
"""The media type of what comes line by line."""


def must_advise(game: str) -> None:
    """Refuse ('no-advice') a game without advice."""
    if capabilities(game).advice is None:
        raise Refused("no-advice")


def must_look_back(table: TableState, no: int) -> None:
    """Refuse what is not a finished game ('no-finished-game'), and a game whose chances nobody knows ('no-advice')."""
    if capabilities(table.game).insight is None:
        raise Refused("no-advice")
    if no not in table.finished:
        raise Refused("no-finished-game", no=no)


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
        said = await jobs.patient(advised, present(seen, me))
        return Response(said, media_type=MediaType.JSON)

    @get("/lines", responses={200: ResponseSpec(Considered, description="OK", generate_examples=False)})
    async def lines(
        self,
        tables: NamedDependency[Tables],
        considering: NamedDependency[Lines],
        me: NamedDependency[PlayerId],
        table: FromPath[TableId],
    ) -> Response[bytes]:
        """Return the best lines from the position of a practice table, with everybody's chance to win after each.

        A worker weighs one position at a time. `Refused` as `must_be_tried_out`, `Lines.at` and `Tables.see`.
        """
        seen = await tables.see(table, me)
        must_be_tried_out(seen, me)
        return Response(await considering.at(seen), media_type=MediaType.JSON)

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
        return Response(await jobs.patient(looked_back, past), media_type=MediaType.JSON)

    @get("/games/{no:int}/chances", responses={200: ResponseSpec(Hindsight, description="OK", generate_examples=False)})
    async def chances(
        self,
        tables: NamedDependency[Tables],
        reviews: NamedDependency[Reviews],
        me: NamedDependency[PlayerId],
        table: FromPath[TableId],
        no: FromPath[int],
    ) -> Response[bytes]:
        """Return everybody's chance to win over a finished game, luck and play, and the best moves.

        Only for games with insight. A worker looks at a few turns at a time, so that bots do not wait. It is done once
        for each game and build of the hall. `Refused` as `must_look_back` and `Tables.see`.
        """
        must_look_back(await tables.see(table, me), no)
        return Response(await reviews.whole(table, no), media_type=MediaType.JSON)

    @get(
        "/games/{no:int}/chances/parts",
        media_type=LINES,
        responses={200: ResponseSpec(Part, description="OK", generate_examples=False, media_type=LINES)},
    )
    async def parts(
        self,
        tables: NamedDependency[Tables],
        reviews: NamedDependency[Reviews],
        me: NamedDependency[PlayerId],
        table: FromPath[TableId],
        no: FromPath[int],
    ) -> Stream:
        """Return the same line by line while it is made: parts, each with the next moments, and at the end the whole.

        A review that the store keeps comes as one line. `Refused` as `must_look_back` and `Tables.see`.
        """
        must_look_back(await tables.see(table, me), no)
        return Stream(with_breaks(reviews.lines(table, no)), media_type=LINES)
