"""Review of a finished game: each decision beside the strong bot's, and the luck of each attempt."""

from collections.abc import Iterable
from typing import Any

from hiroma.games.hidden_rooms.acts.child import UNSEEN
from hiroma.games.hidden_rooms.bots.plans import PLACE, Plan, plans
from hiroma.games.hidden_rooms.bots.strong import Search
from hiroma.games.hidden_rooms.bots.thought import EQUAL
from hiroma.games.hidden_rooms.course import Game
from hiroma.games.hidden_rooms.moves import EndTurn, Explore, NextAttempt, Resign, Walk
from hiroma.games.hidden_rooms.parts.board import FITS, SQUARE_OF, TILE_OF
from hiroma.games.hidden_rooms.position import EXPLORING, NOTHING, OVER, PLACING
from hiroma.games.hidden_rooms.view import AttemptReview, Decision, Review
from hiroma.kernel.contract import CHANCE


class Record:
    """Counters of an attempt: its first decision, unseen tiles tried, those that fitted, those expected to fit."""

    __slots__ = ("expected", "first", "succeeded", "tried")

    def __init__(self, first: int) -> None:
        self.first: int = first
        self.tried: int = 0
        self.succeeded: int = 0
        self.expected: float = 0.0


def review(game: Game, steps: Iterable[tuple[int, Any]]) -> Review:
    """Play a game from its beginning through its steps, (seat or CHANCE, move or result), and return its review.

    `IllegalMove` for a step that does not follow. An attempt that is not over is not among the `attempts`.
    """
    decisions: list[Decision] = []
    attempts: list[AttemptReview] = []
    record = Record(0)
    for seat, move in steps:
        if seat != CHANCE and not isinstance(move, NextAttempt) and move in game.moves(seat):
            decisions.append(judge(game, move))
        exploring, before = game.phase == EXPLORING, game.child
        if exploring:
            fits = game.supply & FITS[game.under()]
            record.tried += 1
            record.expected += fits.bit_count() / game.supply.bit_count()
        ended = game.phase >= OVER
        game.apply(seat, move)
        if exploring and game.child != before:
            record.succeeded += 1
        if game.phase >= OVER and not ended:
            attempts.append(_attempt(game, record, decisions))
            record = Record(len(decisions))
    best = sum(decision.loss == 0.0 for decision in decisions)
    return Review(
        tuple(decisions),
        tuple(attempts),
        best / len(decisions) if decisions else 1.0,
        sum(attempt.luck for attempt in attempts),
    )


def judge(game: Game, move: Any) -> Decision:
    """Compare a legal move of the child with the best one."""
    search = Search(game)
    if game.phase == PLACING:
        one, other = game.pair[0], game.pair[1]
        worths = {PLACE[one]: search.placing(one, other), PLACE[other]: search.placing(other, one)}
        best = max(worths, key=lambda choice: worths[choice])
        worth, most = worths.get(move, 0.0), worths[best]
        return _decision(game, move, best, worth, most)
    weighed = [(search.worth(plan), plan) for plan in plans(game)]
    most, plan = max(weighed, key=lambda pair: pair[0])
    return _decision(game, move, plan.move(), worth_of(game, move), most)


def worth_of(game: Game, move: Any) -> float:
    """Return the strong bot's worth of a move in the child's turn, 0..1; for a walk that of the best turn it leaves."""
    if isinstance(move, Walk):
        after = game.copy()
        after.apply(0, move)
        if after.phase >= OVER:
            return 0.0
        search = Search(after)
        return max([search.worth(plan) for plan in plans(after)])
    if isinstance(move, Explore):
        tile = UNSEEN if move.tile is None else TILE_OF[move.tile]
        return Search(game).worth(Plan(game.child, NOTHING, SQUARE_OF[move.to], tile))
    if isinstance(move, EndTurn):
        return Search(game).worth(Plan(game.child, NOTHING, NOTHING, UNSEEN))
    assert isinstance(move, Resign)
    return 0.0


def _decision(game: Game, move: Any, best: Any, worth: float, most: float) -> Decision:
    loss = most - worth
    good = loss < EQUAL
    return Decision(game.attempt, game.turns, move, move if good else best, worth, 0.0 if good else loss)


def _attempt(game: Game, record: Record, decisions: list[Decision]) -> AttemptReview:
    stage, reason, _ = game.done[-1]
    losses = [decision.loss for decision in decisions[record.first :]]
    worst = max(losses, default=0.0)
    return AttemptReview(
        stage,
        reason,
        record.tried,
        record.succeeded,
        record.expected,
        record.succeeded - record.expected,
        sum(losses),
        record.first + losses.index(worst) if worst > 0.0 else None,
    )
