"""Every seat that has to act has a move: its means to go on are counted in the position after a swing (SJ-T4)."""

from collections import Counter

import pytest

from hiroma.games.shinsai_jima import legality
from hiroma.games.shinsai_jima.acts import acting, escapes, surging, swinging
from hiroma.games.shinsai_jima.bots.planning import fingerprint
from hiroma.games.shinsai_jima.course import Game
from hiroma.games.shinsai_jima.parts.codes import BOOST, EAT, ROTATE, SELECT, SURGE, code, swing_code
from hiroma.games.shinsai_jima.parts.island import NOBODY
from hiroma.games.shinsai_jima.parts.reasons import LEGAL
from hiroma.games.shinsai_jima.position import PIECE
from hiroma.games.shinsai_jima.setting import FIRST, NEWEST, Readings
from hiroma.kernel.lot import Lot
from tests.games.shinsai_jima import dense
from tests.games.shinsai_jima.island import hold, island, legal, play, refusal, turn

WALLS = ("c4: 5", "b4: 1", "d3: 5", "d2: 4", "e3: 3", "e5: 1", "a3: 1B>", "g3: 1C<")
"""Walls around d4, height 3: only power 2 moves the western one, nothing the northern."""


def walled(*strips: str, held: str = "", points: int = 0) -> Game:
    """Return a game in which A1 on d4 looks east, with its chip used, and is chosen."""
    game = island("3", *strips, *WALLS, interrupts=False)
    game.chips[0] = False
    game.tokens[0] = points
    if held:
        hold(game, "A", held)
    return play(turn(game, 0), "select A1")


@pytest.mark.clause("SJ-T4")
def test_a_swing_is_refused_that_costs_the_corpse_needed_to_go_on() -> None:
    game = walled("d4: 3A> 3A>", "d5: 1", held="N1")
    assert refusal(game, "swing cw 1 W").code == "no-advance-left"
    assert legal(game, ["swing", "cw", "1", "E"])


@pytest.mark.clause("SJ-T4")
def test_a_swing_is_offered_that_brings_the_corpse_needed_to_go_on() -> None:
    game = play(walled("d4: 3A> 3A>", "d5: 1C^"), "swing cw 1 W")
    assert refusal(game, "advance push 1").code == "blocked-behind"
    play(game, "eat A C1; surge A; advance push 1")
    assert game.view(0).phase == "cube"


@pytest.mark.clause("SJ-T4")
def test_a_swing_that_wins_need_leave_no_advance() -> None:
    assert refusal(walled("d4: 3A> 3B>", "d5: 1", points=1), "swing cw 1 W").code == "no-advance-left"
    game = play(walled("d4: 3A> 3B>", "d5: 1", points=2), "swing cw 1 W")
    assert (game.clause, game.ranking[0]) == ("SJ-V2", 0)


@pytest.mark.clause("SJ-T4")
def test_dense_positions_leave_nobody_at_a_loss() -> None:
    tried, _ = dense.search(150, seed=7)
    assert tried.total() > 6_000


@pytest.mark.slow
@pytest.mark.clause("SJ-T4")
@pytest.mark.parametrize("readings", [NEWEST, FIRST])
def test_many_dense_positions_leave_nobody_at_a_loss(readings: Readings) -> None:
    tried, _ = dense.search(5_000, seed=8, readings=readings)
    assert tried.total() > 200_000


def raw(game: Game) -> list[int]:
    """Return the steps that the chosen piece could take before its advance if no later step had to stay possible."""
    piece, found = game.piece, list[int]()
    for side in surging.sources(game, piece, game.side()):
        if game.power == 1 and game.chips[side]:
            found.append(code(SURGE, side))
        for corpse in game.kinds_held(side):
            found += [code(BOOST, corpse)] if game.power > 1 else []
            found += [] if game.chips[side] else [code(EAT, corpse)]
    if game.rotated or game.rules.beginner:
        return found
    found += [code(ROTATE, way) for way in range(4) if way != game.facing[piece]]
    if swinging.why_no_grip(game, piece, game.power) == LEGAL:
        for turning, quarters, slam in escapes.swings(game, piece, game.power):
            ways = escapes.final_ways(game, piece, (turning, quarters, slam))
            found += [swing_code(turning, quarters, way, slam) for way in ways]
    return found


def finishes(game: Game, seen: set[int]) -> bool:
    """Return True when some sequence of steps, each tried out, ends in an advance or the end of the game."""
    if game.clause or acting.advances(game):
        return True
    mark = fingerprint(game)
    if mark in seen:
        return False
    seen.add(mark)
    for step in raw(game):
        after = game.copy()
        after.act(after.mover, step)
        if finishes(after, seen):
            return True
    return False


@pytest.mark.slow
@pytest.mark.clause("SJ-T4")
def test_a_step_is_offered_exactly_when_some_sequence_after_it_finishes_the_part_of_the_piece() -> None:
    lot, counted = Lot(21), Counter[bool]()
    while counted.total() < 10_000:
        game = dense.made_up(lot)
        if game.phase != PIECE or game.piece != NOBODY or game.ration or not dense.playable(game):
            continue
        for piece in range(game.setup.pieces):
            if game.upright(piece) and game.setup.seat_of[piece] in {NOBODY, game.mover}:
                chosen = game.copy()
                chosen.legal = None
                acting.select(chosen, piece)
                offered = code(SELECT, piece) in legality.codes(game, game.mover)
                assert offered == finishes(chosen, set()), (game.setup.names[piece], game.view(None))
                counted[offered] += 1
                steps = raw(chosen) if offered else []
                for step in steps:
                    after = chosen.copy()
                    after.act(after.mover, step)
                    assert (step in legality.codes(chosen, chosen.mover)) == finishes(after, set()), (
                        step,
                        chosen.view(None),
                    )
                    counted[step in legality.codes(chosen, chosen.mover)] += 1
    assert min(counted.values()) > 500


def test_a_dead_end_is_noticed() -> None:
    game = walled("d4: 3A> 3A>", "d5: 1", held="N1")
    game.legal = []
    with pytest.raises(AssertionError):
        dense.nobody_is_at_a_loss(game)
