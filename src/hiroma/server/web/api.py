"""The HTTP API: the same as the socket for first paint, bots and scripts, described by OpenAPI."""

import asyncio
from typing import cast

import msgspec
from litestar import Controller, Response, get, patch, post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

import hiroma
from hiroma.ids import NO_TABLE, PlayerId, TableId
from hiroma.kernel.texts import LANGUAGES
from hiroma.server.core.names import Names
from hiroma.server.core.naming import chosen
from hiroma.server.core.people import People
from hiroma.server.core.practice import past
from hiroma.server.core.presence import Presence
from hiroma.server.core.replay import Replay, replay
from hiroma.server.core.tables import Tables, must_see
from hiroma.server.core.visitor import HallRequest, Visitor
from hiroma.server.daily.days import Days
from hiroma.server.limits.budget import aside
from hiroma.server.lobby.listing import Listing
from hiroma.server.settings import Settings
from hiroma.server.web.asking import Asking
from hiroma.server.web.routing import Routing
from hiroma.server.wire import bodies, presenter, protocol, views
from hiroma.server.wire.bounds import Asked
from hiroma.server.wire.connection import text_of
from hiroma.server.wire.wanted import Kind, Standing, Wanted
from hiroma.store import Store, StoreError
from hiroma.table import entries
from hiroma.table.refusal import Refusal, Refused

READY = 3.0
"""Seconds in which the store of a hall that is ready answers."""

LINES = "application/x-ndjson"
"""The media type of a log."""

ANSWERED = {
    200: ResponseSpec(protocol.Ack, generate_examples=False, description="The command was carried out"),
    409: ResponseSpec(protocol.Refused, generate_examples=False, description="Nothing was changed"),
}
"""Answers to a command."""

_answer_from = msgspec.json.Decoder(protocol.Ack | protocol.Refused).decode


class Api(Controller):
    """Everything under /api that no other controller answers."""

    path = "/api"

    @get("/me")
    async def person(self, me: NamedDependency[PlayerId], people: NamedDependency[People]) -> views.Me:
        """Return the player who asks."""
        return await people.me(me)

    @patch("/me")
    async def change_me(
        self, me: NamedDependency[PlayerId], people: NamedDependency[People], data: JSONBody[bodies.NewMe]
    ) -> views.Me:
        """Take another name, language or face.

        `Refused`: 'locale-unknown', and as `chosen` and `People.rename`.
        """
        if data.locale is not None and data.locale not in LANGUAGES:
            raise Refused("locale-unknown", known=LANGUAGES)
        if data.name is not None:
            await people.rename(me, chosen(data.name))
        if data.face is not None:
            await people.wear(me, data.face)
        return await people.speaks(me, data.locale or "")

    @get("/tables")
    async def tables(
        self,
        me: NamedDependency[PlayerId],
        listing: NamedDependency[Listing],
        game: FromQuery[str | None] = None,
        status: FromQuery[Standing | None] = None,
        clock: FromQuery[Kind | None] = None,
        mine: FromQuery[bool] = False,
        free: FromQuery[bool] = False,
        before: FromQuery[float | None] = None,
    ) -> list[views.Card]:
        """Return listed tables (100 at most), the player's own and those of their clubs, newest first.

        The other parameters narrow the list: `free` to tables with room, `mine` to the player's own.
        `before` takes a table's `changed` and goes on from there.
        """
        wanted = Wanted(game=game, status=status, clock=clock, mine=mine, free=free)
        return await listing.cards(me, wanted, before)

    @post("/tables")
    async def open_table(
        self,
        request: HallRequest,
        me: NamedDependency[PlayerId],
        tables: NamedDependency[Tables],
        routing: NamedDependency[Routing],
        data: JSONBody[bodies.NewTable],
    ) -> Response[bodies.NewTableReply]:
        """Open a table; its maker is the host.

        With `practice` = 3 the player plays alone for three. `rated` is false for games that do not count. True is
        refused where they cannot count. `Refused`: 'game-unknown', 'rated-accounts-only', 'rated-no-robots',
        'too-many-open', 'too-many-opened'.
        """
        table = await tables.new(me, data)
        if isinstance(table, Refusal):
            raise Refused.of(table)
        return Response(bodies.NewTableReply(id=table), cookies=await routing.table(table, request))

    @get("/tables/{table:str}")
    async def table(
        self,
        me: NamedDependency[PlayerId],
        asking: NamedDependency[Asking],
        presence: NamedDependency[Presence],
        table: FromPath[TableId],
        since: FromQuery[Asked] = 0,
    ) -> protocol.State:
        """Return a table as the player sees it.

        `since` leaves out the log up to that entry. `Refused` as `Tables.see`.
        """
        frame = await asking.state(me, table, since)
        presence.acted(me)
        # It is in its final form: no game's view is read here.
        return cast("protocol.State", msgspec.Raw(text_of(frame)))

    @get("/tables/{table:str}/history")
    async def history(
        self,
        me: NamedDependency[PlayerId],
        tables: NamedDependency[Tables],
        table: FromPath[TableId],
        before: FromQuery[Asked],
    ) -> list[views.Happened]:
        """Return up to 200 log entries before an entry, oldest first. `Refused` as `Tables.see`."""
        seen = await tables.see(table, me)
        viewer = presenter.viewer_of(seen, me)
        last = max(0, min(before - 1, tables.shown_to(seen, me)))
        return [presenter.happened(entry, viewer) for entry in seen.history[max(0, last - 200) : last]]

    @post("/tables/{table:str}/commands", status_code=200, request_max_body_size=protocol.MAX_FRAME, responses=ANSWERED)
    async def command(
        self,
        visitor: NamedDependency[Visitor],
        asking: NamedDependency[Asking],
        presence: NamedDependency[Presence],
        table: FromPath[TableId],
        data: JSONBody[protocol.Command],
    ) -> Response[protocol.Ack | protocol.Refused | None]:
        """Ask something of a table: the `command` frame of the socket.

        A refused command has status 409, whatever its code. `Refused` as `Tables.see`.
        """
        asked = msgspec.structs.replace(data, table=table)
        frame = await asking.ask(visitor.player, asked, program=visitor.token is not None)
        presence.acted(visitor.player)
        answer = None if frame is None else _answer_from(text_of(frame))
        return Response(answer, status_code=409 if isinstance(answer, protocol.Refused) else 200)

    @get("/tables/{table:str}/games/{no:int}/replay")
    async def replay(
        self,
        me: NamedDependency[PlayerId],
        tables: NamedDependency[Tables],
        store: NamedDependency[Store],
        names: NamedDependency[Names],
        table: FromPath[TableId],
        no: FromPath[int],
        seat: FromQuery[Asked | None] = None,
    ) -> Replay:
        """Return a game, step by step, as spectators or a `seat` saw it.

        Of the game that is on, the player is shown what they see at the table, whichever seat is named. `Refused`:
        'no-finished-game', 'no-such-seat', and as `Tables.see`.
        """
        seen = await tables.see(table, me)
        running = seen.status == "playing" and no == seen.no
        if no not in seen.finished and not running:
            raise Refused("no-finished-game", no=no)
        if running and seat is not None and seat not in range(len(seen.chairs)):
            raise Refused("no-such-seat")
        await names.know({chair.player for chair in seen.chairs if chair.player})
        eyes, until = (presenter.viewer_of(seen, me), tables.shown_to(seen, me)) if running else (seat, seen.rev)
        rows = [row for row in await store.tables.entries(table) if row.rev <= until]
        try:
            return await aside(replay, rows, no, names, names.faces, eyes, running=running)
        except KeyError:
            raise Refused("no-finished-game" if running else "no-such-seat", seat=seat) from None

    @post("/tables/{table:str}/games/{no:int}/practice")
    async def practise(
        self,
        me: NamedDependency[PlayerId],
        tables: NamedDependency[Tables],
        store: NamedDependency[Store],
        table: FromPath[TableId],
        no: FromPath[int],
        data: JSONBody[bodies.GoOn],
    ) -> bodies.NewTableReply:
        """Open a table at which the player goes on alone after entry `rev` of a finished game.

        `Refused`: 'no-finished-game', and as `Tables.see` and `past`.
        """
        seen = await tables.see(table, me)
        if no not in seen.finished:
            raise Refused("no-finished-game", no=no)
        rows = await store.tables.entries(table)
        asked, gone, version = await aside(past, rows, no, data.rev)
        opened = await tables.new(me, asked, gone, version)
        if isinstance(opened, Refusal):
            raise Refused.of(opened)
        return bodies.NewTableReply(id=opened)

    @get("/tables/{table:str}/log", media_type=LINES)
    async def log(
        self,
        me: NamedDependency[PlayerId],
        tables: NamedDependency[Tables],
        store: NamedDependency[Store],
        challenge: NamedDependency[Days],
        table: FromPath[TableId],
    ) -> Response[bytes]:
        """Return the whole log, an entry a line, when no game is on.

        It needs no rules, so it is there for a table of a version that the hall no longer has. `Refused`:
        'no-such-table', 'game-running', 'no-finished-game', and as `must_see`.
        """
        seen = await tables.look(table)
        await must_see(store, table, seen, me, games=True)
        if seen is not None:
            await challenge.disclose(seen)
        rows = await store.tables.entries(table)
        log = [entries.decode(row.body) for row in rows]
        if not log:
            raise Refused("no-such-table", table=table[:64])
        # Asked after the rows were read: none of them is of a game that is on.
        seen = await tables.look(table)
        playing = entries.running(log) if seen is None else seen.status == "playing"
        if playing or not any(entry.start for entry in log):
            raise Refused("game-running" if playing else "no-finished-game")
        disposition = {"Content-Disposition": f'attachment; filename="hiroma-{table}.jsonl"'}
        return Response(b"".join(row.body + b"\n" for row in rows), media_type=LINES, headers=disposition)

    @get("/health")
    async def health(self, store: NamedDependency[Store], settings: NamedDependency[Settings]) -> bodies.Ready:
        """Return that the hall is ready: its store answers, and takes what is written. `Refused`: 'store-away'."""
        try:
            async with asyncio.timeout(READY):
                await store.tables.head(NO_TABLE)
        except TimeoutError as late:
            raise StoreError("no answer") from late
        if store.engine.failing:
            raise StoreError("nothing can be written")
        return bodies.Ready(ok=True, build=hiroma.__version__, trial=settings.trial)
