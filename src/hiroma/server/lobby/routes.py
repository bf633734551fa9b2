"""HTTP of the lobby: playing at once, what waits for one, presets."""

from typing import Any

import msgspec
from litestar import Controller, Request, Response, get, post, put

from hiroma.server import bodies, errors
from hiroma.server.http import hall_of, player_of
from hiroma.server.lobby.bodies import PlayNow, Preset, Waiting
from hiroma.server.lobby.matchmaking import Matchmaking
from hiroma.server.lobby.presets import Presets, must_be_good
from hiroma.store import presets
from hiroma.table.refusal import Refusal, Refused

MOST_PRESETS = 60
"""Of one person."""


class Lobbying(Controller):
    """What somebody does who comes in."""

    path = "/api"

    @post("/play", status_code=200)
    async def play(self, request: Request[Any, Any, Any], data: PlayNow) -> Response[Any]:
        """A seat at once: at an open table that fits, or at a new one."""
        matchmaking: Matchmaking = request.app.state.matchmaking
        table = await matchmaking.play(player_of(request), data)
        if isinstance(table, Refusal):
            return errors.answer(table)
        return Response(bodies.NewTableReply(id=table))

    @get("/me/waiting")
    async def waiting(self, request: Request[Any, Any, Any]) -> list[Waiting]:
        """The tables where it is one's turn, the most urgent first."""
        return await hall_of(request).listing.waiting(player_of(request))

    @get("/me/presets")
    async def presets(self, request: Request[Any, Any, Any]) -> Presets:
        """Sets of options with a name: the host's and one's own."""
        body = await hall_of(request).store.read(presets.of, player_of(request))
        return Presets(house=request.app.state.house, own=msgspec.json.decode(body, type=list[Preset]))

    @put("/me/presets")
    async def keep_presets(self, request: Request[Any, Any, Any], data: list[Preset]) -> Response[Any]:
        """Put these in the place of one's own."""
        if len(data) > MOST_PRESETS:
            raise Refused("too-large", most=MOST_PRESETS)
        for preset in data:
            must_be_good(preset.game, preset.options)
        await hall_of(request).store.write(presets.save, player_of(request), msgspec.json.encode(data))
        return Response(Presets(house=request.app.state.house, own=data))
