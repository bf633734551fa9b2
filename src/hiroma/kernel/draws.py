"""Random draws: the decisions of chance, and the moves in which their results come back.

A draw is made when it is revealed, never before. At CHANCE a state names its draw; the driver of the game (a table with
verified chance, a playout, a search) applies one of the draw's outcomes.

A table makes its numbers from the draw's label and number. That number is the running count of the game's draws, unless
the draw brings one of its own (`n`): then its result does not depend on the draws before it.
"""

from functools import cache
from itertools import product

import msgspec

from hiroma.kernel.kinds import Move


class Rolled(Move):
    """Dice came to rest: `values` in throwing order, each 1..sides."""

    values: tuple[int, ...]


class Picked(Move):
    """One of the items of a `Pick` was drawn: `index` counts from 0 in the order of its items."""

    index: int


ChanceMove = Rolled | Picked


class Dice(msgspec.Struct, frozen=True, tag_field="draw", tag="dice"):
    """`count` fair dice of `sides` sides, thrown together. `label` names the draw in the log, `n` numbers it."""

    count: int
    sides: int
    label: str = "dice"
    n: int | None = None

    def outcomes(self) -> tuple[Rolled, ...]:
        """Return every ordered result, all equally likely: sides ** count of them, in counting order."""
        return _rolls(self.count, self.sides)

    def accepts(self, move: Move) -> bool:
        """Return whether a move is a result of this draw."""
        return (
            isinstance(move, Rolled)
            and len(move.values) == self.count
            and all(0 < v <= self.sides for v in move.values)
        )

    def ranges(self) -> tuple[int, ...]:
        """Return the number of equally likely values of each random number: `sides`, once for each die."""
        return _ranges(self.count, self.sides)

    def result(self, numbers: tuple[int, ...]) -> Rolled:
        """Return the move for uniform `numbers`, one for each of `ranges()`, each 0-based."""
        return Rolled(tuple(number + 1 for number in numbers))


class Pick(msgspec.Struct, frozen=True, tag_field="draw", tag="pick"):
    """One of `items`, uniform, in the ruleset's own words: seats, tiles, cards. `n` as in `Dice`."""

    items: tuple[int | str, ...]
    label: str = "pick"
    n: int | None = None

    def outcomes(self) -> tuple[Picked, ...]:
        """Return every result, all equally likely, in the order of the items."""
        return _picks(len(self.items))

    def accepts(self, move: Move) -> bool:
        """Return whether a move is a result of this draw."""
        return isinstance(move, Picked) and 0 <= move.index < len(self.items)

    def ranges(self) -> tuple[int, ...]:
        """Return the number of equally likely values of the only random number: one for each item."""
        return (len(self.items),)

    def result(self, numbers: tuple[int, ...]) -> Picked:
        """Return the move for one uniform number, 0-based."""
        return Picked(numbers[0])


Draw = Dice | Pick


@cache
def _ranges(count: int, sides: int) -> tuple[int, ...]:
    return (sides,) * count


@cache
def _rolls(count: int, sides: int) -> tuple[Rolled, ...]:
    return tuple(Rolled(values) for values in product(range(1, sides + 1), repeat=count))


@cache
def _picks(count: int) -> tuple[Picked, ...]:
    return tuple(Picked(index) for index in range(count))
