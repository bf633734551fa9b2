"""Tournaments as pure functions: who plays whom, and who stands where.

Entrants have numbers from 1, in the order of their strength at the start. A tournament is its plan, its entrants and
its games; everything else follows from these.
"""

from hiroma.tournaments.course import Entrant, Game, Plan, System, is_over, next_games
from hiroma.tournaments.points import forfeit, points_of
from hiroma.tournaments.standings import Line, standings

__all__ = [
    "Entrant",
    "Game",
    "Line",
    "Plan",
    "System",
    "forfeit",
    "is_over",
    "next_games",
    "points_of",
    "standings",
]
