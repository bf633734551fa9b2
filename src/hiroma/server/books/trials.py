"""How hard a stage is: bots try it, a few attempts at a time, in a worker."""

import msgspec

from hiroma.games.hidden_rooms.books import Finding, stages
from hiroma.games.hidden_rooms.trials import tally
from hiroma.server.books.bodies import Badge, Rates

GAME = "hidden-rooms"
TRIES = 400
"""Attempts of each level at each stage."""

BATCH = 10
"""Attempts in one task of a worker, so that the bots of tables need not wait long."""

JUDGE = "club"
"""The level by which difficulty is told (W-EASY, W-HARD)."""

EASY, HARD = 0.95, 0.15
GRADES = ((0.75, "gentle"), (0.5, "fair"), (0.3, "hard"), (0.0, "cruel"))
"""From this share of attempts won by the judge, over all stages."""


class Trial(msgspec.Struct, frozen=True):
    """What a worker is told: the book as its option, a stage 1..5, a bot level, attempts, and a seed."""

    book: str
    stage: int
    level: str
    attempts: int
    seed: int


def won(trial: Trial) -> int:
    """How many of the attempts the bot wins."""
    return tally(stages(trial.book), trial.stage, trial.level, trial.attempts, trial.seed).ends.get("win", 0)


def plan(book: str, levels: list[str], seed: int) -> list[Trial]:
    """Every batch for a book's badge; the judge's come first, stages take turns."""
    order = sorted(levels, key=lambda level: level != JUDGE)
    return [
        Trial(book, stage, level, BATCH, seed + batch * 5 + stage)
        for level in order
        for batch in range(TRIES // BATCH)
        for stage in range(1, 6)
    ]


def badge(results: list[tuple[Trial, int]], total: int) -> Badge:
    """What the batches so far come to."""
    levels = list(dict.fromkeys(trial.level for trial, _ in results))
    rates = tuple(_rates(level, results) for level in levels)
    judged = next((each for each in rates if each.level == JUDGE and each.tries >= TRIES), None)
    share = sum(judged.wins) / (judged.tries * 5) if judged else None
    grade = None if share is None else next(name for least, name in GRADES if share >= least)
    return Badge(rates=rates, grade=grade, done=sum(trial.attempts for trial, _ in results), total=total)


def _rates(level: str, results: list[tuple[Trial, int]]) -> Rates:
    wins = [sum(won for trial, won in results if (trial.level, trial.stage) == (level, n)) for n in range(1, 6)]
    tries = [
        sum(trial.attempts for trial, _ in results if (trial.level, trial.stage) == (level, n)) for n in range(1, 6)
    ]
    return Rates(level=level, tries=min(tries), wins=tuple(wins))


def verdicts(badge: Badge) -> list[Finding]:
    """W-EASY and W-HARD, as far as measured."""
    for rates in badge.rates:
        if rates.level == JUDGE and rates.tries >= TRIES:
            shares = [won / rates.tries for won in rates.wins]
            easy = [
                Finding("W-EASY", f"stages[{at}]", _percent(share)) for at, share in enumerate(shares) if share > EASY
            ]
            hard = [
                Finding("W-HARD", f"stages[{at}]", _percent(share)) for at, share in enumerate(shares) if share < HARD
            ]
            return easy + hard
    return []


def _percent(share: float) -> dict[str, int | str]:
    return {"percent": round(share * 100)}
