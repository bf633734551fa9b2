"""HTTP of the host's desk."""

from typing import Any

from litestar import Controller, Request, get, post

from hiroma.server.host.admin import AdminService
from hiroma.server.host.bodies import DeskPage, PersonLine, TableLine, Which, Wish
from hiroma.server.http import visitor_of


async def admin_of(request: Request[Any, Any, Any]) -> AdminService:
    """The desk of the hall this request came to, for its host."""
    admin: AdminService = request.app.state.admin
    await admin.must_be_host(visitor_of(request))
    return admin


class HostDesk(Controller):
    """What only the host may ask."""

    path = "/api/desk"

    @get()
    async def page(self, request: Request[Any, Any, Any]) -> DeskPage:
        """Processes, settings, tables by state, backups."""
        return await (await admin_of(request)).page()

    @get("/tables")
    async def tables(self, request: Request[Any, Any, Any], which: Which = "playing") -> list[TableLine]:
        """Tables in one state."""
        return await (await admin_of(request)).tables(which)

    @post("/tables/{table:str}/close", status_code=200)
    async def close(self, request: Request[Any, Any, Any], table: str) -> DeskPage:
        """Close a table: a game that is on ends without a winner."""
        admin = await admin_of(request)
        await admin.close(table)
        return await admin.page()

    @get("/people")
    async def people(self, request: Request[Any, Any, Any], text: str = "") -> list[PersonLine]:
        """People by a part of their name."""
        return await (await admin_of(request)).people(text)

    @post("/backups", status_code=200)
    async def back_up(self, request: Request[Any, Any, Any]) -> DeskPage:
        """Back everything up, while people play."""
        admin = await admin_of(request)
        await admin.back_up()
        return await admin.page()

    @post("/restore", status_code=200)
    async def restore(self, request: Request[Any, Any, Any], data: Wish) -> DeskPage:
        """Close, go on with a backup, and open again."""
        admin = await admin_of(request)
        await admin.restore(data.name)
        return await admin.page()

    @post("/drain", status_code=200)
    async def drain(self, request: Request[Any, Any, Any]) -> DeskPage:
        """Close in order: every process leaves when its people know."""
        admin = await admin_of(request)
        await admin.drain()
        return await admin.page()
