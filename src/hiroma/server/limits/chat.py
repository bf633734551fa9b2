"""Rate limits of chat: how much one person may say."""

from collections import OrderedDict
from collections.abc import Callable

from hiroma.ids import PlayerId
from hiroma.server.limits.rate_limits import REMEMBERED, Throttle, alone
from hiroma.table.refusal import Refused

LINES = 6
"""Chat lines of one person in `SECONDS`, at all tables together."""

SECONDS = 15.0

AGAIN = 30.0
"""Seconds in which nobody says the same twice at one table."""


class Flood:
    """Counts what people say. Times are seconds of one clock."""

    def __init__(self) -> None:
        self.told: Callable[[str, int], None] = alone
        self._lines = Throttle(LINES, SECONDS)
        self._said: OrderedDict[str, tuple[str, float]] = OrderedDict()

    def take(self, player: PlayerId, where: str, text: str, now: float) -> None:
        """Count a line; `where` tells conversations apart, such as a table's id.

        `Refused`: 'chat-repeat' for the same as the last one, 'chat-flood' when there are too many.
        """
        same = f"{where} {' '.join(text.casefold().split())}"
        last = self._said.get(player)
        if last is not None and last[0] == same and now < last[1] + AGAIN:
            raise Refused("chat-repeat")
        wait = self._lines.take(player, now)
        if wait > 0.0:
            raise Refused("chat-flood", seconds=int(wait) + 1)
        self._keep(player, same, now)
        self.told(f"{player} {same}", 1)

    def add(self, who: str, n: int, now: float) -> None:
        """Count a line that another process has taken: `who` is the player, a blank, and the line as it is compared."""
        player, _, same = who.partition(" ")
        self._lines.add(player, n, now)
        self._keep(player, same, now)

    def _keep(self, player: str, same: str, now: float) -> None:
        self._said[player] = same, now
        self._said.move_to_end(player)
        while len(self._said) > REMEMBERED:
            self._said.popitem(last=False)
