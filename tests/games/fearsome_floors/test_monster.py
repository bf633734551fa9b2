"""FF-M: looking, stepping, pushing. The guide's and the printed examples are among the vectors (test_vectors.py)."""

from typing import Any

import pytest

from hiroma.games.fearsome_floors.course import Game
from hiroma.games.fearsome_floors.events import (
    Caught,
    MonsterLooked,
    MonsterStepped,
    MonsterStopped,
    PiecePushed,
    StonePushed,
)  # fmt: skip
from tests.games.fearsome_floors.positions import XY, name, pool, position, reveal, stones, where, xy

LONG = pool("pool-4x1", 4, 8)
SQUARE = pool("pool-2x2", 8, 2)


def hunting(monster: str, pieces: list[XY] | None = None, **more: Any) -> Game:
    """The monster is to move; pieces belong to seats 0, 1, 2, 3, 0 ... in order."""
    placed = {(index % 4, index // 4): square for index, square in enumerate(pieces or [])}
    return position(monster=monster, pieces=placed, stage="monster", mover=None, **more)


def looks(told: list[Any]) -> list[MonsterLooked]:
    return [event for event in told if isinstance(event, MonsterLooked)]


def path(told: list[Any]) -> list[XY]:
    return [xy(event.square) for event in told if isinstance(event, MonsterStepped)]


def caught(told: list[Any]) -> list[tuple[int, str]]:
    return [(event.seat, event.how) for event in told if isinstance(event, Caught)]


@pytest.mark.clause("FF-M1")
def test_three_lines_before_each_step_and_once_after() -> None:
    told = reveal(hunting("7,5E", [(6, 5), (5, 4), (8, 6), (9, 7)]), "5")
    assert looks(told)[0].sights == ()
    assert len(looks(told)) == 6
    assert [look.last for look in looks(told)] == [False] * 5 + [True]
    assert [look.step for look in looks(told)] == [0, 1, 2, 3, 4, 5]
    for at, side, heading in (((10, 5), "ahead", "E"), ((7, 2), "left", "N"), ((7, 8), "right", "S")):
        sight = looks(reveal(hunting("7,5E", [at]), "5"))[0].sights[0]
        assert (sight.side, sight.heading, sight.distance, sight.square) == (side, heading, 3, name(at))


@pytest.mark.clause("FF-M2")
def test_what_ends_a_line() -> None:
    assert looks(reveal(hunting("7,5E", [(12, 5)], stones=[(10, 5)]), "5"))[0].why == "nothing"
    assert looks(reveal(hunting("7,5E", [(12, 5)]), "5"))[0].distance == 5
    assert looks(reveal(hunting("10,0N", [(5, 10)]), "5"))[0].why == "nothing"  # behind the wall K
    over = looks(reveal(hunting("7,3E", [(11, 3)], grounds=[SQUARE]), "5"))[0]
    assert (over.why, over.distance) == ("nearest", 4)
    parked = hunting("3,8E", [(9, 8)], grounds=[LONG], stones=[(6, 8)])
    assert looks(reveal(parked, "5"))[0].why == "nothing"


@pytest.mark.clause("FF-M3")
def test_distance_and_the_first_on_a_line() -> None:
    for far in range(1, 8):
        look = looks(reveal(hunting("7,5E", [(7 + far, 5), (15, 5)]), "5"))[0]
        assert [(sight.seat, sight.distance) for sight in look.sights] == [(0, far)]
    assert looks(reveal(hunting("14,10E", []), "5"))[0].sights == ()  # waiting ones are not at the entrance


@pytest.mark.clause("FF-M4")
def test_nearest_or_nothing() -> None:
    look = looks(reveal(hunting("7,5E"), "5"))[0]
    assert (look.why, look.heading, look.turned, look.seat) == ("nothing", "E", "E", None)
    look = looks(reveal(hunting("7,5E", [(7, 2), (9, 5), (7, 9)]), "5"))[0]
    assert (look.why, look.seat, look.side, look.distance, look.turned) == ("nearest", 1, "ahead", 2, "E")
    assert [sight.seat for sight in look.sights] == [1, 0, 2]
    look = looks(reveal(hunting("7,5E", [(7, 2), (12, 5), (7, 9)]), "5"))[0]
    assert (look.why, look.seat, look.side, look.number, look.turned) == ("nearest", 0, "left", 1, "N")


@pytest.mark.clause("FF-M5")
def test_ties() -> None:
    for pieces, seats in (
        ([(7, 2), (7, 8)], (0, 1)),
        ([(7, 2), (10, 5)], (0, 1)),
        ([(7, 2), (10, 5), (7, 8)], (0, 1, 2)),
    ):
        look = looks(reveal(hunting("7,5E", pieces), "5"))[0]
        assert (look.why, look.turned, look.seats, look.distance, look.seat) == ("tie", "E", seats, 3, None)
        assert {who for who, _ in look.tied} == set(seats)
    look = looks(reveal(hunting("7,5E", [(7, 2), (7, 8), (9, 5)]), "5"))[0]
    assert (look.why, look.seat) == ("nearest", 2)
    look = looks(reveal(hunting("7,5E", [(10, 5), (7, 4), (7, 8)]), "5"))[0]
    assert (look.why, look.side) == ("nearest", "left")


@pytest.mark.clause("FF-M6")
def test_it_changes_its_mind_on_the_way() -> None:
    told = reveal(hunting("4,5E", [(12, 5), (6, 2)]), "5")
    assert [(look.seat, look.distance) for look in looks(told)[:4]] == [(0, 8), (0, 7), (1, 3), (1, 2)]
    assert path(told) == [(5, 5), (6, 5), (6, 4), (6, 3), (6, 2)]


@pytest.mark.clause("FF-M7")
def test_a_number_is_made_to_the_end_whoever_is_caught() -> None:
    told = reveal(hunting("4,0E", [(5, 0), (6, 0), (7, 0)]), "7")
    assert caught(told) == [(0, "reached"), (1, "reached"), (2, "reached")]
    stop = next(event for event in told if isinstance(event, MonsterStopped))
    assert (stop.steps, stop.caught, stop.why, stop.tile) == (7, 3, "steps", "7")


@pytest.mark.clause("FF-M8")
@pytest.mark.parametrize(("tile", "steps", "why"), [("X", 2, "fed"), ("XX", 4, "fed")])
def test_x_and_xx(tile: str, steps: int, why: str) -> None:
    told = reveal(hunting("4,0E", [(6, 0), (8, 0), (9, 0)]), tile)
    stop = next(event for event in told if isinstance(event, MonsterStopped))
    assert (stop.steps, stop.why, stop.caught) == (steps, why, int(tile == "XX") + 1)


@pytest.mark.clause("FF-M8")
def test_never_more_than_twenty_and_the_step_is_made_to_its_end() -> None:
    told = reveal(hunting("4,0E", [(6, 0)]), "XX")
    stop = next(event for event in told if isinstance(event, MonsterStopped))
    assert (stop.steps, stop.why, stop.caught) == (20, "tired", 1)
    # In one step two are caught: one crushed in the row it pushes, one on the bank.
    told = reveal(hunting("11,5E", [(14, 5), (15, 5)], stones=[(12, 5), (13, 5)]), "X")
    assert caught(told)[0] == (1, "crushed")
    assert path(told) == [(12, 5)]


@pytest.mark.clause("FF-M9")
def test_the_last_look_turns_it_and_no_step_follows() -> None:
    game = hunting("4,0E", [(9, 3)])
    told = reveal(game, "5")
    assert looks(told)[-1].last
    assert (looks(told)[-1].heading, looks(told)[-1].turned) == ("E", "S")
    assert (xy(game.view(None).monster), game.view(None).heading) == ((9, 0), "S")


@pytest.mark.clause("FF-M10")
def test_it_goes_on_from_where_it_is() -> None:
    game = hunting("4,0E", [(9, 3)], round=7, deck=("5", "7"), first=0, start=0)
    reveal(game, "5")
    view = game.view(None)
    assert (view.phase, view.round, xy(view.monster), view.heading) == (2, 8, (9, 0), "S")


@pytest.mark.clause("FF-M11")
def test_who_is_reached_is_gone_at_once() -> None:
    game = hunting("4,5E", [(6, 5), (6, 3)])
    told = reveal(game, "5")
    assert [look.seat for look in looks(told)[:3]] == [0, 0, 1]
    assert where(game, 0, 0) == where(game, 1, 0) == "waiting"
    game = hunting("4,5E", [(6, 5), (6, 3)], phase=2)
    told = reveal(game, "5")
    assert {event.fate for event in told if isinstance(event, Caught)} == {"dead"}
    assert where(game, 0, 0) == where(game, 1, 0) == "dead"


@pytest.mark.clause("FF-M12")
def test_sliding_over_pools() -> None:
    game = hunting("3,8E", [(8, 8), (6, 5)], grounds=[LONG], stones=[(5, 8)])
    told = reveal(game, "5")
    first = next(event for event in told if isinstance(event, MonsterStepped))
    assert [xy(square) for square in first.path] == [(4, 8), (5, 8), (6, 8), (7, 8), (8, 8)]
    assert first.slid
    assert looks(told)[1].square == name((8, 8))
    assert (where(game, 0, 0), where(game, 1, 0)) == ((14, 8), (6, 5))  # pushed in a row, never seen
    told = reveal(hunting("3,8E", [(8, 8)], grounds=[LONG]), "5")
    assert caught(told) == [(0, "reached")]
    told = reveal(hunting("11,5E", [], grounds=[pool("pool-4x1", 12, 5)]), "5")
    first = next(event for event in told if isinstance(event, MonsterStepped))
    assert (xy(first.square), first.walls, first.at) == ((0, 5), ("V",), (4,))


@pytest.mark.clause("FF-M13")
def test_through_the_wall_with_the_same_letter() -> None:
    told = reveal(hunting("13,2E"), "5")
    first = next(event for event in told if isinstance(event, MonsterStepped))
    assert (xy(first.square), first.heading, first.walls, first.at, first.slid) == ((2, 8), "E", ("Q",), (0,), False)
    assert path(reveal(hunting("12,1N"), "5"))[0] == (3, 9)


@pytest.mark.clause("FF-M14")
def test_behind_the_wall() -> None:
    game = hunting("15,5E", [(1, 5)], stones=[(0, 5)])
    reveal(game, "5")
    assert where(game, 0, 0) == (6, 5)
    game = hunting("15,5E", [(1, 5)], stones=[(0, 5)], options={"wall_push": False})
    told = reveal(game, "5")
    broken = next(event for event in told if isinstance(event, StonePushed))
    assert (broken.why, broken.square, stones(game)) == ("monster", None, set())
    assert caught(told) == [(0, "reached")]
    told = reveal(hunting("0,5W", [(11, 5)], grounds=[pool("pool-4x1", 12, 5)]), "5")
    assert caught(told) == [(0, "reached")]
    assert path(told)[0] == (11, 5)


@pytest.mark.clause("FF-M15")
def test_pushing_a_row() -> None:
    game = hunting("7,5E", [(9, 5), (11, 5), (13, 5)], stones=[(8, 5), (10, 5)])
    told = reveal(game, "5")
    step = told.index(next(event for event in told if isinstance(event, MonsterStepped)))
    moved = [xy(event.start) for event in told[step + 1 : step + 5]]
    assert moved == [(11, 5), (10, 5), (9, 5), (8, 5)]  # the gap at (12, 5) ends the row
    assert caught(told)[0] == (2, "crushed")


@pytest.mark.clause("FF-M15")
def test_nothing_pushed_goes_through_a_wall() -> None:
    game = hunting("13,5E", [(0, 5)], stones=[(14, 5), (15, 5)])
    told = reveal(game, "5")
    gone = [event for event in told if isinstance(event, StonePushed) and event.why == "wall"]
    assert [xy(event.start) for event in gone] == [(15, 5), (15, 5)]
    assert stones(game) == set()


@pytest.mark.clause("FF-M15")
def test_a_row_round_the_whole_hall() -> None:
    """Row 6 leads back to itself; the square the monster leaves is free for the last of the row."""
    row = [(x, 5) for x in range(15)]
    game = hunting("15,5E", row[11:], stones=row[:11])
    told = reveal(game, "5")
    assert xy(next(event for event in told if isinstance(event, PiecePushed)).square) == (15, 5)
    assert path(told)[0] == (0, 5)


@pytest.mark.clause("FF-M16")
def test_stones_vanish_and_pieces_stand_on_the_corners() -> None:
    game = hunting("12,10E", [(14, 10)], stones=[(13, 10)])
    told = reveal(game, "5")
    first = [event for event in told if isinstance(event, PiecePushed | StonePushed)][:2]
    assert [xy(event.square) for event in first if event.square] == [(15, 10), (14, 10)]
    second = [event for event in told if isinstance(event, StonePushed)][1]
    assert (second.square, second.why) == (None, "entrance")
    game = hunting("12,10E", [], stones=[(13, 10), (14, 10)], options={"vanish_on_entrance": False})
    told = reveal(game, "5")
    assert [event.why for event in told if isinstance(event, StonePushed)] == [None, None, "wall", None, "wall"]


@pytest.mark.clause("FF-M17")
def test_pushed_over_a_pool() -> None:
    game = hunting("2,8E", [(8, 8)], grounds=[LONG], stones=[(3, 8)])
    told = reveal(game, "5")
    push = next(event for event in told if isinstance(event, StonePushed))
    assert (xy(push.square or ""), [xy(square) for square in push.over]) == ((7, 8), [(4, 8), (5, 8), (6, 8)])
    game = hunting("5,2E", [(7, 2), (10, 2)], grounds=[SQUARE], stones=[(6, 2)], options={"bank_push": False})
    told = reveal(game, "5")
    assert xy(next(event for event in told if isinstance(event, PiecePushed)).square) == (9, 2)
    # On the bank at the wall: what stood there is crushed.
    game = hunting(
        "9,2E", [(11, 2), (13, 2)], grounds=[pool("pool-2x2", 11, 2)], stones=[(10, 2)], options={"advanced": True}
    )
    assert caught(reveal(game, "X")) == [(1, "crushed")]


@pytest.mark.clause("FF-M18")
def test_a_parked_stone_is_pushed_square_by_square() -> None:
    game = hunting("3,8E", [(8, 8)], grounds=[LONG], stones=[(7, 8)])
    told = reveal(game, "5")
    first = told.index(next(event for event in told if isinstance(event, MonsterStepped)))
    second = told.index([event for event in told if isinstance(event, MonsterStepped)][1])
    pushes = [event for event in told[first:second] if isinstance(event, StonePushed)]
    assert [(xy(push.start), xy(push.square or "")) for push in pushes] == [((7, 8), (8, 8)), ((8, 8), (9, 8))]
    assert where(game, 0, 0) == (14, 8)
