"""Does a ruleset keep the contract? Plays random games and asserts the laws (laws.py) on the way.

`check(MyGame())` raises `Broken`, which names the law and shows the moves that led there. For authors of games.
"""

from collections.abc import Callable, Sequence
from typing import Any

from hiroma.kernel import hearing, laws
from hiroma.kernel.contract import CHANCE
from hiroma.kernel.laws import Broken, Trial, Twin
from hiroma.kernel.lot import Lot
from hiroma.kernel.options import Options, defaults, give_way
from hiroma.kernel.ruleset import Ruleset
from hiroma.kernel.texts import gaps, unruled

__all__ = ["Broken", "Law", "Twin", "check"]

STAND_IN = "casual"
"""The level of bot that every game has."""

Law = Callable[[Any], object]
"""A law of one's own, such as a conservation law: called with every state, it raises AssertionError."""


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

    Each game must end within the ruleset's bound of moves, or, where it has none, within `steps` steps
    when `info.ends_with` plays (uniformly random moves by default). Costly laws are asked every `every`
    steps. A game with secrets must bring a `twin`; `own` are further laws. Raises `Broken`.
    """
    if ruleset.info.secrets and twin is None:
        raise Broken(f"{ruleset.info.id}: a game with secrets must bring a twin")
    if STAND_IN not in ruleset.bots:
        raise Broken(f"{ruleset.info.id}: there is no bot {STAND_IN}, to stand in for people who leave")
    lot = Lot(seed)
    refused: set[str] = set()
    clauses = {option.clause for option in ruleset.info.options}
    differed = False
    for _ in range(games):
        trial = Trial(ruleset, *_setting(ruleset, lot), lot)
        trial.differed = differed
        _play(trial, steps, every, twin, own)
        laws.ended(trial)
        laws.replay(trial)
        refused |= trial.refused
        clauses |= trial.clauses
        differed = trial.differed
    if twin is not None and not differed:
        raise Broken(f"{ruleset.info.id}: a twin differs in what is hidden: none did")
    laws.lessons(ruleset)
    missing = gaps(ruleset, refused)
    if missing:
        raise Broken(f"{ruleset.info.id}: no text for {', '.join(missing)}")
    unwritten = unruled(ruleset, clauses)
    if unwritten:
        raise Broken(f"{ruleset.info.id}: a clause that is named stands in the rulebook: {', '.join(unwritten)}")


def _setting(ruleset: Ruleset, lot: Lot) -> tuple[Options, int]:
    # Options at random (a text keeps its default), and as many seats as some number of people gives.
    declared = ruleset.info.options
    options = defaults(declared)
    for option in declared:
        if option.kind == "flag":
            options[option.name] = lot.below(2) == 1
        elif option.kind == "choice":
            options[option.name] = option.choices[lot.below(len(option.choices))]
        elif option.kind == "number":
            options[option.name] = option.low + lot.below(option.high - option.low + 1)
        if options[option.name] != option.default:
            give_way(declared, options, option)
    people = ruleset.people(options)
    return options, len(ruleset.holders(options, people[lot.below(len(people))]))


def _play(trial: Trial, steps: int, every: int, twin: Twin | None, own: Sequence[Law]) -> None:
    info, below = trial.ruleset.info, trial.lot.below
    bot = trial.ruleset.bots[info.ends_with]() if info.ends_with else None
    made = 0
    laws.lively(trial, trial.state)
    laws.independent(trial)
    while actors := trial.state.actors():
        trial.must(len(trial.steps) < steps, "a game ends", f"no end after {steps} steps")
        trial.must(info.bound is None or made <= info.bound, "a game ends within its bound", info.bound)
        trial.must(list(actors) == sorted(set(actors)), "actors come in seat order, once each", actors)
        for law in own:
            law(trial.state)
        laws.lively(trial, trial.state)
        if below(every) == 0:
            _costly(trial, actors, twin)
        seat = actors[below(len(actors))]
        if seat != CHANCE:
            laws.silence(trial, seat)
        choices = laws.choices(trial, seat)
        move = choices[below(len(choices))]
        if bot is not None and seat != CHANCE:
            move = bot.choose(trial.ruleset.imagine(trial.state.view(seat), below), seat, below)
        made += seat != CHANCE
        if twin is not None:
            hearing.alike(trial, twin, seat, move)
        laws.step(trial, seat, move)


def _costly(trial: Trial, actors: tuple[int, ...], twin: Twin | None) -> None:
    laws.seen_alike(trial)
    laws.only_legal(trial, actors)
    laws.independent(trial)
    laws.goes_on(trial, actors)
    laws.unheard(trial, actors)
    if twin is not None:
        laws.hidden(trial, twin)
        hearing.unlike(trial, actors)
    laws.imagined(trial)
    laws.bots(trial, actors)
