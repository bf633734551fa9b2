"""FF-E: phases, the goal, and the end."""

from typing import Any

import pytest

from hiroma.games.fearsome_floors.course import Game
from hiroma.games.fearsome_floors.events import GoalMet, PhaseBegan, RoundBegan, Won
from hiroma.kernel import CHANCE
from tests.games.fearsome_floors.positions import go, pass_round, position, refused, reveal, started, where


def ending(pieces: dict[tuple[int, int], Any], escapes: list[tuple[int, int]], seats: int = 2, **more: Any) -> Game:
    """A position with these pieces out already, in this order."""
    places = dict.fromkeys(escapes, "escaped") | pieces
    return position(seats, pieces=places, escapes=tuple(escapes), monster=more.pop("monster", "14,9S"), first=0, **more)


@pytest.mark.clause("FF-E1")
def test_phase_1_ends_after_the_seventh_move() -> None:
    game = started(2)
    told: list[Any] = []
    for number, tile in enumerate(("5", "7", "8", "X", "10", "7", "8"), 1):
        assert (game.view(None).phase, game.view(None).round, len(game.view(None).deck)) == (1, number, 9 - number)
        pass_round(game)
        told = reveal(game, tile)
    assert isinstance(told[-3], PhaseBegan)
    assert isinstance(told[-2], RoundBegan)
    assert (game.view(None).phase, game.view(None).round, len(game.view(None).deck)) == (2, 8, 8)


@pytest.mark.clause("FF-E1")
@pytest.mark.parametrize(("number", "deck", "place"), [(7, ("5", "X"), "waiting"), (8, ("5",) * 8, "dead")])
def test_caught_in_the_seventh_move_and_in_the_eighth(number: int, deck: tuple[str, ...], place: str) -> None:
    game = position(
        2, pieces={(0, 0): (9, 5)}, monster="7,5E", stage="monster", mover=None, first=0, start=0,
        round=number, phase=1 if number == 7 else 2, deck=deck,
    )  # fmt: skip
    reveal(game, "5")
    assert where(game, 0, 0) == place
    assert game.view(None).phase == 2


@pytest.mark.clause("FF-E2")
def test_who_waits_at_the_change_may_still_come_in() -> None:
    game = position(2, monster="7,5E", stage="monster", mover=None, first=0, start=1, round=7, deck=("5", "X"))
    reveal(game, "5")
    go(game, 0, "enter")
    assert where(game, 0, 0) == (15, 10)


@pytest.mark.clause("FF-E3")
def test_dead_is_dead() -> None:
    game = position(2, pieces={(0, 0): (9, 5)}, monster="7,5E", stage="monster", mover=None, first=0, start=1, phase=2)
    reveal(game, "5")
    assert not [move for move in game.moves(0) if move.piece == 0]  # type: ignore[attr-defined]  # before a piece is taken all moves take one
    assert len(game.moves(0)) == 3


@pytest.mark.clause("FF-E4")
@pytest.mark.parametrize(("seats", "out", "phase"), [(2, 2, 1), (4, 2, 2), (5, 1, 1), (7, 1, 2)])
def test_all_but_one(seats: int, out: int, phase: int) -> None:
    mine = [0, 2, 3, 1][:out] if seats < 5 else [0, 2][:out]
    game = ending({(0, 3): (0, 0)}, [(0, piece) for piece in mine if piece != 3], seats, phase=phase)
    if seats < 5:
        assert len(mine) == 2
    before = game.view(None)
    assert (before.needed, before.met) == (3 if seats < 5 else 2, None)
    told = go(game, 3, "leave")
    assert [(event.seat, event.first) for event in told if isinstance(event, GoalMet)] == [(0, True)]
    assert game.view(None).met == 0


@pytest.mark.clause("FF-E5")
def test_the_round_is_played_to_its_end() -> None:
    game = ending({(0, 3): (0, 0)}, [(0, 0), (0, 1)])
    go(game, 3, "leave")
    assert game.outcome() is None
    pass_round(game)
    before = game.view(None)
    assert game.actors() == (CHANCE,)
    told = reveal(game, "5")
    assert told[-1] == Won((0,), "FF-E4")
    assert not any(isinstance(event, RoundBegan) for event in told)
    after = game.view(None)
    assert (after.round, after.phase, after.start) == (before.round, before.phase, before.start)
    assert after.stage == "over"
    assert refused(game, 0, None).code == "game-over"


@pytest.mark.clause("FF-E5")
def test_the_phase_does_not_change_at_the_end() -> None:
    game = ending({(0, 3): (0, 0)}, [(0, 0), (0, 1)], round=7, deck=("5", "X"))
    go(game, 3, "leave")
    pass_round(game)
    told = reveal(game, "5")
    assert not any(isinstance(event, PhaseBegan) for event in told)
    assert game.view(None).phase == 1


@pytest.mark.clause("FF-E6")
def test_the_first_to_meet_the_goal_wins() -> None:
    pieces = {(0, 3): (0, 0), (0, 2): (1, 0), (1, 3): (0, 1)}
    game = ending(pieces, [(1, 0), (1, 1), (0, 0), (0, 1)], dark=[(1, 3)])
    go(game, 3, "leave")
    told = go(game, 3, "N leave")
    assert [(event.seat, event.first) for event in told if isinstance(event, GoalMet)] == [(1, False)]
    pass_round(game)
    reveal(game, "5")
    end = game.outcome()
    assert end is not None
    assert (end.ranking, end.scores, end.clause) == (((0,), (1,)), (3, 3), "FF-E4")


@pytest.mark.clause("FF-E6")
def test_even_against_more_that_come_later() -> None:
    pieces = {(0, 3): (0, 0), (1, 3): (0, 1), (1, 2): (1, 0)}
    game = ending(pieces, [(1, 0), (1, 1), (0, 0), (0, 1)])
    for piece, way in ((3, "leave"), (3, "N leave"), (2, ""), (2, "W leave")):
        go(game, piece, way)
    pass_round(game)
    reveal(game, "5")
    end = game.outcome()
    assert end is not None
    assert (end.ranking, end.scores) == (((0,), (1,)), (3, 4))


@pytest.mark.clause("FF-E7")
def test_when_nobody_is_left() -> None:
    dead = {(seat, piece): "dead" for seat in range(2) for piece in range(4)}
    game = ending(
        {**dead, (0, 0): "escaped", (1, 0): (9, 5)}, [(0, 0)], phase=2, monster="7,5E", stage="monster", mover=None
    )
    told = reveal(game, "5")
    assert told[-1] == Won((0,), "FF-E7")
    waiting = {**dead, (0, 0): "escaped", (1, 0): (9, 5), (1, 1): "waiting"}
    game = ending(waiting, [(0, 0)], phase=2, monster="7,5E", stage="monster", mover=None, start=0)
    reveal(game, "5")
    assert game.outcome() is None


@pytest.mark.clause("FF-E7")
def test_after_the_fourteenth_move() -> None:
    game = ending({}, [(1, 2)], phase=2, round=14, deck=("5", "8"), stage="monster", mover=None, start=0)
    assert reveal(game, "8")[-1] == Won((1,), "FF-E7")
    assert game.view(None).round == 14


@pytest.mark.clause("FF-E8")
def test_most_escaped_then_earlier() -> None:
    last: dict[str, Any] = {"phase": 2, "round": 14, "deck": ("5", "8"), "stage": "monster", "mover": None, "start": 0}
    game = ending({}, [(0, 0), (1, 0), (1, 1), (2, 0)], 3, **last)
    reveal(game, "8")
    end = game.outcome()
    assert end is not None
    assert (end.ranking, end.scores) == (((1,), (0,), (2,)), (1, 2, 1))
    game = ending({}, [(0, 0), (1, 0), (1, 1), (0, 1)], 3, **last)
    reveal(game, "8")
    end = game.outcome()
    assert end is not None
    assert end.ranking == ((1,), (0,), (2,))


@pytest.mark.clause("FF-E8")
def test_the_goal_in_the_last_round_decides() -> None:
    game = ending({(0, 3): (0, 0)}, [(1, 0), (1, 1), (0, 0), (0, 1)], phase=2, round=14, deck=("5", "8"))
    go(game, 3, "leave")
    pass_round(game)
    assert reveal(game, "8")[-1] == Won((0,), "FF-E4")


@pytest.mark.clause("FF-E9")
def test_nobody_escaped() -> None:
    last: dict[str, Any] = {"phase": 2, "round": 14, "deck": ("5", "8"), "stage": "monster", "mover": None, "start": 0}
    dead = {(0, 0): "dead", (2, 0): "dead", (2, 1): "dead"}
    game = ending(dead, [], 3, **last)
    assert reveal(game, "8")[-1] == Won((0, 1, 2), "FF-E9")
    end = game.outcome()
    assert end is not None
    assert (end.ranking, end.scores) == (((0, 1, 2),), (0, 0, 0))
    game = ending(dead, [], 3, **last, options={"nobody": "survivors"})
    assert reveal(game, "8")[-1] == Won((1,), "FF-E9")
    end = game.outcome()
    assert end is not None
    assert end.ranking == ((1,), (0,), (2,))


@pytest.mark.clause("FF-E10")
def test_escapes_are_counted_in_order() -> None:
    game = position(2, pieces={(0, 3): (0, 0), (1, 0): (1, 0), (0, 2): (0, 1)}, monster="14,9S", dark=[(1, 0)], first=0)
    orders = [
        (event.order, event.seat, event.count)
        for piece, way in ((3, "leave"), (0, "W leave"), (2, "N leave"))
        for event in go(game, piece, way)
        if type(event).__name__ == "Escaped"
    ]
    assert orders == [(1, 0, 1), (2, 1, 1), (3, 0, 2)]
    assert game.view(None).escapes == ((0, 3), (1, 0), (0, 2))
