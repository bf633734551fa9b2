"""Laws of the end of a game, and of its log."""

from typing import Any

import msgspec

from hiroma.kernel.contract import CHANCE, Outcome
from hiroma.kernel.laws_of_moves import actors_in_order, lively, only_legal
from hiroma.kernel.laws_of_worlds import imagined, seen_alike
from hiroma.kernel.refusals import IllegalMove
from hiroma.kernel.trial import Broken, Trial, portrait, reason, who

SAME_GAME = "replaying the log gives the same game"


def ended(trial: Trial) -> None:
    """The end has an outcome that fits the ruleset, nobody moves any more, and the next game can begin."""
    state, ruleset = trial.state, trial.ruleset
    end = state.outcome()
    if end is None:
        trial.fail("a game that ends has an outcome", "nobody is to act, and the outcome is None")
    for seat in range(trial.seats):
        moves = state.moves(seat)
        trial.must(not moves, "nobody moves after the end", who(seat), moves)
    sides = ruleset.sides(trial.options, trial.seats)
    trial.must(end.sides == sides, "the outcome has the sides of the ruleset", end.sides, sides)
    ranked = sorted(side for group in end.ranking for side in group)
    trial.must(ranked == list(range(len(sides))), "the ranking has every side once", end.ranking, f"sides {sides}")
    scored = len(end.scores) == trial.seats
    trial.must(scored, "there is a score for every seat", end.scores, f"{trial.seats} seats")
    trial.clauses.setdefault(end.clause, f"the end\n{trial.where()}")
    trial.must(end.clause.startswith(ruleset.info.clauses + "-"), "the end has a clause", repr(end.clause))
    trial.must(end.first in range(trial.seats), "the first seat is one of the seats", end.first)
    seen_alike(trial)
    imagined(trial)
    only_legal(trial, ())
    trial.compare()
    _next(trial, end)


def _next(trial: Trial, end: Outcome) -> None:
    law = "after an outcome the next game begins"
    try:
        following = trial.ruleset.start(trial.options, trial.seats, end)
    except Exception as error:
        raise Broken(trial.account(law, end, f"start raised {reason(error)}")) from error
    trial.must(following.actors(), law, end, "nobody is to act")
    actors_in_order(trial, following.actors())
    lively(trial, following)


def replay(trial: Trial) -> None:
    """The log, through JSON and back, gives the same game."""
    again = trial.ruleset.start(trial.options, trial.seats)
    for number, (seat, move) in enumerate(trial.steps, 1):
        kind: Any = type(move) if seat == CHANCE else trial.ruleset.move
        try:
            again.apply(seat, msgspec.json.decode(msgspec.json.encode(move), type=kind))
        except IllegalMove as refusal:
            trial.fail(SAME_GAME, f"step {number} is refused", who(seat), move, refusal)
    trial.same(portrait(trial.state, trial.seats), portrait(again, trial.seats), SAME_GAME)
