"""FF-P1 to FF-P6: rounds, turns, points, and turning over."""

from collections import Counter

import pytest

from hiroma.games import ruleset
from hiroma.games.fearsome_floors.course import Game
from hiroma.games.fearsome_floors.events import Escaped, RoundBegan, TileRevealed, TurnBegan, TurnedOver
from hiroma.games.fearsome_floors.moves import Enter, Step, Stop, Take
from hiroma.games.fearsome_floors.setting import House
from hiroma.kernel import CHANCE
from tests.games.fearsome_floors.positions import go, pass_round, position, refused, reveal, started, where
from tests.games.hands import heard


def movers(game: Game) -> list[int]:
    """Let every piece stay up to the monster's turn; return the seats in the order of their turns."""
    found = []
    while game.actors() != (CHANCE,):
        found.append(game.mover)
        first = game.moves(game.mover)[0]
        assert isinstance(first, Take)
        go(game, first.piece)
    return found


@pytest.mark.clause("FF-P1")
def test_pieces_first_then_the_monster() -> None:
    game = started()
    told = [event for _ in range(4) for event in go(game, game.moves(game.mover)[0].piece)]  # type: ignore[attr-defined]  # before a piece is taken all moves take one
    assert game.actors() == (CHANCE,)
    assert refused(game, 0, Take(0)).code == "not-your-turn"
    told += reveal(game, "5")
    kinds = [type(event) for event in told if isinstance(event, TileRevealed | RoundBegan)]
    assert kinds == [TileRevealed, RoundBegan]
    assert game.view(None).round == 2


@pytest.mark.clause("FF-P2")
@pytest.mark.parametrize("first", range(4))
def test_one_piece_a_turn_clockwise(first: int) -> None:
    game = started(4, first)
    assert movers(game) == [(first + turn) % 4 for turn in range(8)]
    reveal(game, "5")
    assert movers(game) == [(first + 1 + turn) % 4 for turn in range(16)]


@pytest.mark.clause("FF-P2")
def test_not_twice_and_not_two_at_once() -> None:
    game = started()
    assert refused(game, 1, Take(0)).code == "not-your-turn"
    assert refused(game, 0, Stop()).code == "take-first"
    heard(game, 0, Take(2))
    assert refused(game, 0, Take(1)).code == "piece-on-its-way"
    heard(game, 0, Stop())
    go(game, 0)
    assert refused(game, 0, Take(2)).code == "moved-already"
    assert refused(game, 0, Take(4)).code == "no-such-piece"
    assert refused(started(5), 0, Take(1)).clause == "FF-S2"


@pytest.mark.clause("FF-P3")
@pytest.mark.parametrize(("seats", "first", "later"), [(2, 4, 8), (4, 8, 16), (5, 10, 15), (7, 14, 21)])
def test_two_pieces_in_the_first_round_then_all(seats: int, first: int, later: int) -> None:
    game = started(seats)
    assert len(movers(game)) == first
    reveal(game, "5")
    order = movers(game)
    assert len(order) == later
    assert set(Counter(order).values()) == {later // seats}


@pytest.mark.clause("FF-P4")
def test_who_has_no_piece_left_to_move_is_passed_over() -> None:
    out = {(1, piece): "escaped" for piece in range(2)} | {(2, 0): "dead"}
    game = position(3, pieces=out, phase=2)
    assert Counter(movers(game)) == {0: 4, 1: 2, 2: 3}
    game = position(3, pieces=out, phase=2)
    assert refused(game, 0, Take(9)).code == "no-such-piece"
    go(game, 0)
    assert refused(game, 1, Take(0)).code == "out-of-play"
    assert game.moves(1) == (Take(2), Take(3))


@pytest.mark.clause("FF-P5")
def test_as_many_points_as_the_number_that_is_up() -> None:
    for piece, light, dark in ((0, 1, 6), (1, 3, 4), (2, 4, 3), (3, 5, 2)):
        for up, faces in ((light, []), (dark, [(0, piece)])):
            game = position(pieces={(0, piece): (9, 6)}, dark=faces)
            heard(game, 0, Take(piece))
            assert game.view(None).points == up
            for turn in range(up):
                assert game.view(None).points == up - turn
                heard(game, 0, Step("EW"[turn % 2]))  # type: ignore[arg-type]  # both letters are headings
            refusal = refused(game, 0, Step("N"))
            assert (refusal.code, refusal.clause) == ("no-points-left", "FF-P5")


@pytest.mark.clause("FF-P5")
def test_fewer_steps_or_none() -> None:
    for steps in range(4):
        game = position(pieces={(0, 1): (9, 6)})
        heard(game, 0, Take(1), *[Step("N")] * steps)
        assert Stop() in game.moves(0)
    game = position()
    told = go(game, 3)
    assert (told[-2].stayed, told[-2].square, where(game, 0, 3)) == (True, None, "waiting")
    assert isinstance(told[-1], TurnBegan)


@pytest.mark.clause("FF-P6")
def test_a_piece_is_turned_over_after_its_move() -> None:
    game = started()
    told = go(game, 2, "enter")
    assert told[-2].number == 3
    go(game, 1)
    assert [piece.number for piece in game.view(None).pieces] == [1, 3, 3, 5, 1, 4, 4, 5]


@pytest.mark.clause("FF-P6")
def test_faces_change_with_the_rounds() -> None:
    game = started(3)
    for number in range(1, 8):
        assert {piece.dark for piece in game.view(None).pieces} == {number % 2 == 0}
        pass_round(game)
        told = reveal(game, game.view(None).deck[0])
        assert sum(isinstance(event, RoundBegan) for event in told) == 1


@pytest.mark.clause("FF-P6")
def test_what_was_not_moved_in_round_1_is_turned_over_too() -> None:
    game = started()
    told = [event for piece in (0, 0, 3, 3) for event in go(game, piece)]
    assert [event.pieces for event in told if isinstance(event, TurnedOver)] == [((0, 1), (0, 2), (1, 1), (1, 2))]


@pytest.mark.clause("FF-P6")
def test_an_escaped_piece_is_turned_over() -> None:
    game = position(2, pieces={(0, 3): (0, 0)}, monster="9,9E")
    told = go(game, 3, "leave")
    out = next(event for event in told if isinstance(event, Escaped))
    assert (out.number, out.turned) == (5, True)
    piece = game.view(None).pieces[3]
    assert (piece.place, piece.number, piece.dark) == ("escaped", 2, True)


@pytest.mark.clause("FF-P6")
def test_by_version_1_an_escaped_piece_keeps_its_face() -> None:
    seen = position(2, pieces={(0, 3): (0, 0)}, monster="9,9E").view(None)
    game = ruleset("fearsome-floors", 1).imagine(seen, lambda _: 0)
    assert isinstance(game, Game)
    out = next(event for event in go(game, 3, "leave") if isinstance(event, Escaped))
    assert (out.number, out.turned) == (5, False)
    assert (game.view(None).pieces[3].number, game.copy().house.readings) == (5, game.house.readings)
    started = ruleset("fearsome-floors", 1).start({}, 2)
    assert isinstance(started, Game)
    assert started.house.readings == game.house.readings != House({}).readings


@pytest.mark.clause("FF-P6")
def test_a_caught_piece_keeps_its_face() -> None:
    game = position(2, monster="7,5E", pieces={(0, 1): (9, 5)}, dark=[(0, 1)], stage="monster", mover=None)
    reveal(game, "5")
    caught = game.view(None).pieces[1]
    assert (caught.place, caught.number) == ("waiting", 4)
    assert Enter() not in game.moves(0)
