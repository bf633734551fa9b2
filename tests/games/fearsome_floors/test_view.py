"""The view that the board is drawn from, its foresight, and the way back from it to a game."""

import msgspec
import pytest

from hiroma.games.fearsome_floors.course import Game
from hiroma.games.fearsome_floors.events import Caught, MonsterLooked, MonsterStepped, MonsterStopped
from hiroma.games.fearsome_floors.moves import Enter, Leave, Step, Stop, Take
from hiroma.games.fearsome_floors.parts.hall import WAITING
from hiroma.games.fearsome_floors.parts.routes import routes
from hiroma.games.fearsome_floors.view import FearsomeFloorsView
from hiroma.kernel import CHANCE, Picked
from hiroma.kernel.lot import Lot
from hiroma.table.grammar import read
from tests.games.fearsome_floors.positions import (
    RULES,
    XY,
    name,
    pass_round,
    pool,
    position,
    refused,
    reveal,
    started,
    where,
    xy,
)
from tests.games.hands import heard


def test_the_way_out_and_back() -> None:
    for options in ({}, {"advanced": True}, {"official_pools": True, "dark_first": True}):
        game, lot = started(3, 1, **options), Lot(5)
        for _ in range(300):
            if not game.actors():
                break
            sent = msgspec.json.encode(game.view(0))
            seen = msgspec.json.decode(sent, type=FearsomeFloorsView)
            assert msgspec.json.encode(RULES.imagine(seen, lot.below).view(0)) == sent
            seat = game.actors()[0]
            moves = game.draw().outcomes() if seat == CHANCE else game.moves(seat)
            game.apply(seat, moves[lot.below(len(moves))])


@pytest.mark.clause("FF-U1")
def test_the_option_can_be_typed() -> None:
    options = RULES.info.options
    asked = read("/option dmaufbau", options)
    assert (asked.name, asked.args) == ("option", {"name": "dmaufbau", "value": True})
    assert read("/dmaufbau", options) == read("/option 配置マニュアル設定", options) == asked


@pytest.mark.clause("FF-U4")
def test_tiles_face_down_and_revealed() -> None:
    game = started(2)
    for number in range(1, 8):
        assert len(game.view(None).deck) == 9 - number
        pass_round(game)
        tile = game.view(None).deck[0]
        reveal(game, tile)
        assert game.view(None).tile == tile
    assert len(game.view(None).deck) == 8


@pytest.mark.clause("FF-U8")
def test_a_refusal_names_the_square_in_the_way() -> None:
    game = position(pieces={(0, 2): (9, 5)}, stones=[(10, 5), (11, 5)], monster="0,5N")
    heard(game, 0, Take(2))
    refusal = refused(game, 0, Step("E"))
    assert refusal.what == {"square": name((10, 5)), "behind": name((11, 5))}


def foreseen(game: Game) -> dict[str, tuple[list[str], list[tuple[int, int]], str, str]]:
    """Return for each tile the squares of the monster's steps, the pieces caught, and the last square and heading."""
    view = game.view(None)
    return {
        fate.tile: (
            [step.path[-1] for step in view.foresight[: fate.steps]],
            list(fate.caught),
            fate.square,
            fate.heading,
        )
        for fate in view.tiles
    }


@pytest.mark.clause("FF-U10")
@pytest.mark.parametrize("seed", range(6))
def test_what_is_foreseen_is_what_happens(seed: int) -> None:
    lot = Lot(seed)
    game = started(3, 0, **({"advanced": True} if seed % 2 else {}))
    compared = 0
    while game.actors():
        if game.view(None).stage == "monster":
            before = game.view(None)
            paths = foreseen(game)
            assert set(paths) == set(before.deck)
            items = game.draw().items  # type: ignore[union-attr]  # the tiles are a pick
            assert {fate.tile for fate in before.tiles if fate.possible} == set(items)
            for index, tile in enumerate(items):
                told = heard(game.copy(), CHANCE, Picked(index))
                steps = [event.square for event in told if isinstance(event, MonsterStepped)]
                stop = next(event for event in told if isinstance(event, MonsterStopped))
                caught = [(event.seat, event.piece) for event in told if isinstance(event, Caught)]
                assert paths[tile] == (steps, caught, stop.square, stop.heading)
                looks = [event for event in told if isinstance(event, MonsterLooked)]
                assert [(look.why, look.sights) for look in looks] == [
                    (step.why, step.sights) for step in before.foresight[: len(looks)]
                ]
                compared += 1
        seat = game.actors()[0]
        moves = game.draw().outcomes() if seat == CHANCE else game.moves(seat)
        game.apply(seat, moves[lot.below(len(moves))])
    assert compared > 40


@pytest.mark.clause("FF-U10")
def test_the_draft_is_foreseen_too() -> None:
    game = position(2, pieces={(0, 2): (9, 3), (1, 0): (9, 1)}, monster="3,5E")
    assert [fate.caught for fate in game.view(None).tiles if fate.tile == "7"] == [()]
    heard(game, 0, Take(2), Step("S"), Step("S"))
    assert [fate.caught for fate in game.view(None).tiles if fate.tile == "7"] == [((0, 2),)]
    game = position(2, pieces={(0, 2): (9, 3), (1, 0): (9, 2)}, monster="3,5E")
    heard(game, 0, Take(2), Step("N"))
    assert (game.view(None).foresight, game.view(None).tiles) == ((), ())  # it cannot stop there


def test_reach_is_searched() -> None:
    """Stones and pools are in the way, and the routes can be gone."""
    game = position(
        pieces={(0, 3): (9, 5), (1, 0): (10, 5)},
        stones=[(9, 4), (9, 3)],
        grounds=[pool("pool-2x2", 6, 5)],
        monster="9,6N",
    )
    heard(game, 0, Take(3))
    reaches = game.view(None).reach
    ends = {xy(reach.square) for reach in reaches if reach.square}
    assert len(ends) == len(reaches)
    assert {(9, 5), (5, 5), (8, 4)} <= ends
    assert not ends & {(10, 5), (9, 6), (6, 5), (7, 5)}
    for reach in reaches:
        other = game.copy()
        heard(other, 0, *[Step(leg) for leg in reach.route], Stop())  # type: ignore[arg-type]  # a route has headings
        assert where(other, 0, 3) == xy(reach.square or "")


def test_reach_and_the_offered_steps_agree() -> None:
    """Walking every offered way by the moves leads to the same ends as the search."""
    for at, points in (((2, 1), 3), ((9, 6), 2), ((6, 7), 1)):
        piece = {3: 1, 2: 3, 1: 0}[points]
        game = position(
            2, default=True, pieces={(0, piece): at, (1, 0): (1, 0), (1, 1): (8, 6)}, monster="5,5N",
            dark=[(0, 3)] if points == 2 else [],
        )  # fmt: skip
        heard(game, 0, Take(piece))
        assert walked(game) == {None if reach.square is None else xy(reach.square) for reach in game.view(None).reach}


def walked(game: Game) -> set[XY | None]:
    found: set[XY | None] = set()
    for move in game.moves(0):
        if isinstance(move, Stop):
            found.add(xy(game.view(None).trail[-1]))
        elif isinstance(move, Leave):
            found.add(None)
        else:
            after = game.copy()
            after.apply(0, move)
            found |= walked(after)
    return found


def test_routes_are_different_and_leave_the_hall_alone() -> None:
    game = position(2, default=True, pieces={(0, 0): (9, 4)}, monster="0,0E", dark=[(0, 0)])
    heard(game, 0, Take(0))
    before = (game.hall.on[:], game.hall.where[:])
    found = routes(game.hall, game.hall.where[0], 6)
    assert (game.hall.on, game.hall.where) == before
    assert len({(route.square, route.lie) for route in found}) == len(found) > 100
    assert [6 - route.left for route in found] == sorted(6 - route.left for route in found)
    waiting = routes(game.hall, WAITING, 4)
    assert len({(route.square, route.lie) for route in waiting}) == len(waiting) > 8


def test_a_waiting_piece_sees_its_ways() -> None:
    game = started(2)
    heard(game, 0, Take(3))
    view = game.view(None)
    assert (view.taken, view.points, view.trail, view.ways) == (3, 5, (), ())
    assert view.reach[0].route == ("enter",)
    heard(game, 0, Enter())
    assert [way.heading for way in game.view(None).ways] == ["N", "W"]
