"""Set-up, the course of a game, preparation, chance: HR-S, HR-G, HR-P, HR-R."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from hiroma.games.hidden_rooms.acts import campaign
from hiroma.games.hidden_rooms.course import Game
from hiroma.games.hidden_rooms.events import (
    AttemptEnded,
    GameEnded,
    MonsterActed,
    MonsterTurn,
    PairShown,
    Placed,
    StageOpened,
)
from hiroma.games.hidden_rooms.moves import EndTurn, Explore, NextAttempt, Place, Resign, Walk
from hiroma.games.hidden_rooms.parts.board import EXIT, FACINGS, SQUARE_NAMES, START, TILE_NAMES, TILE_OF
from hiroma.games.hidden_rooms.parts.books import designed, path_of
from hiroma.kernel import CHANCE, Pick
from hiroma.kernel.lot import Lot
from tests.games.hidden_rooms.positions import RULES, begun, draw, opened, play, refused, remembered


@pytest.mark.clause("HR-S-01", "HR-S-02", "HR-S-10")
def test_tiles() -> None:
    assert sorted(TILE_NAMES) == sorted(f"{colour}{value}" for colour in "RBGY" for value in range(1, 7))


@pytest.mark.clause("HR-S-03")
def test_board() -> None:
    assert len(SQUARE_NAMES) == 36
    assert (SQUARE_NAMES[START], SQUARE_NAMES[EXIT]) == ("f6", "a1")
    view = begun(place="R6").view(None)
    assert view.child == "f6"


@pytest.mark.clause("HR-S-04", "HR-S-08")
def test_everything_lies_open() -> None:
    view = begun("R2", ("Y4", "B6"), "B6").view(None)
    assert view == begun("R2", ("Y4", "B6"), "B6").view(0)
    assert view.discard == "R2"
    assert [tile.tile for tile in view.memory] == ["Y4"]
    assert [laid.tile for laid in view.board] == ["B6"]
    assert set(view.supply) == set(TILE_NAMES) - {"R2", "Y4", "B6"}
    assert not RULES.info.secrets


@pytest.mark.clause("HR-S-05")
def test_memory_is_a_list_to_which_tiles_are_added() -> None:
    game = begun("R1", ("R6", "B1"), "R6")
    for tile in ("B2", "G1", "Y3", "B4"):
        play(game, Explore("e6"))
        draw(game, tile)
    assert remembered(game) == ["B1", "B2", "G1", "Y3", "B4"]


@pytest.mark.clause("HR-S-06", "HR-G-01")
def test_a_game_begins_with_stage_1_and_without_a_star() -> None:
    view = opened().view(None)
    assert (view.stage, view.starred, view.attempt, view.done) == (1, False, 1, ())
    assert view.phase == "stage-tile"
    assert RULES.people({}) == (1,)
    assert RULES.holders({}, 1) == (0,)
    with pytest.raises(ValueError, match="no game"):
        RULES.start({}, 2)


@pytest.mark.clause("HR-S-07", "HR-S-12")
def test_pieces() -> None:
    game = begun(place="R6")
    assert game.view(None).facing in FACINGS
    game.starred = True
    assert game.view(None).starred


@pytest.mark.clause("HR-S-11")
def test_our_five_stages() -> None:
    stages = designed().stages
    assert [stage.number for stage in stages] == [1, 2, 3, 4, 5]
    assert [stage.name.en for stage in stages] == ["The Sweeper", "The Coil", "The Weaver", "The Warden", "The Hound"]
    assert all(stage.name.ja and stage.name.de and stage.look.text and stage.look.svg == stage.key for stage in stages)
    assert all(sorted(path_of(stage)) == list(range(36)) for stage in stages)
    opening = draw(opened(), "G4")
    assert opening == [StageOpened(1, "G4", 4, False, "The Warden", "錠まえ", "Der Schließer")]


@pytest.mark.clause("HR-G-02")
def test_the_monster_first_and_then_by_turns() -> None:
    game = begun()
    heard = play(game, Place("R6"))
    assert [type(event) for event in heard] == [Placed, MonsterTurn, MonsterActed, MonsterActed]
    for turn in (2, 3):
        heard = play(game, EndTurn())
        assert heard[0] == MonsterTurn(turn)


@pytest.mark.clause("HR-G-03", "HR-P-03", "HR-P-04")
def test_stages_are_drawn() -> None:
    seen: Counter[int] = Counter()
    for tile in TILE_NAMES:
        game = opened()
        draw(game, tile)
        seen[game.stage] += 1
    assert seen == {1: 8, 2: 4, 3: 4, 4: 4, 5: 4}  # 1/3 and 1/6: a six means stage 1 in the first attempt
    again = begun("R4", place="R6")
    play(again, Resign())
    play(again, NextAttempt())
    assert draw(again, "R6") == [StageOpened(2, "R6", 4, True, "The Warden", "錠まえ", "Der Schließer")]


@pytest.mark.clause("HR-G-04", "HR-G-05", "HR-G-06", "HR-G-07", "HR-G-08", "HR-G-09")
def test_first_to_two_wins_or_three_defeats() -> None:
    rows = set()
    for results in product("WL", repeat=4):
        game = opened()
        for at, result in enumerate(results, 1):
            rows.add("".join(results[: at - 1]))
            ended = finish(game, result)
            assert ended[0].starred is game.starred is ("W" in results[:at])
            wins, losses = results[:at].count("W"), results[:at].count("L")
            over = wins == 2 or losses == 3
            assert (game.actors() == ()) is over
            if over:
                outcome = game.outcome()
                assert ended[1] == GameEnded(wins == 2, game.clause, wins, losses)
                assert outcome is not None
                assert (outcome.winners, outcome.scores) == ((0,) if wins == 2 else (), (wins,))
                rows.add("".join(results[:at]))
                break
            assert game.outcome() is None
            assert [type(move) for move in game.moves(0)] == [NextAttempt]
            play(game, NextAttempt())
            assert (game.attempt, game.starred) == (at + 1, "W" in results[:at])
    assert len(rows) == 19
    assert [campaign.ending(4, won, starred) for won, starred in ((True, True), (False, True))] == [
        "HR-G-05",
        "HR-G-07",
    ]


def finish(game: Game, result: str) -> list[Any]:
    """Win or lose the attempt that begins and return the events of its end."""
    for tile in ("R1", "R6", "B6"):
        draw(game, tile)
    if result == "L":
        return play(game, Resign())
    play(game, Place("R6"))
    game.child = game.board.index(-1) + 1  # beside the exit, as if it had come that far
    game.board[game.child] = TILE_OF["R5"]
    play(game, Explore("a1"))
    heard = draw(game, "G6")
    return [event for event in heard if isinstance(event, AttemptEnded | GameEnded)]


@pytest.mark.clause("HR-P-01", "HR-P-02", "HR-P-05", "HR-P-09", "HR-S-09")
def test_preparation_counts() -> None:
    game = opened()
    pick = game.draw()
    assert isinstance(pick, Pick)
    assert pick.items == tuple(TILE_NAMES)
    draw(game, "B3")
    assert (game.view(None).discard, game.supply.bit_count()) == ("B3", 23)
    draw(game, "Y1")
    assert draw(game, "Y2") == [PairShown(("Y1", "Y2"))]
    play(game, Place("Y2"))
    assert (game.supply.bit_count(), remembered(game), game.turns) == (21, ["Y1"], 1)
    assert "B3" not in game.view(None).supply


@pytest.mark.clause("HR-P-06", "HR-P-07")
def test_one_of_two_tiles_is_laid_and_the_other_remembered() -> None:
    game = begun("R1", ("Y1", "Y2"))
    assert game.moves(0) == (Place("Y1"), Place("Y2"), Resign())
    view = game.view(None)
    assert (view.stage, view.pair, len(view.path), view.phase) == (1, ("Y1", "Y2"), 36, "place")
    assert refused(game, Place("Y3")).code == "not-of-the-pair"
    assert refused(game, Walk("f5")).code == "not-now"
    heard = play(game, Place("Y1"))
    assert heard[0] == Placed("Y1", "Y2", "a6", "N")
    assert any(getattr(event, "reveals", False) for event in heard)
    assert refused(game, Place("Y2")).code == "not-now"


@pytest.mark.clause("HR-P-08")
@pytest.mark.parametrize(
    ("stage", "monster", "facing"), [(1, "a6", "N"), (2, "e3", "W"), (3, "a1", "S"), (4, "c2", "E"), (5, "c3", "E")]
)
def test_pieces_take_their_places(stage: int, monster: str, facing: str) -> None:
    game = begun(f"G{stage}")
    placed = play(game, Place("R6"))[0]
    assert isinstance(placed, Placed)
    assert (placed.monster, placed.facing, game.view(None).child) == (monster, facing, "f6")


@pytest.mark.clause("HR-R-01", "HR-R-02")
def test_no_state_knows_what_will_be_drawn() -> None:
    game = begun(place="R6")
    play(game, Explore("f5"))
    pick = game.draw()
    assert isinstance(pick, Pick)
    assert (pick.items, pick.label, pick.n) == (game.view(None).supply, "attempt-1", 3)
    assert len(pick.outcomes()) == 21
    assert not {"order", "seed", "key"} & set(dir(game))


@pytest.mark.clause("HR-R-04")
def test_tiles_come_back_as_tiles_like_the_others() -> None:
    game = begun("R1", ("R6", "B1"), "R6")
    for tile in ("B2", "G1", "Y3", "B4", "G5"):
        play(game, Explore("e6"))
        draw(game, tile)
    assert (game.memory, game.supply.bit_count()) == ([], 22)
    play(game, Explore("e6"))
    pick = game.draw()
    assert isinstance(pick, Pick)
    assert pick.items == tuple(tile for tile in TILE_NAMES if tile not in ("R1", "R6"))


@pytest.mark.clause("HR-R-05")
def test_the_deal_of_an_attempt_does_not_depend_on_the_one_before() -> None:
    deals = set()
    for seed in range(6):
        game, lot, labels = opened(), Lot(seed), []
        while game.attempt < 3 or game.actors() == (CHANCE,):
            if game.actors() == (CHANCE,):
                pick = game.draw()
                assert isinstance(pick, Pick)
                labels.append((pick.label, pick.n, pick.items if pick.n == 0 else len(pick.items)))
                game.apply(CHANCE, pick.outcomes()[lot.below(len(pick.items))])
            else:
                moves = game.moves(0)
                game.apply(0, moves[lot.below(len(moves))])
            if game.outcome():
                break
        second = [label for label in labels if label[0] == "attempt-2"][:3]
        assert len(set(labels)) == len(labels)
        deals.add(tuple(second))
    assert deals == {(("attempt-2", 0, tuple(TILE_NAMES)), ("attempt-2", 1, 23), ("attempt-2", 2, 22))}
