"""Static evaluation: the worth of a seat's gems and canoes, by which bots choose among their own turns.

The numbers were fitted to the winners of some hundred games between bots, with all options. They have no unit.
"""

from typing import Final

from hiroma.games.niagara.parts.board import AFTER, CLOUD, FALLS, LAND, LEVEL, NONE
from hiroma.games.niagara.position import Position

ALIKE: Final = [0.0, 2.1, 3.6, 5.1]
"""Worth of a store by its largest number of gems of one colour."""

KINDS: Final = [0.0, 0.0, 0.45, 0.95, 1.1]
"""Worth that a store's number of colours adds."""

TOTAL: Final = [0.0, 1.8, 1.9, 2.8, 3.8, 5.2, 6.7]
"""Worth that a store's number of gems adds."""

SET: Final = 13.0
"""Worth of a store that meets a condition of NI-E1."""

EMPTY: Final = [0.0, -0.5, 0.45, 0.4, 0.75, 0.45, 0.25, 0.0]
"""Worth of an empty canoe, by level."""

FALLEN: Final = -2.4
"""Worth of a canoe in the basin."""

NEAR: Final = -0.3
"""Worth of a laden canoe that a card of the hand can bring home, besides its cargo; `STEP` less for each level."""

STEP: Final = 0.02

RISK: Final = 0.07
"""Part of its cargo that such a canoe may lose."""

FAR: Final = -0.2
SHORT: Final = -0.55
"""Worth of a laden canoe that is further from home, and of each point that it lacks."""

DOUBT: Final = 0.34
"""Part of its cargo that such a canoe may lose; each point that it lacks adds `RISK`."""

Flows = list[tuple[int, float]]
"""Units of flow, each with its probability."""

STILL: Final[Flows] = [(0, 1.0)]
"""No flow: the river has just come to rest, or the bot forgets it."""


def worth(store: list[int]) -> float:
    """Return the worth of a store: scored gems by colour."""
    total = most = kinds = 0
    for count in store:
        total += count
        if count:
            kinds += 1
            most = max(most, count)
    if total >= 7 or most >= 4 or kinds == 5:
        return SET
    return ALIKE[most] + KINDS[kinds] + TOTAL[total]


class Holdings:
    """A seat's gems and canoes at the end of its turn, weighed for any flow. A flow changes only their places.

    `base` is the worth with all cargo counted as home, `parts` the share of each canoe's cargo in it, -1 without cargo.
    `best` is the highest number card left for later rounds, -1 for none.
    """

    __slots__ = ("at", "base", "best", "parts", "seat")

    def __init__(self, at: Position, seat: int) -> None:
        self.at: Position = at
        self.seat: int = seat
        whole = at.store[5 * seat : 5 * seat + 5]
        for hold in range(4 * seat, 4 * seat + 4):
            if at.cargo[hold] != NONE:
                whole[at.cargo[hold]] += 1
        self.base: float = worth(whole)
        self.parts: list[float] = [self._part(2 * seat, whole), self._part(2 * seat + 1, whole)]
        hand = at.hands[seat] & ~(1 << at.chosen[seat]) or at.setting.deck
        self.best: int = (hand & ((1 << CLOUD) - 1)).bit_length() - 1

    def _part(self, number: int, whole: list[int]) -> float:
        rest = whole[:]
        for hold in (2 * number, 2 * number + 1):
            if self.at.cargo[hold] != NONE:
                rest[self.at.cargo[hold]] -= 1
        return self.base - worth(rest) if rest != whole else -1.0

    def after(self, flow: int) -> float:
        """Return the worth after `flow` units of flow."""
        at, total = self.at, self.base
        moved = AFTER[at.arrow][flow]
        for canoe in (0, 1):
            number = 2 * self.seat + canoe
            place = at.place[number]
            if not at.moored >> number & 1:
                place = moved[place]
            total += self._canoe(number, place, self.parts[canoe])
        return total

    def _canoe(self, number: int, place: int, part: float) -> float:
        level = LEVEL[place]
        if place == FALLS:
            return FALLEN - max(part, 0.0)
        if part < 0:
            return EMPTY[level]
        if place == LAND:
            return 0.0
        short = level - self.best - (2 if self.at.moose == number else 0)
        if short <= 0:
            return NEAR - STEP * level - RISK * part
        return FAR + SHORT * short - (DOUBT + RISK * short) * part


def expected(at: Position, seat: int, flows: Flows) -> float:
    """Return a seat's expected worth after the river. A condition is worth most, the earlier it was met the more."""
    if at.met[seat]:
        return 4 * SET - at.met[seat]
    holdings = Holdings(at, seat)
    return sum([weight * holdings.after(flow) for flow, weight in flows])
