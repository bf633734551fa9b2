"""Set-up and dice: CS-S, CS-D."""

from collections import Counter
from itertools import combinations, product

import pytest

from hiroma.games.cant_stop.moves import Drop, Go, Stop
from hiroma.games.cant_stop.parts.board import HEIGHTS, PAIRINGS, ROUTES
from hiroma.games.cant_stop.parts.odds import bust
from hiroma.games.cant_stop.view import CantStopView
from hiroma.kernel import CHANCE, Dice, Pick, Picked, Rolled
from hiroma.table.grammar import read
from tests.games.cant_stop.positions import RULES, camps, cells, play, position, refused, rolled


@pytest.mark.clause("CS-S1")
def test_two_to_five_people_and_two_or_four_in_teams() -> None:
    assert RULES.people({"team": False}) == (2, 3, 4, 5)
    assert RULES.people({"team": True}) == (2, 4)
    assert RULES.info.seats == (2, 5)
    for seats, team in ((6, False), (0, False), (3, True), (2, True)):
        with pytest.raises(ValueError, match="no game"):
            RULES.start({"team": team}, seats)


@pytest.mark.clause("CS-S3")
def test_the_options_of_the_guide() -> None:
    assert [(option.name, option.kind, option.default) for option in RULES.info.options] == [
        ("unique", "flag", False),
        ("team", "flag", False),
        ("match", "number", 1),
        ("starter", "choice", "drawn"),
    ]


@pytest.mark.clause("CS-S4")
def test_options_combine() -> None:
    for unique, team, match in product((False, True), (False, True), (1, 3)):
        view = RULES.start({"unique": unique, "team": team, "match": match}, 4).view(None)
        assert (view.unique, view.team, view.match) == (unique, team, match)


@pytest.mark.clause("CS-S5")
def test_heights() -> None:
    assert {route: HEIGHTS[route] for route in ROUTES} == {
        2: 3, 3: 5, 4: 7, 5: 9, 6: 11, 7: 13, 8: 11, 9: 9, 10: 7, 11: 5, 12: 3,
    }  # fmt: skip
    assert sum(HEIGHTS) == 83


@pytest.mark.clause("CS-S6")
@pytest.mark.parametrize("route", ROUTES)
def test_the_numbered_cell_is_the_goal_and_the_one_below_is_not(route: int) -> None:
    height = HEIGHTS[route]
    game = position(bivouacs={0: {route: height - 2}}, climbers={route: height - 1})
    game.copy().apply(CHANCE, Rolled((1, 1, 1, 1)))
    other = 2 if route != 2 else 12
    dice = (other // 2,) * 2 + (other // 2,) * 2
    rolled(game, *dice)
    play(game, Stop(other, other))
    assert game.view(None).owners == ()
    assert camps(game, 0)[route] == height - 1
    game = position(bivouacs={0: {route: height - 1}})
    high = max(route - 6, 1)
    rolled(game, high, route - high, 6, 6)
    play(game, Stop(route, 12))
    assert (route, 0) in game.view(None).owners


@pytest.mark.clause("CS-S7")
def test_three_climbers_in_hand_at_the_beginning_of_every_turn() -> None:
    game = rolled(position(climbers={6: 1, 7: 1}), 4, 4, 4, 5)
    assert game.view(None).in_hand == 1
    play(game, Stop(8, 9))
    assert (game.mover, game.view(None).in_hand, cells(game)) == (1, 3, {})


@pytest.mark.clause("CS-S8")
def test_a_colour_needs_one_bivouac_a_route() -> None:
    game = position(bivouacs={0: dict.fromkeys(ROUTES, 1)})
    rolled(game, 1, 2, 3, 4)
    play(game, Stop(3, 7))
    assert len(camps(game, 0)) == 11
    assert camps(game, 0)[3] == camps(game, 0)[7] == 2


@pytest.mark.clause("CS-S9")
def test_bivouacs_may_share_a_cell() -> None:
    game = rolled(position(bivouacs={1: {7: 1}}), 3, 4, 1, 1)
    play(game, Stop(7, 2))
    assert camps(game, 0)[7] == camps(game, 1)[7] == 1


@pytest.mark.clause("CS-S10")
def test_the_first_seat_is_drawn_and_turns_go_round() -> None:
    game = RULES.start({}, 3)
    assert game.actors() == (CHANCE,)
    assert game.draw() == Pick((0, 1, 2), "first-seat")
    game.apply(CHANCE, Picked(1))
    assert game.view(None).first == 1
    movers = []
    for _ in range(5):
        game.apply(CHANCE, Rolled((1, 2, 3, 4)))
        movers.append(game.actors()[0])
        game.apply(movers[-1], Stop(3, 7))
    assert movers == [1, 2, 0, 1, 2]
    refusal = refused(rolled(position(3, mover=2), 1, 2, 3, 4), 0, Go(3, 7))
    assert (refusal.code, refusal.clause, refusal.what) == ("not-your-turn", "CS-S10", {"mover": 2})


@pytest.mark.clause("CS-S12")
@pytest.mark.parametrize(("team", "seats"), [(False, 2), (False, 3), (False, 5), (True, 4)])
def test_the_first_seat_begins_where_nobody_is_drawn(team: bool, seats: int) -> None:
    game = RULES.start({"starter": "first", "team": team}, seats)
    assert game.draw() == Dice(4, 6), "nothing to draw but the dice"
    view = game.view(None)
    assert (view.first, view.mover, view.turns) == (0, 0, (1, *[0] * (seats - 1)))
    drawn = RULES.start({"team": team}, seats)
    drawn.apply(CHANCE, Picked(0))
    assert view == drawn.view(None), "the same game as after a draw of the first seat"
    assert RULES.start({"starter": "drawn", "team": team}, seats).draw() == Pick(tuple(range(seats)), "first-seat")


@pytest.mark.clause("CS-S12")
def test_who_begins_as_people_type_it() -> None:
    for typed in ("/starter first", "/STARTER first", "/最初の手番 first", "/option starter first"):
        assert read(typed, RULES.info.options) == ("option", {"name": "starter", "value": "first"})


@pytest.mark.clause("CS-S11")
def test_four_dice_are_drawn_by_chance() -> None:
    game = position()
    draw = game.draw()
    assert draw == Dice(4, 6)
    assert len(set(draw.outcomes())) == 1296
    for move in (Rolled((1, 2, 3)), Rolled((0, 1, 2, 3)), Rolled((1, 2, 3, 7)), Picked(0)):
        assert refused(game, CHANCE, move).clause == "CS-S11"


@pytest.mark.clause("CS-D1")
def test_dice_come_before_every_decision() -> None:
    game = position()
    assert game.actors() == (CHANCE,)
    assert refused(game, 0, Go(3, 7)).code == "roll-first"
    rolled(game, 1, 2, 3, 4)
    assert game.actors() == (0,)
    play(game, Go(3, 7))
    assert game.actors() == (CHANCE,)
    play(rolled(game, 1, 2, 3, 4), Stop(3, 7))
    assert (game.actors(), game.mover) == ((CHANCE,), 1)


@pytest.mark.clause("CS-D2")
def test_three_ways_to_pair_the_dice() -> None:
    game = rolled(position(), 1, 2, 4, 6)
    offered = {frozenset((move.orange, move.red)) for move in game.moves(0) if isinstance(move, Go)}
    assert offered == {frozenset((3, 10)), frozenset((5, 8)), frozenset((7, 6))}
    refusal = refused(game, 0, Go(3, 8))
    assert (refusal.code, refusal.clause) == ("no-such-pairing", "CS-D2")
    assert refusal.what["pairings"] == [[3, 10], [5, 8], [7, 6]]
    for odd in (Go(3, 15), Go(-3, 10), Stop(2**70, 0)):
        assert refused(game, 0, odd).code == "no-such-pairing"


@pytest.mark.clause("CS-D3")
def test_each_pairing_in_both_colours_with_two_dice_each() -> None:
    game = rolled(position(), 1, 2, 4, 6)
    view: CantStopView = game.view(None)
    assert [(choice.orange, choice.red) for choice in view.choices] == [
        (3, 10), (10, 3), (5, 8), (8, 5), (7, 6), (6, 7),
    ]  # fmt: skip
    assert view.dice is not None
    for choice in view.choices:
        assert len(set(choice.dice)) == 2
        assert sum(view.dice[die] for die in choice.dice) == choice.orange
        assert sum(view.dice) - choice.orange == choice.red


@pytest.mark.clause("CS-D4")
def test_pairings_with_the_same_totals_are_one() -> None:
    counts = Counter(len(pairs) for pairs in PAIRINGS)
    assert counts == {1: 126, 2: 810, 3: 360}
    assert sum(any(first == second for first, second, _ in pairs) for pairs in PAIRINGS) == 336
    game = rolled(position(), 2, 2, 5, 5)
    assert game.moves(0) == (Go(4, 10), Stop(4, 10), Go(10, 4), Stop(10, 4), Go(7, 7), Stop(7, 7))


@pytest.mark.clause("CS-D5")
def test_what_can_be_used() -> None:
    game = position(owners={7: 1}, climbers={2: 3, 4: 2, 9: 1})
    usable = {route for route in ROUTES if game.usable >> route & 1}
    assert usable == {4, 9}  # 2 is topped, 7 closed, the others need a climber
    game = position(owners={7: 1}, climbers={2: 3, 4: 2})
    assert {route for route in ROUTES if not game.usable >> route & 1} == {2, 7}


@pytest.mark.clause("CS-D6")
def test_one_usable_total_makes_a_pairing_live() -> None:
    game = rolled(position(owners={3: 1}, climbers={7: 1, 8: 1, 12: 1}), 1, 2, 3, 4)
    live = {(choice.orange, choice.red): choice.live for choice in game.view(None).choices}
    assert live == {(3, 7): True, (7, 3): True, (4, 6): False, (6, 4): False, (5, 5): False}


@pytest.mark.clause("CS-D7")
def test_a_roll_that_moves_nothing_leaves_only_drop() -> None:
    game = rolled(position(climbers={2: 1, 3: 1, 12: 1}), 3, 3, 4, 4)
    assert game.moves(0) == (Drop(),)
    for move in (Go(6, 8), Stop(6, 8)):
        assert refused(game, 0, move).code == "must-drop"
    game = rolled(position(climbers={2: 1, 3: 1, 12: 1}), 1, 1, 4, 4)
    refusal = refused(game, 0, Drop())
    assert (refusal.code, refusal.clause, refusal.what) == ("drop-not-forced", "CS-D7", {"routes": [2]})


@pytest.mark.clause("CS-D8")
def test_drops_with_climbers_in_hand() -> None:
    assert bust(position(owners={6: 0, 7: 1, 8: 1}).usable) == 24
    assert bust(position(owners={10: 0, 11: 1, 12: 1}, climbers={2: 1, 3: 1}).usable) == 20
    assert bust(position(owners={2: 0}).usable) == 1
    for route in ROUTES[1::2]:
        assert bust(position(owners={route: 0}).usable) == 0
    assert rolled(position(owners={2: 0}), 1, 1, 1, 1).moves(0) == (Drop(),)
    assert bust(position().usable) == 0


@pytest.mark.clause("CS-D9")
def test_the_first_move_goes_on_with_the_first_live_pairing() -> None:
    game = rolled(position(climbers={7: 1, 8: 1, 12: 1}), 1, 2, 3, 4)
    assert game.moves(0)[0] == Go(3, 7)
    game = rolled(position(climbers={4: 1, 8: 1, 12: 1}), 1, 2, 3, 4)
    assert game.moves(0)[0] == Go(4, 6)
    assert game.view(None).choices[0].orange == 4
    for three in combinations(ROUTES, 3):
        game = rolled(position(climbers=dict.fromkeys(three, 1)), 1, 2, 4, 6)
        first = game.moves(0)[0]
        assert first == Drop() or (isinstance(first, Go) and game.view(None).choices[0].live)
