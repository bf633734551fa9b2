"""FF-S: who plays, with what, and how the hall looks at first."""

from collections import Counter

import pytest

from hiroma.games.fearsome_floors.course import Game
from hiroma.games.fearsome_floors.parts.board import BY_WALL, ENTRANCE, EXIT, NAMES, NEXT, SQUARES, WALLS, twin
from hiroma.kernel import CHANCE, Pick, Picked
from hiroma.kernel.lot import Lot
from tests.games.fearsome_floors.positions import RULES, pass_round, position, refused, reveal, started, stones, xy

WALL_TABLE = """
A 0,0N 15,10S  B 1,0N 14,10S  C 2,0N 13,10S  D 3,0N 12,10S  E 4,0N 11,10S  F 5,0N 10,10S  G 6,0N 9,10S  H 7,0N 8,10S
I 8,0N 7,10S  J 9,0N 6,10S  K 10,0N 5,10S  L 11,0N 4,10S  M 11,0E 4,10W  N 12,1N 3,9S  O 12,1E 3,9W  P 13,2N 2,8S
Q 13,2E 2,8W  R 14,3N 1,7S  S 14,3E 1,7W  T 15,4N 0,6S  U 15,4E 0,6W  V 15,5E 0,5W  W 15,6E 0,4W  X 15,7E 0,3W
Y 15,8E 0,2W  Z 15,9E 0,1W  ☆ 15,10E 0,0W
"""

ROWS = [(0, 11), (0, 12), (0, 13), (0, 14), (0, 15), (0, 15), (0, 15), (1, 15), (2, 15), (3, 15), (4, 15)]


@pytest.mark.clause("FF-S1")
def test_two_to_seven_players() -> None:
    assert RULES.people({}) == (2, 3, 4, 5, 6, 7)
    for seats in range(2, 8):
        assert len(RULES.sides({}, seats)) == seats == len(RULES.holders({}, seats))
        RULES.start({}, seats)
    for seats in (0, 1, 8):
        with pytest.raises(ValueError, match=str(seats)):
            RULES.start({}, seats)


@pytest.mark.clause("FF-S2")
def test_four_pieces_each_or_three() -> None:
    for seats in range(2, 8):
        view = started(seats).view(None)
        faces = {(piece.number, piece.other) for piece in view.pieces if piece.seat == seats - 1}
        assert faces == ({(1, 6), (3, 4), (4, 3), (5, 2)} if seats < 5 else {(1, 6), (4, 3), (5, 2)})
        assert len(view.pieces) == seats * (4 if seats < 5 else 3)
        assert view.needed == (3 if seats < 5 else 2)


@pytest.mark.clause("FF-S3")
def test_all_wait_light_side_up() -> None:
    view = started(3).view(None)
    assert all(piece.number + piece.other == 7 for piece in view.pieces)
    assert all(piece.place == "waiting" and not piece.dark for piece in view.pieces)
    assert sorted(piece.number for piece in view.pieces if piece.seat == 0) == [1, 3, 4, 5]
    dark = started(3, dark_first=True).view(None)
    assert sorted(piece.number for piece in dark.pieces if piece.seat == 0) == [2, 3, 4, 6]
    assert all(piece.dark for piece in dark.pieces)


@pytest.mark.clause("FF-S4")
def test_the_board() -> None:
    assert len(SQUARES) == 156
    assert len(WALLS) == 54
    assert sum(BY_WALL[square] for square in SQUARES) == 42
    for y, (first, last) in enumerate(ROWS):
        assert [square % 16 for square in SQUARES if square // 16 == y] == list(range(first, last + 1))
    assert (NAMES[EXIT], NAMES[ENTRANCE]) == ("a1", "p11")
    assert {(square, heading) for square in SQUARES for heading in range(4) if NEXT[heading][square] < 0} == set(WALLS)


@pytest.mark.clause("FF-S4")
def test_the_letters_of_the_walls() -> None:
    words = WALL_TABLE.split()
    table = {}
    for letter, *edges in zip(words[::3], words[1::3], words[2::3], strict=True):
        for edge in edges:
            x, y = edge[:-1].split(",")
            table[int(x) + 16 * int(y), "NESW".index(edge[-1])] = letter
    assert table == WALLS
    assert set(Counter(WALLS.values()).values()) == {2}
    for (square, heading), letter in WALLS.items():
        assert WALLS[twin(square), heading ^ 2] == letter


@pytest.mark.clause("FF-S4")
def test_what_lies_there_at_first() -> None:
    game = started()
    assert stones(game) == {
        (2, 2), (12, 3), (7, 4), (8, 5), (13, 5), (6, 6), (4, 7), (12, 7), (14, 8), (5, 9), (8, 9),
    }  # fmt: skip
    view = game.view(None)
    assert [(ground.item, {xy(square) for square in ground.squares}) for ground in view.grounds] == [
        ("pool-2x2", {(8, 2), (9, 2), (8, 3), (9, 3)}),
        ("pool-4x1", {(4, 8), (5, 8), (6, 8), (7, 8)}),
    ]
    assert (xy(view.monster), view.heading) == ((0, 0), "E")


@pytest.mark.clause("FF-S5")
def test_the_deck_and_its_first_tile() -> None:
    game = started()
    assert Counter(game.view(None).deck) == Counter(("5", "7", "7", "8", "8", "10", "X", "XX"))
    pass_round(game)
    assert game.draw() == Pick(("5", "7", "7", "8", "8", "10"), "monster-tile")
    assert refused(game, CHANCE, Picked(6)).clause == "FF-S5"
    reveal(game, "7")
    pass_round(game)
    assert game.draw() == Pick(("5", "7", "8", "8", "10", "X", "XX"), "monster-tile")


@pytest.mark.clause("FF-S5")
def test_the_first_tile_of_phase_2_may_be_any() -> None:
    game = position(2, stage="monster", mover=None, round=7, deck=("8", "X"), first=0, start=0)
    reveal(game, "8")
    pass_round(game)
    assert game.view(None).phase == 2
    assert game.draw() == Pick(("5", "7", "7", "8", "8", "10", "X", "XX"), "monster-tile")


@pytest.mark.clause("FF-S6")
def test_the_start_player_is_drawn() -> None:
    game = RULES.start({}, 5)
    assert isinstance(game, Game)
    assert game.actors() == (CHANCE,)
    assert game.draw() == Pick((0, 1, 2, 3, 4), "first-seat")
    assert refused(game, CHANCE, Picked(5)).code == "not-a-seat"
    game.apply(CHANCE, Picked(3))
    assert game.view(None).start == game.view(None).mover == 3
    assert RULES.start({"starter": "first"}, 5).actors() == (0,)


@pytest.mark.clause("FF-S6")
def test_in_a_series_the_next_seat_begins() -> None:
    game = started(3, 2)
    lot = Lot(1)
    while game.actors():
        seat = game.actors()[0]
        moves = game.draw().outcomes() if seat == CHANCE else game.moves(seat)
        game.apply(seat, moves[lot.below(len(moves))])
    end = game.outcome()
    assert end is not None
    assert end.first == 2
    assert RULES.start({}, 3, end).actors() == (0,)


@pytest.mark.clause("FF-S7")
def test_the_start_player_changes_after_each_move_of_the_monster() -> None:
    game = started(3, 1)
    starts = []
    for tile in ("5", "7", "8", "7"):
        starts.append(game.view(None).start)
        assert game.view(None).mover == starts[-1]
        pass_round(game)
        reveal(game, tile)
    assert starts == [1, 2, 0, 1]
