"""The HTTP API: the same as the socket for first paint, bots and scripts, described by OpenAPI."""

import asyncio
from typing import Annotated, Any

from litestar import Controller, Request, Response, get, patch, post
from litestar.exceptions import NotFoundException
from litestar.params import Parameter
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from hiroma.games import RULESETS, newest, ruleset
from hiroma.kernel import IllegalMove, Lesson, Ruleset, UnknownRules
from hiroma.kernel.lesson import play
from hiroma.server import bodies, errors, pages, presenter, protocol
from hiroma.server.accounts.authentication import Visitor
from hiroma.server.accounts.names import chosen
from hiroma.server.bounds import MOST
from hiroma.server.budget import aside
from hiroma.server.clubs.authorization import must_see
from hiroma.server.commands import carry_out
from hiroma.server.hall import Hall
from hiroma.server.lobby.wanted import Kind, Standing, Wanted
from hiroma.server.practice import past
from hiroma.server.replay import replay
from hiroma.server.room import Room
from hiroma.store import StoreError
from hiroma.table import entries
from hiroma.table.play import read_moves
from hiroma.table.refusal import Refusal, Refused
from hiroma.telling import LANGUAGES

PACKED = "packed"
"""Marks a route whose bodies are packed already."""

Number = Annotated[int, Parameter(ge=0, le=MOST)]
"""A number that is asked for in an address."""

READY = 3.0
"""Seconds in which the store of a hall that is ready answers."""

MOST_MOVES = 200
"""Moves in one attempt at a lesson."""


def hall_of(request: Request[Any, Any, Any]) -> Hall:
    """The hall this request came to."""
    hall: Hall = request.app.state.hall
    return hall


def player_of(request: Request[Any, Any, Any]) -> str:
    """The player who asks."""
    return visitor_of(request).player


def visitor_of(request: Request[Any, Any, Any]) -> Visitor:
    """Who asks (every request has somebody: see `app.AccessMiddleware`)."""
    visitor: Visitor = request.scope["visitor"]  # type: ignore[typeddict-item]  # the middleware put it there
    return visitor


async def room_of(request: Request[Any, Any, Any], table: str) -> Room:
    """The room of a table; `Refused` as `Hall.enter`."""
    return await hall_of(request).enter(table, player_of(request))


def game_card(rules: Ruleset) -> bodies.GameCard:
    """What the client knows of a game before it is played."""
    info = rules.info
    options = tuple(
        bodies.OptionCard(
            name=o.name, kind=o.kind, default=o.default, low=o.low, high=o.high, choices=o.choices, clause=o.clause
        )
        for o in info.options
    )
    return bodies.GameCard(
        id=info.id,
        version=info.version,
        designers=info.designers,
        seats=info.seats,
        options=options,
        bots=tuple(rules.bots),
        lessons=tuple(lesson.id for lesson in rules.lessons),
    )


def lesson_of(game: str, name: str) -> Lesson:
    """Return a lesson of a game; `Refused` ('no-such-lesson')."""
    for lesson in newest(game).lessons if game in RULESETS else ():
        if lesson.id == name:
            return lesson
    raise Refused("no-such-lesson")


class Api(Controller):
    """Everything under /api."""

    path = "/api"

    @get("/games")
    async def games(self) -> list[bodies.GameCard]:
        """The games of the hall, at the version of new tables."""
        return [game_card(newest(game)) for game in RULESETS]

    @get("/games/{game:str}/versions/{version:int}")
    async def version(self, game: str, version: int) -> bodies.GameCard:
        """A game at a version, for tables that were opened when it was the newest."""
        try:
            return game_card(ruleset(game, version))
        except UnknownRules as unknown:
            raise Refused.by_version(unknown) from None

    @post("/games/{game:str}/lessons/{lesson:str}", status_code=200)
    async def lesson(self, game: str, lesson: str, data: bodies.Attempt) -> Response[Any]:
        """Where a lesson stands after these turns; 409 with the refusal when the last of them is illegal."""
        asked = lesson_of(game, lesson)
        if sum(map(len, data.turns)) > MOST_MOVES:
            raise Refused("too-large", most=MOST_MOVES)
        try:
            turns = [read_moves(newest(game), moves) for moves in data.turns]
            return Response(await aside(play, asked, turns, draft=data.draft))
        except Refused as refused:
            return errors.answer(refused.refusal, 409)
        except IllegalMove as illegal:
            return errors.answer(Refused.by_rule(illegal, 0).refusal, 409)

    @get("/games/{game:str}/lessons/{lesson:str}/solution")
    async def solution(self, game: str, lesson: str) -> list[Any]:
        """The turns that solve a lesson."""
        return [list(turn) for turn in lesson_of(game, lesson).solution]

    @get("/me")
    async def me(self, request: Request[Any, Any, Any]) -> protocol.Me:
        """The person of this device."""
        return await hall_of(request).me(player_of(request))

    @patch("/me")
    async def change_me(self, request: Request[Any, Any, Any], data: bodies.NewMe) -> Response[Any]:
        """Take another name or language."""
        if data.locale is not None and data.locale not in LANGUAGES:
            raise Refused("locale-unknown", known=LANGUAGES)
        hall, player = hall_of(request), player_of(request)
        if data.name is not None:
            await hall.rename(player, chosen(data.name))
        return Response(await hall.speaks(player, data.locale or ""))

    @get("/tables")
    async def tables(
        self,
        request: Request[Any, Any, Any],
        game: str | None = None,
        status: Standing | None = None,
        clock: Kind | None = None,
        mine: bool = False,
        free: bool = False,
        before: float | None = None,
    ) -> list[protocol.Card]:
        """Listed tables and one's own, newest first; with `before` those that changed earlier."""
        wanted = Wanted(game=game, status=status, clock=clock, mine=mine, free=free)
        return await hall_of(request).listing.cards(player_of(request), wanted, before)

    @post("/tables")
    async def open_table(self, request: Request[Any, Any, Any], data: bodies.NewTable) -> Response[Any]:
        """Open a table; its maker is the host."""
        table = await hall_of(request).new_table(player_of(request), data)
        if isinstance(table, Refusal):
            return errors.answer(table)
        return Response(bodies.NewTableReply(id=table), status_code=201)

    @get("/tables/{table:str}")
    async def table(self, request: Request[Any, Any, Any], table: str, since: Number = 0) -> protocol.State:
        """A table as one sees it, with the log after `since`."""
        room, player = await room_of(request, table), player_of(request)
        room.hall.presence.acted(player)
        return await room.state(player, since)

    @get("/tables/{table:str}/history")
    async def history(self, request: Request[Any, Any, Any], table: str, before: Number) -> list[protocol.Happened]:
        """Up to 200 log entries before a rev, oldest first."""
        room = await room_of(request, table)
        viewer = presenter.viewer_of(room.table, player_of(request))
        last = max(0, min(before - 1, room.table.rev))
        return [presenter.happened(entry, viewer) for entry in room.table.history[max(0, last - 200) : last]]

    @post("/tables/{table:str}/commands", status_code=200, request_max_body_size=protocol.MAX_FRAME)
    async def command(self, request: Request[Any, Any, Any], table: str, data: protocol.Command) -> Response[Any]:
        """Ask something of a table, as by the socket; 409 with the refusal when nothing was done."""
        room = await room_of(request, table)
        visitor = visitor_of(request)
        program = visitor.token is not None
        room.hall.presence.acted(visitor.player)
        answer = await carry_out(hall_of(request), room, visitor.player, data, program=program)
        return Response(answer, status_code=409 if isinstance(answer, protocol.Refused) else 200)

    @get("/tables/{table:str}/games/{no:int}/replay")
    async def replay(
        self, request: Request[Any, Any, Any], table: str, no: int, seat: Number | None = None
    ) -> Response[Any]:
        """A finished game, step by step, as spectators or a seat saw it."""
        room = await room_of(request, table)
        if no not in room.table.finished:
            raise Refused("no-finished-game", no=no)
        hall = hall_of(request)
        rows = await hall.store.entries(table)
        try:
            return Response(await aside(replay, rows, no, hall.names, seat))
        except KeyError:
            raise Refused("no-such-seat", seat=seat) from None

    @post("/tables/{table:str}/games/{no:int}/practice")
    async def practise(self, request: Request[Any, Any, Any], table: str, no: int, data: bodies.GoOn) -> Response[Any]:
        """Open a table at which one plays on alone from a point of a finished game."""
        room = await room_of(request, table)
        if no not in room.table.finished:
            raise Refused("no-finished-game", no=no)
        hall = hall_of(request)
        rows = await hall.store.entries(table)
        asked, gone, version = await aside(past, rows, no, data.rev)
        opened = await hall.new_table(player_of(request), asked, gone, version)
        if isinstance(opened, Refusal):
            return errors.answer(opened)
        return Response(bodies.NewTableReply(id=opened), status_code=201)

    @get("/tables/{table:str}/log")
    async def log(self, request: Request[Any, Any, Any], table: str) -> Response[Any]:
        """The whole log, a JSON line each, once no game is on whose secrets it would show.

        It needs no rules, so it is there for a table of a version that the hall no longer has.
        """
        room = await hall_of(request).room(table)
        await must_see(hall_of(request), table, room, player_of(request))
        if room is not None:
            await request.app.state.days.disclose(room)
        rows = await hall_of(request).store.entries(table)
        log = [entries.decode(row.body) for row in rows]
        if not log:
            raise Refused("no-such-table", table=table[:64])
        playing = entries.running(log) if room is None else room.table.status == "playing"
        if playing or not any(entry.start for entry in log):
            raise Refused("game-running" if playing else "no-finished-game")
        body = b"".join(row.body + b"\n" for row in rows)
        name = f"hiroma-{table}.jsonl"
        disposition = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(body, media_type="application/x-ndjson", headers=disposition)

    @get("/health")
    async def health(self, request: Request[Any, Any, Any]) -> dict[str, Any]:
        """Whether the hall is ready: the store answers, and takes what is written. Else 503 ('store-away')."""
        hall = hall_of(request)
        try:
            async with asyncio.timeout(READY):
                await hall.store.head("-")
        except TimeoutError as late:
            raise StoreError("no answer") from late
        if hall.store.failing:
            raise StoreError("nothing can be written")
        return {"ok": True, "build": hall.build}


@get("/metrics", include_in_schema=False)
async def metrics() -> Response[bytes]:
    """For Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


@get(["/", "/{path:path}"], include_in_schema=False, opt={PACKED: True})
async def site(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The client."""
    path = request.url.path
    if path.startswith("/api/"):
        raise NotFoundException
    # What cannot be decoded names nothing: the client says so.
    shown = await aside(pages.page, path if pages.is_text(request.scope["raw_path"]) else None)
    headers = {**pages.HEADERS, "Cache-Control": shown.cache, "Vary": "Accept-Encoding"}
    body = shown.body
    if shown.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = shown.packed
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type=shown.kind, status_code=shown.status, headers=headers)
