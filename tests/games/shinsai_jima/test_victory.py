"""The end beyond the worked examples: team, slaughter, places (SJ-V, SJ-TE, SJ-O6)."""

import pytest

from hiroma.games.shinsai_jima.parts.island import OUT
from hiroma.games.shinsai_jima.position import OVER, PHASES
from tests.games.shinsai_jima.island import hold, island, piece, play, turn

REST = ("a3: 1B>", "g3: 1C<")


@pytest.mark.clause("SJ-V1", "SJ-V7")
def test_the_outcome_lists_every_side_once() -> None:
    game = turn(island("3", "c4: 3A> 4", "a3: 2B>", "g3: 1C<", catapult=False), 0)
    play(game, "select A1; advance walk 1")
    end = game.outcome()
    assert end is not None
    assert (game.phase, end.clause, end.ranking, end.winners) == (OVER, "SJ-V1", ((0,), (1,), (2,)), (0,))
    assert end.scores == (0.0, 0.0, 0.0)
    assert game.actors() == ()


@pytest.mark.clause("SJ-T6")
def test_a_win_by_a_swing_ends_the_game_before_the_advance() -> None:
    game = island("3", "d4: 2A> 2B>", "d5: 0", "a3: 1B>", "g3: 1C<", "d3: 2", catapult=False)
    game.tokens[0] = 2
    turn(game, 0)
    play(game, "select A1; swing cw 1 N")
    assert game.clause == "SJ-V2"


@pytest.mark.clause("SJ-V2")
def test_several_over_the_goal_height_corpses_survivors_lateness() -> None:
    for strips, held, order in (
        (("d4: 1A>", "a3: 2B> 2", "f3: 2C< 2"), {"B": ["N1"]}, [1, 2, 0]),
        (("d4: 1A>", "a3: 2B> 2", "f3: 2C< 2", "c1: 1C> 1"), {}, [2, 1, 0]),
        (("d4: 1A>", "a3: 2B> 2", "f3: 2C< 2"), {}, [2, 1, 0]),
    ):
        game = island("3", *strips, land=False, catapult=False)
        game.tokens[1] = game.tokens[2] = 2
        for side, corpses in held.items():
            hold(game, side, *corpses)
        turn(game, 0)
        assert game.clause == "SJ-V2"
        assert game.ranking == order


@pytest.mark.clause("SJ-V3")
def test_nobody_left_is_judged() -> None:
    game = island("3", "d4: 1A>", "a6: 1A>", land=False, catapult=False)
    turn(game, 0)
    assert game.clause == "SJ-V5"


@pytest.mark.clause("SJ-V4")
def test_the_low_ground_may_be_gone_only_for_those_who_look_again() -> None:
    game = turn(island("3", "c4: 2A> 2", "a3: 3B>", "g3: 3C<", "d6: 3 3", "e2: 2", land=False, catapult=False), 0)
    play(game, "select A1; advance walk 1; done; cube e2 d6")
    assert game.clause == ""
    game = turn(island("3", "c4: 3A> 3", "a3: 3B>", "g3: 3C<", "d6: 3 3", "e2: 2", land=False, catapult=False), 0)
    play(game, "select A1; advance walk 1; done; cube e2 d6")
    assert game.clause == ""


@pytest.mark.clause("SJ-TE1")
def test_mates_share_everything() -> None:
    game = island("4t", "c4: 1A1> 3 1", "c6: 1A2> 3 1", "a3: 1B>", "g3: 1B<", interrupts=False)
    hold(game, "A", "B2")
    game.status[piece(game, "B2")] = 4
    game.cubes[0] = 0
    turn(game, 2)
    play(game, "select A2; surge A; advance push 1; done; colour A a1")
    goods = game.view(None).sides[0]
    assert (goods.seats, goods.chip, goods.cube, goods.score) == ((0, 2), False, "board", 1)


@pytest.mark.clause("SJ-TE4")
def test_a_dead_seat_moves_cubes_until_its_side_is_dead() -> None:
    strips = ("c4: 1A1>x", "c6: 1A2> 1", "a3: 1B1> 1", "g3: 1B2<")
    game = turn(island("4t", *strips, interrupts=False), 2)
    play(game, "select A2; advance walk 1; done; cube e1 d2")
    assert game.mover == 3
    play(game, "select B2; advance walk 1; done; cube c1 d2")
    view = game.view(None).turn
    assert (game.mover, PHASES[game.phase]) == (0, "cube")
    assert view is not None
    assert view.kind == "cubes"
    play(game, "cube d1 d2")
    assert (game.mover, PHASES[game.phase]) == (1, "piece")


@pytest.mark.clause("SJ-TE3")
def test_freeing_a_mate_pays_nothing() -> None:
    game = island(
        "4t", "d4: 1A1>", "a3: 1A2> 1", "g3: 1B< ", "g6: 1B< ", "f6: 1", "c1: 1 2", land=False, interrupts=False
    )
    game.stuck_by[piece(game, "A1")] = 1
    turn(game, 2)
    play(game, "select A2; advance walk 1; done; colour A e4")
    assert game.tokens[0] == 0


@pytest.mark.clause("SJ-O6")
def test_three_escapes_end_a_slaughter() -> None:
    strips = ("c4: 3A> 4", "a3: 1B>", "g3: 1C<", "a5: 1A>")
    game = island("3", *strips, slaughter=True, catapult=False)
    for name in ("B2", "C2"):
        game.status[piece(game, name)] = OUT
    game.tokens[1] = game.tokens[2] = 2
    hold(game, "B", "C3")
    turn(game, 0)
    play(game, "select A1; advance walk 1")
    assert (game.clause, game.ranking) == ("SJ-O6", [1, 2, 0])


@pytest.mark.clause("SJ-O6")
def test_a_side_that_has_flown_out_goes_on_with_cubes() -> None:
    game = island("3", "c4: 3A> 4", "a3: 1B> 1", "g3: 1C<", slaughter=True, interrupts=False, catapult=False)
    turn(game, 0)
    play(game, "select A1; advance walk 1; done")
    assert PHASES[game.phase] == "cube"
    play(game, "cube c1 d2; select B1; advance walk 1; done; cube d1 d2")
    play(game, "select C1; advance walk 1; done; cube e1 d2")
    assert (game.mover, PHASES[game.phase]) == (0, "cube")
    assert game.view(None).fifths == 1
