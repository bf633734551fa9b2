"""Standings, with the tie-breaks of the book (FIDE C.07)."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from hiroma.tournaments import knock_out
from hiroma.tournaments.parts import Entrant, Game, Plan, System, score

TIE_BREAKS: Final[Mapping[System, tuple[str, ...]]] = {
    "swiss": ("buchholz-cut-1", "buchholz", "sonneborn-berger", "wins"),
    "round-robin": ("direct", "wins", "sonneborn-berger"),
    "knock-out": ("points",),
    "arena": ("wins", "fewer-games"),
    "duplicate": (),
}
"""Names of the tie-breaks of each system, in the order in which they are asked."""


class Line(msgspec.Struct, frozen=True):
    """A line of the standings."""

    no: int
    place: int
    """From 1. Those whom no tie-break parts share a place."""
    points: float
    """In a knock-out the rounds that they have come through."""
    ties: tuple[float, ...]
    """Values of the tie-breaks, in the order of `TIE_BREAKS`; higher is better."""
    games: int
    """Games played, without byes."""


def standings(plan: Plan, entrants: Sequence[Entrant], games: Sequence[Game]) -> list[Line]:
    """Return the standings after the games that are over, best first."""
    over = [game for game in games if game.points is not None]
    totals = {entrant.no: score(entrant.no, over) for entrant in entrants}
    main = _rounds_survived(plan, entrants, games) if plan.system == "knock-out" else totals
    values = {no: tuple(_tie(name, no, over, totals) for name in TIE_BREAKS[plan.system]) for no in totals}
    order = sorted(totals, key=lambda no: (-main[no], *(-value for value in values[no]), no))
    lines: list[Line] = []
    for index, no in enumerate(order):
        before = lines[-1] if lines else None
        same = before is not None and (before.points, before.ties) == (main[no], values[no])
        place = before.place if before is not None and same else index + 1
        played = sum(game.played and no in game.players for game in over)
        lines.append(Line(no, place, main[no], values[no], played))
    return lines


def _tie(name: str, no: int, games: Sequence[Game], totals: Mapping[int, float]) -> float:
    mine = [game for game in games if no in game.players]
    if name in ("buchholz", "buchholz-cut-1"):
        return _buchholz(no, mine, totals, cut=name.endswith("cut-1"))
    if name == "sonneborn-berger":
        return sum(_beaten(no, game, totals) for game in mine if game.played)
    if name == "wins":
        return float(sum(game.played and _points(no, game) == 1.0 for game in mine))
    if name == "direct":
        equals = {other for other, points in totals.items() if points == totals[no]}
        return sum(_points(no, game) for game in mine if game.played and equals.issuperset(game.players))
    if name == "fewer-games":
        return -float(sum(game.played for game in mine))
    assert name == "points"
    return totals[no]


def _points(no: int, game: Game) -> float:
    return game.points[game.players.index(no)] if game.points else 0.0


def _others(no: int, game: Game) -> list[int]:
    return [other for other in game.players if other != no]


def _buchholz(no: int, games: Sequence[Game], totals: Mapping[int, float], cut: bool) -> float:
    # The points of those one has met; at a table of more than two, their mean. A round without a game counts as one
    # against somebody with the same points.
    met = [
        sum(totals[other] for other in _others(no, game)) / (len(game.players) - 1) if game.played else totals[no]
        for game in games
    ]
    return sum(met) - (min(met, default=0.0) if cut else 0.0)


def _beaten(no: int, game: Game, totals: Mapping[int, float]) -> float:
    # The points of those one has beaten and half of those one shared a place with; at larger tables, their mean.
    mine, others = _points(no, game), _others(no, game)
    shares = [
        totals[other] * (1.0 if mine > _points(other, game) else 0.5)
        for other in others
        if mine >= _points(other, game)
    ]
    return sum(shares) / len(others)


def _rounds_survived(plan: Plan, entrants: Sequence[Entrant], games: Sequence[Game]) -> dict[int, float]:
    # The rounds before the last one that each entrant played in, and all of them for who has won: also when others
    # left, so that there was no final.
    over = [game for game in games if game.points is not None]
    last = max((game.round for game in over), default=0)
    won = knock_out.champions(plan, entrants, games)
    reached = {one.no: max((game.round for game in over if one.no in game.players), default=1) for one in entrants}
    return {no: float(last if no in won else before - 1) for no, before in reached.items()}
