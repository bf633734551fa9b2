"""A finished game looked back on: every side's chance to win after each step, and how much of it was luck or play.

Chances are those of the game's `insight`. A draw changes them by luck. A decision changes them by play: a move that is
not the best one costs its side what the best one would have won, and gives it to the others. For each side the chance
at the beginning, its luck, its own play and the play of others add up to its result.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from hiroma.kernel import CHANCE, Seat, State
from hiroma.kernel.capabilities import Insight

KEY_MOMENTS = 3
"""Moments that a summary names."""


class Judged(msgspec.Struct, frozen=True, kw_only=True):
    """A decision beside the best one."""

    made: Any
    best: Any
    cost: float
    """The chance to win that it cost its side, 0..1."""


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """One step of a game: a draw, or a decision of a seat."""

    seat: Seat
    """The seat that decided, or CHANCE."""
    chances: tuple[float, ...]
    """Of each side, after it."""
    judged: Judged | None
    """None for a draw, and where there was nothing to decide."""


class Account(msgspec.Struct, frozen=True, kw_only=True):
    """Where a side's result came from: the four parts add up to it."""

    begin: float
    luck: float
    play: float
    """The sum of what its own decisions cost: 0 for the best play, never more."""
    others: float
    """The sum of what the decisions of others gave it."""
    result: float


class Hindsight(msgspec.Struct, frozen=True, kw_only=True):
    """The whole game."""

    sides: tuple[tuple[Seat, ...], ...]
    begin: tuple[float, ...]
    moments: tuple[Moment, ...]
    accounts: tuple[Account, ...]
    key: tuple[int, ...]
    """The places of the moments that changed most, dearest decisions and greatest luck alike, in their order."""


def hindsight(
    insight: Insight, state: State, sides: Sequence[tuple[Seat, ...]], steps: Iterable[tuple[Seat, Any]]
) -> Hindsight:
    """Return the review of a game from its beginning: `steps` are (seat or CHANCE, move or result), in their order.

    `ValueError` for a game that does not end with them: a game that is on is not reviewed.
    """
    side_of = {seat: place for place, seats in enumerate(sides) for seat in seats}
    begin = before = insight.chances(state)
    luck, play, others = ([0.0] * len(sides) for _ in range(3))
    moments = []
    for seat, move in steps:
        judged = None
        if seat == CHANCE:
            state.apply(seat, move)
        else:
            judged = judge(insight, state, seat, move)
            state.apply(seat, move)
        after = insight.chances(state)
        for side, (old, new) in enumerate(zip(before, after, strict=True)):
            part = luck if seat == CHANCE else play if side == side_of[seat] else others
            part[side] += new - old
        moments.append(Moment(seat=seat, chances=after, judged=judged))
        before = after
    outcome = state.outcome()
    if outcome is None:
        raise ValueError("the game is not over")
    accounts = tuple(
        Account(begin=begin[side], luck=luck[side], play=play[side], others=others[side], result=before[side])
        for side in range(len(sides))
    )
    return Hindsight(
        sides=tuple(sides), begin=begin, moments=tuple(moments), accounts=accounts, key=key_moments(begin, moments)
    )


def judge(insight: Insight, state: State, seat: Seat, move: Any) -> Judged | None:
    """Return a decision beside the best one; None where there was one move only."""
    weighed = insight.weigh(state, seat)
    if len(weighed) == 1:
        return None
    made = next(each for each in weighed if each.move == move)
    best = weighed[0] if weighed[0].chance > made.chance else made
    return Judged(made=made.move, best=best.move, cost=best.chance - made.chance)


def key_moments(begin: tuple[float, ...], moments: Sequence[Moment]) -> tuple[int, ...]:
    """Return the places of the moments by which the chances moved most."""
    before = begin
    moved = []
    for place, moment in enumerate(moments):
        moved.append((max(abs(new - old) for old, new in zip(before, moment.chances, strict=True)), place))
        before = moment.chances
    return tuple(sorted(place for _, place in sorted(moved, reverse=True)[:KEY_MOMENTS]))
