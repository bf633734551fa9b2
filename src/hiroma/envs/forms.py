"""The shape of one game for learners: its moves by number, the parts of an observation, rewards."""

from collections.abc import Mapping
from functools import cache
from itertools import compress
from struct import pack, unpack

from hiroma.games import capabilities, newest
from hiroma.kernel import Move, Options, OptionValue, Outcome
from hiroma.kernel.encoding import Encoding
from hiroma.kernel.options import together


class Form:
    """A game at a set of options and a number of seats. It is shared: nobody changes it.

    `moves[number]` is the move of an action, `numbers[move]` the action of a move.
    """

    def __init__(self, game: str, options: Options, seats: int) -> None:
        encoding = capabilities(game).encoding
        if encoding is None:
            raise ValueError(f"{game} has no encoding: its moves and views have no numbers")
        self.game = game
        self.rules = newest(game)
        self.encoding: Encoding = encoding
        self.options = options
        self.seats = seats
        self.sides = self.rules.sides(options, seats)
        self.moves = tuple(encoding.moves(options, seats))
        self.numbers: dict[Move, int] = {move: number for number, move in enumerate(self.moves)}
        self.fields = encoding.fields(options, seats)
        self.size = sum(field.size for field in self.fields)
        parts = {field.high: _parts(field.high) for field in self.fields}
        self._places = list(range(self.size))
        self._parts = [parts[field.high] for field in self.fields for _ in range(field.size)]

    def scaled(self, numbers: list[int]) -> list[float]:
        """Return the numbers of an observation, each divided by its highest."""
        row, parts = [0.0] * self.size, self._parts
        # Most are 0.
        for place in compress(self._places, numbers):
            row[place] = parts[place][numbers[place]]
        return row

    def rewards(self, outcome: Outcome) -> list[float]:
        """Return the reward of each seat: 1 for a win alone, less for a shared one, and in all 0 over the sides.

        Of one side alone: 1 when it won, else -1.
        """
        winners, sides = outcome.ranking[0], len(outcome.sides)
        if sides == 1:
            return [1.0 if winners else -1.0 for _ in outcome.sides[0]]
        won = (sides / len(winners) - 1) / (sides - 1) if winners else 0.0
        lost = -1 / (sides - 1) if winners else 0.0
        found = [lost] * self.seats
        for side in winners:
            for seat in outcome.sides[side]:
                found[seat] = won
        return found


def _parts(high: int) -> list[float]:
    """Return each number from 0 to `high` as a part of `high`, in single precision as arrays have it."""
    # To round as arrays do, whether numpy is here or not.
    one = _single(1 / high)
    return [_single(number * one) for number in range(high + 1)]


def _single(value: float) -> float:
    return float(unpack("f", pack("f", value))[0])


def form(game: str, seats: int | None, options: Mapping[str, OptionValue]) -> Form:
    """Return the form of a game; the fewest seats when no number is given.

    `BadOption` for an option that the game does not have, not with that value, or not with another one that is given;
    `ValueError` for a number of seats.
    """
    rules = newest(game)
    chosen = together(rules.info.options, options)
    numbers = sorted({len(rules.holders(chosen, people)) for people in rules.people(chosen)})
    if seats is not None and seats not in numbers:
        raise ValueError(f"{game} has {', '.join(map(str, numbers))} seats with these options, not {seats}")
    return _shared(game, numbers[0] if seats is None else seats, tuple(chosen.items()))


@cache
def _shared(game: str, seats: int, options: tuple[tuple[str, OptionValue], ...]) -> Form:
    return Form(game, dict(options), seats)
