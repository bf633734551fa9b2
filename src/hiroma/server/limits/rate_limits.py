"""Rate limits: how often somebody may try, to sign in for example."""

import ipaddress
import math
import time
from collections import OrderedDict, deque
from collections.abc import Callable

from hiroma.server.limits.budget import PAYS
from hiroma.table.refusal import Refused

REMEMBERED = 10_000
"""Names or addresses of which tries are counted; beyond that the oldest are forgotten."""


def alone(who: str, n: int) -> None:
    """Tell nobody of `n` more tries of somebody: there is no other process."""


class Throttle:
    """At most `most` tries in `seconds`, for each who tries. Times are seconds of one clock."""

    def __init__(self, most: int, seconds: float) -> None:
        self.told: Callable[[str, int], None] = alone
        self.most = most
        self.seconds = seconds
        self._tries: OrderedDict[str, deque[float]] = OrderedDict()

    def take(self, who: str, now: float) -> float:
        """Take one try: 0.0; or, when none is left, the seconds until there is one again."""
        tries = self._of(who, now)
        if len(tries) >= self.most:
            # Processes that count together may have let more in, in the same moment.
            return tries[-self.most] + self.seconds - now if tries else self.seconds
        tries.append(now)
        self.told(who, 1)
        return 0.0

    def _of(self, who: str, now: float) -> deque[float]:
        tries = self._tries.setdefault(who, deque())
        self._tries.move_to_end(who)
        while tries and tries[0] <= now - self.seconds:
            tries.popleft()
        while len(self._tries) > REMEMBERED:
            self._tries.popitem(last=False)
        return tries

    def forgive(self, who: str) -> None:
        """The last try was a good one, or none: it does not count."""
        tries = self._tries.get(who)
        if tries:
            tries.pop()
            self.told(who, -1)

    def add(self, who: str, n: int, now: float) -> None:
        """Count `n` tries of another process; those below 0 are given back."""
        tries = self._of(who, now)
        tries.extend([now] * n)
        for _ in range(min(-n, len(tries))):
            tries.pop()


class Backoff:
    """After `free` tries the next must wait `first` seconds after the last, each further one twice as long as the one
    before, at most `most`. Who lets `most` seconds pass begins anew. Times are seconds of one clock.
    """

    def __init__(self, free: int, first: float, most: float) -> None:
        self.told: Callable[[str, int], None] = alone
        self.free = free
        self.first = first
        self.most = most
        self._tries: OrderedDict[str, tuple[int, float]] = OrderedDict()

    def take(self, who: str, now: float) -> float:
        """Take one try: 0.0; or, when it is too early, the seconds until there is one again."""
        count, last = self._tries.get(who, (0, now))
        if now - last >= self.most:
            count = 0
        wait = last + self._pause(count) - now
        if wait > 0.0:
            return wait
        self._keep(who, count + 1, now)
        self.told(who, 1)
        return 0.0

    def _keep(self, who: str, count: int, last: float) -> None:
        self._tries[who] = count, last
        self._tries.move_to_end(who)
        while len(self._tries) > REMEMBERED:
            self._tries.popitem(last=False)

    def _pause(self, count: int) -> float:
        return 0.0 if count < self.free else min(self.most, self.first * 2.0 ** min(count - self.free, 64))

    def forgive(self, who: str) -> None:
        """The last try was none: it does not count."""
        count, last = self._tries.get(who, (0, 0.0))
        if count:
            self._tries[who] = count - 1, last
            self.told(who, -1)

    def clear(self, who: str) -> None:
        """No try of theirs counts any more."""
        count, _ = self._tries.pop(who, (0, 0.0))
        if count:
            self.told(who, -count)

    def add(self, who: str, n: int, now: float) -> None:
        """Count `n` tries of another process; those below 0 are given back."""
        count, last = self._tries.get(who, (0, now))
        if now - last >= self.most:
            count = 0
        if count + n > 0:
            self._keep(who, count + n, now if n > 0 else last)
        else:
            self._tries.pop(who, None)


def spend(throttle: Throttle | Backoff, who: str) -> None:
    """Take one try now; `Refused` ('wait') when there is none."""
    seconds = math.ceil(throttle.take(who, time.monotonic()))
    if seconds > 0:
        raise Refused("wait", minutes=0 if seconds < 60 else math.ceil(seconds / 60), seconds=seconds)


def spend_for_network(throttle: Throttle) -> None:
    """Take one try of the network that the asking player comes from, as `spend`; the hall itself takes none."""
    payer = PAYS.get()
    if payer is not None:
        spend(throttle, payer.purses[-1].name)


def network(address: str) -> str:
    """What tries from an address are counted under: one household has many addresses of version 6."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    return str(ipaddress.ip_network((address, 64), strict=False))
