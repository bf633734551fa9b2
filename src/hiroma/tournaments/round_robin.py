"""Everybody meets everybody: in games of two by the tables of Berger (FIDE C.05), else as evenly as rounds allow."""

from collections.abc import Sequence

from hiroma.tournaments import groups
from hiroma.tournaments.parts import Entrant, Game, Plan, in_round, round_after


def rounds_for(people: int) -> int:
    """Return the number of rounds in which all these people meet each other once."""
    return people - 1 + people % 2


def pair(plan: Plan, entrants: Sequence[Entrant], games: Sequence[Game]) -> list[tuple[int, ...]]:
    """Return the tables of the next round, and each bye as a tuple of one.

    In games of two nobody can come later: the tables of Berger are made for all who are there at the start. Entrants
    who have left stay in them, so that the others meet as planned; their opponents have a bye.
    """
    number = round_after(games)
    playing = in_round(entrants, number)
    if not plan.of_two:
        return groups.arranged(plan, playing, dict.fromkeys(playing, 0.0), games)
    pairs = berger(len(entrants), number)
    left = set(range(1, len(entrants) + 1)) - set(playing)
    tables = [tuple(no for no in pair if no <= len(entrants) and no not in left) for pair in pairs]
    return [table for table in tables if table]


def berger(people: int, number: int) -> list[tuple[int, int]]:
    """Return the pairs of a round of the tables of Berger. The number after the last is who has a bye."""
    even = people + people % 2
    # Round 1 is 1-n, 2-(n-1), …; everybody but the last moves up by n/2 from round to round.
    ring = even - 1
    begin = (number - 1) * (even // 2) % ring
    pairs = [(begin + 1, even) if number % 2 else (even, begin + 1)]
    others = [((begin + step) % ring + 1, (begin - step) % ring + 1) for step in range(1, even // 2)]
    return pairs + others
