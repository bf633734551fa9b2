"""FF-O9, FF-O10 and FF-X: tiles and rules of the published game."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from hiroma.games.fearsome_floors.course import Game
from hiroma.games.fearsome_floors.events import (
    Caught,
    MonsterDeflected,
    MonsterStepped,
    MonsterStopped,
    MonsterTeleported,
    StonePushed,
    Won,
)  # fmt: skip
from hiroma.games.fearsome_floors.moves import Item, Step, Stop, Take
from hiroma.games.fearsome_floors.parts.layout import why_not
from hiroma.games.fearsome_floors.setting import OPTIONS
from hiroma.games.fearsome_floors.view import Ground
from hiroma.kernel import Option, Pick
from tests.games.fearsome_floors.positions import (
    RULES,
    XY,
    go,
    name,
    pass_round,
    pool,
    position,
    refused,
    reveal,
    started,
    stones,
    where,
    xy,
)  # fmt: skip
from tests.games.hands import heard

LONG = pool("pool-4x1", 4, 8)
ADVANCED = {"advanced": True}


def hunting(monster: str, pieces: list[XY] | None = None, **more: Any) -> Game:
    placed = {(index % 4, index // 4): square for index, square in enumerate(pieces or [])}
    more = {"options": ADVANCED, **more}
    return position(monster=monster, pieces=placed, stage="monster", mover=None, **more)


def path(told: list[Any]) -> list[XY]:
    return [xy(event.square) for event in told if isinstance(event, MonsterStepped)]


def teleporter(pair: str, x: int, y: int, heading: Any) -> Ground:
    item: Item = "teleporter-a" if pair == "a" else "teleporter-b"
    return Ground(item, (name((x, y)),), heading)


def test_the_defaults_are_those_of_the_guide() -> None:
    assert RULES.info.options == OPTIONS
    assert {option.name for option in OPTIONS if option.default is True} == {
        "vanish_on_entrance", "lane_stop", "wall_push", "bank_push",
    }  # fmt: skip
    others = {option.name: option.default for option in OPTIONS if not isinstance(option.default, bool)}
    assert others == {"starter": "drawn", "nobody": "draw", "metric": "steps", "clear": 3, "pool_clear": 8}


def test_the_page_for_players_has_every_option() -> None:
    page = (Path(__file__).parents[3] / "docs" / "playing.md").read_text("utf-8")
    table = page.split("| switch |")[1].split("\n\n")[0]
    described = {cells[1].strip("` "): (cells[2].strip(), cells[3].strip())
                 for cells in (line.split("|") for line in table.splitlines()[2:])}  # fmt: skip
    assert described == {option.name: (values(option), start(option)) for option in OPTIONS}


def values(option: Option) -> str:
    if option.kind == "number":
        return f"{option.low} to {option.high}"
    return ", ".join(option.choices or ("on", "off"))


def start(option: Option) -> str:
    return {True: "on", False: "off"}[option.default] if isinstance(option.default, bool) else str(option.default)


@pytest.mark.clause("FF-O9")
def test_three_captures_with_six_players() -> None:
    assert "XXX" not in started(5, xxx=True).view(None).deck
    game = started(6, xxx=True)
    assert game.view(None).deck == ("XXX", "7", "7", "8", "8", "10", "X", "XX")
    pass_round(game)
    assert game.draw() == Pick(("7", "7", "8", "8", "10"), "monster-tile")
    pieces: Any = {(seat, 0): (3 + seat, 0) for seat in range(4)}
    game = position(6, pieces=pieces, monster="1,0E", stage="monster", mover=None, deck=("XXX",))
    told = reveal(game, "XXX")
    stop = next(event for event in told if isinstance(event, MonsterStopped))
    assert (stop.steps, stop.caught, stop.why) == (4, 3, "fed")


@pytest.mark.clause("FF-O10")
def test_the_official_end() -> None:
    game = position(
        2, pieces={(0, 0): "escaped", (0, 1): "escaped", (0, 3): (0, 0)}, escapes=((0, 0), (0, 1)),
        monster="9,5N", options={"official_end": True}, first=0,
    )  # fmt: skip
    assert go(game, 3, "leave")[-1] == Won((0,), "FF-O10")
    end = game.outcome()
    assert end is not None
    assert (end.ranking, end.clause) == (((0,), (1,)), "FF-O10")


@pytest.mark.clause("FF-O10")
def test_stopping_on_pools() -> None:
    official: Any = {"official_pools": True}
    jam: Any = {"grounds": [LONG], "stones": [(8, 8), (9, 8)], "monster": "0,5N"}
    game = position(pieces={(0, 2): (3, 8)}, options=official, **jam)
    go(game, 2, "E")
    assert where(game, 0, 2) == (7, 8)
    # It may go on from there, in any direction, for a point.
    game = position(pieces={(0, 2): (3, 8)}, options=official, **jam)
    go(game, 2, "E N")
    assert where(game, 0, 2) == (7, 7)
    game = position(pieces={(0, 2): (7, 8)}, options=official, **jam)
    go(game, 2, "W")
    assert where(game, 0, 2) == (3, 8)
    # Another piece there bars only the stop; the monster behind the pool bars the step.
    game = position(pieces={(0, 2): (3, 8), (1, 0): (7, 8)}, options=official, **jam)
    heard(game, 0, Take(2), Step("E"))
    assert Stop() not in game.moves(0)
    game = position(pieces={(0, 2): (3, 8)}, options=official, grounds=[LONG], monster="8,8N")
    heard(game, 0, Take(2))
    assert refused(game, 0, Step("E")).code == "monster-in-way"
    wall = position(pieces={(0, 2): (11, 5)}, options=official, grounds=[pool("pool-4x1", 12, 5)], monster="0,5N")
    go(wall, 2, "E")
    assert where(wall, 0, 2) == (15, 5)


@pytest.mark.clause("FF-O10")
def test_the_monster_takes_who_stands_on_a_pool() -> None:
    game = hunting("3,8E", [(6, 8)], grounds=[LONG], options={"official_pools": True})
    told = reveal(game, "X")
    assert (path(told), where(game, 0, 0)) == ([(8, 8)], "waiting")


@pytest.mark.clause("FF-X1")
def test_seventeen_items() -> None:
    items = dict(started(2, advanced=True).view(None).items)
    assert sum(items.values()) == 17
    assert items == {
        "stone": 3, "crystal": 2, "right-turn": 4, "u-turn": 2,
        "teleporter-a": 2, "teleporter-b": 2, "pool-2x2": 1, "pool-4x1": 1,
    }  # fmt: skip
    assert RULES.start({"advanced": True}, 2).house.dmaufbau


@pytest.mark.clause("FF-X2")
def test_where_they_may_lie() -> None:
    hall = started(2, advanced=True).hall

    def reason(item: Item, x: int, y: int, heading: int = 1) -> str:
        return why_not(hall, item, 16 * y + x, heading)

    barred = {(0, 1), (1, 0), (1, 1), (14, 10), (15, 9), (14, 9), (15, 10)}
    for x, y in barred:
        assert reason("stone", x, y) == "too-near"
    assert reason("stone", 0, 0) == "too-near"
    assert {(x, y) for x, y in [(2, 0), (0, 2), (13, 10), (15, 8)] if reason("stone", x, y) == ""} == {
        (2, 0), (0, 2), (13, 10), (15, 8),
    }  # fmt: skip
    hall.lay("teleporter-a", 16 * 5 + 7, 0)
    assert reason("teleporter-b", 8, 5) == "teleporters-touch"
    assert reason("teleporter-b", 8, 6) == ""
    assert reason("stone", 8, 5) == ""
    assert reason("stone", 7, 5) == "square-taken"


@pytest.mark.clause("FF-X3")
def test_crystals() -> None:
    for item, seen in (("crystal", True), ("stone", False)):
        kinds: Any = {item: [(9, 5)]}
        told = reveal(hunting("7,5E", [(7, 9), (10, 5)], kinds=kinds), "5")
        assert (told[1].distance == 3) == seen
        game = position(pieces={(0, 2): (8, 5)}, kinds=kinds, monster="0,5N", options=ADVANCED)
        go(game, 2, "E")
        assert stones(game) == {(10, 5)}
    game = hunting("7,5E", [], kinds={"crystal": [(8, 5)]})
    reveal(game, "5")
    assert stones(game) == {(13, 5)}


@pytest.mark.clause("FF-X4")
def test_turn_stones_turn_a_monster_that_sees_nobody() -> None:
    game = hunting("7,5E", kinds={"right-turn": [(9, 5)]})
    told = reveal(game, "5")
    assert path(told) == [(8, 5), (8, 6), (8, 7), (8, 8), (8, 9)]
    turned = next(event for event in told if isinstance(event, MonsterDeflected))
    assert (xy(turned.square), xy(turned.stone), turned.item, turned.heading) == ((8, 5), (9, 5), "right-turn", "S")
    game = hunting("7,5E", kinds={"u-turn": [(9, 5)]})
    assert path(reveal(game, "5")) == [(8, 5), (7, 5), (6, 5), (5, 5), (4, 5)]
    assert stones(game) == {(9, 5)}


@pytest.mark.clause("FF-X4")
def test_turn_stones_are_pushed_when_it_sees_somebody() -> None:
    for pieces in ([(8, 1)], [(8, 3), (8, 7)]):  # one far away; a tie, which keeps it straight
        game = hunting("8,5E", pieces, kinds={"right-turn": [(9, 5)]})
        told = reveal(game, "5")
        assert not any(isinstance(event, MonsterDeflected) for event in told[:3])
        pushed = {xy(event.square) for event in told if isinstance(event, StonePushed) and event.square}
        assert ((10, 5) in pushed) == (len(pieces) == 2)


@pytest.mark.clause("FF-X4")
def test_turn_stones_in_a_row_behind_a_wall_and_in_a_slide_are_stones() -> None:
    for monster, more, goes in (
        ("7,5E", {"stones": [(8, 5)], "kinds": {"u-turn": [(9, 5)]}}, (10, 5)),
        ("15,5E", {"kinds": {"u-turn": [(0, 5)]}}, (1, 5)),
        ("3,8E", {"grounds": [LONG], "kinds": {"u-turn": [(8, 8)]}}, (9, 8)),
    ):
        told = reveal(hunting(monster, **more), "5")
        pushed = next(event for event in told if isinstance(event, StonePushed) and event.item == "u-turn")
        assert xy(pushed.square or "") == goes


@pytest.mark.clause("FF-X4")
def test_among_four_turn_stones_it_pushes_at_last() -> None:
    around: Any = {"right-turn": [(8, 4), (9, 5), (8, 6), (7, 5)]}
    game = hunting("8,5E", kinds=around)
    told = reveal(game, "5")
    turns = [event.heading for event in told[: told.index(next(e for e in told if isinstance(e, MonsterStepped)))]
             if isinstance(event, MonsterDeflected)]  # fmt: skip
    assert turns == ["S", "W", "N", "E"]
    assert path(told)[0] == (9, 5)


@pytest.mark.clause("FF-X4")
def test_to_pieces_turn_stones_are_stones() -> None:
    game = position(pieces={(0, 2): (8, 5)}, kinds={"u-turn": [(9, 5)]}, monster="0,5N", options=ADVANCED)
    go(game, 2, "E")
    assert (where(game, 0, 2), stones(game)) == ((9, 5), {(10, 5)})


@pytest.mark.clause("FF-X5")
def test_teleporters_are_walls_for_pieces_and_swallow_what_is_pushed() -> None:
    pair = [teleporter("a", 10, 5, "N"), teleporter("a", 3, 3, "W")]
    game = position(pieces={(0, 2): (9, 5)}, grounds=pair, monster="0,5N", options=ADVANCED)
    heard(game, 0, Take(2))
    refusal = refused(game, 0, Step("E"))
    assert (refusal.code, refusal.clause) == ("teleporter-in-way", "FF-X5")
    game = position(pieces={(0, 2): (8, 5)}, stones=[(9, 5)], grounds=pair, monster="0,5N", options=ADVANCED)
    told = go(game, 2, "E")
    assert [event.why for event in told if isinstance(event, StonePushed)] == ["teleporter"]
    assert stones(game) == set()
    game = hunting("7,5E", [(9, 5)], stones=[(8, 5)], grounds=pair)
    told = reveal(game, "X")
    assert [event.how for event in told if isinstance(event, Caught)] == ["teleported"]


@pytest.mark.clause("FF-X5")
def test_the_monster_is_taken_to_the_twin_and_turned() -> None:
    pair = [teleporter("a", 10, 5, "N"), teleporter("a", 3, 3, "W")]
    game = hunting("9,5E", grounds=pair)
    told = reveal(game, "5")
    jump = next(event for event in told if isinstance(event, MonsterTeleported))
    assert (xy(jump.start), xy(jump.square), jump.heading) == ((10, 5), (3, 3), "W")
    assert path(told)[:2] == [(10, 5), (2, 3)]
    seen = reveal(hunting("7,5E", [(12, 5)], grounds=pair), "5")[1]
    assert (seen.why, seen.distance) == ("nearest", 5)
    alone = reveal(hunting("9,5E", grounds=pair[:1]), "5")
    assert path(alone)[:2] == [(10, 5), (11, 5)]


@pytest.mark.clause("FF-X5", "FF-O10")
def test_the_monster_on_a_teleporter_behind_a_pool_bars_the_way() -> None:
    """Before an empty teleporter a slider stops on the last square of the pool, before the monster it may not."""
    there: Any = {"grounds": [pool("pool-4x1", 5, 5), teleporter("a", 9, 5, "N"), teleporter("a", 3, 3, "W")]}
    free = position(pieces={(0, 2): (4, 5)}, monster="0,5N", options=ADVANCED, **there)
    go(free, 2, "E")
    assert where(free, 0, 2) == (8, 5)
    barred = position(pieces={(0, 2): (4, 5)}, monster="9,5N", options=ADVANCED, **there)
    heard(barred, 0, Take(2))
    refusal = refused(barred, 0, Step("E"))
    assert (refusal.code, refusal.clause) == ("monster-in-way", "FF-P21")


@pytest.mark.clause("FF-X6")
def test_pools_at_walls_and_stops_on_them() -> None:
    hall = started(2, advanced=True).hall
    assert why_not(hall, "pool-4x1", 16 * 5 + 12, 1) == ""
    assert why_not(hall, "pool-2x2", 16 * 4 + 0, 1) == ""
    edge: Any = {"grounds": [pool("pool-4x1", 12, 5)], "monster": "0,5N"}
    game = position(pieces={(0, 2): (11, 5)}, options=ADVANCED, **edge)
    go(game, 2, "E")
    assert where(game, 0, 2) == (15, 5)


def test_every_item_gets_its_place() -> None:
    game = started(2, advanced=True)
    while game.view(None).stage == "laying":
        moves = game.moves(game.mover)
        heard(game, game.mover, moves[len(moves) // 2])
    view = game.view(None)
    assert Counter(stone.item for stone in view.stones) == {"stone": 3, "crystal": 2, "right-turn": 4, "u-turn": 2}
    assert len(view.grounds) == 6
