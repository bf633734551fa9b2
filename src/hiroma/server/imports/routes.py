"""HTTP of imported logs."""

import msgspec
from litestar import Controller, Response, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream

from hiroma.bots.hindsight import Part
from hiroma.games import capabilities
from hiroma.ids import NO_TABLE, ImportId, PlayerId
from hiroma.server.advice.reviewing import with_breaks
from hiroma.server.core.practice import past
from hiroma.server.core.replay import Replay, replay
from hiroma.server.core.tables import Tables
from hiroma.server.core.visitor import HallRequest
from hiroma.server.imports.bodies import ImportCard, Imports, ShareImport
from hiroma.server.imports.service import FILE, ImportDesk
from hiroma.server.limits.budget import aside
from hiroma.server.wire import bodies, marks
from hiroma.server.wire.bounds import Asked
from hiroma.store.imports import review_key
from hiroma.table.refusal import Refusal, Refused

LINES = "application/x-ndjson"
"""The media type of what comes line by line."""


class Importing(Controller):
    """Everything under /api/imports."""

    path = "/api/imports"

    @get()
    async def imports(self, import_desk: NamedDependency[ImportDesk], me: NamedDependency[PlayerId]) -> Imports:
        """Return the player's own imported logs, newest first, and the room for more."""
        return await import_desk.own(me)

    @post(request_max_body_size=FILE, opt={marks.FILE: None})
    async def bring(
        self, import_desk: NamedDependency[ImportDesk], me: NamedDependency[PlayerId], request: HallRequest
    ) -> ImportCard:
        """Import a log: the body is the file that `export` gives, an entry a line, 512 KiB at most.

        Every entry is checked as `hiroma verify` does. Nothing of it counts anywhere. A log that the player has
        already comes back as it is. `Refused`: 'too-large', and as `ImportDesk.bring`.
        """
        return await import_desk.bring(me, await request.body())

    @get("/{log:str}")
    async def one(
        self, import_desk: NamedDependency[ImportDesk], me: NamedDependency[PlayerId], log: FromPath[ImportId]
    ) -> ImportCard:
        """Return an imported log of the player, or one that its owner shares. `Refused` as `ImportDesk.see`."""
        return await import_desk.see(log, me)

    @patch("/{log:str}")
    async def share(
        self,
        import_desk: NamedDependency[ImportDesk],
        me: NamedDependency[PlayerId],
        log: FromPath[ImportId],
        data: JSONBody[ShareImport],
    ) -> ImportCard:
        """Let everybody with the link see the player's imported log, or nobody else. `Refused`: 'no-such-import'."""
        return await import_desk.share(log, me, data.shared)

    @delete("/{log:str}", status_code=200)
    async def drop(
        self, import_desk: NamedDependency[ImportDesk], me: NamedDependency[PlayerId], log: FromPath[ImportId]
    ) -> bodies.Done:
        """Delete the player's imported log. `Refused`: 'no-such-import'."""
        await import_desk.drop(log, me)
        return bodies.Done()

    @get("/{log:str}/log", media_type=LINES)
    async def lines(
        self, import_desk: NamedDependency[ImportDesk], me: NamedDependency[PlayerId], log: FromPath[ImportId]
    ) -> Response[bytes]:
        """Return the lines of an imported log. `Refused` as `ImportDesk.see`."""
        rows = await import_desk.log(log, None, me)
        disposition = {"Content-Disposition": f'attachment; filename="hiroma-{log}.jsonl"'}
        return Response(b"".join(row.body + b"\n" for row in rows), media_type=LINES, headers=disposition)

    @get("/{log:str}/games/{no:int}/replay")
    async def replay(
        self,
        import_desk: NamedDependency[ImportDesk],
        me: NamedDependency[PlayerId],
        log: FromPath[ImportId],
        no: FromPath[int],
        seat: FromQuery[Asked | None] = None,
    ) -> Replay:
        """Return a game of an imported log, step by step, as spectators or a `seat` saw it.

        The seats of people have no names: anybody can write a log. `Refused`: 'no-such-seat', and as `ImportDesk.log`.
        """
        rows = await import_desk.log(log, no, me)
        try:
            seen = await aside(replay, rows, no, None, {}, seat)
        except KeyError:
            raise Refused("no-such-seat", seat=seat) from None
        return msgspec.structs.replace(seen, table=NO_TABLE)

    @post("/{log:str}/games/{no:int}/practice")
    async def practise(
        self,
        import_desk: NamedDependency[ImportDesk],
        tables: NamedDependency[Tables],
        me: NamedDependency[PlayerId],
        log: FromPath[ImportId],
        no: FromPath[int],
        data: JSONBody[bodies.GoOn],
    ) -> bodies.NewTableReply:
        """Open a table at which the player goes on alone after entry `rev` of a game of an imported log.

        `Refused` as `ImportDesk.log`, `past` and `Tables.new`.
        """
        rows = await import_desk.log(log, no, me)
        asked, gone, version = await aside(past, rows, no, data.rev)
        opened = await tables.new(me, asked, msgspec.structs.replace(gone, table=NO_TABLE), version)
        if isinstance(opened, Refusal):
            raise Refused.of(opened)
        return bodies.NewTableReply(id=opened)

    @get(
        "/{log:str}/games/{no:int}/chances/parts",
        media_type=LINES,
        responses={200: ResponseSpec(Part, description="OK", generate_examples=False, media_type=LINES)},
    )
    async def parts(
        self,
        import_desk: NamedDependency[ImportDesk],
        me: NamedDependency[PlayerId],
        log: FromPath[ImportId],
        no: FromPath[int],
    ) -> Stream:
        """Return everybody's chance to win over a game of an imported log, part by part and at the end whole.

        Only for games with insight. `Refused`: 'no-advice', and as `ImportDesk.log`.
        """
        card = await import_desk.see(log, me)
        if capabilities(card.game).insight is None:
            raise Refused("no-advice")
        if no not in {game.no for game in card.games}:
            raise Refused("no-finished-game", no=no)
        return Stream(with_breaks(import_desk.reviews.lines(review_key(log), no)), media_type=LINES)
