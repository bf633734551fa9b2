"""The course of a tournament: what is played next, and when it is over."""

from collections.abc import Sequence

from hiroma.tournaments import arena, duplicate, groups, knock_out, round_robin, swiss
from hiroma.tournaments.parts import Entrant, Game, Plan, System

__all__ = ["Entrant", "Game", "Plan", "System", "is_over", "next_games"]


def next_games(
    plan: Plan, entrants: Sequence[Entrant], games: Sequence[Game], free: Sequence[int] | None = None
) -> list[Game]:
    """Return the games of the next round, byes included: a bye has one player, and its point already.

    `free` are the entrants who wait for a game, which only an arena asks for. All games of a round must be over
    before the next one, except in an arena.
    """
    number = 1 + max((game.round for game in games), default=0)
    if plan.system == "arena":
        tables = arena.pair(plan, entrants, games, free or ())
    elif plan.system == "duplicate":
        tables = duplicate.pair(plan, entrants, games)
    elif plan.system == "knock-out":
        return knock_out.pair(plan, entrants, games)
    elif plan.system == "round-robin":
        tables = round_robin.pair(plan, entrants, games)
    elif plan.of_two:
        tables = swiss.pair(plan, entrants, games)
    else:
        tables = groups.pair(plan, entrants, games)
    return [Game.of(number, players) for players in tables]


def is_over(plan: Plan, entrants: Sequence[Entrant], games: Sequence[Game]) -> bool:
    """Return True when no game is to come. An arena ends by the clock, not by this."""
    if plan.system == "arena" or any(game.points is None for game in games):
        return False
    if plan.system == "duplicate":
        return bool(games)
    if plan.system == "knock-out":
        return bool(games) and not knock_out.pair(plan, entrants, games)
    if sum(not entrant.left for entrant in entrants) < min(plan.sizes):
        return True
    return max((game.round for game in games), default=0) >= rounds_of(plan, entrants)


def rounds_of(plan: Plan, entrants: Sequence[Entrant]) -> int:
    """Return the number of rounds of a Swiss or a round robin."""
    if plan.system == "round-robin" and plan.of_two:
        return round_robin.rounds_for(len(entrants))
    return plan.rounds
