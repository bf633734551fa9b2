"""Member: how this process answers and follows the other processes of its hall."""

from hiroma.ids import LeaseNo
from hiroma.server.cluster.messages import Moved, Notice, Reply, Request, Show, Unwatch
from hiroma.server.core.handover import Handover
from hiroma.server.core.jobs import Jobs
from hiroma.server.core.rooms import Among
from hiroma.server.core.tables import Tables
from hiroma.server.web.asking import Asking


class Member:
    """As a cluster uses it."""

    def __init__(self, among: Among, asking: Asking, tables: Tables, handover: Handover, jobs: Jobs) -> None:
        self._among = among
        self._asking = asking
        self._tables = tables
        self._handover = handover
        self._jobs = jobs

    async def serve(self, lease: LeaseNo, request: Request) -> Reply:
        """Answer a request of another process. Raises `StoreError`."""
        return await self._asking.serve(lease, request)

    def take(self, lease: LeaseNo, notice: Notice) -> None:
        """Take a notice of another process."""
        if isinstance(notice, Show):
            self._among.watching.show(lease, notice)
        elif isinstance(notice, Unwatch):
            self._among.hosting.unwatch(lease, notice)
        elif isinstance(notice, Moved):
            self._among.cluster.ownership.denied(notice.table, lease, notice.to)
            self._among.watching.moved(notice.table)
        else:
            self._jobs.task(self._tables.wake(notice.table))

    def missed(self, lease: LeaseNo) -> None:
        """Watch again the tables of a process of which something was lost."""
        self._among.watching.missed(lease)

    def died(self, lease: LeaseNo) -> None:
        """Look for the next owners of a process's tables, and forget its viewers."""
        self._among.hosting.died(lease)
        self._among.watching.missed(lease)

    def fenced(self) -> None:
        """Drop the tables of this process; its clients follow them to their next owners."""
        self._handover.fenced()
