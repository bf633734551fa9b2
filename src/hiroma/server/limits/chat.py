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
        same = _same(where, text)
        last = self._said.get(player)
        if last is not None and last[0] == same and now < last[1] + AGAIN:
            raise Refused("chat-repeat")
        wait = self._lines.take(player, now)
        if wait > 0.0:
            raise Refused("chat-flood", seconds=int(wait) + 1)
        self._keep(player, same, now)
        self.told(f"{player} {same}", 1)

    def take_back(self, player: PlayerId, where: str, text: str) -> None:
        """Do not count the last line: the store did not take it, and it may be said again at once."""
        same = _same(where, text)
        self._lines.forgive(player)
        self._drop(player, same)
        self.told(f"{player} {same}", -1)

    def add(self, who: str, n: int, now: float) -> None:
        """Count a line that another process has taken, or (`n` below 0) taken back.

        `who` is the player, a blank, and the line as it is compared.
        """
        player, _, same = who.partition(" ")
        self._lines.add(player, n, now)
        if n > 0:
            self._keep(player, same, now)
        else:
            self._drop(player, same)

    def _drop(self, player: str, same: str) -> None:
        if self._said.get(player, ("", 0.0))[0] == same:
            del self._said[player]

    def _keep(self, player: str, same: str, now: float) -> None:
        self._said[player] = same, now
        self._said.move_to_end(player)
        while len(self._said) > REMEMBERED:
            self._said.popitem(last=False)


def _same(where: str, text: str) -> str:
    # A line as it is compared with the one before.
    return f"{where} {' '.join(text.casefold().split())}"
