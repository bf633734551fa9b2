"""Starving, rations and promises beyond the worked examples (SJ-M, SJ-S8)."""

import pytest

from hiroma.games.shinsai_jima.acts import escapes
from hiroma.games.shinsai_jima.acts.turns import begin_game
from hiroma.games.shinsai_jima.lessons import put
from hiroma.games.shinsai_jima.moves import Die, Ration, Save
from hiroma.games.shinsai_jima.parts.board import CELL_OF
from hiroma.games.shinsai_jima.parts.island import CORPSE
from hiroma.games.shinsai_jima.position import PHASES
from tests.games.shinsai_jima.island import hold, island, piece, play, refusal, shown, turn

WALLED = ("d3: 4", "c4: 4 1A> 3 1", "d5: 4")
REST = ("a3: 1B>", "g3: 1C<")


@pytest.mark.clause("SJ-M4")
def test_only_one_is_saved_and_the_others_starve() -> None:
    game = island("3", *WALLED, "a7: 1A>", *REST, land=False)
    turn(game, 0)
    assert game.moves(0) == (Die(), Save("A1"))
    assert refusal(game, "save A2").code == "cannot-be-saved"
    assert refusal(game, "save B1").code == "not-stuck"
    assert refusal(game, "ration N1").code == "not-held"
    play(game, "save A1")
    assert shown(game, "a7") == "1A2>x"
    assert (game.tokens[1], game.tokens[2]) == (1, 1)
    assert game.view(0).turn is not None
    assert refusal(game, "select A1").code == "one-piece-only"
    play(game, "surge A; advance push 1")
    assert PHASES[game.phase] == "piece"


@pytest.mark.clause("SJ-M4")
def test_a_leap_saves() -> None:
    game = island("3", "c4: 5 3A> 1", "d3: 5", "d5: 5", "f4: 5", "b4: 5", "d2: 5", "d6: 5", *REST, land=False)
    hold(game, "A", "N1")
    game.chips[0] = False
    turn(game, 0)
    assert Save("A1") in game.moves(0)
    assert Ration("N1") in game.moves(0)
    play(game, "save A1; advance leap 1")
    assert shown(game, "e4") == "1A1>"
    assert game.held(0) == []


@pytest.mark.clause("SJ-M5")
def test_one_ration_of_each_colour_is_offered() -> None:
    game = island("3", "d4: 1A>", *REST, land=False)
    hold(game, "A", "N1", "N2", "B2")
    turn(game, 0)
    assert [move for move in game.moves(0) if isinstance(move, Ration)] == [Ration("B2"), Ration("N1")]
    assert refusal(game, "ration N2").code == "not-held"
    play(game, "ration N1; select A1; rotate N; done")
    assert PHASES[game.phase] == "cube"
    assert shown(game, "d4") == "1A1^"


@pytest.mark.clause("SJ-M1")
def test_a_piece_is_judged_as_its_own_seat_would_move_it() -> None:
    game = island("3", "d3: 3", "c4: 3 1A> [na]", "d5: 3", "a3: 1B>", "g3: 1C<", land=False)
    game.mover = 1
    assert not escapes.stuck(game, piece(game, "A1"))
    assert game.mover == 1
    game = island("3", "d3: 3", "c4: 3 1A> [nb] 3", "d5: 3", "a3: 1B>", "g3: 1C<", land=False)
    game.mover = 1
    # A step up onto the coloured cube of another side is allowed, moving it is not.
    assert not escapes.stuck(game, piece(game, "A1"))
    put(game, CELL_OF["e4"], "[nbn]")
    assert escapes.stuck(game, piece(game, "A1"))


@pytest.mark.clause("SJ-M3")
def test_the_dead_are_not_paid_and_the_living_once_a_piece() -> None:
    game = island("4", "e4: 1A>", "f2: 1A>", "a4: 1B> 1", "a6: 1 1C>", "c1: 1Dvx 1 1Dvx", land=False)
    turn(game, 0)
    assert [game.tokens[side] for side in range(4)] == [0, 2, 2, 0]
    assert (game.clause, game.scheduled) == ("", 1)


@pytest.mark.clause("SJ-M7")
def test_a_rescue_pays_once_and_not_without_the_option() -> None:
    strips = ("d4: 1B>", "f4: 1C>", "a3: 1A> 1", "a5: 1D> 1", "c1: 1 2", "g6: 1C> 1")
    for on, points in ((True, 1), (False, 0)):
        game = island("4", *strips, land=False, interrupts=False, rescue_vp=on)
        game.stuck_by[piece(game, "B1")] = game.stuck_by[piece(game, "C1")] = 3
        turn(game, 0)
        play(game, "select A1; advance walk 1; done; colour A e4")
        assert game.tokens[0] == points


@pytest.mark.clause("SJ-S8")
def test_stuck_at_the_start_all_die_together() -> None:
    strips = ("a3: 1A>", "d4: 1A> 1", "g3: 1B<", "d6: 1B> 1", "g5: 1C<", "d2: 1C> 1")
    game = island("3", *strips, land=False, stuck_at_start="at_once")
    game.mover = 1
    begin_game(game)
    assert [game.status[piece(game, name)] for name in ("A1", "B1", "C1")] == [CORPSE] * 3
    assert [game.tokens[side] for side in range(3)] == [2, 2, 2]
    assert game.marker == 1


@pytest.mark.clause("SJ-O5")
def test_the_first_wave_is_for_the_living() -> None:
    strips = ("a3: 1A>", "d4: 1A> 1", "g3: 1B<", "g5: 1C<", "d2: 1C> 1")
    game = island("3", *strips, land=False, stuck_at_start="at_once", tsunami=True)
    game.mover = 1
    begin_game(game)
    assert game.status[piece(game, "B1")] == CORPSE
    assert (game.marker, game.actors()) == (2, (2,))
