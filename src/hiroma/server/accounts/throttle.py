"""How often somebody may try."""

from collections import OrderedDict, deque

REMEMBERED = 10_000
"""Names or addresses of which tries are counted; beyond that the oldest are forgotten."""


class Throttle:
    """At most `most` tries in `seconds`, for each who tries. Times are seconds of one clock."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._tries: OrderedDict[str, deque[float]] = OrderedDict()

    def take(self, who: str, now: float) -> float:
        """Take one try: 0.0; or, when none is left, the seconds until there is one again."""
        tries = self._tries.setdefault(who, deque())
        self._tries.move_to_end(who)
        while tries and tries[0] <= now - self.seconds:
            tries.popleft()
        if len(tries) >= self.most:
            return tries[0] + self.seconds - now
        tries.append(now)
        while len(self._tries) > REMEMBERED:
            self._tries.popitem(last=False)
        return 0.0

    def forgive(self, who: str) -> None:
        """The last try was a good one: it does not count."""
        tries = self._tries.get(who)
        if tries:
            tries.pop()

    def clear(self, who: str) -> None:
        """No try of theirs counts any more."""
        self._tries.pop(who, None)
