"""A finished game looked back on: every side's chance to win after each step, and how much of it was luck or play.

Chances are those of the game's `insight`. A draw changes them by luck. A decision changes them by play: a move that is
not the best one costs its side the difference to the best, and gives it to the others. For each side the chance at the
beginning, its luck, its own play and the play of others add up to its chance at the end, which is its result in a game
that was played to its end.
"""

from collections.abc import Sequence
from typing import Any, Self

import msgspec

from hiroma.games import capabilities, ruleset
from hiroma.kernel import CHANCE, Outcome, Ruleset, Seat, State
from hiroma.kernel.capabilities import Insight
from hiroma.kernel.contract import Wire
from hiroma.table.play import Play, read_moves
from hiroma.table.practice import PastStep

KEY_MOMENTS = 3
"""Moments that a summary names."""

BATCH = 8
"""Entries that a worker looks at in one go; other tables' bots wait for one batch at most."""


class Judged(msgspec.Struct, frozen=True, kw_only=True):
    """A decision beside the best one. Moves are in their wire form."""

    made: Wire
    best: Wire
    cost: float
    """The chance to win that it cost its side, 0..1."""


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """One draw, or one move of a seat."""

    rev: int
    """The entry of the log to which it belongs, 0 for draws before the first turn."""
    seat: Seat
    """The seat that decided, or CHANCE."""
    chances: tuple[float, ...]
    """Of each side, after it."""
    judged: Judged | None = None
    """None for a draw, and for the only move there was."""


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """The chance of a side at the end, from where it came: the first four parts add up to the last."""

    begin: float
    luck: float
    play: float
    """The sum of what its own decisions cost: 0 for the best play, never more."""
    others: float
    """The sum of what the decisions of others gave it."""
    end: float


class Hindsight(msgspec.Struct, frozen=True, kw_only=True):
    """The whole game."""

    sides: tuple[tuple[Seat, ...], ...]
    begin: tuple[float, ...]
    """The chance of each side before the first draw."""
    moments: tuple[Moment, ...]
    balances: tuple[Balance, ...]
    key: tuple[int, ...]
    """The places of the moments that changed most, in their order."""


class Finished(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game for a worker, as it was played; moves that were taken back are not in it."""

    game: str
    version: int
    options: dict[str, bool | int | str]
    seats: int
    after: Outcome | None
    """The outcome of the game before it in a series, None for the first."""
    opening: tuple[tuple[int, ...], ...]
    """The numbers of the draws before the first turn."""
    steps: tuple[PastStep, ...]
    revs: tuple[int, ...]
    """The entry of each step."""

    @classmethod
    def of(cls, play: Play) -> Self:
        """Return the question about a game."""
        opening, steps = play.past()
        return cls(
            game=play.ruleset.info.id,
            version=play.ruleset.info.version,
            options=dict(play.options),
            seats=len(play.holders),
            after=play.after,
            opening=opening,
            steps=steps,
            revs=tuple(step.rev for step in play.steps),
        )


class Batch(msgspec.Struct, frozen=True):
    """A question to a worker: the moments of the entries from `first` on, BATCH of them; entry 0 is the opening."""

    game: Finished
    first: int


class Seen(msgspec.Struct, frozen=True):
    """A question to a worker: a game and all its moments."""

    game: Finished
    moments: list[Moment]


def insight_of(game: str) -> Insight:
    """Return what knows the chances of a game; `LookupError` where nothing does."""
    found = capabilities(game).insight
    if found is None:
        raise LookupError(game)
    return found


def batches(game: Finished) -> list[Batch]:
    """Return the questions that make up a whole game."""
    return [Batch(game, first) for first in range(0, len(game.steps) + 1, BATCH)]


def moments(batch: Batch) -> list[Moment]:
    """Return the moments of one batch. The game is played on to it without looking."""
    game = batch.game
    rules, insight = ruleset(game.game, game.version), insight_of(game.game)
    state = rules.start(game.options, game.seats, game.after)
    found: list[Moment] = []
    entries = [(0, PastStep(CHANCE, [], game.opening)), *zip(game.revs, game.steps, strict=True)]
    for place, (rev, step) in enumerate(entries[: batch.first + BATCH]):
        looked = found if place >= batch.first else None
        _follow(rules, insight, state, rev, step, looked)
    return found


def _follow(
    rules: Ruleset, insight: Insight, state: State, rev: int, step: PastStep, found: list[Moment] | None
) -> None:
    for move in read_moves(rules, step.moves):
        judged = None if found is None else judge(insight, state, step.seat, move)
        state.apply(step.seat, move)
        if found is not None:
            found.append(Moment(rev=rev, seat=step.seat, chances=insight.chances(state), judged=judged))
    for numbers in step.draws:
        state.apply(CHANCE, state.draw().result(numbers))
        if found is not None:
            found.append(Moment(rev=rev, seat=CHANCE, chances=insight.chances(state)))


def judge(insight: Insight, state: State, seat: Seat, move: Any) -> Judged | None:
    """Return a decision beside the best one; None where there was one move only."""
    weighed = insight.weigh(state, seat)
    if len(weighed) == 1:
        return None
    made = next(each for each in weighed if each.move == move)
    best = weighed[0] if weighed[0].chance > made.chance else made
    return Judged(
        made=msgspec.to_builtins(made.move), best=msgspec.to_builtins(best.move), cost=best.chance - made.chance
    )


def summed_up(whole: Seen) -> Hindsight:
    """Return the review of a game from all its moments."""
    game, seen = whole.game, whole.moments
    rules = ruleset(game.game, game.version)
    sides = rules.sides(game.options, game.seats)
    side_of = {seat: place for place, seats in enumerate(sides) for seat in seats}
    begin = before = insight_of(game.game).chances(rules.start(game.options, game.seats, game.after))
    luck, play, others = ([0.0] * len(sides) for _ in range(3))
    for moment in seen:
        for side, (old, new) in enumerate(zip(before, moment.chances, strict=True)):
            part = luck if moment.seat == CHANCE else play if side == side_of[moment.seat] else others
            part[side] += new - old
        before = moment.chances
    balances = tuple(
        Balance(begin=begin[side], luck=luck[side], play=play[side], others=others[side], end=before[side])
        for side in range(len(sides))
    )
    return Hindsight(sides=sides, begin=begin, moments=tuple(seen), balances=balances, key=key_moments(begin, seen))


def hindsight(game: Finished) -> Hindsight:
    """Return the review of a game, all batches here; `LookupError` for a game whose chances nobody knows."""
    return summed_up(Seen(game, [moment for batch in batches(game) for moment in moments(batch)]))


def key_moments(begin: tuple[float, ...], seen: Sequence[Moment]) -> tuple[int, ...]:
    """Return the places of the moments by which the chances moved most."""
    before = begin
    moved = []
    for place, moment in enumerate(seen):
        moved.append((max(abs(new - old) for old, new in zip(before, moment.chances, strict=True)), place))
        before = moment.chances
    return tuple(sorted(place for _, place in sorted(moved, reverse=True)[:KEY_MOMENTS]))
