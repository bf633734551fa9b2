"""HTTP of fair play: one's own lists, reports, and the moderators' desk."""

from typing import Any

from litestar import Controller, Request, delete, get, post, put

from hiroma.server.fairplay import block_lists
from hiroma.server.fairplay.bodies import Case, Desk, NewReport, NewRuling, Shunned
from hiroma.server.fairplay.moderation import Moderation
from hiroma.server.fairplay.standing import Conduct
from hiroma.server.http import hall_of, player_of, visitor_of


def moderation_of(request: Request[Any, Any, Any]) -> Moderation:
    """The moderators' desk of the hall this request came to."""
    moderation: Moderation = request.app.state.moderation
    return moderation


class FairPlay(Controller):
    """What everybody may ask."""

    path = "/api"

    @get("/me/conduct")
    async def conduct(self, request: Request[Any, Any, Any]) -> Conduct:
        """How the hall stands to one: warnings, mute, ban, lists."""
        visitor = visitor_of(request)
        return await block_lists.conduct(hall_of(request), visitor.player, visitor.session is not None)

    @post("/me/conduct/read", status_code=200)
    async def read(self, request: Request[Any, Any, Any]) -> Conduct:
        """One has read one's warnings."""
        visitor = visitor_of(request)
        await moderation_of(request).read(visitor.player)
        return await block_lists.conduct(hall_of(request), visitor.player, visitor.session is not None)

    @get("/me/shunned")
    async def shunned(self, request: Request[Any, Any, Any]) -> Shunned:
        """Whom one ignores and avoids."""
        return await block_lists.shunned(hall_of(request), player_of(request))

    @put("/me/shunned/{how:str}/{player:str}")
    async def shun(self, request: Request[Any, Any, Any], how: str, player: str) -> Shunned:
        """Ignore or avoid somebody from now on."""
        await block_lists.shun(hall_of(request), player_of(request), how, player, on=True)
        return await block_lists.shunned(hall_of(request), player_of(request))

    @delete("/me/shunned/{how:str}/{player:str}", status_code=200)
    async def forgive(self, request: Request[Any, Any, Any], how: str, player: str) -> Shunned:
        """Do so no longer."""
        await block_lists.shun(hall_of(request), player_of(request), how, player, on=False)
        return await block_lists.shunned(hall_of(request), player_of(request))

    @post("/reports", status_code=201)
    async def report(self, request: Request[Any, Any, Any], data: NewReport) -> dict[str, Any]:
        """Report somebody to the moderators."""
        await moderation_of(request).report(player_of(request), data)
        return {}


class Moderators(Controller):
    """What only moderators may ask."""

    path = "/api/moderation"

    @get()
    async def desk(self, request: Request[Any, Any, Any]) -> Desk:
        """Open reports, and the audit."""
        moderation = moderation_of(request)
        return await moderation.desk(await moderation.must_moderate(visitor_of(request)))

    @get("/people/{player:str}")
    async def case(self, request: Request[Any, Any, Any], player: str) -> Case:
        """One person: what holds now, and every ruling upon them."""
        moderation = moderation_of(request)
        await moderation.must_moderate(visitor_of(request))
        return await moderation.case(player)

    @post("/rulings", status_code=200)
    async def rule(self, request: Request[Any, Any, Any], data: NewRuling) -> Case:
        """Warn, mute, ban, or dismiss a report."""
        moderation = moderation_of(request)
        await moderation.rule(await moderation.must_moderate(visitor_of(request)), data)
        return await moderation.case(data.player)
