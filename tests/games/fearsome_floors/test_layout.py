"""FF-O1 to FF-O8: the players lay out the hall."""

from collections import Counter
from typing import Any

import pytest

from hiroma.games.fearsome_floors.course import Game
from hiroma.games.fearsome_floors.events import Chosen, Laid, LeftOut, RoundBegan
from hiroma.games.fearsome_floors.moves import Choose, Item, Lay, Take
from tests.games.fearsome_floors.positions import XY, name, position, refused, started, stones, xy
from tests.games.hands import heard


def chosen(item: Item, lying: dict[str, list[Any]] | None = None, seats: int = 2, **options: Any) -> Game:
    """Seat 0 has an item in hand, after everybody laid out what is `lying`: (x, y) or (x, y, heading) by item."""
    game = started(seats, **{"dmaufbau": True, **options})
    for kind, places in (lying or {}).items():
        for x, y, *heading in places:
            heard(game, game.mover, Choose(kind), Lay(name((x, y)), *heading))  # type: ignore[arg-type]  # the tests name items and headings
    heard(game, game.mover, Choose(item))
    return game


def spots(game: Game) -> set[tuple[XY, str]]:
    """Where the item in hand may lie."""
    return {(xy(move.square), move.heading) for move in game.moves(game.mover) if isinstance(move, Lay)}


def why(game: Game, x: int, y: int, heading: Any = "E") -> tuple[str, str]:
    refusal = refused(game, game.mover, Lay(name((x, y)), heading))
    return refusal.code, refusal.clause


@pytest.mark.clause("FF-O1")
def test_thirteen_items_before_round_1() -> None:
    game = started(3, dmaufbau=True)
    view = game.view(None)
    assert (view.stage, view.round, view.stones, view.grounds, view.foresight) == ("laying", 0, (), (), ())
    assert dict(view.items) == {"stone": 11, "pool-2x2": 1, "pool-4x1": 1}
    assert refused(game, 0, Take(0)).code == "lay-out-first"
    assert refused(started(2), 0, Choose("stone")).code == "nothing-to-lay"


@pytest.mark.clause("FF-O2")
def test_one_item_each_in_turn() -> None:
    game = started(3, 1, dmaufbau=True)
    order: list[int] = []
    told: list[Any] = []
    while game.view(None).stage == "laying":
        seat = game.mover
        order.append(seat)
        items = dict(game.view(None).items)
        item = list(items)[-1]
        told += heard(game, seat, Choose(item))
        assert refused(game, seat, Choose(item)).code == "lay-it-first"
        told += heard(game, seat, game.moves(seat)[0])
    assert order == [(1 + turn) % 3 for turn in range(13)]
    assert Counter(type(event) for event in told)[Laid] == Counter(type(event) for event in told)[Chosen] == 13
    assert len(stones(game)) == 11
    assert {ground.item for ground in game.view(None).grounds} == {"pool-2x2", "pool-4x1"}


@pytest.mark.clause("FF-O2")
def test_choosing_first_and_only_what_is_left() -> None:
    game = started(2, dmaufbau=True)
    assert refused(game, 0, Lay("h5")).code == "choose-first"
    heard(game, 0, Choose("pool-2x2"), Lay("f6"))
    assert game.moves(1) == (Choose("stone"), Choose("pool-4x1"))
    assert refused(game, 1, Choose("pool-2x2")).code == "no-such-item"
    assert refused(game, 1, Choose("crystal")).code == "no-such-item"


@pytest.mark.clause("FF-O2")
def test_what_fits_nowhere_stays_in_the_box() -> None:
    room = {(8, 4), (9, 4), (8, 5)}  # for stones, but not for a pool
    lying = [(x, y) for x in range(16) for y in range(11) if x - y <= 11 and y - x <= 6 and (x, y) not in room]
    items = (("stone", 2), ("pool-2x2", 1))
    game = position(2, stones=lying[1:], stage="laying", items=items, round=0, options={"dmaufbau": True}, first=0)
    assert game.moves(0) == (Choose("stone"),)
    refusal = refused(game, 0, Choose("pool-2x2"))
    assert (refusal.code, refusal.clause) == ("fits-nowhere", "FF-O2")
    assert not any(isinstance(event, LeftOut) for event in heard(game, 0, Choose("stone"), Lay(name((8, 4)))))
    told = heard(game, 1, Choose("stone"), Lay(name((9, 4))))
    assert [event.items for event in told if isinstance(event, LeftOut)] == [("pool-2x2",)]
    assert (game.view(None).stage, game.view(None).round, game.view(None).items) == ("moving", 1, ())


@pytest.mark.clause("FF-O3")
def test_nothing_near_exit_and_entrance() -> None:
    free = {square for square, _ in spots(chosen("stone"))}
    assert len(free) == 136
    barred = [(x, y) for x in range(5) for y in range(4) if x + y <= 3]
    assert len(barred) == 10
    for x, y in barred:
        for at in ((x, y), (15 - x, 10 - y)):
            assert at not in free
            assert why(chosen("stone"), *at) == ("too-near", "FF-O3"), "also where the monster stands"
    refusal = refused(chosen("stone"), 0, Lay(name((2, 1))))
    assert refusal.what == {"item": "stone", "squares": [name((2, 1))], "limit": 3}
    assert len(spots(chosen("stone", clear=0))) == 154
    assert len(spots(chosen("stone", metric="king"))) == 156 - 32


@pytest.mark.clause("FF-O4")
def test_no_pool_near_the_entrance() -> None:
    game = chosen("pool-2x2")
    assert len(spots(game)) == 63
    assert why(game, 10, 6) == ("pool-too-near", "FF-O4")
    for (x, y), _ in spots(game):
        assert 15 - (x + 1) + 10 - (y + 1) > 8
    assert len(spots(chosen("pool-2x2", pool_clear=3))) > 63


@pytest.mark.clause("FF-O5")
def test_pools_keep_off_walls_and_each_other() -> None:
    assert why(chosen("pool-2x2"), 0, 4) == ("pool-at-wall", "FF-O5")
    lying = {"pool-4x1": [(4, 4)]}
    assert why(chosen("pool-2x2", lying), 4, 5) == ("pools-touch", "FF-O5")
    assert why(chosen("pool-2x2", lying), 8, 3) == ("pools-touch", "FF-O5")
    assert ((8, 2), "E") in spots(chosen("pool-2x2", lying))  # corner to corner
    assert why(chosen("pool-2x2", lying, corners=True), 8, 2) == ("pools-touch", "FF-O5")
    assert ((9, 2), "E") in spots(chosen("pool-2x2", lying, corners=True))


@pytest.mark.clause("FF-O6")
def test_on_the_board_without_overlap_and_turned() -> None:
    long = Counter(heading for _, heading in spots(chosen("pool-4x1")))
    assert long == {"E": 57, "S": 47}
    assert why(chosen("pool-4x1"), 13, 5) == ("off-board", "FF-O6")
    assert why(chosen("pool-2x2"), 15, 5) == ("off-board", "FF-O6")
    assert why(chosen("stone", {"stone": [(7, 5)]}), 7, 5) == ("square-taken", "FF-O6")
    assert why(chosen("pool-2x2", {"stone": [(7, 5)]}), 6, 4) == ("square-taken", "FF-O6")
    assert why(chosen("stone", {"pool-2x2": [(6, 4)]}), 7, 5) == ("square-taken", "FF-O6")
    assert why(chosen("stone"), 7, 5, "S") == ("cannot-turn", "FF-O6")
    assert why(chosen("pool-4x1"), 7, 5, "W") == ("cannot-turn", "FF-O6")
    for odd in ("z9", "a12", ""):
        assert refused(chosen("stone"), 0, Lay(odd)).code == "no-such-square"


@pytest.mark.clause("FF-O7")
def test_the_same_player_tries_again() -> None:
    game = chosen("stone")
    assert refused(game, 0, Lay("a1")).clause == "FF-O3"
    assert (game.mover, game.view(None).item, game.view(None).stones) == (0, "stone", ())
    told = heard(game, 0, Lay("h5"))
    assert told == [Laid(0, "stone", ("h5",), "E")]
    assert game.mover == 1


@pytest.mark.clause("FF-O8")
@pytest.mark.parametrize(("options", "start"), [({}, 1), ({"next_starts": True}, 2), ({"advanced": True}, 0)])
def test_who_begins_round_1(options: dict[str, Any], start: int) -> None:
    game = started(3, 1, **{"dmaufbau": True, **options})
    last = game.mover
    told: list[Any] = []
    while game.view(None).stage == "laying":
        last = game.mover
        told = [*heard(game, last, game.moves(last)[0]), *heard(game, last, game.moves(last)[-1])]
    assert [event.seat for event in told if isinstance(event, RoundBegan)] == [start]
    assert start == (1 if not options else (last + 1) % 3)
