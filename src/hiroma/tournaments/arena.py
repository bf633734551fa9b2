"""An arena: until the clock runs out, whoever is free plays the next game."""

from collections.abc import Sequence
from typing import Final

from hiroma.tournaments import groups
from hiroma.tournaments.parts import Entrant, Game, Plan, score

RECENT: Final = 3
"""Rounds that a meeting is remembered for."""


def pair(plan: Plan, entrants: Sequence[Entrant], games: Sequence[Game], free: Sequence[int]) -> list[tuple[int, ...]]:
    """Return tables of those who are free; who finds no table waits on, without a bye.

    Like scores sit together, and rather with people whom they have not just met.
    """
    there = {entrant.no for entrant in entrants if not entrant.left}
    waiting = [no for no in free if no in there]
    last = max((game.round for game in games), default=0)
    recent = [game for game in games if game.round > last - RECENT]
    scores = {no: score(no, games) for no in waiting}
    tables = groups.arranged(plan, waiting, scores, recent)
    return [table for table in tables if len(table) > 1]
