"""The vectors of the rulebook, all of them, from its file."""

from functools import partial
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
    FILE,
    SNAKE,
    draw,
    named,
    opened,
    play,
    position,
    remembered,
)
from tests.games.proving import Vector

PATHS = {"T-SNAKE": SNAKE, "T-ELL": ELL}
Example = dict[str, Any]


@pytest.mark.clause("HR-M-01", "HR-M-02", "HR-M-03", "HR-M-04", "HR-M-06", "HR-M-07", "HR-M-09", "HR-M-12")
@pytest.mark.clause("HR-E-04", "HR-E-05")
def monster_turn(vector: Example) -> None:
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
def return_arrow(vector: Example) -> None:
    path = [SQUARE_OF[name] for name in PATHS[vector["given"]["stage"]].split(" ")]
    arrow = Course(path).arrows[SQUARE_OF[named(vector["given"]["square"])]]
    assert FACINGS[arrow] == vector["expect"]


@pytest.mark.clause("HR-C-11")
def match(vector: Example) -> None:
    under, taken = TILE_OF[vector["given"]["current"]], TILE_OF[vector["given"]["taken"]]
    assert bool(FITS[under] >> taken & 1) is vector["expect"]


@pytest.mark.clause("HR-C-02", "HR-C-03", "HR-C-04", "HR-C-05", "HR-C-06", "HR-C-08", "HR-C-09", "HR-C-12")
@pytest.mark.clause("HR-C-13", "HR-C-14", "HR-C-15", "HR-E-01", "HR-E-02", "HR-E-03", "HR-E-06")
def childs_turn(vector: Example) -> None:
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


def carry_out(game: Game, given: Example, heard: list[Any]) -> str | None:
    """Carry out the commands of a vector with its tiles, last one first; return the first refusal's code, or None."""
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
    """Return the reason if the child itself ended the attempt, else None, and the phase before the monster's events."""
    for event in heard:
        if isinstance(event, AttemptEnded):
            return event.reason, "over"
        if isinstance(event, MonsterTurn):
            return None, "monster"
    return None, "child"


@pytest.mark.clause("HR-P-03", "HR-P-04")
def stage_tile(vector: Example) -> None:
    game = opened()
    game.stage = vector["given"]["open"]
    draw(game, f"B{vector['given']['value']}")
    assert game.view(None).stage == vector["expect"]


@pytest.mark.clause("HR-G-04", "HR-G-05", "HR-G-06", "HR-G-07", "HR-G-08")
def truth_table(vector: Example) -> None:
    starred, clause = False, ""
    for attempt, result in enumerate(vector["given"], 1):
        assert clause == ""
        clause = campaign.ending(attempt, result == "W", starred)
        starred = starred or result == "W"
    ended = None if not clause else "won" if clause == "HR-G-05" else "lost"
    assert [starred, ended] == vector["expect"]


def path(vector: Example) -> None:
    assert [finding.code for finding in check_path(vector["given"]) if finding.refuses] == vector["expect"]


@pytest.mark.clause("HR-R-02", "HR-R-03")
def deal(vector: Example) -> None:
    # The file still has the tiles of an older generator; the rulebook's words are: indices 7, 0, 21 give B2, R1, Y6.
    game = opened()
    for index, tile, left in ((7, "B2", 24), (0, "R1", 23), (21, "Y6", 22)):
        pick = game.draw()
        assert isinstance(pick, Pick)
        assert (len(pick.items), pick.items[index]) == (left, tile)
        game.apply(CHANCE, Picked(index))
    assert game.view(None).discard == vector["expect"]["stage_tile"] == "B2"
    assert game.view(None).pair == ("R1", "Y6")


KINDS: dict[str, Any] = {
    "turn": monster_turn,
    "arrow": return_arrow,
    "match": match,
    "play": childs_turn,
    "pick": stage_tile,
    "history": truth_table,
    "path": path,
    "deal": deal,
}

VECTORS = {
    vector["id"]: Vector(run=partial(run, vector), marks=getattr(run, "pytestmark", ()))
    for vector in FILE["vectors"]
    for run in (KINDS[vector["kind"]],)
}
