"""A corpse turns the chip at any time, also out of turn (SJ-F8)."""

import pytest

from hiroma.games.shinsai_jima.course import Game
from hiroma.games.shinsai_jima.moves import Eat, Interrupt, Pass
from hiroma.games.shinsai_jima.position import WINDOW
from hiroma.kernel import IllegalMove, Move
from tests.games.shinsai_jima.island import hold, island, piece, play, refusal, turn, window

STUCK = ("d3: 4", "c4: 4 1A> 3 1", "d5: 4", "b2: 1A> 1", "a7: 1B>", "g3: 1C<")


def eats(game: Game, seat: int) -> list[str]:
    return [move.corpse for move in game.moves(seat) if isinstance(move, Eat)]


def doomed(**options: bool) -> Game:
    """The turn of seat 1 is due; its only piece stands where A1 will kill it and take its body, and it holds two."""
    game = island("3", "c4: 3A> 1B^ 1", "f3: 1C< 1", **options)
    hold(game, "B", "N1", "N2")
    game.chips[1] = False
    game.last_turn = 2
    return window(game, 1)


@pytest.mark.clause("SJ-F8", "SJ-K2")
def test_who_is_about_to_be_wiped_out_can_eat_what_would_be_inherited() -> None:
    game = doomed()
    assert game.actors() == (0,)
    game.apply(0, Interrupt())
    assert (game.phase, game.actors(), game.moves(1)) == (WINDOW, (1,), (Pass(), Eat("N1")))
    game.apply(1, Eat("N1"))
    assert (game.chips[1], game.moves(1)) == (True, (Pass(),))
    game.apply(1, Pass())
    play(game, "select A1; advance press 1")
    assert sorted(game.setup.names[body] for body in game.held(0)) == ["B1", "N2"]


@pytest.mark.clause("SJ-F8")
def test_who_just_had_a_turn_and_who_has_claimed_may_eat_after_a_claim() -> None:
    game = island("4", "c3: 1A> 1", "c4: 1B> 1", "c5: 1C> 1", "c6: 1D> 1")
    hold(game, "A", "N1", "N2")
    hold(game, "D", "N3")
    game.chips[0] = game.chips[1] = game.chips[3] = False
    game.last_turn = 3
    window(game, 1)
    assert game.actors() == (0, 2)
    game.apply(0, Interrupt("N1"))
    game.apply(2, Pass())
    assert game.actors() == (0, 2, 3)
    assert game.moves(0) == (Pass(), Eat("N2"))
    assert game.moves(3) == (Pass(), Eat("N3"))
    for seat in (0, 2, 3):
        game.apply(seat, Pass())
    assert game.mover == 0


@pytest.mark.clause("SJ-F8")
def test_who_is_asked_may_eat_and_still_has_to_answer() -> None:
    game = island("3", "c4: 1A> 1", "c5: 1B> 1", "c6: 1C> 1")
    hold(game, "A", "N1", "B2", "B3")
    game.chips[0] = False
    game.last_turn = 2
    window(game, 1)
    assert game.moves(0) == (Pass(), Interrupt("B2"), Interrupt("N1"), Eat("B2"), Eat("N1"))
    assert refused(game, 0, Eat("B3")) == ("another-alike", "SJ-K5")
    assert refused(game, 0, Eat("C1")) == ("not-held", "SJ-F8")
    game.apply(0, Eat("N1"))
    assert game.moves(0) == (Pass(), Interrupt())
    assert refused(game, 0, Eat("B2")) == ("chip-is-ready", "SJ-F8")


@pytest.mark.clause("SJ-F8")
def test_nothing_is_eaten_before_the_claim_of_a_mate_is_paid() -> None:
    game = island("6", "c4: 1A> 1A> 1", "c5: 1B> 1B> 1", "c6: 1C> 1C> 1")
    hold(game, "A", "N1", "N2")
    game.chips[0] = False
    game.last_turn = 5
    window(game, 1)
    game.apply(0, Interrupt("N1"))
    assert eats(game, 3) == []
    assert refused(game, 3, Eat("N1")) == ("mate-claims-first", "SJ-F8")


@pytest.mark.clause("SJ-F8")
def test_one_may_eat_in_the_survival_check() -> None:
    game = island("3", *STUCK, land=False)
    hold(game, "A", "N1", "B2")
    game.chips[0] = False
    turn(game, 0)
    assert eats(game, 0) == ["B2", "N1"]
    play(game, "eat A N1")
    assert game.view(0).phase == "survival"
    assert eats(game, 0) == []
    play(game, "save A1")
    assert game.view(0).turn is not None


@pytest.mark.clause("SJ-F8", "SJ-M3")
def test_who_has_eaten_the_last_means_starves_without_being_asked() -> None:
    game = island("3", "d3: 5", "c4: 5 1A> 5 5", "d5: 5", "b2: 1A> 1", "a7: 1B>", "g3: 1C<", land=False)
    hold(game, "A", "N1")
    game.chips[0] = False
    turn(game, 0)
    assert game.view(0).phase == "survival"
    play(game, "eat A N1")
    assert (game.view(0).phase, game.view(0).pieces[0].status) == ("piece", "corpse")


@pytest.mark.clause("SJ-F8")
def test_one_may_eat_in_the_cube_phase_until_a_cube_is_taken() -> None:
    game = island("3", "c4: 1A> 1", "a3: 1B>", "g3: 1C<", interrupts=False)
    hold(game, "A", "N1", "N2")
    game.chips[0] = False
    turn(game, 0)
    play(game, "select A1; advance walk 1; done")
    assert eats(game, 0) == ["N1"]
    play(game, "take e1")
    assert refused(game, 0, Eat("N1")) == ("put-first", "SJ-C1")
    play(game, "put d2")

    game = island("3", "c4: 1A> 1", "a3: 1B>", "g3: 1C<", interrupts=False)
    hold(game, "A", "N1")
    game.chips[0] = False
    turn(game, 0)
    play(game, "select A1; advance walk 1; done; eat A N1")
    assert (game.chips[0], game.view(0).phase, eats(game, 0)) == (True, "cube", [])


@pytest.mark.clause("SJ-F8", "SJ-O6")
def test_an_escaped_piece_that_has_turned_is_done_and_its_side_may_eat() -> None:
    game = island("3", "c4: 3A> 4", "d3: 1", "a3: 1B>", "g3: 1C<", "a5: 1A>", slaughter=True, interrupts=False)
    hold(game, "A", "N1")
    game.chips[0] = False
    turn(game, 0)
    play(game, "select A1; advance walk 1")
    assert game.view(0).phase == "piece"
    assert game.moves(0) == (Eat("N1"), *[move for move in game.moves(0) if not isinstance(move, Eat)])
    assert refusal(game, "surge A").code == "not-on-its-feet"
    game = island("3", "d4: 3A> 1", "d3: 4", "a3: 1B>", "g3: 1C<", "a5: 1A>", slaughter=True, interrupts=False)
    turn(game, 0)
    play(game, "select A1; rotate N; advance walk 1")
    assert (game.view(0).phase, game.view(0).pieces[0].status) == ("cube", "out")


@pytest.mark.clause("SJ-O10")
def test_without_the_switch_one_eats_in_the_piece_phase_and_for_a_claim_only() -> None:
    game = doomed(eat_anytime=False)
    game.apply(0, Interrupt())
    assert (game.mover, game.view(0).phase) == (0, "piece")
    game = island("3", "c4: 1A> 1", "c5: 1B> 1", "c6: 1C> 1", eat_anytime=False)
    hold(game, "A", "N1")
    game.chips[0] = False
    game.last_turn = 2
    window(game, 1)
    assert game.moves(0) == (Pass(), Interrupt("N1"))
    assert refused(game, 0, Eat("N1")) == ("answer-first", "SJ-F9b")


@pytest.mark.clause("SJ-F7")
def test_who_was_stunned_and_is_dead_waits_for_no_turn() -> None:
    game = turn(island("3", "b4: 2 3A> 3B<% 1", "a3: 1B>", "g3: 1C<"), 0)
    assert game.view(0).pieces[piece(game, "B1")].wake == 1
    play(game, "select A1; advance push 1")
    seen = game.view(0).pieces[piece(game, "B1")]
    assert (seen.status, seen.wake) == ("corpse", None)


def refused(game: Game, seat: int, move: Move) -> tuple[str, str]:
    with pytest.raises(IllegalMove) as refusal:
        game.apply(seat, move)
    return refusal.value.code, refusal.value.clause
