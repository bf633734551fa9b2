"""HTTP of the analysis board: the tree of variations of a practice table, and tables that begin at a position."""

from typing import Annotated

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, Parameter

from hiroma.ids import PlayerId, TableId
from hiroma.server.advice.positions import Position, Variations, asked, variations
from hiroma.server.core.tables import Tables
from hiroma.server.wire.bodies import NewTableReply
from hiroma.server.wire.bounds import MOST
from hiroma.table.refusal import Refusal, Refused

From = Annotated[int, Parameter(ge=0, le=MOST)]

BODY = 256 * 1024
"""Bytes of a position."""


class AnalysisBoard(Controller):
    """Positions that somebody studies."""

    path = "/api"

    @get("/tables/{table:str}/variations")
    async def variations(
        self,
        tables: NamedDependency[Tables],
        me: NamedDependency[PlayerId],
        table: FromPath[TableId],
        since: FromQuery[From] = 0,
    ) -> Variations:
        """Return the tree of variations of a practice table, from a node on. Nodes never change.

        `Refused` as `variations` and `Tables.see`.
        """
        return variations(await tables.see(table, me), me, since)

    @post("/positions", request_max_body_size=BODY)
    async def open_at(
        self,
        tables: NamedDependency[Tables],
        me: NamedDependency[PlayerId],
        data: JSONBody[Position],
    ) -> NewTableReply:
        """Open a practice table at a position that a link holds: the way there is played by the rules once more.

        `Refused`: 'no-such-position' when it does not follow from them, 'too-many-open', 'too-many-opened', and as
        `asked`.
        """
        new, past = asked(data)
        opened = await tables.new(me, new, past, data.version)
        if isinstance(opened, Refusal):
            known = opened.code in ("people", "too-many-open", "too-many-opened", "banned", "closing")
            raise Refused.of(opened) if known else Refused("no-such-position")
        return NewTableReply(id=opened)
