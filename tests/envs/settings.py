"""The environments that are tested: every game with an encoding, each way to play it, its fewest and most seats."""

from collections.abc import Iterator
from typing import Any

import pytest

from hiroma.envs.forms import Form, form
from hiroma.games import CAPABILITIES, capabilities, newest
from hiroma.kernel import CHANCE, State
from hiroma.kernel.lot import Lot

GAMES = [game for game in CAPABILITIES if capabilities(game).encoding is not None]
SEVERAL = [game for game in GAMES if newest(game).info.seats[1] > 1]


def ways(game: str) -> list[dict[str, Any]]:
    """The standard game and each named style, with the fewest and the most seats: arguments of an environment."""
    found = []
    for style in [{}, *[style.options for style in newest(game).info.styles]]:
        seats = seats_of(game, dict(style))
        found += [{"seats": count, **style} for count in sorted({seats[0], seats[-1]})]
    return found


def seats_of(game: str, options: dict[str, Any]) -> list[int]:
    rules = newest(game)
    return sorted({len(rules.holders(options, people)) for people in rules.people(options)})


def listed(games: list[str]) -> list[Any]:
    """Every environment as parameters of a test. The standard game with fewest seats is quick, the others are slow."""
    return [
        pytest.param(game, way, id=f"{game}-{place}", marks=[pytest.mark.slow] if place else [])
        for game in games
        for place, way in enumerate(ways(game))
    ]


def formed(game: str, way: dict[str, Any]) -> Form:
    return form(game, way["seats"], {name: value for name, value in way.items() if name != "seats"})


def walk(form: Form, seed: int, most: int) -> Iterator[tuple[State, int]]:
    """The decisions of a random game: the state and each seat that may act."""
    lot = Lot(seed)
    state = form.rules.start(form.options, form.seats)
    made = 0
    while (actors := state.actors()) and made < most:
        if actors[0] == CHANCE:
            outcomes = state.draw().outcomes()
            state.apply(CHANCE, outcomes[lot.below(len(outcomes))])
            continue
        for seat in actors:
            yield state, seat
        seat = actors[lot.below(len(actors))]
        moves = state.moves(seat)
        state.apply(seat, moves[lot.below(len(moves))])
        made += 1
