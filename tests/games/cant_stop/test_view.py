"""The view: everything, the same for all viewers, and the outcome of each choice."""

from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hiroma.games.cant_stop.course import Game
from hiroma.games.cant_stop.moves import Go, Stop
from hiroma.games.cant_stop.parts.odds import bust
from hiroma.games.cant_stop.view import CantStopView
from hiroma.kernel import CHANCE
from hiroma.kernel.lot import Lot
from tests.games.cant_stop.positions import RULES, cells, play, position, rolled

FIELDS = [
    "bivouacs", "claims", "clause", "climbers", "closed", "first", "match", "mover", "owners",
    "placed", "roll", "rolls", "seats", "team", "turns", "unique", "usable",
]  # fmt: skip
"""All fields of a position."""

OPTIONS = st.fixed_dictionaries({"unique": st.booleans(), "team": st.booleans()})


def states(options: dict[str, bool], seed: int, most: int = 400) -> Iterator[Game]:
    """Yield the states of a random game of four."""
    lot = Lot(seed)
    game = RULES.start(options, 4)
    assert isinstance(game, Game)
    for _ in range(most):
        yield game
        actors = game.actors()
        if not actors:
            return
        choices = game.draw().outcomes() if actors[0] == CHANCE else game.moves(actors[0])
        game.apply(actors[0], choices[lot.below(len(choices))])


@settings(max_examples=12, deadline=None)
@given(options=OPTIONS, seed=st.integers(0, 2**32 - 1))
def test_choices_are_the_moves_and_come_true(options: dict[str, bool], seed: int) -> None:
    for game in states(options, seed):
        view = game.view(None)
        if view.dice is None:
            assert view.choices == ()
            continue
        moves = game.moves(game.mover)
        assert [Go(c.orange, c.red) for c in view.choices if c.go] == [m for m in moves if isinstance(m, Go)]
        assert [Stop(c.orange, c.red) for c in view.choices if c.stop] == [m for m in moves if isinstance(m, Stop)]
        assert set(view.usable) == {climb.route for choice in view.choices for climb in choice.climbs}
        for choice in view.choices:
            after = game.copy()
            if not choice.go:
                assert (choice.live, choice.climbs, choice.bust) == (False, (), 1296)
                continue
            play(after, Go(choice.orange, choice.red))
            assert {climb.route: climb.cell for climb in choice.climbs}.items() <= cells(after).items()
            assert choice.bust == after.view(None).bust == bust(after.usable)


@settings(max_examples=12, deadline=None)
@given(options=OPTIONS, seed=st.integers(0, 2**32 - 1))
def test_views_lead_back_and_forth(options: dict[str, bool], seed: int) -> None:
    for game in states(options, seed):
        sent = msgspec.json.encode(game.view(None))
        again = RULES.imagine(msgspec.json.decode(sent, type=CantStopView), lambda _: 0)
        assert isinstance(again, Game)
        assert again.view(2) == game.view(None)
        for field in FIELDS:
            assert getattr(again, field) == getattr(game, field), field


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_before_the_first_seat_is_drawn(seats: int) -> None:
    view = RULES.start({}, seats).view(None)
    assert (view.seats, view.first, view.mover, view.in_hand, view.bust) == (seats, None, None, 3, 0)


def test_the_finished_board_stays_to_be_seen() -> None:
    game = rolled(position(owners={2: 0, 3: 0}, climbers={12: 2}), 6, 6, 1, 1)
    play(game, Stop(12, 2))
    view = game.view(None)
    assert (view.ended, view.mover, view.dice, view.climbers, view.choices) == ("CS-E1", 0, None, (), ())
    assert view.owners == ((2, 0), (3, 0), (12, 0))
