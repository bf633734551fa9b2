"""Seats, sides and pieces, and the island before the first turn (SJ-S)."""

from typing import Any

import pytest

from hiroma.games.shinsai_jima.course import Game
from hiroma.games.shinsai_jima.moves import Build, Place
from hiroma.games.shinsai_jima.parts.board import CELL_OF, LAND, NAMES
from hiroma.games.shinsai_jima.parts.island import NOBODY
from hiroma.kernel.lot import Lot
from tests.games.shinsai_jima.island import RULES, fresh, refusal

TABLE = {
    "2": (2, [3, 3], 3),
    "3": (3, [3, 3, 3], 3),
    "4": (4, [2] * 4, 4),
    "5": (5, [2] * 5, 4),
    "4t": (4, [2, 2], 3),
    "6": (6, [2] * 3, 3),
    "7": (7, [2, 2, 2, 1], 4),
    "8": (8, [2] * 4, 4),
    "9": (9, [3] * 3, 3),
    "10": (10, [2] * 5, 4),
    "11": (11, [3, 3, 3, 2], 4),
    "12": (12, [3] * 4, 4),
}


def settled(setup: str, seed: int = 1, **options: Any) -> Game:
    """Return a game at its first decision, with island and pieces by chance."""
    game, lot = fresh(setup, interrupts=False, **options), Lot(seed)
    while game.phase in {0, 1, 2}:
        moves = game.moves(game.mover)
        game.apply(game.mover, moves[lot.below(len(moves))])
    return game


@pytest.mark.clause("SJ-S1")
@pytest.mark.parametrize("setup", TABLE)
def test_seats_sides_and_pieces(setup: str) -> None:
    seats, pieces, goal = TABLE[setup]
    game = fresh(setup)
    assert game.setup.seats == seats
    assert [len(game.setup.of_side[side]) for side in range(game.setup.sides)] == pieces
    assert len(game.setup.natives) == 5
    assert game.setup.goal == goal
    options = {"team": setup == "4t"}
    assert seats in RULES.people(options)
    sides = RULES.sides(options, seats)
    assert sides == tuple(tuple(range(side, seats, len(pieces))) for side in range(len(pieces)))
    for piece in range(game.setup.players):
        assert game.setup.seat_of[piece] % game.setup.sides == game.setup.side_of[piece]
    assert sorted(piece for pieces in game.setup.of_seat for piece in pieces) == list(range(game.setup.players))
    assert RULES.holders(options, seats) == tuple(range(seats))


@pytest.mark.clause("SJ-S1")
@pytest.mark.parametrize(("setup", "team"), [(1, False), (5, True), (13, False)])
def test_other_numbers_are_not_offered(setup: int, team: bool) -> None:
    assert setup not in RULES.people({"team": team})
    with pytest.raises(ValueError, match="no game for"):
        RULES.start({"team": team}, setup)


@pytest.mark.clause("SJ-S2")
def test_the_island() -> None:
    rows = ["..###..", ".#####.", "#######", "#######", "#######", ".#####.", "..###.."]
    game = fresh("4")
    drawn = ["".join("#" if game.height[7 * y + x] else "." for x in range(7)) for y in range(7)]
    assert drawn == rows
    assert len(LAND) == 37
    assert (NAMES[0], NAMES[6], NAMES[48]) == ("a1", "g1", "g7")
    assert game.left == [11, 5, 1]


@pytest.mark.clause("SJ-S3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 12])
def test_the_first_seat_builds_first_without_a_draw(seats: int) -> None:
    assert RULES.start({}, seats).actors() == (0,)


@pytest.mark.clause("SJ-S3")
def test_the_first_seat_builds_first_and_rotates_in_a_series() -> None:
    game = settled("4")
    while game.actors():
        moves: list[Any] = [*game.moves(game.mover)] or [*game.draw().outcomes()[:1]]
        game.apply(game.actors()[0], moves[0])
    end = game.outcome()
    assert end is not None
    assert end.first == 0
    again = RULES.start({}, 4, end)
    assert again.actors() == (1,)
    again.apply(1, Build("d4"))
    assert again.actors() == (2,)


@pytest.mark.clause("SJ-S6")
@pytest.mark.parametrize("setup", TABLE)
def test_the_seat_after_the_last_native_has_the_marker(setup: str) -> None:
    game = settled(setup)
    steps = sum(game.setup.piles) + game.setup.players + 5
    assert game.marker == game.scheduled == steps % game.setup.seats


@pytest.mark.clause("SJ-S7")
def test_nothing_is_taken_off_the_island_before_the_first_turn() -> None:
    for setup in TABLE:
        game = settled(setup)
        assert sum(game.height) == 37 + sum(game.setup.piles)
        assert game.pool == 0
        assert NOBODY not in [game.status[piece] for piece in range(game.setup.pieces)]


@pytest.mark.clause("SJ-S4")
def test_why_something_cannot_stand_there() -> None:
    game = fresh("2")
    assert refusal(game, "build a1").code == "wrong-pile"
    assert refusal(game, "place a3 N").code == "wrong-phase"
    while game.phase == 0:
        game.apply(game.mover, game.moves(game.mover)[0])
    assert [refusal(game, f"place {cell} N").code for cell in ("a1", "c1")] == ["sea", "too-high"]
    game.apply(game.mover, Place("a3", "E"))
    assert refusal(game, "place a3 N").code == "occupied"
    assert refusal(game, "build a3").code == "wrong-phase"


@pytest.mark.clause("SJ-S2")
def test_two_seats_start_without_chips() -> None:
    assert fresh("2").chips[:2] == [False, False]
    assert fresh("4t").chips[:2] == [True, True]
    assert [fresh("2", native_chip=chip).chips for chip in ("used", "ready")] == [[False] * 6, [False] * 5 + [True]]
    assert CELL_OF["d4"] in LAND
