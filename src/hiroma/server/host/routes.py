"""HTTP of the host's desk."""

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from hiroma.ids import TableId
from hiroma.server.core.visitor import Visitor
from hiroma.server.host.admin import AdminService
from hiroma.server.host.bodies import DeskPage, PersonLine, TableLine, Which, Wish
from hiroma.server.wire.marks import HOST


class HostDesk(Controller):
    """The routes for the host."""

    path = "/api/desk"
    security = HOST

    @get()
    async def page(self, admin: NamedDependency[AdminService], visitor: NamedDependency[Visitor]) -> DeskPage:
        """Return processes, settings, tables by state, and backups. `Refused` as `AdminService.must_be_host`."""
        await admin.must_be_host(visitor)
        return await admin.page()

    @get("/tables")
    async def tables(
        self,
        admin: NamedDependency[AdminService],
        visitor: NamedDependency[Visitor],
        which: FromQuery[Which] = "playing",
    ) -> list[TableLine]:
        """Return the tables in one state. `Refused` as `AdminService.must_be_host`."""
        await admin.must_be_host(visitor)
        return await admin.tables(which)

    @post("/tables/{table:str}/close", status_code=200)
    async def close(
        self, admin: NamedDependency[AdminService], visitor: NamedDependency[Visitor], table: FromPath[TableId]
    ) -> DeskPage:
        """Close a table for good: a game that is on ends without a winner.

        `Refused` as `AdminService.must_be_host` and `AdminService.close`.
        """
        await admin.must_be_host(visitor)
        await admin.close(table)
        return await admin.page()

    @get("/people")
    async def people(
        self, admin: NamedDependency[AdminService], visitor: NamedDependency[Visitor], text: FromQuery[str] = ""
    ) -> list[PersonLine]:
        """Return people whose name holds a text. `Refused` as `AdminService.must_be_host`."""
        await admin.must_be_host(visitor)
        return await admin.people(text)

    @post("/backups", status_code=200)
    async def back_up(self, admin: NamedDependency[AdminService], visitor: NamedDependency[Visitor]) -> DeskPage:
        """Write a backup, while people play. `Refused` as `AdminService.must_be_host` and `AdminService.back_up`."""
        await admin.must_be_host(visitor)
        await admin.back_up()
        return await admin.page()

    @post("/restore", status_code=200)
    async def restore(
        self, admin: NamedDependency[AdminService], visitor: NamedDependency[Visitor], data: JSONBody[Wish]
    ) -> DeskPage:
        """Close, go on with the backup of that name, and open again.

        `Refused` as `AdminService.must_be_host` and `AdminService.restore`.
        """
        await admin.must_be_host(visitor)
        await admin.restore(data.name)
        return await admin.page()

    @post("/drain", status_code=200)
    async def drain(self, admin: NamedDependency[AdminService], visitor: NamedDependency[Visitor]) -> DeskPage:
        """Close in order: every process leaves when its people know. `Refused` as `AdminService.must_be_host`."""
        await admin.must_be_host(visitor)
        await admin.drain()
        return await admin.page()
