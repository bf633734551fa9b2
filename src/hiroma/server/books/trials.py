"""Measure the difficulty of a book: bots try its parts (stages), a few attempts at a time, in a worker."""

from collections.abc import Sequence

import msgspec

from hiroma.games import capabilities
from hiroma.kernel.capabilities import Finding, Pack
from hiroma.server.books.bodies import Badge, Rates

TRIES = 400
"""Attempts of each level at each part."""

BATCH = 10
"""Attempts in one task of a worker, so that the bots of tables need not wait long."""

EASY, HARD = 0.95, 0.15
GRADES = ((0.75, "gentle"), (0.5, "fair"), (0.3, "hard"), (0.0, "cruel"))
"""From this share of attempts won by the first level, over all parts."""


class Trial(msgspec.Struct, frozen=True):
    """A task for a worker: the game, the book as its option, a part from 1, a bot level, attempts, and a seed."""

    game: str
    book: str
    part: int
    level: str
    attempts: int
    seed: int


class Measure(msgspec.Struct, frozen=True):
    """The measure of a book: its game, the bot `levels`, and the number of `parts`. The first level judges it."""

    game: str
    levels: tuple[str, ...]
    parts: int

    @property
    def total(self) -> int:
        """Return the number of attempts that a badge takes."""
        return len(self.levels) * (TRIES // BATCH) * self.parts * BATCH


def won(trial: Trial) -> int:
    """Return how many of the attempts the bot wins."""
    books = capabilities(trial.game).books
    assert books is not None
    return books.wins(trial.book, trial.part, trial.level, trial.attempts, trial.seed)


def plan(measure: Measure, book: str, seed: int) -> list[Trial]:
    """Return every batch for a book's badge; the judge's come first, parts take turns."""
    return [
        Trial(measure.game, book, part, level, BATCH, seed + batch * measure.parts + part)
        for level in measure.levels
        for batch in range(TRIES // BATCH)
        for part in range(1, measure.parts + 1)
    ]


def badge(measure: Measure, results: Sequence[tuple[Trial, int]]) -> Badge:
    """Return what the batches so far come to."""
    tried = list(dict.fromkeys(trial.level for trial, _ in results))
    rates = tuple(_rates(level, measure.parts, results) for level in tried)
    judged = next((each for each in rates if each.level == measure.levels[0] and each.tries >= TRIES), None)
    share = sum(judged.wins) / (judged.tries * measure.parts) if judged else None
    grade = None if share is None else next(name for least, name in GRADES if share >= least)
    return Badge(rates=rates, grade=grade, done=sum(trial.attempts for trial, _ in results), total=measure.total)


def _rates(level: str, parts: int, results: Sequence[tuple[Trial, int]]) -> Rates:
    wins, tries = [0] * parts, [0] * parts
    for trial, count in results:
        if trial.level == level:
            wins[trial.part - 1] += count
            tries[trial.part - 1] += trial.attempts
    return Rates(level=level, tries=min(tries), wins=tuple(wins))


def verdicts(badge: Badge, pack: Pack, judge: str) -> list[Finding]:
    """Return W-EASY and W-HARD, as far as the level `judge` has measured the book."""
    for rates in badge.rates:
        if rates.level == judge and rates.tries >= TRIES:
            shares = [(part.place, won / rates.tries) for part, won in zip(pack.parts, rates.wins, strict=True)]
            easy = [Finding("W-EASY", place, _percent(share)) for place, share in shares if share > EASY]
            hard = [Finding("W-HARD", place, _percent(share)) for place, share in shares if share < HARD]
            return easy + hard
    return []


def _percent(share: float) -> dict[str, int | str]:
    return {"percent": round(share * 100)}
