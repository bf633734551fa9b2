"""HTTP route of the export."""

from litestar import Controller, Response, get
from litestar.di import NamedDependency

from hiroma.ids import PlayerId
from hiroma.server.accounts.pages import OwnAccount
from hiroma.server.core.names import Names
from hiroma.server.export import own_data
from hiroma.server.export.bodies import Export
from hiroma.store import Store


class Exporting(Controller):
    """The visitor's own data as a file."""

    path = "/api/account"

    @get("/export.json")
    async def export(
        self,
        store: NamedDependency[Store],
        names: NamedDependency[Names],
        own_account: NamedDependency[OwnAccount],
        me: NamedDependency[PlayerId],
    ) -> Response[Export]:
        """Return all that the hall keeps about the visitor, as a file."""
        kept = await own_data.export(store, names, own_account, me)
        return Response(kept, headers={"Content-Disposition": 'attachment; filename="hiroma-account.json"'})
