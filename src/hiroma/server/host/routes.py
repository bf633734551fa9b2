"""HTTP of the host's desk."""

from typing import Any

from litestar import Controller, Request, get, post

from hiroma.server.host.bodies import DeskPage, PersonLine, TableLine, Which, Wish
from hiroma.server.host.office import Office
from hiroma.server.http import visitor_of


async def office_of(request: Request[Any, Any, Any]) -> Office:
    """The desk of the hall this request came to, for its host."""
    office: Office = request.app.state.office
    await office.must_be_host(visitor_of(request))
    return office


class HostDesk(Controller):
    """What only the host may ask."""

    path = "/api/desk"

    @get()
    async def page(self, request: Request[Any, Any, Any]) -> DeskPage:
        """Processes, settings, tables by state, backups."""
        return await (await office_of(request)).page()

    @get("/tables")
    async def tables(self, request: Request[Any, Any, Any], which: Which = "playing") -> list[TableLine]:
        """Tables in one state."""
        return await (await office_of(request)).tables(which)

    @post("/tables/{table:str}/close", status_code=200)
    async def close(self, request: Request[Any, Any, Any], table: str) -> DeskPage:
        """Close a table: a game that is on ends without a winner."""
        office = await office_of(request)
        await office.close(table)
        return await office.page()

    @get("/people")
    async def people(self, request: Request[Any, Any, Any], text: str = "") -> list[PersonLine]:
        """People by a part of their name."""
        return await (await office_of(request)).people(text)

    @post("/backups", status_code=200)
    async def back_up(self, request: Request[Any, Any, Any]) -> DeskPage:
        """Back everything up, while people play."""
        office = await office_of(request)
        await office.back_up()
        return await office.page()

    @post("/restore", status_code=200)
    async def restore(self, request: Request[Any, Any, Any], data: Wish) -> DeskPage:
        """Close, go on with a backup, and open again."""
        office = await office_of(request)
        await office.restore(data.name)
        return await office.page()

    @post("/drain", status_code=200)
    async def drain(self, request: Request[Any, Any, Any]) -> DeskPage:
        """Close in order: every process leaves when its people know."""
        office = await office_of(request)
        await office.drain()
        return await office.page()
