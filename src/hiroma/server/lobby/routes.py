"""HTTP of the lobby: playing at once, what waits for one."""

from typing import Any

from litestar import Controller, Request, Response, get, post

from hiroma.server import protocol, sight
from hiroma.server.http import hall_of, player_of
from hiroma.server.lobby.bodies import PlayNow, Waiting
from hiroma.server.lobby.matching import Matching
from hiroma.table.refusal import Refusal


class Lobbying(Controller):
    """What somebody does who comes in."""

    path = "/api"

    @post("/play", status_code=200)
    async def play(self, request: Request[Any, Any, Any], data: PlayNow) -> Response[Any]:
        """A seat at once: at an open table that fits, or at a new one."""
        matching: Matching = request.app.state.matching
        table = await matching.play(player_of(request), data)
        if isinstance(table, Refusal):
            return Response(sight.refused(table, "", ""), status_code=422)
        return Response(protocol.NewTableReply(id=table))

    @get("/me/waiting")
    async def waiting(self, request: Request[Any, Any, Any]) -> list[Waiting]:
        """The tables where it is one's turn, the most urgent first."""
        return await hall_of(request).listing.waiting(player_of(request))
