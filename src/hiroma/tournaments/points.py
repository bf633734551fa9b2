"""From the places of a game to points."""

from collections.abc import Collection, Sequence


def points_of(places: Sequence[int]) -> tuple[float, ...]:
    """Return the points of each player of a game of two or more, from their places (1 is the best).

    The first has 1, the last 0, those between them even steps; who shares places shares their points. In a game of
    two this is 1 for the win and a half for the draw.
    """
    steps = len(places) - 1
    found = []
    for place in places:
        ahead = sum(other < place for other in places)
        equal = sum(other == place for other in places)
        found.append(1.0 - (ahead + (equal - 1) / 2) / steps)
    return tuple(found)


def forfeit(players: Sequence[int], came: Collection[int]) -> tuple[float, ...]:
    """Return the points of a game that was not played: 1 for those who came, 0 for the others."""
    return tuple(1.0 if player in came else 0.0 for player in players)
