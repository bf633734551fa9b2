"""Shared limits: tries and sockets at one process of a hall count at the others a moment later.

The budget of server time and the tables that people look at are not shared: they guard the process itself.
"""

import asyncio
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import islice
from typing import NamedTuple, Protocol

from hiroma.server.limits.caps import Caps

GATHER = 0.05
"""Seconds for which changes are gathered before they go to the other processes."""
MOST = 500
"""Tries, and counts of sockets, of one message at most."""
LOOK = 0.5
"""Seconds between two looks at which processes have come or gone."""
REPEAT = 5.0
"""Seconds between two times at which a process tells all its sockets: a message may have been lost."""
KEPT = 15.0
"""Seconds for which the sockets of another process count after it told them last."""


class Shared(Protocol):
    """A count of tries that holds for all processes. It calls `told` with each change of its own."""

    told: Callable[[str, int], None]

    def add(self, who: str, n: int, now: float) -> None:
        """Count `n` tries of another process; those below 0 are given back. Tells nobody."""
        ...


class Tell(Protocol):
    """Tells the other processes: tries as (limit, who, how many), and open sockets here by the name of a purse."""

    def __call__(self, tries: list[tuple[str, str, int]], sockets: dict[str, int]) -> None: ...


class Seen(NamedTuple):
    """A number of sockets at another process, and the time of that word (steady seconds)."""

    sockets: int
    at: float


class Sharing:
    """Shares the `limits`, by name, and the sockets that `caps` counts. `others` returns the names of the others."""

    def __init__(
        self,
        tell: Tell,
        others: Callable[[], Collection[str]],
        limits: Mapping[str, Shared],
        caps: Caps,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._tell = tell
        self._others = others
        self._limits = limits
        self._steady = steady
        self._tries: list[tuple[str, str, int]] = []
        self._here: dict[str, int] = {}
        self._changed: set[str] = set()
        self._elsewhere: dict[str, dict[str, Seen]] = {}
        self._known: set[str] = set()
        self._repeated = steady()
        self._soon = False
        for name, limit in limits.items():
            self._share(name, limit)
        caps.elsewhere, caps.counted = self.elsewhere, self._counted

    def _share(self, name: str, limit: Shared) -> None:
        def told(who: str, n: int) -> None:
            self._tries.append((name, who, n))
            self._send_soon()

        limit.told = told

    def elsewhere(self, purse: str) -> int:
        """Return how many sockets of a purse are open at other processes."""
        told = [seen for theirs in self._elsewhere.values() if (seen := theirs.get(purse)) is not None]
        since = self._steady() - KEPT
        return sum(seen.sockets for seen in told if seen.at > since)

    async def run(self) -> None:
        """Look after the sockets of the processes until cancelled."""
        while True:
            await asyncio.sleep(LOOK)
            self.look()

    def look(self) -> None:
        """Forget the sockets of processes that are gone, and tell those of this one to a new process, or again."""
        others, known = set(self._others()), self._known
        self._known = others
        for name in known - others:
            self._elsewhere.pop(name, None)
        now = self._steady()
        if now - self._repeated < REPEAT and others <= known:
            return
        self._repeated = now
        self._changed.update(self._here)
        if self._changed:
            self._send_soon()
        for name, theirs in list(self._elsewhere.items()):
            _drop_old(theirs, now - KEPT)
            if not theirs:
                del self._elsewhere[name]

    def heard(self, process: str, tries: Sequence[tuple[str, str, int]], sockets: Mapping[str, int]) -> None:
        """Count what another process tells."""
        now = self._steady()
        for name, who, n in tries:
            limit = self._limits.get(name)
            if limit is not None:  # otherwise one of another release
                limit.add(who, n, now)
        theirs = self._elsewhere.setdefault(process, {})
        for purse, count in sockets.items():
            # The newest stand last.
            theirs.pop(purse, None)
            if count:
                theirs[purse] = Seen(count, now)

    def _counted(self, purse: str, sockets: int) -> None:
        if sockets:
            self._here[purse] = sockets
        else:
            self._here.pop(purse, None)
        self._changed.add(purse)
        self._send_soon()

    def _send_soon(self) -> None:
        if not self._soon:
            self._soon = True
            asyncio.get_running_loop().call_later(GATHER, self._send)

    def _send(self) -> None:
        self._soon = False
        tries, self._tries = self._tries[:MOST], self._tries[MOST:]
        changed = list(islice(self._changed, MOST))
        self._changed.difference_update(changed)
        self._tell(tries, {purse: self._here.get(purse, 0) for purse in changed})
        if self._tries or self._changed:
            self._send_soon()


def _drop_old(told: dict[str, Seen], since: float) -> None:
    old = []
    for purse, seen in told.items():
        if seen.at > since:
            break
        old.append(purse)
    for purse in old:
        del told[purse]
