"""GO, STOP and DROP: CS-T; claims and the end: CS-C, CS-E."""

import pytest

from hiroma.games.cant_stop.events import Banked, Claimed, Climbed, Dropped, TurnBegan, Won
from hiroma.games.cant_stop.moves import Drop, Go, Stop
from hiroma.games.cant_stop.parts.odds import bust
from hiroma.kernel import CHANCE
from hiroma.kernel.lot import Lot
from tests.games.cant_stop.positions import RULES, camps, cells, play, position, refused, rolled


@pytest.mark.clause("CS-T1")
def test_one_decision_after_each_roll() -> None:
    game = rolled(position(), 1, 2, 3, 4)
    assert game.moves(0) == (
        Go(3, 7), Stop(3, 7), Go(7, 3), Stop(7, 3), Go(4, 6), Stop(4, 6), Go(6, 4), Stop(6, 4), Go(5, 5), Stop(5, 5),
    )  # fmt: skip
    assert refused(game, 0, "go").clause == "CS-T1"


@pytest.mark.clause("CS-T2")
def test_go_climbs_and_rolls_again() -> None:
    game = rolled(position(), 1, 2, 3, 4)
    play(game, Go(3, 7))
    view = game.view(None)
    assert (game.mover, view.dice, cells(game)) == (0, None, {3: 1, 7: 1})


@pytest.mark.clause("CS-T3")
def test_stop_climbs_keeps_and_passes() -> None:
    game = rolled(position(bivouacs={0: {7: 2}}, climbers={7: 4}), 1, 2, 3, 4)
    told = play(game, Stop(3, 7))
    assert told == [
        Climbed(0, 3, 0, 1, True, False), Climbed(0, 7, 4, 5, False, False),
        Banked(0, 7, 2, 5), Banked(0, 3, 0, 1), TurnBegan(1),
    ]  # fmt: skip
    assert camps(game, 0) == {3: 1, 7: 5}
    assert cells(game) == {}


@pytest.mark.clause("CS-T4")
def test_stop_on_the_first_roll_but_not_before_it() -> None:
    game = position()
    assert game.moves(0) == ()
    assert refused(game, 0, Stop(3, 7)).code == "roll-first"
    play(rolled(game, 1, 2, 3, 4), Stop(3, 7))
    assert camps(game, 0) == {3: 1, 7: 1}


@pytest.mark.clause("CS-T5")
def test_drop_loses_every_step() -> None:
    game = rolled(position(bivouacs={0: {2: 1, 6: 4}}, climbers={2: 2, 3: 1, 12: 3}), 3, 3, 4, 4)
    told = play(game, Drop())
    assert told == [Dropped(0, True, ((2, 2), (3, 1), (12, 3))), TurnBegan(1)]
    assert camps(game, 0) == {2: 1, 6: 4}
    assert game.mover == 1


@pytest.mark.clause("CS-T6")
def test_stop_with_a_dead_pairing_drops() -> None:
    game = rolled(position(climbers={7: 1, 8: 1, 12: 1}), 1, 2, 3, 4)
    told = play(game, Stop(5, 5))
    assert told[0] == Dropped(0, False, ((7, 1), (8, 1), (12, 1)))
    assert camps(game, 0) == {}
    assert game.mover == 1


@pytest.mark.clause("CS-T7")
def test_no_go_with_a_dead_pairing() -> None:
    game = rolled(position(climbers={7: 1, 8: 1, 12: 1}), 1, 2, 3, 4)
    assert Go(5, 5) not in game.moves(0)
    refusal = refused(game, 0, Go(4, 6))
    assert (refusal.code, refusal.clause, refusal.what) == ("dead-pairing", "CS-T7", {"routes": [4, 6]})


@pytest.mark.clause("CS-T8")
def test_going_on_after_topping() -> None:
    game = rolled(position(climbers={2: 2}), 1, 1, 3, 4)
    play(game, Go(2, 7))
    assert cells(game) == {2: 3, 7: 1}
    assert game.view(None).owners == ()
    assert game.mover == 0


@pytest.mark.clause("CS-T9")
def test_no_limit_to_rolls_and_a_certain_drop() -> None:
    game = position()
    for _ in range(6):
        play(rolled(game, 3, 4, 3, 4), Go(7, 7))
    play(rolled(game, 3, 4, 6, 6), Go(7, 12))
    for _ in range(40):
        play(rolled(game.copy(), 1, 1, 6, 6), Go(12, 2))
    assert game.view(None).rolls == 7
    doomed = rolled(position(climbers={2: 3, 12: 3, 3: 4}), 1, 2, 4, 4)
    assert Go(3, 8) in doomed.moves(0)
    choice = doomed.view(None).choices[0]
    assert (choice.orange, choice.go, choice.bust) == (3, True, 1296)
    play(doomed, Go(3, 8))
    assert bust(doomed.usable) == 1296


@pytest.mark.clause("CS-T10")
def test_the_default_move_never_takes_a_dead_pairing() -> None:
    lot = Lot(3)
    for _ in range(300):
        game = position(climbers={2 + lot.below(3): 1, 5 + lot.below(3): 1, 8 + lot.below(5): 1})
        rolled(game, *(1 + lot.below(6) for _ in range(4)))
        live = [choice.live for choice in game.view(None).choices]
        assert live == sorted(live, reverse=True)
        assert isinstance(game.moves(0)[0], Go) == any(live)


@pytest.mark.clause("CS-C1")
def test_stop_on_the_number_claims() -> None:
    game = rolled(position(climbers={2: 2}), 1, 1, 3, 4)
    told = play(game, Stop(2, 7))
    assert Claimed(0, 2, ()) in told
    assert game.view(None).owners == ((2, 0),)
    assert camps(game, 0) == {2: 3, 7: 1}


@pytest.mark.clause("CS-C2")
def test_other_bivouacs_leave_a_claimed_route() -> None:
    game = position(4, mover=1, bivouacs={0: {2: 1, 7: 3}, 2: {2: 2}, 3: {3: 1}}, climbers={2: 2})
    told = play(rolled(game, 1, 1, 3, 4), Stop(2, 7))
    assert Claimed(1, 2, (0, 2)) in told
    assert [camps(game, seat) for seat in range(4)] == [{7: 3}, {2: 3, 7: 1}, {}, {3: 1}]


@pytest.mark.clause("CS-C3")
def test_a_claimed_route_is_closed() -> None:
    game = rolled(position(climbers={2: 2}), 1, 1, 3, 4)
    play(game, Stop(2, 7))
    for _ in range(2):
        rolled(game, 1, 1, 3, 4)
        assert 2 not in game.view(None).usable
        play(game, Stop(2, 7))
    assert game.view(None).owners == ((2, 0),)


@pytest.mark.clause("CS-C4")
def test_three_claims_with_one_stop() -> None:
    game = rolled(position(owners={3: 1}, climbers={2: 3, 12: 2, 11: 4}), 6, 6, 5, 6)
    told = play(game, Stop(12, 11))
    claimed = [event.route for event in told if isinstance(event, Claimed)]
    assert sorted(claimed) == [2, 11, 12]
    assert isinstance(told[-1], Won)
    assert [event for event in told if isinstance(event, Won)] == [Won((0,), "CS-E1")]


@pytest.mark.clause("CS-C5")
def test_a_stop_on_top_always_claims() -> None:
    game = rolled(position(climbers={2: 3, 7: 2}), 3, 4, 3, 4)
    stops = [move for move in game.moves(0) if isinstance(move, Stop)]
    for move in stops:
        after = game.copy()
        play(after, move)
        assert after.view(None).owners == ((2, 0),)


@pytest.mark.clause("CS-C6")
def test_topped_and_dropped_claims_nothing() -> None:
    game = rolled(position(bivouacs={1: {2: 2}}, climbers={2: 3, 3: 1, 12: 1}), 3, 3, 4, 4)
    play(game, Drop())
    assert game.view(None).owners == ()
    assert camps(game, 1) == {2: 2}


@pytest.mark.clause("CS-E1")
@pytest.mark.parametrize(
    ("before", "climbers", "claims"), [(2, {12: 2}, 3), (2, {12: 2, 11: 5}, 4), (2, {12: 2, 11: 5, 10: 7}, 5)]
)
def test_three_or_more_claims_win_at_once(before: int, climbers: dict[int, int], claims: int) -> None:
    owners = dict.fromkeys((2, 3)[:before], 0)
    game = rolled(position(3, owners=owners, climbers=climbers), 6, 6, 1, 1)
    told = play(game, Stop(12, 2))
    outcome = game.outcome()
    assert told[-1] == Won((0,), "CS-E1")
    assert game.actors() == ()
    assert outcome is not None
    assert (outcome.clause, outcome.winners, outcome.scores[0]) == ("CS-E1", (0,), claims)
    assert refused(game, 1, Go(3, 7)).code == "game-over"
    two = rolled(position(owners={3: 0}, climbers={12: 2}), 6, 6, 1, 1)
    play(two, Stop(12, 2))
    assert two.outcome() is None


@pytest.mark.clause("CS-E2")
def test_an_open_route_is_always_left() -> None:
    lot = Lot(11)
    for seats in (2, 3, 4, 5):
        for _ in range(10):
            game = RULES.start({}, seats)
            while actors := game.actors():
                choices = game.draw().outcomes() if actors[0] == CHANCE else game.moves(actors[0])
                game.apply(actors[0], choices[lot.below(len(choices))])
                assert game.outcome() is not None or len(game.view(None).owners) <= 2 * seats <= 10
            end = game.outcome()
            assert end is not None
            assert end.clause == "CS-E1"
            assert len(end.winners) == 1


@pytest.mark.clause("CS-E3")
def test_the_others_by_claims_then_by_fractions_climbed() -> None:
    game = position(
        5,
        bivouacs={1: {7: 6, 6: 5}, 2: {7: 13 - 1}, 3: {5: 3}, 4: {10: 1, 4: 1, 8: 1}},
        owners={2: 0, 3: 0, 11: 2},
        climbers={12: 2},
    )
    play(rolled(game, 6, 6, 5, 5), Stop(12, 10))
    outcome = game.outcome()
    assert outcome is not None
    # 2 has a claim; 1 has 6/13 + 5/11 = 0.92; 4 has 1/7 + 1/7 + 1/11 = 0.38; 3 has 3/9 = 0.33
    assert outcome.ranking == ((0,), (2,), (1,), (4,), (3,))
    assert outcome.scores == (3, 0, 1, 0, 0)
    even = position(3, bivouacs={1: {5: 3}, 2: {9: 3}}, owners={2: 0, 3: 0}, climbers={12: 2})
    play(rolled(even, 6, 6, 5, 5), Stop(12, 10))
    outcome = even.outcome()
    assert outcome is not None
    assert outcome.ranking == ((0,), (1, 2))
