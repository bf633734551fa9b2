"""The vectors of the rulebook, all of them, from its file."""

from collections.abc import Callable
from typing import Any

import pytest

from hiroma.games.hidden_rooms.acts import campaign
from hiroma.games.hidden_rooms.course import Game
from hiroma.games.hidden_rooms.events import AttemptEnded, MonsterActed, MonsterTurn
from hiroma.games.hidden_rooms.moves import EndTurn, Explore, Walk
from hiroma.games.hidden_rooms.parts.board import FACINGS, FITS, SQUARE_OF, TILE_OF
from hiroma.games.hidden_rooms.parts.paths import check_path
from hiroma.games.hidden_rooms.parts.track import Course
from hiroma.kernel import CHANCE, IllegalMove, Pick, Picked
from tests.games.hidden_rooms.positions import (
    ELL,
    SNAKE,
    VECTORS,
    begun,
    book_of,
    draw,
    named,
    opened,
    play,
    position,
    remembered,
)

PATHS = {"T-SNAKE": SNAKE, "T-ELL": ELL}
Vector = dict[str, Any]


def of_kind(kind: str) -> Callable[[Any], Any]:
    """Runs a test on each vector of a kind."""
    found = [vector for vector in VECTORS["vectors"] if vector["kind"] == kind]
    return pytest.mark.parametrize("vector", found, ids=[vector["id"] for vector in found])


def test_there_are_81() -> None:
    assert len(VECTORS["vectors"]) == 81
    kinds = {"turn", "arrow", "match", "play", "pick", "history", "path", "deal"}
    assert {vector["kind"] for vector in VECTORS["vectors"]} == kinds


@pytest.mark.clause("HR-M-01")
@pytest.mark.clause("HR-M-02")
@pytest.mark.clause("HR-M-03")
@pytest.mark.clause("HR-M-04")
@pytest.mark.clause("HR-M-06")
@pytest.mark.clause("HR-M-07")
@pytest.mark.clause("HR-M-09")
@pytest.mark.clause("HR-M-12")
@pytest.mark.clause("HR-E-04")
@pytest.mark.clause("HR-E-05")
@of_kind("turn")
def test_monster_turn(vector: Vector) -> None:
    given, expected = vector["given"], vector["expect"]
    where, child = named(given["monster"]), named(given["child"])
    game = position(
        PATHS[given["stage"]], board={child: "G3"}, child=child, monster=where, facing=given["facing"], supply=["B1"]
    )
    foreseen = [(action.kind, action.to, action.facing) for action in game.view(None).next]
    heard = play(game, EndTurn())
    acted = [event for event in heard if isinstance(event, MonsterActed)]
    steps = [(kind, named(square), facing) for kind, square, facing in expected["steps"]]
    assert [(event.kind, event.to, event.facing) for event in acted] == steps == foreseen
    assert [event.end or None for event in acted] == [None] * (len(steps) - 1) + [expected["event"]]
    ends = [event.reason for event in heard if isinstance(event, AttemptEnded)]
    assert ends == ([expected["event"]] if expected["event"] else [])


@pytest.mark.clause("HR-M-12")
@of_kind("arrow")
def test_return_arrow(vector: Vector) -> None:
    path = [SQUARE_OF[name] for name in PATHS[vector["given"]["stage"]].split(" ")]
    arrow = Course(path).arrows[SQUARE_OF[named(vector["given"]["square"])]]
    assert FACINGS[arrow] == vector["expect"]


@pytest.mark.clause("HR-C-11")
@of_kind("match")
def test_match(vector: Vector) -> None:
    under, taken = TILE_OF[vector["given"]["current"]], TILE_OF[vector["given"]["taken"]]
    assert bool(FITS[under] >> taken & 1) is vector["expect"]


@pytest.mark.clause("HR-C-02")
@pytest.mark.clause("HR-C-03")
@pytest.mark.clause("HR-C-04")
@pytest.mark.clause("HR-C-05")
@pytest.mark.clause("HR-C-06")
@pytest.mark.clause("HR-C-08")
@pytest.mark.clause("HR-C-09")
@pytest.mark.clause("HR-C-12")
@pytest.mark.clause("HR-C-13")
@pytest.mark.clause("HR-C-14")
@pytest.mark.clause("HR-C-15")
@pytest.mark.clause("HR-E-01")
@pytest.mark.clause("HR-E-02")
@pytest.mark.clause("HR-E-03")
@pytest.mark.clause("HR-E-06")
@of_kind("play")
def test_childs_turn(vector: Vector) -> None:
    given, expected = vector["given"], vector["expect"]
    game = position(
        PATHS[given["stage"]],
        board={named([int(part) for part in square.split(",")]): tile for square, tile in given["board"].items()},
        child=named(given["child"]),
        monster=named(given["monster"]),
        facing=given["facing"],
        memory=given["memory"],
        supply=given["supply"],
    )
    heard: list[Any] = []
    assert carry_out(game, given, heard) == expected.get("error")
    if "child" in expected:
        assert game.view(None).child == named(expected["child"])
    if "memory" in expected:
        assert remembered(game) == expected["memory"]
    if "supply" in expected:
        assert game.supply.bit_count() == expected["supply"]
    for square in expected.get("empty", ()):
        assert game.board[SQUARE_OF[named(square)]] < 0
    result, phase = after(heard)
    assert result == expected.get("result", result)
    assert phase == expected.get("phase", phase)


def carry_out(game: Game, given: Vector, heard: list[Any]) -> str | None:
    """The commands of a vector, and its tiles, last one first; the code of the first refusal."""
    tiles = list(given["supply"])
    for word, *more in given["do"]:
        move: Any = EndTurn()
        if word == "move":
            move = Walk(named(more[0]))
        elif word == "explore":
            move = Explore(named(more[0]), None if more[1] == "supply" else given["memory"][more[1]])
        try:
            heard += play(game, move)
        except IllegalMove as refusal:
            # The monster follows at once here: until the tile is turned over the turn is still the child's.
            while game.actors() == (CHANCE,):
                heard += draw(game, tiles.pop())
            return refusal.code
        if [word, *more] == given["do"][-1] and game.actors() == (CHANCE,):
            heard += draw(game, tiles.pop())
    return None


def after(heard: list[Any]) -> tuple[str | None, str]:
    """How the attempt ended by the child's own doing, and whose turn is next: what the monster does follows at once."""
    for event in heard:
        if isinstance(event, AttemptEnded):
            return event.reason, "over"
        if isinstance(event, MonsterTurn):
            return None, "monster"
    return None, "child"


@pytest.mark.clause("HR-P-03")
@pytest.mark.clause("HR-P-04")
@of_kind("pick")
def test_stage_tile(vector: Vector) -> None:
    game = opened()
    game.stage = vector["given"]["open"]
    draw(game, f"B{vector['given']['value']}")
    assert game.view(None).stage == vector["expect"]


@pytest.mark.clause("HR-G-04")
@pytest.mark.clause("HR-G-05")
@pytest.mark.clause("HR-G-06")
@pytest.mark.clause("HR-G-07")
@pytest.mark.clause("HR-G-08")
@of_kind("history")
def test_truth_table(vector: Vector) -> None:
    starred, clause = False, ""
    for attempt, result in enumerate(vector["given"], 1):
        assert clause == ""
        clause = campaign.ending(attempt, result == "W", starred)
        starred = starred or result == "W"
    ended = None if not clause else "won" if clause == "HR-G-05" else "lost"
    assert [starred, ended] == vector["expect"]


@of_kind("path")
def test_path(vector: Vector) -> None:
    assert [finding.code for finding in check_path(vector["given"]) if finding.refuses] == vector["expect"]


@pytest.mark.clause("HR-R-02")
@pytest.mark.clause("HR-R-03")
@of_kind("deal")
def test_deal(vector: Vector) -> None:
    # The file still has the tiles of an older generator; the rulebook's words are: indices 7, 0, 21 give B2, R1, Y6.
    game = opened()
    for index, tile, left in ((7, "B2", 24), (0, "R1", 23), (21, "Y6", 22)):
        pick = game.draw()
        assert isinstance(pick, Pick)
        assert (len(pick.items), pick.items[index]) == (left, tile)
        game.apply(CHANCE, Picked(index))
    assert game.view(None).discard == vector["expect"]["stage_tile"] == "B2"
    assert game.view(None).pair == ("R1", "Y6")


def test_every_kind_of_position_can_be_made() -> None:
    assert begun(place="R6").view(None).phase == "child"
    assert book_of(SNAKE, ELL).page(5).path == ELL
