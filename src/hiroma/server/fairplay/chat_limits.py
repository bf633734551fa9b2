"""Rate limits of chat: how much one person may say."""

from collections import OrderedDict

from hiroma.server.accounts.rate_limits import REMEMBERED, Throttle
from hiroma.table.refusal import Refused

LINES = 6
"""Chat lines of one person in `SECONDS`, at all tables together."""

SECONDS = 15.0

AGAIN = 30.0
"""Seconds in which nobody says the same twice at one table."""


class Flood:
    """Counts what people say; each process counts for itself. Times are seconds of one clock."""

    def __init__(self) -> None:
        self._lines = Throttle(LINES, SECONDS)
        self._said: OrderedDict[str, tuple[str, str, float]] = OrderedDict()

    def take(self, player: str, table: str, text: str, now: float) -> None:
        """Count a line. `Refused`: 'chat-repeat' for the same as the last one, 'chat-flood' when there are too many."""
        same = " ".join(text.casefold().split())
        last = self._said.get(player)
        if last is not None and last[:2] == (table, same) and now < last[2] + AGAIN:
            raise Refused("chat-repeat")
        wait = self._lines.take(player, now)
        if wait > 0.0:
            raise Refused("chat-flood", seconds=int(wait) + 1)
        self._said[player] = table, same, now
        self._said.move_to_end(player)
        while len(self._said) > REMEMBERED:
            self._said.popitem(last=False)
