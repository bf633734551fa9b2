"""Routing hint: a cookie that names the process a table lives at, for the proxy in front of a hall of several.

A proxy that reads it sends the people of a table to its owner, so nothing has to be relayed. All works without it.
"""

from collections.abc import Callable

from litestar.datastructures import Cookie

from hiroma.ids import TableId
from hiroma.server.cluster.cluster import Cluster
from hiroma.server.cluster.naming import public_name
from hiroma.server.core.visitor import HallRequest
from hiroma.store import StoreError
from hiroma.store.leases import LeaseRepository

AT = "hiroma_at"
"""The name of the cookie; the value is the `name` setting of a process."""
LIFE = 600
"""Seconds for which a browser keeps it: the next page of a table brings another one."""
PAGE = "/t/"
"""The addresses of the pages of tables begin like this."""


class Routing:
    """The hints of a process, none where `cluster` is None: in a hall of one, and where the process has no public name.

    `secure` returns True for the scheme of a request that came by HTTPS.
    """

    def __init__(self, leases: LeaseRepository, cluster: Cluster | None, secure: Callable[[str], bool]) -> None:
        self._leases = leases
        self._cluster = cluster
        self._secure = secure

    async def page(self, request: HallRequest) -> list[Cookie]:
        """Return the cookie for a page: the owner of its table, if it has one. Claims nothing."""
        path = request.url.path
        if self._cluster is None or not path.startswith(PAGE):
            return []
        return await self.table(TableId(path[len(PAGE) :].partition("/")[0]), request)

    async def table(self, table_id: TableId, request: HallRequest) -> list[Cookie]:
        """Return the cookie for a table, none when its owner is not known."""
        if self._cluster is None or not table_id.isprintable():
            return []
        name = await self._name(self._cluster, table_id)
        if not name:
            return []
        secure = self._secure(request.url.scheme)
        return [Cookie(key=AT, value=name, max_age=LIFE, httponly=True, samesite="lax", secure=secure)]

    async def _name(self, cluster: Cluster, table_id: TableId) -> str:
        known = cluster.ownership.owner(table_id)
        if known is not None:
            return public_name(cluster.keeper.named(known))
        try:
            sign = await self._leases.owner(table_id)
        except StoreError:
            # A hint is not worth the page.
            return ""
        return "" if sign is None else public_name(sign.name)
