"""Hints and reviews of Hidden Rooms: the strong bot as a service, in a worker."""

import os
from typing import Any

import msgspec
from litestar import Controller, MediaType, Request, Response, get

from hiroma.games import ruleset
from hiroma.games.hidden_rooms import HiddenRooms
from hiroma.games.hidden_rooms.advice import advise
from hiroma.games.hidden_rooms.review import review
from hiroma.kernel import CHANCE, Picked
from hiroma.server.http import hall_of, player_of, refusal, room_of
from hiroma.store import Row
from hiroma.table.play import Play
from hiroma.table.table import Table

GAME = "hidden-rooms"


class Past(msgspec.Struct, frozen=True):
    """What a worker is told of a finished game: its book, and every step as (seat or CHANCE, move or index drawn)."""

    book: str
    steps: tuple[tuple[int, Any], ...]


def advised(view: bytes) -> bytes:
    """Up to three turns for the position of a view (JSON), best first, as JSON."""
    rules = HiddenRooms()
    return msgspec.json.encode(advise(rules.imagine(msgspec.json.decode(view, type=rules.sight), lambda _: 0)))


def looked_back(past: Past) -> bytes:
    """The review of a finished game, as JSON."""
    kind = ruleset(GAME).move
    steps = [(seat, Picked(what) if seat == CHANCE else msgspec.convert(what, kind)) for seat, what in past.steps]
    return msgspec.json.encode(review(past.book, steps))


def past_of(play: Play) -> Past:
    """A game as it was played; what was taken back is not in it."""
    steps: list[tuple[int, Any]] = [(CHANCE, drawn.numbers[0]) for drawn in play.opening]
    for step in play.steps:
        steps += [(step.seat, move) for move in step.moves]
        steps += [(CHANCE, drawn.numbers[0]) for drawn in step.draws]
    return Past(str(play.options["book"]), tuple(steps))


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
            return refusal("no-advice", 404)
        if seated.shared:
            return refusal("shared-deal", 409)
        if play is None or seated.status != "playing":
            return refusal("no-game", 409)
        if 0 not in seated.seats_of(seated.chair_of(player_of(request))):
            return refusal("not-seated", 409)
        said = await hall_of(request).work(advised, msgspec.json.encode(play.state.view(None)))
        return Response(said, media_type=MediaType.JSON)

    @get("/games/{no:int}/review")
    async def review(self, request: Request[Any, Any, Any], table: str, no: int) -> Response[Any]:
        """A finished game: each decision beside the strong bot's, and how kind chance was."""
        room = await room_of(request, table)
        if room.table.game != GAME:
            return refusal("no-advice", 404)
        if no not in room.table.finished:
            return refusal("no-finished-game", 404, no=no)
        hall = hall_of(request)
        past = past_of(finished(await hall.store.entries(table), no))
        return Response(await hall.work(looked_back, past), media_type=MediaType.JSON)
