"""The catapult beyond the worked examples (SJ-CA)."""

from typing import Any

import pytest

from hiroma.games.shinsai_jima.acts import catapult
from hiroma.games.shinsai_jima.acts.ballistics import scatter
from hiroma.games.shinsai_jima.acts.victory import finish
from hiroma.games.shinsai_jima.course import Game
from hiroma.games.shinsai_jima.events import Flew
from hiroma.games.shinsai_jima.moves import Aim, Fire, Load, LoadHand, Stop
from hiroma.games.shinsai_jima.parts.board import CELL_OF, NAMES, lane_cell
from hiroma.games.shinsai_jima.parts.island import HELD
from hiroma.games.shinsai_jima.parts.terrain import ON_BOARD
from hiroma.games.shinsai_jima.position import PHASES
from hiroma.kernel import CHANCE, Dice, IllegalMove, Rolled
from tests.games.shinsai_jima.island import hold, island, refusal, shown

STILL = Rolled((1, 1, 1, 1))


def ended(*strips: str, setup: str = "3", winner: int = 0, land: bool = True) -> Game:
    game = island(setup, *strips, land=land)
    finish(game, "SJ-V1", [winner])
    game.legal = None
    return game


def shoot(game: Game, source: str, fire: Fire, dice: Rolled = STILL) -> list[Any]:
    heard: list[Any] = []

    def listen(event: Any, only: int | None = None) -> None:
        heard.append(event)

    game.apply(game.mover, Load(source), listen)
    game.apply(game.mover, Aim(), listen)
    game.apply(game.mover, fire, listen)
    game.apply(CHANCE, dice, listen)
    return heard


@pytest.mark.clause("SJ-CA1")
def test_the_sides_shoot_in_their_order() -> None:
    game = ended("c6: 2A>", "a3: 1B>", "g3: 3C<", winner=1)
    order = []
    for source in ("d4", "e4", "f4"):
        order.append(game.mover)
        shoot(game, source, Fire("S", 0, game.rank * 2 + 9))
        if game.actors() == (order[-1],):
            game.apply(order[-1], Stop())
    assert order == [1, 2, 0]
    assert game.outcome() is not None


@pytest.mark.clause("SJ-CA2")
def test_without_piece_or_corpse_on_the_island_nobody_shoots() -> None:
    game = ended("c6: 2A>", "g3: 1C<x")
    assert catapult.entitled(game, 1) == 0
    assert catapult.entitled(game, 2) == 1
    # Lane 6 from the south, fourth row back: g3. C's corpse goes to A, and nobody else may shoot.
    shoot(game, "d4", Fire("S", 6, 7))
    assert game.status[game.setup.names.index("C1")] == HELD
    assert game.mover == 0
    game.apply(0, Stop())
    assert PHASES[game.phase] == "over"


@pytest.mark.clause("SJ-CA3")
def test_one_shot_is_compulsory_and_points_count() -> None:
    game = island("3", "c6: 2A>", "a3: 2B>", "g3: 1C<")
    game.tokens[0] = 3
    finish(game, "SJ-V2", [0])
    assert game.shots == 3
    assert refusal(game, "stop").code == "shoot-once"
    assert refusal(game, "aim").code == "load-first"
    shoot(game, "d4", Fire("W", 0, 9))
    assert (game.shots, PHASES[game.phase]) == (2, "load")
    game.apply(0, Stop())
    assert game.shooter == 1


@pytest.mark.clause("SJ-CA4")
def test_several_projectiles_make_one_shot() -> None:
    game = ended("c6: 3A>", "a3: 1B>", "g3: 1C<", "d4: [nb]", "e4: [na]")
    assert refusal(game, "load d4").code == "foreign-colour"
    assert refusal(game, "load c6").code == "occupied"
    assert refusal(game, "load a1").code == "sea"
    game.apply(0, Load("e4"))
    game.apply(0, Load("e4"))
    game.apply(0, Load("f4"))
    assert game.moves(0) == (Aim(),)
    assert refusal(game, "load f3").code == "enough-loaded"
    assert refusal(game, "stop").code == "shoot-what-is-loaded"
    assert shown(game, "e4") == "0"
    seen = game.view(None).catapult
    assert seen is not None
    assert seen.loaded == ("A", None, None)
    game.apply(0, Aim())
    game.apply(0, Fire("S", 3, 3))
    for left in (3, 2, 1):
        assert game.draw() == Dice(4, 6, "scatter")
        assert len(game.flying) == left
        game.apply(CHANCE, STILL)
    assert shown(game, "d7") == "[nann]"
    assert (game.shooter, game.cubes[0]) == (2, ON_BOARD)


@pytest.mark.clause("SJ-CA4")
def test_the_coloured_cube_in_hand_is_ammunition() -> None:
    game = ended("c6: 2A>", "a3: 1B>", "g3: 1C<")
    game.apply(0, LoadHand())
    with pytest.raises(IllegalMove) as caught:
        game.apply(0, LoadHand())
    assert caught.value.code == "not-in-hand"
    game.apply(0, Aim())
    game.apply(0, Fire("S", 0, 3))
    game.apply(CHANCE, STILL)
    assert shown(game, "a7") == "[a]"


@pytest.mark.clause("SJ-CA5")
def test_edges_lanes_and_depths() -> None:
    def cell(edge: int, lane: int, depth: int) -> str:
        return NAMES[lane_cell(edge, lane, depth)]

    assert [cell(0, 2, 0), cell(1, 2, 0), cell(2, 2, 0), cell(3, 2, 0)] == ["c1", "g3", "c7", "a3"]
    assert [cell(0, 2, 6), cell(1, 2, 6), cell(2, 2, 6), cell(3, 2, 6)] == ["c7", "a3", "c1", "g3"]
    game = ended("c6: 2A>", "a3: 1B>", "g3: 1C<")
    game.apply(0, Load("d4"))
    game.apply(0, Aim())
    powers = sorted({move.power for move in game.moves(0) if isinstance(move, Fire)})
    assert powers == [3, 4, 5, 6, 7, 8, 9]
    assert len(game.moves(0)) == 4 * 7 * 7
    with pytest.raises(IllegalMove) as caught:
        game.apply(0, Fire("S", 3, 10))
    assert (caught.value.code, caught.value.what) == ("out-of-range", {"nearest": 3})


@pytest.mark.clause("SJ-CA6")
def test_scatter_is_cut_toward_zero() -> None:
    assert [scatter(spread, 1) for spread in (-5, -4, -3, 0, 3, 4, 5)] == [-1, -1, 0, 0, 0, 1, 1]
    assert [scatter(spread, 3) for spread in (-5, -1, 1, 2, 5)] == [-3, 0, 0, 1, 3]
    for rank, share in ((1, 37), (2, 20), (3, 7), (4, 3)):
        hits = [
            not scatter(a - b, rank) and not scatter(c - d, rank + 1)
            for a in range(6)
            for b in range(6)
            for c in range(6)
            for d in range(6)
        ]
        assert round(100 * sum(hits) / len(hits)) == share


@pytest.mark.clause("SJ-CA6")
def test_only_four_dice_come_down() -> None:
    game = ended("c6: 2A>", "a3: 1B>", "g3: 1C<")
    with pytest.raises(IllegalMove) as caught:
        game.apply(CHANCE, STILL)
    assert caught.value.code == "no-draw-now"
    game.apply(0, Load("d4"))
    game.apply(0, Aim())
    game.apply(0, Fire("S", 3, 6))
    assert refusal(game, "stop").code == "in-the-air"
    for dice in ((1, 2, 3), (1, 2, 3, 7), (0, 1, 1, 1)):
        with pytest.raises(IllegalMove) as caught:
            game.apply(CHANCE, Rolled(dice))
        assert caught.value.code == "not-a-roll"


@pytest.mark.clause("SJ-CA8")
def test_what_would_lie_on_level_six_is_lost() -> None:
    game = ended("c6: 2A>", "a3: 1B>", "g3: 1C<", "d4: 5")
    heard = shoot(game, "e4", Fire("S", 3, 6))
    assert [event.end for event in heard if isinstance(event, Flew)] == ["lost"]
    assert (shown(game, "d4"), game.pool, game.effect) == ("5", 1, False)


@pytest.mark.clause("SJ-CA9")
def test_who_falls_into_the_sea_belongs_to_the_shooter_without_a_kill_point() -> None:
    game = island("3", "d6: 1 1", "d5: 4B>", "d3: 1", "a3: 1A>", "g3: 1C<", "a4: 1B>", "e7: 2", land=False)
    hold(game, "B", "C2")
    finish(game, "SJ-V1", [0])
    shoot(game, "e7", Fire("S", 3, 7))
    assert game.held(0) == [game.setup.names.index("B1")]
    assert (game.tokens[0], game.score(0), game.stock(1)) == (0, 1, 1)
    assert game.height[CELL_OF["d5"]] == 4


@pytest.mark.clause("SJ-CA9")
def test_who_rides_a_struck_tower_comes_down_after_its_cubes() -> None:
    game = island("3", "d5: 4B>", "d4: 1C^", "d3: 1", "a3: 1A>", "g3: 1C<", "e7: 2", land=False)
    finish(game, "SJ-V1", [0])
    shoot(game, "e7", Fire("S", 3, 7))
    assert (shown(game, "d5"), shown(game, "d4")) == ("4", "2")
    assert game.held(0) == [game.setup.names.index(name) for name in ("B1", "C1")]
    game = island("3", "d5: 4B>", "d4: 2", "d3: 1", "a3: 1A>", "g3: 1C<", "e7: 2", land=False)
    finish(game, "SJ-V1", [0])
    shoot(game, "e7", Fire("S", 3, 7))
    assert shown(game, "d4") == "3B1>"
    assert game.held(0) == []


@pytest.mark.clause("SJ-CA10", "SJ-O8")
def test_both_orders_are_kept() -> None:
    game = ended("c6: 1A>", "a3: 3B>", "g3: 3C<")
    assert game.ranking == [0, 2, 1]
    for source in ("d4", "e4", "f4"):
        shooter = game.mover
        shoot(game, source, Fire("S", 3, game.rank * 2 + 7))
        if game.actors() == (shooter,):
            game.apply(shooter, Stop())
    end, view = game.outcome(), game.view(None)
    assert end is not None
    assert (view.clause, view.ranking, view.effect) == ("SJ-V1", ("A", "C", "B"), True)
    assert (end.clause, end.ranking, view.final) == ("SJ-CA10", ((2,), (1,), (0,)), ("C", "B", "A"))


@pytest.mark.clause("SJ-CA11")
def test_mates_shoot_in_turn_the_dead_included() -> None:
    game = island("4t", "c6: 3A1>", "b4: 1A2>x", "a3: 1B>", "g3: 1B<")
    finish(game, "SJ-V1", [0])
    shooters = []
    for source in ("d4", "e4", "f4"):
        shooters.append(game.mover)
        shoot(game, source, Fire("S", 0, 9))
    assert shooters == [0, 2, 0]
