"""The island and the pieces that the hall draws (SJ-S9)."""

from typing import Any

import pytest

from hiroma.games.shinsai_jima.course import Game
from hiroma.games.shinsai_jima.events import Built, Placed
from hiroma.games.shinsai_jima.moves import Build, Place
from hiroma.kernel import CHANCE, IllegalMove, Picked
from hiroma.kernel.draws import Pick
from hiroma.kernel.lot import Lot
from tests.games.shinsai_jima.island import RULES, fresh


def drawn(game: Game, seed: int = 1) -> list[Any]:
    """Apply draws until somebody has to decide; return the events."""
    lot = Lot(seed)
    told: list[Any] = []

    def listen(event: Any, only: int | None = None) -> None:
        told.append(event)

    while game.actors() == (CHANCE,):
        results = game.draw().outcomes()
        game.apply(CHANCE, results[lot.below(len(results))], listen)
    return told


def items(game: Game) -> tuple[int | str, ...]:
    """Return the items of the next draw."""
    draw = game.draw()
    assert isinstance(draw, Pick)
    return draw.items


@pytest.mark.clause("SJ-S9")
@pytest.mark.parametrize("setup", ["2", "3", "4t", "12"])
def test_an_island_is_drawn_and_pieces_are_placed_by_hand(setup: str) -> None:
    game = fresh(setup, ready_made="island")
    told = drawn(game)
    assert [type(event) for event in told] == [Built] * sum(game.setup.piles)
    assert (game.left, game.view(0).phase) == ([0, 0, 0], "place")
    assert game.actors() == (sum(game.setup.piles) % game.setup.seats,)


@pytest.mark.clause("SJ-S9")
def test_everything_is_drawn_and_the_first_turn_is_due() -> None:
    game = fresh("3", ready_made="all", interrupts=False)
    told = drawn(game)
    assert [type(event) for event in told[:36]] == [Built] * 22 + [Placed] * 14
    assert game.marker == (22 + 9 + 5) % 3
    assert all(piece.cell is not None for piece in game.view(None).pieces)
    assert {event.facing for event in told[22:36]} > {"N"}


@pytest.mark.clause("SJ-S9")
def test_every_legal_place_and_facing_is_as_likely() -> None:
    by_hand, ready = fresh("2"), fresh("2", ready_made="all")
    assert items(ready) == tuple(move.cell for move in by_hand.moves(0) if isinstance(move, Build))
    while ready.view(None).phase == "build":
        cell = str(items(ready)[0])
        ready.apply(CHANCE, Picked(0))
        by_hand.apply(by_hand.mover, Build(cell))
    places = [move for move in by_hand.moves(by_hand.mover) if isinstance(move, Place)]
    assert items(ready) == tuple(f"{place.cell} {place.facing}" for place in places)


@pytest.mark.clause("SJ-S9")
def test_nobody_moves_while_the_hall_draws() -> None:
    game = fresh("2", ready_made="island")
    assert game.moves(0) == ()
    with pytest.raises(IllegalMove) as refused:
        game.apply(0, Build("c1"))
    assert refused.value.code == "hall-builds"
    with pytest.raises(IllegalMove) as nowhere:
        game.apply(CHANCE, Picked(37))
    assert nowhere.value.code == "not-a-place"


@pytest.mark.clause("SJ-S9")
def test_a_view_in_the_middle_leads_back() -> None:
    game = fresh("4", ready_made="all")
    for _ in range(20):
        game.apply(CHANCE, Picked(3))
    again = RULES.imagine(game.view(1), lambda _: 0)
    assert again.view(1) == game.view(1)
    assert again.draw() == game.draw()
