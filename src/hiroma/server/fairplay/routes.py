"""HTTP of fair play: block lists, reports, and the moderators' desk."""

from litestar import Controller, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from hiroma.ids import PlayerId
from hiroma.server.core.conduct import conduct
from hiroma.server.core.names import Names
from hiroma.server.core.sockets import Sockets
from hiroma.server.core.visitor import Visitor
from hiroma.server.fairplay import block_lists, moderation
from hiroma.server.fairplay.bodies import Case, Desk, NewReport, NewRuling, ReadWarnings, Shunned
from hiroma.server.fairplay.reports import Reports, must_moderate
from hiroma.server.wire.bodies import Done
from hiroma.server.wire.marks import MODERATOR
from hiroma.server.wire.standing import Conduct
from hiroma.store import Store


class FairPlay(Controller):
    """The routes for everybody."""

    path = "/api"

    @get("/me/conduct")
    async def conduct(self, store: NamedDependency[Store], visitor: NamedDependency[Visitor]) -> Conduct:
        """Return the visitor's warnings, mute, ban and block lists."""
        return await conduct(store, visitor.player, visitor.session is not None)

    @post("/me/conduct/read", status_code=200)
    async def read_warnings(
        self,
        store: NamedDependency[Store],
        sockets: NamedDependency[Sockets],
        visitor: NamedDependency[Visitor],
        data: JSONBody[ReadWarnings],
    ) -> Conduct:
        """Keep that the visitor has read their warnings, up to one of them."""
        await moderation.read(store, sockets, visitor.player, data.at)
        return await conduct(store, visitor.player, visitor.session is not None)

    @get("/me/shunned")
    async def shunned(
        self, store: NamedDependency[Store], names: NamedDependency[Names], me: NamedDependency[PlayerId]
    ) -> Shunned:
        """Return the visitor's block lists, with names.

        The visitor is not sent the chat of `ignored` players. `avoided` players do not sit down at their tables.
        """
        return await block_lists.shunned(store, names, me)

    @put("/me/shunned/{how:str}/{player:str}")
    async def shun(
        self,
        store: NamedDependency[Store],
        names: NamedDependency[Names],
        sockets: NamedDependency[Sockets],
        me: NamedDependency[PlayerId],
        how: FromPath[str],
        player: FromPath[PlayerId],
    ) -> Shunned:
        """Put somebody on the list `ignored` or `avoided` of the visitor. `Refused` as `block_lists.shun`."""
        await block_lists.shun(store, sockets, me, how, player, on=True)
        return await block_lists.shunned(store, names, me)

    @delete("/me/shunned/{how:str}/{player:str}", status_code=200)
    async def forgive(
        self,
        store: NamedDependency[Store],
        names: NamedDependency[Names],
        sockets: NamedDependency[Sockets],
        me: NamedDependency[PlayerId],
        how: FromPath[str],
        player: FromPath[PlayerId],
    ) -> Shunned:
        """Take somebody off a block list of the visitor. `Refused` as `block_lists.shun`."""
        await block_lists.shun(store, sockets, me, how, player, on=False)
        return await block_lists.shunned(store, names, me)

    @post("/reports", status_code=201)
    async def report(
        self, reports: NamedDependency[Reports], me: NamedDependency[PlayerId], data: JSONBody[NewReport]
    ) -> Done:
        """Report somebody to the moderators.

        `reason` is `chat`, `name`, `cheating`, `leaving` or `other`; `table` may be left out. `Refused` as
        `Reports.keep`.
        """
        await reports.keep(me, data)
        return Done()


class Moderators(Controller):
    """The routes for moderators."""

    path = "/api/moderation"
    security = MODERATOR

    @get()
    async def desk(
        self, store: NamedDependency[Store], names: NamedDependency[Names], visitor: NamedDependency[Visitor]
    ) -> Desk:
        """Return open reports with what was said, and the newest lines of the audit. `Refused` as `must_moderate`."""
        return await moderation.desk(store, names, await must_moderate(store, visitor))

    @get("/people/{player:str}")
    async def case(
        self,
        store: NamedDependency[Store],
        names: NamedDependency[Names],
        visitor: NamedDependency[Visitor],
        player: FromPath[PlayerId],
    ) -> Case:
        """Return a person: the sanctions in force, and every ruling upon them.

        `Refused` as `must_moderate` and `moderation.case`.
        """
        await must_moderate(store, visitor)
        return await moderation.case(store, names, player)

    @post("/rulings", status_code=200)
    async def rule(
        self,
        store: NamedDependency[Store],
        names: NamedDependency[Names],
        sockets: NamedDependency[Sockets],
        visitor: NamedDependency[Visitor],
        data: JSONBody[NewRuling],
    ) -> Case:
        """Warn, mute or ban somebody (0 hours lifts it), or dismiss a report.

        `Refused` as `must_moderate` and `moderation.rule`.
        """
        await moderation.rule(store, sockets, await must_moderate(store, visitor), data)
        return await moderation.case(store, names, data.player)
