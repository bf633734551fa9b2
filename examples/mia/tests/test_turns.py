"""The turn: throw, call, answer; and Mia."""

import pytest
from tests.positions import Ear, call, game, passed_on, throw

from hiroma.kernel import CHANCE, IllegalMove
from mia.events import Believed, CupLifted, CupThrown, DiceSeen, GaveIn
from mia.moves import Believe, Call, Doubt, GiveIn
from mia.parts.dice import LADDER, MIA
from mia.view import Said


@pytest.mark.clause("MI-T1")
def test_only_the_thrower_sees_the_dice() -> None:
    at, ear = game(), Ear()
    assert at.moves(0) == ()
    with pytest.raises(IllegalMove) as refused:
        at.apply(0, Call(31))
    assert refused.value.code == "throw-first"
    throw(at, 4, 6, ear=ear)
    assert ear.heard == [(CupThrown(0), None), (DiceSeen(0, (6, 4), 64), 0)]
    assert [at.view(viewer).own for viewer in (0, 1, None)] == [(6, 4), (), ()]
    call(at, 64)
    assert [at.view(viewer).own for viewer in (0, 1, None)] == [(6, 4), (), ()]
    with pytest.raises(IllegalMove) as refused:
        throw(at, 1, 1)
    assert refused.value.code == "no-draw-now"


@pytest.mark.clause("MI-T2")
def test_the_first_call_may_be_any() -> None:
    at = game(3, 1)
    assert at.moves(0) == tuple(Call(value) for value in LADDER)
    assert at.moves(1) == ()
    with pytest.raises(IllegalMove) as refused:
        at.apply(0, Doubt())
    assert refused.value.code == "call-first"


@pytest.mark.clause("MI-T2")
def test_a_call_is_higher_and_need_not_be_true() -> None:
    at = game(6, 5)
    passed_on(at, 65, 3, 1)
    assert at.moves(1) == tuple(Call(value) for value in (11, 22, 33, 44, 55, 66, 21))
    for low in (65, 31):
        with pytest.raises(IllegalMove) as refused:
            at.apply(1, Call(low))
        assert refused.value.code == "too-low"
    call(at, 44)
    assert at.calls == [Said(0, 65), Said(1, 44)]


@pytest.mark.clause("MI-T3")
def test_the_next_player_answers() -> None:
    at = game(3, 1)
    call(at, 31)
    assert at.actors() == (1,)
    assert at.moves(1) == (Believe(), Doubt())
    with pytest.raises(IllegalMove) as refused:
        at.apply(1, Call(32))
    assert refused.value.code == "answer-first"


@pytest.mark.clause("MI-T4")
def test_who_believes_takes_the_turn() -> None:
    at, ear = game(3, 1), Ear()
    call(at, 65)
    at.apply(1, Believe(), ear)
    assert ear.heard == [(Believed(1, 65), None)]
    assert (at.mover, at.actors(), at.standing(), at.dice) == (1, (CHANCE,), 65, ())
    assert at.view(0).own == ()
    throw(at, 2, 2)
    assert at.view(1).own == (2, 2)


@pytest.mark.clause("MI-T5")
@pytest.mark.parametrize(
    ("dice", "called", "lives"),
    [((6, 4), 64, [3, 2, 3]), ((6, 4), 63, [3, 2, 3]), ((6, 4), 65, [2, 3, 3]), ((1, 2), 66, [3, 2, 3])],
)
def test_who_doubts_lifts_the_cup(dice: tuple[int, int], called: int, lives: list[int]) -> None:
    at, ear = game(*dice), Ear()
    call(at, called)
    at.apply(1, Doubt(), ear)
    assert at.lives == lives
    lifted = ear.heard[0][0]
    assert isinstance(lifted, CupLifted)
    assert (lifted.reveals, lifted.held) == (True, lives[0] == 3)
    seen = at.view(None).lifted
    assert seen is not None
    assert (seen.victim, seen.call, sorted(seen.dice), seen.loser) == (0, called, sorted(dice), lives.index(2))


@pytest.mark.clause("MI-M1")
def test_mia_cannot_be_believed() -> None:
    at = game(3, 1)
    call(at, MIA)
    assert at.moves(1) == (GiveIn(), Doubt())
    with pytest.raises(IllegalMove) as refused:
        at.apply(1, Believe())
    assert refused.value.code == "mia-stands"


@pytest.mark.clause("MI-M2")
def test_who_gives_in_loses_one_life_and_sees_nothing() -> None:
    at, ear = game(3, 1), Ear()
    call(at, MIA)
    at.apply(1, GiveIn(), ear)
    assert ear.heard[0] == (GaveIn(1), None)
    assert at.lives == [3, 2, 3]
    seen = at.view(1).lifted
    assert seen is not None
    assert seen.dice == ()


@pytest.mark.clause("MI-M2")
def test_only_mia_is_given_in_to() -> None:
    at = game(3, 1)
    call(at, 66)
    with pytest.raises(IllegalMove) as refused:
        at.apply(1, GiveIn())
    assert refused.value.code == "not-mia"


@pytest.mark.clause("MI-M3")
@pytest.mark.parametrize(("dice", "lives"), [((2, 1), [3, 1, 3]), ((6, 6), [1, 3, 3])])
def test_a_doubted_mia_costs_two_lives(dice: tuple[int, int], lives: list[int]) -> None:
    at = game(*dice)
    call(at, MIA)
    at.apply(1, Doubt())
    assert at.lives == lives


@pytest.mark.clause("MI-M3")
def test_nobody_loses_more_than_the_last_life() -> None:
    at = game(2, 1, lives=1)
    call(at, MIA)
    at.apply(1, Doubt())
    assert at.lives == [1, 0, 1]
