"""The usual answers of a ruleset: everybody holds one seat, plays alone, and decides for themselves."""

from typing import Any, ClassVar

from hiroma.kernel.contract import Info, Outcome, Seat
from hiroma.kernel.kinds import Move
from hiroma.kernel.options import Options, OptionValue, defaults


class EachAlone:
    """A base for rulesets. A game overrides what it does otherwise."""

    info: ClassVar[Info]

    def people(self, options: Options) -> tuple[int, ...]:
        """Return every number of seats of the game."""
        low, high = self.info.seats
        return tuple(range(low, high + 1))

    def holders(self, options: Options, people: int) -> tuple[int, ...]:
        """Return one seat for each person."""
        return tuple(range(people))

    def sides(self, options: Options, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """Return a side for each seat: everybody plays alone."""
        return tuple((seat,) for seat in range(seats))

    def silence(self, state: Any, seat: Seat) -> Move | None:
        """Return None: nobody but the seat decides."""
        return None

    def place(self, state: Any) -> int | None:
        """Return None: draws are counted as they are made."""
        return None

    def chosen(self, options: Options, seats: int) -> dict[str, OptionValue]:
        """Return all options, those not given at their defaults; `ValueError` when the game lacks that many seats."""
        low, high = self.info.seats
        if not low <= seats <= high:
            raise ValueError(f"no game for {seats} seats")
        return {**defaults(self.info.options), **options}


def next_first(after: Outcome | None, seats: int) -> Seat | None:
    """Return the seat that begins the next game of a series: the one after the last; None for a first game."""
    return None if after is None else (after.first + 1) % seats
