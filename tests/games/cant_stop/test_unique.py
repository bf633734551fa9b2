"""No shared bivouacs: CS-U."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hiroma.games.cant_stop.events import Dropped
from hiroma.games.cant_stop.moves import Drop, Go, Stop
from hiroma.kernel import CHANCE
from hiroma.kernel.lot import Lot
from tests.games.cant_stop.positions import RULES, camps, play, position, refused, rolled


@pytest.mark.clause("CS-U1")
def test_the_example_of_the_rulebook() -> None:
    game = rolled(position(mover=1, bivouacs={0: {12: 1}}, unique=True), 6, 6, 1, 2)
    assert Go(12, 3) in game.moves(1)
    assert Go(3, 12) in game.moves(1)
    assert Stop(3, 12) not in game.moves(1)
    refusal = refused(game, 1, Stop(12, 3))
    assert (refusal.code, refusal.clause) == ("stop-blocked", "CS-U1")
    assert refusal.what == {"routes": [12], "cells": [{"route": 12, "cell": 1, "seats": [0]}]}
    play(game, Go(12, 3))
    play(rolled(game, 6, 6, 1, 2), Stop(12, 3))
    assert camps(game, 1) == {3: 2, 12: 2}


@pytest.mark.clause("CS-U2")
def test_asked_of_each_pairing_and_colour() -> None:
    game = rolled(position(bivouacs={1: {4: 1}}, climbers={7: 1, 8: 1}, unique=True), 1, 3, 4, 5)
    moves = game.moves(0)
    assert Stop(4, 9) not in moves
    assert Stop(9, 4) in moves
    assert Stop(5, 8) in moves
    blocked = {(choice.orange, choice.red): choice.blocked for choice in game.view(None).choices}
    assert blocked[4, 9] == (4,)
    assert blocked[9, 4] == ()


@pytest.mark.clause("CS-U3")
def test_landing_and_passing_is_free_and_going_on_may_be_forced() -> None:
    game = rolled(position(bivouacs={1: {7: 2}}, climbers={7: 1, 2: 1, 12: 1}, unique=True), 3, 4, 3, 4)
    assert game.moves(0) == (Go(7, 7), Stop(7, 7), Stop(6, 8), Stop(8, 6))
    game = rolled(position(bivouacs={1: {7: 3}}, climbers={7: 1, 2: 1, 12: 1}, unique=True), 3, 4, 3, 4)
    assert [move for move in game.moves(0) if move != Stop(6, 8)] == [Go(7, 7), Stop(8, 6)]
    play(game, Go(7, 7))
    assert rolled(game, 3, 3, 3, 3).moves(0) == (Drop(),)


@pytest.mark.clause("CS-U4")
def test_only_climbers_count() -> None:
    shared = {0: {6: 3, 5: 2}, 1: {6: 3}}
    game = rolled(position(bivouacs=shared, unique=True), 1, 2, 5, 6)
    assert Stop(3, 11) in game.moves(0)
    own = rolled(position(3, bivouacs={0: {7: 3}}, climbers={7: 3}, unique=True), 1, 2, 5, 6)
    assert Stop(3, 11) in own.moves(0)
    top = rolled(position(bivouacs={1: {2: 2}}, climbers={2: 2}, unique=True), 1, 1, 5, 6)
    assert Stop(2, 11) in top.moves(0)


@pytest.mark.clause("CS-U5")
def test_a_winning_stop_is_blocked_too() -> None:
    game = rolled(position(bivouacs={1: {3: 1}}, owners={7: 0, 8: 0}, climbers={2: 2}, unique=True), 1, 1, 1, 2)
    assert refused(game, 0, Stop(2, 3)).code == "stop-blocked"
    play(game, Go(2, 3))
    play(rolled(game, 1, 2, 5, 5), Stop(3, 10))
    assert game.outcome() is not None


@pytest.mark.clause("CS-U6")
def test_stop_with_a_dead_pairing_still_drops() -> None:
    game = rolled(position(bivouacs={1: {7: 1}}, climbers={7: 1, 8: 1, 12: 1}, unique=True), 1, 2, 3, 4)
    assert Stop(5, 5) in game.moves(0)
    told = play(game, Stop(5, 5))
    assert isinstance(told[0], Dropped)
    assert not told[0].forced


@pytest.mark.clause("CS-U7")
@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32 - 1), seats=st.integers(2, 5), team=st.booleans())
def test_two_bivouacs_never_share_a_cell(seed: int, seats: int, team: bool) -> None:
    lot = Lot(seed)
    seats = 4 if team else seats
    game = RULES.start({"unique": True, "team": team}, seats)
    for _ in range(300):
        actors = game.actors()
        if not actors:
            break
        choices = game.draw().outcomes() if actors[0] == CHANCE else game.moves(actors[0])
        game.apply(actors[0], choices[lot.below(len(choices))])
        stood = [(climb.route, climb.cell) for seat in game.view(None).bivouacs for climb in seat]
        assert len(stood) == len(set(stood))


@pytest.mark.clause("CS-U8")
def test_nobody_jumps() -> None:
    game = rolled(position(bivouacs={1: {7: 1}}, unique=True), 3, 4, 1, 1)
    play(game, Go(7, 2))
    assert [(climb.route, climb.cell) for climb in game.view(None).climbers] == [(7, 1), (2, 1)]
