"""The child's turn and the end of an attempt: HR-C, HR-E. Their vectors are in test_vectors.py."""

from typing import Any

import pytest

from hiroma.games.hidden_rooms.course import Game
from hiroma.games.hidden_rooms.events import AttemptEnded, Explored, Forgotten, MonsterTurn, Reached, Walked
from hiroma.games.hidden_rooms.moves import EndTurn, Explore, NextAttempt, Place, Resign, Walk
from hiroma.games.hidden_rooms.parts.board import ALL, TILES
from hiroma.games.hidden_rooms.position import CHILD, ENDED, OVER
from hiroma.kernel import CHANCE, IllegalMove, Pick
from hiroma.kernel.lot import Lot
from tests.games.hidden_rooms.positions import begun, draw, opened, play, position, refused, remembered

THREE = {"f6": "G3", "e6": "G4", "e5": "R2"}


@pytest.mark.clause("HR-C-01", "HR-C-03", "HR-C-04")
def test_up_to_two_moves_then_at_most_one_exploration() -> None:
    game = position(board=THREE, child="f6", supply=["B1", "Y6"])
    assert play(game, Walk("e6")) == [Walked("f6", "e6")]
    assert game.walks == 1
    play(game, Walk("f6"))
    assert not any(isinstance(move, Walk) for move in game.moves(0))
    assert EndTurn() in game.moves(0)
    assert refused(game, Walk("e6")).code == "no-moves-left"
    play(game, Explore("f5"))
    assert game.actors() == (CHANCE,)
    assert game.moves(0) == ()
    heard = draw(game, "Y6")
    assert any(isinstance(event, MonsterTurn) for event in heard)
    assert game.walks == 2


@pytest.mark.clause("HR-C-06")
def test_no_free_neighbour_no_exploration() -> None:
    game = position(board={"f6": "G3", "e6": "G4", "f5": "R2"}, child="f6", supply=["B1"])
    assert {type(move) for move in game.moves(0)} == {Walk, EndTurn, Resign}
    on_monster = position(board={"f6": "G3"}, child="f6", monster="f5", facing="N", supply=["B1"])
    assert Explore("f5") in on_monster.moves(0)


@pytest.mark.clause("HR-C-07", "HR-C-10")
def test_target_and_source_are_fixed_before_the_tile_is_seen() -> None:
    game = position(board=THREE, child="f6", memory=["Y1"], supply=["B1", "Y6"])
    assert play(game, Explore("f5")) == [Reached("f6", "f5", 1, 2)]
    assert game.view(None).target == "f5"
    for move in (Explore("f5", "Y1"), EndTurn(), Walk("e6"), Resign()):
        assert refused(game, move).code == "not-now"
    heard = draw(game, "Y6")
    assert heard[0] == Explored("f6", "f5", "Y6", "G3", False, True, "value", 1)


@pytest.mark.clause("HR-C-11", "HR-C-12")
def test_success_by_colour_or_value() -> None:
    for tile, why in (("Y3", "value"), ("G1", "colour"), ("R2", "neither")):
        game = position(board={"f6": "G3"}, child="f6", supply=["R1", tile])
        play(game, Explore("f5"))
        explored = draw(game, tile)[0]
        assert isinstance(explored, Explored)
        assert (explored.why, explored.success) == (why, why != "neither")
        assert game.view(None).child == ("f5" if explored.success else "f6")


@pytest.mark.clause("HR-C-13")
def test_a_sixth_tile_empties_the_memory() -> None:
    full = ["R1", "R2", "B1", "B2", "Y1"]
    game = position(board={"f6": "G3"}, child="f6", memory=full, supply=["B4", "Y2"])
    play(game, Explore("f5"))
    explored, forgotten, *_ = draw(game, "Y2")
    assert forgotten == Forgotten((*full, "Y2"))
    assert isinstance(explored, Explored)
    assert (explored.memory, game.memory, game.supply.bit_count()) == (6, [], 7)


@pytest.mark.clause("HR-C-08", "HR-C-14")
def test_a_tile_of_the_memory() -> None:
    game = position(board={"f6": "G3"}, child="f6", memory=["R1", "G1", "Y6"], supply=["B4"])
    assert [tile.fits for tile in game.view(None).memory] == [False, True, True]
    kept = game.copy()
    assert play(kept, Explore("f5", "R1"))[0] == Explored("f6", "f5", "R1", "G3", True, False, "neither", 3)
    assert remembered(kept) == ["R1", "G1", "Y6"]
    play(game, Explore("f5", "G1"))
    assert remembered(game) == ["R1", "Y6"]
    assert refused(game, Explore("e5", "G1")).code == "no-such-memory"


@pytest.mark.clause("HR-C-09")
def test_without_any_tile_there_is_no_exploration() -> None:
    game = position(board={"f6": "G3"}, child="f6", supply=[])
    assert game.moves(0) == (EndTurn(), Resign())
    assert refused(game, Explore("f5")).code == "supply-empty"
    assert refused(game, Explore("f5", "G1")).code == "no-such-memory"


@pytest.mark.clause("HR-C-16", "HR-S-09", "HR-S-05")
def test_whatever_happens_the_tiles_are_24_and_those_on_the_board_stay() -> None:
    lot = Lot(7)
    for _ in range(300):
        game = begun(place="R6")
        laid: dict[int, int] = {}
        while game.phase not in (OVER, ENDED):
            check_tiles(game, laid)
            if game.actors() == (CHANCE,):
                outcomes = game.draw().outcomes()
                game.apply(CHANCE, outcomes[lot.below(len(outcomes))])
            else:
                moves = [move for move in game.moves(0) if move != Resign()]
                game.apply(0, moves[lot.below(len(moves))])


def check_tiles(game: Game, laid: dict[int, int]) -> None:
    on_board = {square: tile for square, tile in enumerate(game.board) if tile >= 0}
    assert laid.items() <= on_board.items()
    laid.update(on_board)
    mask = game.supply | 1 << game.discard
    for tile in (*on_board.values(), *game.memory):
        assert not mask >> tile & 1
        mask |= 1 << tile
    assert mask == ALL
    assert game.supply.bit_count() + len(game.memory) + len(on_board) + 1 == TILES
    assert len(game.memory) <= 5
    assert 0 not in on_board


@pytest.mark.clause("HR-C-17")
def test_refusals_name_the_rule_and_change_nothing() -> None:
    game = position(board=THREE, child="f6", memory=["Y1"], supply=["B1"])
    for move, code, clause in (
        (Walk("f5"), "no-tile", "HR-C-02"),
        (Walk("e5"), "not-adjacent", "HR-C-02"),
        (Walk("z9"), "not-adjacent", "HR-C-02"),
        (Explore("e6"), "has-tile", "HR-C-06"),
        (Explore("e5"), "not-adjacent", "HR-C-06"),
        (Explore("f5", "R6"), "no-such-memory", "HR-C-08"),
        (Explore("f5", ""), "no-such-memory", "HR-C-08"),
        (Place("Y1"), "not-now", "HR-C-01"),
        (NextAttempt(), "not-now", "HR-C-01"),
        ("move", "unknown-move", "HR-C-01"),
    ):
        refusal = refused(game, move)
        assert (refusal.code, refusal.clause) == (code, clause)
    assert refused(game, Walk("e6"), seat=1).code == "not-your-turn"
    for tile in (Walk("e6"), None):
        assert refused(game, tile, seat=CHANCE).code == "no-draw-now"
    play(game, Explore("f5"))
    assert refused(game, Walk("e6"), seat=CHANCE).code == "not-a-tile"


@pytest.mark.clause("HR-E-02", "HR-E-07")
def test_at_the_exit_nothing_follows() -> None:
    game = position(board={"b1": "R2"}, child="b1", monster="a2", facing="N", supply=["B4", "B5"])
    play(game, Explore("a1"))
    heard = draw(game, "B4")
    assert [type(event) for event in heard] == [Explored, AttemptEnded]
    assert heard[-1] == AttemptEnded(1, "win", "a1", True, True, 1)
    assert (game.walks, game.moves(0)) == (0, (NextAttempt(),))


@pytest.mark.clause("HR-E-01", "HR-E-06")
def test_walking_into_the_monster_ends_at_once() -> None:
    game = position(board=THREE, child="f6", monster="e6", facing="W", supply=["B1"])
    heard = play(game, Walk("e6"))
    assert heard == [Walked("f6", "e6"), AttemptEnded(1, "walked-in", "e6", False, False, 1)]
    with pytest.raises(IllegalMove):
        game.apply(0, Walk("e5"))


@pytest.mark.clause("HR-E-08", "HR-P-01")
def test_afterwards_everything_leaves_the_board() -> None:
    game = begun("R2", ("Y4", "B6"), "B6")
    game.starred = True
    play(game, Resign())
    assert game.view(None).board != ()
    play(game, NextAttempt())
    view = game.view(None)
    assert (view.board, view.memory, view.child, view.monster, view.discard) == ((), (), None, None, None)
    assert (view.starred, view.stage, len(view.supply)) == (True, 2, 24)
    assert game.draw() == Pick(opened().view(None).supply, "attempt-2", 0)


@pytest.mark.clause("HR-E-09")
def test_luring_without_end_ends() -> None:
    game = position(board=THREE, child="f6", monster="a1", facing="E", supply=["B1"])
    game.turns = 299
    play(game, EndTurn())
    assert (game.phase, game.turns) == (CHILD, 300)
    heard: list[Any] = play(game, EndTurn())
    assert heard == [AttemptEnded(1, "abandoned", "f6", False, False, 300)]


@pytest.mark.clause("HR-E-10")
def test_giving_up() -> None:
    game = begun()
    assert play(game, Resign()) == [AttemptEnded(1, "resigned", "f6", False, False, 0)]
    again = begun(place="R6")
    assert play(again, Resign()) == [AttemptEnded(1, "resigned", "f6", False, False, 1)]
    assert again.view(None).done[0].reason == "resigned"
