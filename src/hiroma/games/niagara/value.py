"""How far a seat is from the end, in rounds of one canoe: what bots weigh positions by.

`PLAN` serves to choose among one's own turns; `JUDGE` to tell who will win, fitted to the outcomes of many games.
"""

from math import exp
from typing import Final

from hiroma.games.niagara.board import AFTER, CLOUD, FALLS, LAND, LEVEL, NONE
from hiroma.games.niagara.state import Position


class Weights:
    """The numbers of an estimate, in rounds of a canoe.

    `trip` to bring home a gem of each colour, `any_trip` of whichever is easiest; `fallen` for a canoe in the basin;
    `empty` for an empty canoe by level. A laden canoe is `near` when a card of the hand brings it home (constant, by
    level, by what the cargo gains), else `far` (constant, by missing points), and loses `risk` of its gain (constant,
    by missing points). `sharp` is how sure the nearest seat is to win.
    """

    __slots__ = ("any_trip", "empty", "fallen", "far", "near", "risk", "sharp", "trip")

    def __init__(
        self,
        trip: list[float],
        any_trip: float,
        fallen: float,
        empty: list[float],
        near: list[float],
        far: list[float],
        risk: list[float],
        sharp: float,
    ) -> None:
        self.trip: list[float] = trip
        self.any_trip: float = any_trip
        self.fallen: float = fallen
        self.empty: list[float] = empty
        self.near: list[float] = near
        self.far: list[float] = far
        self.risk: list[float] = risk
        self.sharp: float = sharp


PLAN: Final = Weights(
    trip=[2.0, 2.3, 3.1, 3.9, 4.5],
    any_trip=2.2,
    fallen=2.4,
    empty=[0.0, -0.3, -0.45, -0.6, -0.55, -0.4, -0.1, 0.5],
    near=[0.6, 0.05, 0.1],
    far=[0.9, 0.4],
    risk=[0.18, 0.07],
    sharp=0.3,
)

JUDGE: Final = Weights(
    trip=[4.4, 2.82, 3.8, 2.44, 4.5],
    any_trip=1.54,
    fallen=1.68,
    empty=[0.0, -0.6, -0.04, 0.12, -0.72, -0.31, -0.4, 0.05],
    near=[0.06, -0.05, 0.3],
    far=[-0.18, 0.7],
    risk=[0.23, 0.17],
    sharp=0.54,
)

OUT_OF_REACH: Final = 50.0
"""What cannot be completed any more."""

Flows = list[tuple[int, float]]
"""Units of flow and how likely they are."""


def left(at: Position) -> list[int]:
    """How many gems of each colour can still be scored, by anybody."""
    found = [0] * 5
    for heap, count in enumerate(at.stock):
        found[heap % 5] += count
    for colour in at.cargo:
        if colour != NONE:
            found[colour] += 1
    return found


def to_go(store: list[int], there: list[int], by: Weights) -> float:
    """Rounds of a canoe from a store to the nearest condition of NI-E1; 0 when one is met."""
    five, total, best = 0.0, 0, OUT_OF_REACH
    for colour in range(5):
        count = store[colour]
        total += count
        if not count:
            five += by.trip[colour] if there[colour] else OUT_OF_REACH
        missing = 4 - count
        if missing <= 0:
            return 0.0
        if missing <= there[colour]:
            best = min(best, missing * by.trip[colour])
    return min(best, five, max(0, 7 - total) * by.any_trip)


class Holdings:
    """What a seat has at the end of its turn, weighed for any flow: gems do not change with it, places do.

    `base` is what is to go as if all cargo were home; `gains` what each canoe's cargo is worth of it, below 0 without.
    """

    __slots__ = ("at", "base", "best", "by", "gains", "seat")

    def __init__(self, at: Position, seat: int, there: list[int], by: Weights) -> None:
        self.at: Position = at
        self.seat: int = seat
        self.by: Weights = by
        whole = at.store[5 * seat : 5 * seat + 5]
        for hold in range(4 * seat, 4 * seat + 4):
            if at.cargo[hold] != NONE:
                whole[at.cargo[hold]] += 1
        self.base: float = to_go(whole, there, by)
        self.gains: list[float] = [self._gain(2 * seat, whole, there), self._gain(2 * seat + 1, whole, there)]
        hand = at.hands[seat] & ~(1 << at.chosen[seat]) or at.setting.deck
        self.best: int = (hand & ((1 << CLOUD) - 1)).bit_length() - 1

    def _gain(self, number: int, whole: list[int], there: list[int]) -> float:
        rest = whole[:]
        for hold in (2 * number, 2 * number + 1):
            if self.at.cargo[hold] != NONE:
                rest[self.at.cargo[hold]] -= 1
        return to_go(rest, there, self.by) - self.base if rest != whole else -1.0

    def after(self, flow: int) -> float:
        """The rounds to go when the river has flowed so far."""
        at, total = self.at, self.base
        moved = AFTER[at.arrow][flow]
        for canoe in (0, 1):
            number = 2 * self.seat + canoe
            place = at.place[number]
            if not at.moored >> number & 1:
                place = moved[place]
            total += self._canoe(number, place, self.gains[canoe])
        return total

    def _canoe(self, number: int, place: int, gain: float) -> float:
        by, level = self.by, LEVEL[place]
        if place == FALLS:
            return by.fallen + max(gain, 0.0)
        if gain < 0:
            return by.empty[level]
        if place == LAND:
            return 0.0
        short = level - self.best - (2 if self.at.moose == number else 0)
        if short <= 0:
            return by.near[0] + by.near[1] * level + by.near[2] * gain
        return by.far[0] + by.far[1] * short + (by.risk[0] + by.risk[1] * short) * gain


def expected(at: Position, seat: int, there: list[int], flows: Flows) -> float:
    """The rounds a seat can expect to have to go after the river; far below 0 when it has met a condition."""
    if at.met[seat]:
        return at.met[seat] - OUT_OF_REACH
    holdings = Holdings(at, seat, there, PLAN)
    return sum([weight * holdings.after(flow) for flow, weight in flows])


def shares(at: Position) -> list[float]:
    """An estimate of each seat's chance to win, between rounds."""
    there = left(at)
    weights = [exp(-JUDGE.sharp * Holdings(at, seat, there, JUDGE).after(0)) for seat in range(at.seats)]
    total = sum(weights)
    return [weight / total for weight in weights]
