"""Cubes beyond the worked examples, with the reasons why not (SJ-C, SJ-O5, SJ-O7)."""

from typing import Any

import pytest

from hiroma.games.shinsai_jima.course import Game
from hiroma.games.shinsai_jima.moves import Put, Take
from hiroma.games.shinsai_jima.parts.board import CELL_OF
from hiroma.games.shinsai_jima.position import CUBE
from hiroma.kernel.lot import Lot
from tests.games.shinsai_jima.island import fresh, island, play, refusal, turn, window


def cube_phase(*strips: str) -> Game:
    game = island("3", "a3: 1A> 1", "a5: 1B>", "g3: 1C<", *strips, interrupts=False)
    return play(turn(game, 0), "select A1; advance walk 1; done")


@pytest.mark.clause("SJ-C2")
@pytest.mark.parametrize(
    ("move", "code", "cells"),
    [
        ("take a1", "sea", ["a1"]),
        ("take a5", "occupied", ["a5"]),
        ("take d6", "foreign-colour", ["d6"]),
        ("take e6", "foreign-colour", ["e6"]),
        ("take d4", "nowhere-higher", ["d4"]),
        ("put c1", "take-first", None),
        ("take c2; take c1", "put-first", ["c2"]),
        ("take c2; put c2", "too-low", ["c2"]),
        ("take c2; put a1", "sea", ["a1"]),
        ("take c2; put a5", "occupied", ["a5"]),
        ("take c2; put d4", "too-high", ["d4"]),
        ("take c2; put f4", "too-many-fifths", ["d4", "e4"]),
        ("take f5; put c1", "too-low", ["c1"]),
        ("colour B c1", "foreign-colour", []),
        ("colour N c1", "move-a-native-first", None),
        ("colour A a5", "occupied", ["a5"]),
        ("colour A f4", "too-many-fifths", ["d4", "e4"]),
        ("rockfall A1 c1 c2", "no-rockfall", None),
        ("select A1", "wrong-phase", None),
    ],
)
def test_why_not(move: str, code: str, cells: list[str] | None) -> None:
    game = cube_phase("d4: 5 5 4", "f5: 2", "d6: [nb] [N]")
    refused = refusal(game, move)
    assert (refused.code, refused.what.get("cells")) == (code, cells)


@pytest.mark.clause("SJ-C1")
def test_taking_is_offered_only_where_putting_is_possible() -> None:
    lot = Lot(5)
    game = fresh("4")
    seen = 0
    while game.actors():
        seat = game.actors()[0]
        moves: list[Any] = [*game.moves(seat)] or [*game.draw().outcomes()[:6]]
        if game.phase == CUBE and game.source < 0:
            for move in moves:
                if isinstance(move, Take):
                    trial = game.copy()
                    trial.apply(seat, move)
                    assert trial.moves(seat)
                    assert all(isinstance(put, Put) for put in trial.moves(seat))
                    seen += 1
        game.apply(seat, moves[lot.below(len(moves))])
    assert seen > 100


@pytest.mark.clause("SJ-C6")
def test_the_own_colour_comes_before_the_natives() -> None:
    game = turn(island("3", "a3: 1N> 1B^ 1", "a4: 3A> 1C^", "g5: 5", land=False, interrupts=False), 0)
    play(game, "select N1; advance jump 2; done")
    assert refusal(game, "colour N a1").code == "own-colour-first"


@pytest.mark.clause("SJ-C9")
def test_the_natives_cube_may_be_raised_after_moving_a_native() -> None:
    strips = ("c4: 1N> 1", "a3: 1A> 1", "a4: 1B>", "g3: 1C<", "d6: [N] 1")
    game = turn(island("3", *strips, interrupts=False), 0)
    assert refusal(game, "select A1; advance walk 1; done; take d6").code == "foreign-colour"
    play(game, "select N1; advance walk 1; done; cube d6 e6")
    assert game.height[CELL_OF["d6"]] == 0


@pytest.mark.clause("SJ-C10")
def test_pieces_never_raise_a_stack() -> None:
    for seed in range(6):
        lot, game = Lot(seed), fresh("5")
        while game.actors():
            seat = game.actors()[0]
            moves: list[Any] = [*game.moves(seat)] or [*game.draw().outcomes()[:6]]
            before, phase = max(game.height), game.phase
            game.apply(seat, moves[lot.below(len(moves))])
            assert phase != 6 or max(game.height) <= before


@pytest.mark.clause("SJ-O7")
def test_why_no_rockfall() -> None:
    strips = ("c4: 3A> 1B^", "a5: 1A> 1", "a3: 1B>", "g3: 1C<", "d6: 2")
    game = turn(island("3", *strips, rockfall=True, interrupts=False), 0)
    play(game, "select A2; advance walk 1; done")
    assert refusal(game, "rockfall B1 e4 d4").code == "not-your-piece"
    assert refusal(game, "rockfall A2 e4 c5").code == "nobody-below"
    assert refusal(game, "rockfall A1 d6 d4").code == "too-high"
    assert refusal(game, "rockfall A1 d4 d4").code == "occupied"


@pytest.mark.clause("SJ-O5")
def test_why_not_in_the_tsunami() -> None:
    strips = ("c4: 1A> 1", "c5: 2B> 2", "c6: 1C> 2")
    game = window(island("3", *strips, land=False, tsunami=True), 0)
    assert refusal(game, "take d5").code == "not-lowest"
    assert refusal(game, "take c4").code == "occupied"
    assert refusal(game, "wipe d4").code == "can-still-rise"
    assert refusal(game, "take d4; take d4").code == "put-first"
    assert refusal(game, "take d4; put c6").code == "occupied"
    assert refusal(game, "put d5").code == "take-first"
    assert refusal(game, "select A1").code == "wrong-phase"


@pytest.mark.clause("SJ-O5")
def test_the_marker_passes_to_the_next_living_seat() -> None:
    strips = ("c4: 1A> 1 1 1", "c6: 1C> 1 1 1", "a1: 1 1 1")
    game = window(island("3", *strips, land=False, tsunami=True, interrupts=False), 0)
    play(game, "wave a1 b1; select A1; advance walk 1; done; cube e4 f4")
    assert game.mover == 2
    play(game, "select C1; advance walk 1; done; cube e6 f6")
    assert (game.marker, game.mover, game.phase) == (2, 2, 3)
