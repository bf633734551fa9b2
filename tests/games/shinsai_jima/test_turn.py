"""Turns: their order, their parts, and what is refused (SJ-T, SJ-F9)."""

from typing import Any

import pytest

from hiroma.games.shinsai_jima import events
from hiroma.games.shinsai_jima.course import Game
from hiroma.games.shinsai_jima.moves import Eat, Interrupt, Pass, Put, Take
from hiroma.games.shinsai_jima.parts.island import ALIVE, FREE, STUNNED
from hiroma.games.shinsai_jima.position import PHASES, WINDOW
from hiroma.kernel import IllegalMove, Picked
from tests.games.shinsai_jima.island import RULES, hold, island, piece, play, refusal, shown, turn, window

FOUR = ("c3: 1A> 1", "c4: 1B> 1", "c5: 1C> 1", "c6: 1D> 1")
A_TURN = "advance walk 1; done; cube e1 d2"


def told(game: Game, seat: int, move: Any) -> list[Any]:
    heard: list[Any] = []

    def listen(event: Any, only: int | None = None) -> None:
        assert only is None
        heard.append(event)

    game.apply(seat, move, listen)
    return heard


@pytest.mark.clause("SJ-T1")
def test_turns_go_round_and_pass_over_the_dead() -> None:
    game = window(island("4", "c3: 1A> 1", "c5: 1C> 1", "c6: 1D> 1", interrupts=False), 0)
    order = []
    for source in ("b2", "f2", "b5", "f5"):
        order.append(game.mover)
        play(game, f"select {'ABCD'[game.mover]}1; advance walk 1; done; cube {source} d2")
    assert order == [0, 2, 3, 0]


@pytest.mark.clause("SJ-T2")
def test_the_parts_of_a_turn_in_order() -> None:
    game = island("3", "c3: 1A>% 1", "c5: 1B> 1", "c6: 1C> 1", "a5: 1A^", land=False)
    game.last_turn = 2
    window(game, 0)
    assert PHASES[game.phase] == "window"
    hold(game, "A", "B2")
    heard = told(game, 1, Pass())
    kinds = [type(event) for event in heard]
    assert kinds == [events.Answered, events.TurnBegan, events.Woke]
    assert PHASES[game.phase] == "survival"
    play(game, "ration B2; select A1; advance walk 1; done")
    assert PHASES[game.phase] == "cube"
    assert refusal(game, "select A1").code == "wrong-phase"


@pytest.mark.clause("SJ-T5")
def test_no_cube_before_the_piece() -> None:
    game = turn(island("3", "c3: 1A> 1", "c5: 1B> 1", "c6: 1C> 1"), 0)
    assert refusal(game, "cube e1 d2").code == "wrong-phase"
    assert refusal(game, "colour A d2").code == "wrong-phase"
    assert refusal(game, "advance walk 1").code == "choose-piece-first"
    assert refusal(game, "done").code == "choose-piece-first"
    assert refusal(game, "select A1; done").code == "advance-first"
    assert refusal(game, "select A1; advance walk 1; select A1").code == "one-piece-only"


@pytest.mark.clause("SJ-T4")
def test_what_leaves_no_advance_is_refused() -> None:
    # Only west is free, and only by a leap that takes the one corpse.
    walls = ("d3: 5 5", "c1: 5", "c2: 5", "c4: 5", "c5: 5")
    game = island("3", "b3: 1 3A>", *walls, "a5: 1B>", "g3: 1C<", land=False, interrupts=False)
    hold(game, "A", "N1")
    game.chips[0] = False
    turn(game, 0)
    assert refusal(game, "save A1; eat A N1").code == "no-advance-left"
    assert refusal(game, "save A1; rotate N").code == "no-advance-left"
    play(game, "save A1; rotate W; advance leap 1")
    assert shown(game, "b3") == "1A1<"


@pytest.mark.clause("SJ-T3")
def test_whose_piece_may_be_chosen() -> None:
    game = turn(island("3", "c3: 1A> 1", "c5: 1B> 1", "c6: 1C> 1", "e5: 1N^%", "d7: 1N^"), 0)
    assert refusal(game, "select B1").code == "not-your-piece"
    assert refusal(game, "select A2").code == "not-on-its-feet"
    assert refusal(game, "select N2; rotate S").code == "no-advance-left"
    play(game, "select N2")


@pytest.mark.clause("SJ-F9a")
def test_who_is_asked() -> None:
    game = island("4", *FOUR)
    game.last_turn = 3
    game.chips[1] = False
    window(game, 0)
    assert game.actors() == (2,)
    assert refusal(game, "interrupt 3").code == "not-asked"
    assert refusal(game, "interrupt 1").code == "not-asked"
    hold(game, "B", "A2")
    window(game, 0)
    assert game.actors() == (1, 2)
    assert refusal(game, "interrupt 1").code == "eat-first"
    assert game.moves(1) == (Pass(), Interrupt("A2"), Eat("A2"))
    assert refusal(game, "interrupt 2 A2").code == "chip-is-ready"


@pytest.mark.clause("SJ-F9b")
def test_answers_stay_hidden_until_all_have_answered() -> None:
    game = island("4", *FOUR)
    game.last_turn = 3
    window(game, 0)
    heard = told(game, 1, Interrupt())
    assert heard == [events.Answered(1)]
    assert game.chips[1]
    assert refusal(game, "pass 1").code == "already-answered"
    assert refusal(game, "pass 0").code == "not-asked"
    for viewer, claims in ((None, 0), (0, 0), (1, 1), (2, 0)):
        seen = game.view(viewer).window
        assert seen is not None
        assert (len(seen.claims), seen.waiting, seen.passes) == (claims, (2,), ())
    heard = told(game, 2, Pass())
    assert heard == [events.Answered(2), events.Claimed(1, None), events.WindowOpened(0, (2,), True)]
    assert (game.phase, game.actors()) == (WINDOW, (2,))
    heard = told(game, 2, Pass())
    assert heard[1] == events.TurnBegan(1, "interrupt")


@pytest.mark.clause("SJ-F9b")
def test_a_guess_is_an_answer_somebody_could_have_given() -> None:
    game = island("4", *FOUR)
    game.last_turn = 3
    window(game, 0)
    game.apply(1, Interrupt())
    view = game.view(2)
    for drawn in (0, 1):
        world = RULES.imagine(view, lambda n, drawn=drawn: min(drawn, n - 1))  # type: ignore[misc]  # mypy cannot infer a lambda with defaults
        assert world.view(2) == view
        world.apply(2, Pass())
        assert world.actors() == ((2,) if drawn == 0 else (0,))


@pytest.mark.clause("SJ-F9c")
def test_mates_share_one_chip() -> None:
    game = island("6", "c3: 1A> 1", "c4: 1B> 1B>", "c5: 1C> 1C>", "c6: 1A> 1")
    game.last_turn = 5
    hold(game, "B", "N2")
    window(game, 0)
    assert game.actors() == (1, 2, 3, 4)
    game.apply(1, Interrupt())
    assert game.moves(4) == (Pass(), Interrupt("N2"))
    mates = game.view(4).window
    assert mates is not None
    assert [claim.seat for claim in mates.claims] == [1]
    game.apply(4, Interrupt("N2"))
    game.apply(2, Pass())
    game.apply(3, Pass())
    assert (game.chips[1], game.stock(1)) == (False, 0)
    assert game.queue == [1, 4]


@pytest.mark.clause("SJ-F9e")
def test_a_claimant_that_dies_first_loses_its_turn_and_the_order_stays() -> None:
    game = island("4", "c3: 1A> 1", "c4: 1B> 1", "b5: 0 1C^ 1D<")
    game.last_turn = 0
    window(game, 1)
    game.apply(2, Interrupt())
    game.apply(3, Interrupt())
    assert (game.mover, game.queue) == (3, [2])
    # D is the later one, and drowns C, which had claimed too.
    play(game, "select D1; advance push 1; done; cube e1 d2")
    assert (game.mover, game.interrupting) == (1, False)
    play(game, "select B1; advance walk 1; done; cube e2 d2")
    assert (game.scheduled, PHASES[game.phase]) == (3, "window")


@pytest.mark.clause("SJ-F7")
def test_a_stunned_native_wakes_when_the_seat_that_did_it_would_come_up() -> None:
    game = island("3", "c3: 1A> 1", "c5: 1B> 1", "c6: 1C> 1", "e5: 1N^%", interrupts=False)
    native = piece(game, "N1")
    game.wake[native] = 1
    turn(game, 0)
    assert game.status[native] == STUNNED
    game.leave(piece(game, "B1"))
    game.status[piece(game, "B1")] = 5
    play(game, f"select A1; {A_TURN}")
    assert game.mover == 2
    assert game.status[native] == ALIVE


@pytest.mark.clause("SJ-M6")
def test_who_is_stuck_by_whom_is_kept_and_told() -> None:
    walls = ("d3: 2", "c4: 3 1B> 3", "d5: 3")
    game = turn(island("4", *walls, "c2: 2", "a5: 1A>", "a3: 1C>", "g4: 1D<", "a4: 1", interrupts=False), 0)
    victim = piece(game, "B1")
    play(game, "select A1; advance walk 1; done")
    game.apply(0, Take("c2"))
    assert game.stuck_by[victim] == FREE
    heard = told(game, 0, Put("d3"))
    assert game.stuck_by[victim] == 0
    assert events.Stuck("B1", "A") in heard


@pytest.mark.clause("SJ-M8")
def test_the_stunned_are_not_tested_before_they_wake() -> None:
    game = island("4", "d4: 1B>%", "a3: 1A> 1", "g3: 1C<", "g4: 1D<", "c1: 1 2", land=False, interrupts=False)
    turn(game, 0)
    play(game, "select A1; advance walk 1; done; cube c1 d1")
    assert game.stuck_by[piece(game, "B1")] == FREE
    # At its own turn it wakes, is tested and starves.
    assert shown(game, "d4") == "1B1>x"
    assert [game.tokens[side] for side in range(4)] == [1, 0, 1, 1]


@pytest.mark.clause("SJ-T1")
def test_only_the_seat_on_turn_moves() -> None:
    game = turn(island("3", "c3: 1A> 1", "c5: 1B> 1", "c6: 1C> 1"), 0)
    with pytest.raises(IllegalMove) as caught:
        game.apply(1, game.moves(0)[0])
    assert (caught.value.code, caught.value.clause, caught.value.what) == ("not-your-turn", "SJ-T1", {"mover": 0})
    assert game.moves(1) == ()


@pytest.mark.clause("SJ-F9b")
@pytest.mark.parametrize(
    ("move", "code"), [(Take("c3"), "answer-first"), (Take("z9"), "unknown-move"), (None, "unknown-move")]
)
def test_a_window_wants_an_answer(move: Any, code: str) -> None:
    game = window(island("4", *FOUR), 0)
    with pytest.raises(IllegalMove) as caught:
        game.apply(1, move)
    assert caught.value.code == code


@pytest.mark.clause("SJ-T2")
def test_what_is_no_move_and_what_comes_too_late() -> None:
    game = turn(island("3", "c3: 1A> 1", "c5: 1B> 1", "c6: 1C> 1"), 0)
    with pytest.raises(IllegalMove) as caught:
        game.apply(0, Picked(0))
    assert caught.value.code == "unknown-move"
    game = turn(island("3", "c3: 3A> 4", "c5: 1B> 1", "c6: 1C> 1", catapult=False), 0)
    play(game, "select A1; advance walk 1")
    assert game.actors() == ()
    with pytest.raises(IllegalMove) as caught:
        game.apply(0, Take("c3"))
    assert (caught.value.code, caught.value.clause) == ("game-over", "SJ-V1")
