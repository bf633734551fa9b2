"""Lives, the next round, the end and the places."""

import pytest
from tests.positions import RULES, SEATS, Ear, call, game, passed_on

from hiroma.kernel import CHANCE, IllegalMove
from mia.events import Ended, LifeLost, RoundBegan, WentOut
from mia.moves import Call, Doubt
from mia.setting import LIVES


@pytest.mark.clause("MI-L1")
def test_who_lost_a_life_begins_the_next_round() -> None:
    at, ear = game(3, 1), Ear()
    passed_on(at, 61, 6, 2)
    call(at, 62)
    at.apply(2, Doubt(), ear)
    assert [event for event, _ in ear.heard[1:]] == [LifeLost(2, 1, 2), RoundBegan(2)]
    assert (at.mover, at.actors(), at.calls, at.dice) == (2, (CHANCE,), [], ())


@pytest.mark.clause("MI-L2")
def test_who_has_no_lives_is_out() -> None:
    at, ear = game(3, 1, lives=1), Ear()
    call(at, 66)
    at.apply(1, Doubt(), ear)
    assert [event for event, _ in ear.heard[1:]] == [LifeLost(0, 1, 0), WentOut(0), RoundBegan(1)]
    assert (at.gone, at.mover, at.outcome()) == ([0], 1, None)


@pytest.mark.clause("MI-E1")
def test_the_last_with_lives_wins() -> None:
    at, ear = game(3, 1), Ear()
    at.lives = [1, 0, 2]
    at.gone = [1]
    call(at, 65)
    at.apply(2, Doubt(), ear)
    end = at.outcome()
    assert end is not None
    assert (end.clause, end.ranking, end.scores) == ("MI-E1", ((2,), (0,), (1,)), (0.0, 0.0, 2.0))
    assert ear.heard[-1] == (Ended((2,), "MI-E1"), None)
    assert at.actors() == ()
    for seat, move in ((2, Call(31)), (0, Doubt())):
        with pytest.raises(IllegalMove) as refused:
            at.apply(seat, move)
        assert refused.value.code == "game-over"


@pytest.mark.clause("MI-O1")
@pytest.mark.parametrize("lives", [1, 9])
def test_lives_are_an_option(lives: int) -> None:
    assert RULES.start({"lives": lives}, SEATS).lives == [lives] * SEATS
    assert (LIVES.low, LIVES.high, LIVES.default) == (1, 9, 3)
