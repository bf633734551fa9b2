"""Hints and reviews of Hidden Rooms: the strong bot as a service, in a worker."""

import os
from typing import Any

import msgspec
from litestar import Controller, MediaType, Request, Response, get

from hiroma.bots.counsel import GAME, Past, Present, advised, looked_back
from hiroma.games import ruleset
from hiroma.kernel import CHANCE
from hiroma.server.http import hall_of, player_of, room_of
from hiroma.store import Row
from hiroma.table.hinting import must_allow_hints
from hiroma.table.play import Play
from hiroma.table.refusal import Refused
from hiroma.table.table import Table


def past_of(play: Play) -> Past:
    """A game as it was played; what was taken back is not in it."""
    steps: list[tuple[int, Any]] = [(CHANCE, drawn.numbers[0]) for drawn in play.opening]
    for step in play.steps:
        steps += [(step.seat, move) for move in step.moves]
        steps += [(CHANCE, drawn.numbers[0]) for drawn in step.draws]
    return Past(play.ruleset.info.version, dict(play.options), tuple(steps))


def finished(rows: list[Row], no: int) -> Play:
    """Game `no` of a log, at its end; it must be finished."""
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

    @get("/advice")
    async def advice(self, request: Request[Any, Any, Any], table: str) -> Response[Any]:
        """What the strong bot would consider for one's own turn, best first, with odds and reasons."""
        room = await room_of(request, table)
        seated, play = room.table, room.table.play
        if seated.game != GAME:
            raise Refused("no-advice")
        must_allow_hints(seated)
        assert play is not None
        if 0 not in seated.seats_of(seated.chair_of(player_of(request))):
            raise Refused("not-seated")
        present = Present(seated.ruleset.info.version, msgspec.json.encode(play.state.view(None)))
        said = await hall_of(request).work(advised, present)
        return Response(said, media_type=MediaType.JSON)

    @get("/games/{no:int}/review")
    async def review(self, request: Request[Any, Any, Any], table: str, no: int) -> Response[Any]:
        """A finished game: each decision beside the strong bot's, and how kind chance was."""
        room = await room_of(request, table)
        if room.table.game != GAME:
            raise Refused("no-advice")
        if no not in room.table.finished:
            raise Refused("no-finished-game", no=no)
        hall = hall_of(request)
        past = past_of(finished(await hall.store.entries(table), no))
        return Response(await hall.work(looked_back, past), media_type=MediaType.JSON)
