"""The times of earlier positions of a game: an undo goes back to them."""

from array import array


class TimeHistory:
    """The seconds left and used of each chair, in each position from which the present one arose.

    An open table holds a row for each turn, so all rows lie in one array of floats: `rows` holds for each position,
    oldest first, its number of turns, the seconds left of each chair, and the seconds used of each.
    """

    __slots__ = ("chairs", "rows")

    def __init__(self, chairs: int) -> None:
        self.chairs = chairs
        self.rows: array[float] = array("d")

    def _width(self) -> int:
        return 1 + 2 * self.chairs

    def newest(self) -> int:
        """Return the number of turns of the newest position; -1 when there is none."""
        return int(self.rows[-self._width()]) if self.rows else -1

    def add(self, turns: int, left: list[float], used: list[float]) -> None:
        """Add the position after `turns` turns, more than the newest one has, with the times of all chairs."""
        self.rows.extend([turns, *left, *used])

    def back_to(self, turns: int) -> tuple[list[float], list[float]]:
        """Forget the positions after `turns` turns; return the seconds left and used in the position there.

        A table that was renewed in the middle of a game knows no position from before. For such a position the answer
        is what was left and used in the oldest one that it knows.
        """
        width = self._width()
        start = len(self.rows) - width
        while start > 0 and self.rows[start] > turns:
            start -= width
        row = self.rows[start : start + width].tolist()
        del self.rows[start if row[0] > turns else start + width :]
        return row[1 : 1 + self.chairs], row[1 + self.chairs :]
