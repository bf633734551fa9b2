"""Conformance check: plays random games of a ruleset and asserts the laws of the contract (laws.py).

`check(MyGame())` raises `Broken`, which names the law and shows the moves that led there. For authors of games.
"""

from collections.abc import Callable, Sequence
from typing import Any

from hiroma.kernel import hearing, laws
from hiroma.kernel.contract import CHANCE, Bot
from hiroma.kernel.furnished import broken, furnished, lessons, ruled, setting, worded
from hiroma.kernel.kinds import Move
from hiroma.kernel.laws_of_moves import actors_in_order
from hiroma.kernel.lot import Lot
from hiroma.kernel.ruleset import Ruleset
from hiroma.kernel.trial import Broken, Trial, Twin, reason, who

__all__ = ["Broken", "Law", "Twin", "check"]

Law = Callable[[Any], object]
"""A game's own law, such as a conservation law: takes a state, and raises AssertionError for one that breaks it."""

WITHIN = "a game ends within its bound"


def check(
    ruleset: Ruleset,
    games: int = 20,
    seed: int = 1,
    *,
    steps: int = 100_000,
    every: int = 20,
    twin: Twin | None = None,
    own: Sequence[Law] = (),
) -> None:
    """Assert the contract on `games` random games of random options and numbers of seats.

    Each game must end within `steps` steps, and within the ruleset's bound of moves where it has one. `info.ends_with`
    names the bot that plays; without one, moves are uniformly random. Costly laws are checked at one step in `every`,
    by chance. A game with secrets must bring a `twin`; `own` are further laws. Raises `Broken`.
    """
    furnished(ruleset, twin)
    lot = Lot(seed)
    refused: dict[str, str] = {}
    clauses: dict[str, str] = {}
    differed = False
    for _ in range(games):
        trial = Trial(ruleset, *setting(ruleset, lot), lot)
        trial.differed = differed
        try:
            _play(trial, steps, every, twin, own)
            laws.ended(trial)
            laws.replay(trial)
        except Broken:
            raise
        except Exception as error:
            raise Broken(trial.account("nothing raises but a refusal", reason(error))) from error
        refused = trial.refused | refused
        clauses = trial.clauses | clauses
        differed = trial.differed
    if twin is not None and not differed:
        broken(ruleset, f"in {games} games", "a twin differs in what is hidden", "none did")
    lessons(ruleset)
    worded(ruleset, refused)
    ruled(ruleset, clauses)


def _play(trial: Trial, steps: int, every: int, twin: Twin | None, own: Sequence[Law]) -> None:
    info, below = trial.ruleset.info, trial.lot.below
    bot = trial.ruleset.bots[info.ends_with]() if info.ends_with else None
    made = 0
    while actors := trial.state.actors():
        trial.must(len(trial.steps) < steps, "a game ends", f"no end after {steps} steps")
        actors_in_order(trial, actors)
        for law in own:
            _own(trial, law)
        laws.lively(trial, trial.state)
        if not trial.steps:
            laws.steady(trial, actors)
            laws.independent(trial)
        if below(every) == 0:
            _costly(trial, actors, twin)
        seat = actors[below(len(actors))]
        if seat != CHANCE:
            laws.silence(trial, seat)
        move = _chosen(trial, seat, bot)
        if twin is not None:
            hearing.alike(trial, twin, seat, move)
        laws.step(trial, seat, move)
        made += seat != CHANCE
        trial.must(info.bound is None or made <= info.bound, WITHIN, f"{made} moves, not {info.bound}")


def _own(trial: Trial, law: Law) -> None:
    try:
        law(trial.state)
    except AssertionError as error:
        name = getattr(law, "__name__", law)
        raise Broken(trial.account(f"a law of one's own, {name}", reason(error))) from error


def _chosen(trial: Trial, seat: int, bot: Bot | None) -> Move:
    # A random move; for a seat that of the bot under which games end, where the ruleset names one.
    below = trial.lot.below
    choices = laws.choices(trial, seat)
    move = choices[below(len(choices))]
    if bot is None or seat == CHANCE:
        return move
    move = bot.choose(trial.ruleset.imagine(trial.state.view(seat), below), seat, below)
    trial.must(move in choices, "bots choose legal moves", trial.ruleset.info.ends_with, who(seat), move)
    return move


def _costly(trial: Trial, actors: tuple[int, ...], twin: Twin | None) -> None:
    laws.seen_alike(trial)
    laws.steady(trial, actors)
    trial.compare()
    laws.only_legal(trial, actors)
    laws.independent(trial)
    laws.goes_on(trial, actors)
    laws.unheard(trial, actors)
    if twin is not None:
        laws.hidden(trial, twin)
        hearing.unlike(trial, actors)
    laws.imagined(trial)
    laws.bots(trial, actors)
