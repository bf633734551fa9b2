"""A finished game looked back on: every side's chance to win after each step, and how much of it was luck or play.

Chances are those of the game's `insight`. A decision changes them by play: moves that are not the best ones cost their
side the difference to the best, and give it to the others. All other change is luck: draws, and what nobody foresaw.
For each side the chance at the beginning, its luck, its own play and the play of others add up to its chance at the
end, which is its result in a game that was played to its end.
"""

from collections.abc import Sequence
from typing import Any, Self

import msgspec

from hiroma.games import capabilities, ruleset
from hiroma.kernel import CHANCE, Outcome, Seat, State
from hiroma.kernel.capabilities import Because, Insight, Reasons
from hiroma.kernel.contract import Wire
from hiroma.table.play import Play, read_moves
from hiroma.table.practice import PastStep

WORTH_A_WORD = 0.005
"""The least cost of a decision for which a review gives reasons."""

KEY_MOMENTS = 3
"""Moments that a summary names."""

BATCH = 8
"""Entries that a worker looks at in one go; other tables' bots wait for one batch at most."""


class Judged(msgspec.Struct, frozen=True, kw_only=True):
    """The moves of an entry beside the best ones. Moves are in their wire form."""

    made: tuple[Wire, ...]
    best: tuple[Wire, ...]
    play: tuple[float, ...]
    """For each side, its chance after `made` less its chance after `best`; they add up to 0."""
    cost: float
    """The chance to win that it cost the side that decided, 0..1."""
    why: tuple[Because, ...] = ()
    """The reasons for the best moves, in words of the game; none where they are worth hardly more."""


class Sights(msgspec.Struct, frozen=True, kw_only=True):
    """The chances of all sides while something is hidden, by what is known."""

    seats: tuple[tuple[float, ...], ...]
    """For each seat, as it could know them."""
    whole: tuple[float, ...]
    """The chances with all cards open."""


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """One draw, or the moves of an entry."""

    rev: int
    """The entry of the log to which it belongs, 0 for draws before the first turn."""
    seat: Seat
    """The seat that decided, or CHANCE."""
    chances: tuple[float, ...]
    """Of each side, after it."""
    judged: Judged | None = None
    """None for a draw, and for the only line there was."""
    sights: Sights | None = None
    """None where nothing is hidden from any seat."""


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """The chance of a side at the end, from where it came: the first four parts add up to the last."""

    begin: float
    luck: float
    """All that is neither play nor others': draws, and what the chances did not foresee."""
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


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """A piece of a review that is being made."""

    sides: tuple[tuple[Seat, ...], ...]
    begin: tuple[float, ...]
    """The chance of each side before the first draw."""
    moments: tuple[Moment, ...]
    """Those that follow the moments of the parts before it."""
    done: int
    """Parts there are with this one."""
    of: int
    """Parts there will be."""


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
    reasons = capabilities(game.game).reasons
    state = rules.start(game.options, game.seats, game.after)
    side_of = by_seat(sides_of(game))
    found: list[Moment] = []
    entries = [(0, PastStep(CHANCE, [], game.opening)), *zip(game.revs, game.steps, strict=True)]
    for place, (rev, step) in enumerate(entries[: batch.first + BATCH]):
        if line := read_moves(rules, step.moves):
            looked = place >= batch.first
            judged = judge(insight, state, step.seat, side_of[step.seat], line, reasons) if looked else None
            for move in line:
                state.apply(step.seat, move)
            if looked:
                seen = sights(game.game, state, game.seats)
                chances = insight.chances(state)
                found.append(Moment(rev=rev, seat=step.seat, chances=chances, judged=judged, sights=seen))
        for numbers in step.draws:
            state.apply(CHANCE, state.draw().result(numbers))
            if place >= batch.first:
                seen = sights(game.game, state, game.seats)
                found.append(Moment(rev=rev, seat=CHANCE, chances=insight.chances(state), sights=seen))
    return found


def sights(game: str, state: State, seats: int) -> Sights | None:
    """Return the chances through each seat's eyes; None where nothing is hidden, or nothing hidden tells anything."""
    eyes = capabilities(game).eyes
    if eyes is None or not eyes.hidden(state):
        return None
    return Sights(
        seats=tuple(eyes.known(state, (seat,)) for seat in range(seats)), whole=eyes.known(state, range(seats))
    )


def judge(
    insight: Insight, state: State, seat: Seat, side: int, made: Sequence[Any], reasons: Reasons | None = None
) -> Judged | None:
    """Return moves that a seat of this side made beside the best ones; None where there was one line only."""
    weighed = insight.weigh(state, seat, made)
    if len(weighed) == 1:
        return None
    ours = next(each for each in weighed if each.line == tuple(made))
    best = max(ours, weighed[0], key=lambda each: each.chances[side])
    play = tuple(after - most for after, most in zip(ours.chances, best.chances, strict=True))
    why: Sequence[Because] = ()
    if reasons is not None and -play[side] >= WORTH_A_WORD:
        why = reasons.compare(state, seat, ours.line, best.line)
    return Judged(made=on_wire(ours.line), best=on_wire(best.line), play=play, cost=-play[side], why=tuple(why))


def on_wire(line: Sequence[Any]) -> tuple[Wire, ...]:
    """Return moves in their wire form."""
    return tuple(msgspec.to_builtins(move) for move in line)


def sides_of(game: Finished) -> tuple[tuple[Seat, ...], ...]:
    """Return the seats of each side."""
    return ruleset(game.game, game.version).sides(game.options, game.seats)


def begun(game: Finished) -> tuple[float, ...]:
    """Return the chance of each side before the first draw."""
    rules = ruleset(game.game, game.version)
    return insight_of(game.game).chances(rules.start(game.options, game.seats, game.after))


def by_seat(sides: Sequence[Sequence[Seat]]) -> dict[Seat, int]:
    """Return the side of each seat."""
    return {seat: place for place, seats in enumerate(sides) for seat in seats}


def summed_up(whole: Seen) -> Hindsight:
    """Return the review of a game from all its moments."""
    game, seen = whole.game, whole.moments
    sides, begin = sides_of(game), begun(game)
    side_of = by_seat(sides)
    end = seen[-1].chances if seen else begin
    play, others = ([0.0] * len(sides) for _ in range(2))
    for moment in seen:
        for side, change in enumerate(moment.judged.play if moment.judged else ()):
            part = play if side == side_of[moment.seat] else others
            part[side] += change
    balances = tuple(
        Balance(
            begin=begin[side],
            luck=end[side] - begin[side] - play[side] - others[side],
            play=play[side],
            others=others[side],
            end=end[side],
        )
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
