"""The vectors of the rulebook, from their file."""

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from hiroma.games.fearsome_floors.course import Game
from hiroma.games.fearsome_floors.events import (
    Caught,
    MonsterLooked,
    MonsterStepped,
    MonsterStopped,
    MonsterTeleported,
    PiecePushed,
    StonePushed,
)
from hiroma.games.fearsome_floors.moves import Stop, Take
from hiroma.games.fearsome_floors.parts.board import FACES
from hiroma.games.fearsome_floors.view import FearsomeFloorsView, Ground
from tests.games.fearsome_floors.positions import (
    Who,
    name,
    pool,
    position,
    refused,
    reveal,
    route,
    spot,
    stones,
    where,
    xy,
)  # fmt: skip
from tests.games.hands import heard
from tests.games.proving import Vector

FILE = json.loads((Path(__file__).parent / "vectors.json").read_text("utf-8"))


def grounds(vector: dict[str, Any]) -> list[Ground]:
    found = [pool("pool-2x2", x, y) for x, y in vector.get("pool2", [])]
    found += [pool("pool-4x1", x, y) for x, y in vector.get("pool4", [])]
    for pair, place in vector.get("teleporters", []):
        square, heading = spot(place)
        found.append(Ground(f"teleporter-{pair}", (square,), heading))  # type: ignore[arg-type]  # `spot` reads a heading
    return found


def monster(vector: dict[str, Any]) -> None:
    who = {each: (index % 4, index // 4) for index, each in enumerate(vector.get("pieces", {}))}
    game = position(
        default=vector.get("default", False),
        without=vector.get("without", []),
        stones=vector.get("stones", []),
        kinds={
            "crystal": vector.get("crystals", []),
            "u-turn": vector.get("u_turns", []),
            "right-turn": vector.get("right_turns", []),
        },
        grounds=grounds(vector),
        pieces={who[each]: square for each, square in vector.get("pieces", {}).items()},
        monster=vector["monster"],
        options={"advanced": vector.get("advanced", False)},
        stage="monster",
        mover=None,
    )
    before = game.view(None)
    told = reveal(game, vector.get("tile", "5"))
    follow(vector, who, before, told)
    stopped = next(event for event in told if isinstance(event, MonsterStopped))
    assert (stopped.square, stopped.heading) == (game.view(None).monster, game.view(None).heading)
    if "end" in vector:
        assert (stopped.square, stopped.heading) == spot(vector["end"])
    if "look" in vector:
        assert stopped.heading == vector["look"]
    if "steps" in vector:
        assert stopped.steps == vector["steps"]
    if "caught" in vector:
        assert [(event.seat, event.piece) for event in told if isinstance(event, Caught)] == [
            who[each] for each in vector["caught"]
        ]
        assert all(where(game, *who[each]) == "waiting" for each in vector["caught"])
    if "walls" in vector:
        assert [label for event in told if isinstance(event, MonsterStepped) for label in event.walls][:1] == vector[
            "walls"
        ]
    if "stones_after" in vector:
        assert stones(game) == {tuple(square) for square in vector["stones_after"]}
    for each, square in vector.get("pieces_after", {}).items():
        assert where(game, *who[each]) == tuple(square)


def follow(vector: dict[str, Any], who: dict[str, Who], before: FearsomeFloorsView, told: list[Any]) -> None:
    """Follow the events step by step, keep the place of everything, and compare."""
    walk = Walk(before)
    for event in told:
        if isinstance(event, MonsterLooked | MonsterStopped):
            for each, square in vector.get("pieces_at", {}).get(str(walk.step), {}).items():
                assert walk.at[who[each]] == name(square)
            if str(walk.step) in vector.get("stones_at", {}):
                assert walk.lying == {name(square) for square in vector["stones_at"][str(walk.step)]}
        if isinstance(event, MonsterLooked) and str(walk.step) in vector.get("sees", {}):
            seen = [[sight.side, (sight.seat, sight.piece), sight.distance] for sight in event.sights]
            assert seen == [[side, who[each], far] for side, each, far in vector["sees"][str(walk.step)]]
        walk.hear(event)
    if "path" in vector:
        assert walk.path[: len(vector["path"])] == vector["path"]
    for number, place in vector.get("nth", {}).items():
        assert walk.path[int(number) - 1] == place
    if "caught_first" in vector:
        assert walk.caught[1] == [who[each] for each in vector["caught_first"]]


class Walk:
    """All places as the events alone give them: pieces, stones, the monster's path, and pieces caught by step."""

    def __init__(self, before: FearsomeFloorsView) -> None:
        self.at: dict[Who, str] = {(piece.seat, piece.piece): piece.square for piece in before.pieces if piece.square}
        self.lying = {stone.square for stone in before.stones}
        self.path: list[str] = []
        self.caught: dict[int, list[Who]] = {}
        self.step = 0

    def hear(self, event: Any) -> None:
        """Apply an event."""
        if isinstance(event, MonsterStepped):
            self.step = event.step
            self.path.append(f"{','.join(map(str, xy(event.square)))}{event.heading}")
        elif isinstance(event, MonsterTeleported):
            self.path[-1] = f"{','.join(map(str, xy(event.square)))}{event.heading}"
        elif isinstance(event, Caught):
            self.caught.setdefault(self.step, []).append((event.seat, event.piece))
            del self.at[event.seat, event.piece]
        elif isinstance(event, PiecePushed):
            self.at[event.seat, event.piece] = event.square
        elif isinstance(event, StonePushed):
            self.lying -= {event.start}
            self.lying |= {event.square} if event.square else set()


def mover(points: int) -> tuple[int, bool]:
    """Return the piece with this number, and True when the number is on its dark side."""
    return next((piece, dark) for piece in range(4) for dark in (False, True) if FACES[piece][dark] == points)


def before_moving(vector: dict[str, Any]) -> tuple[Game, int]:
    piece, dark = mover(vector["points"])
    others = [(seat, each) for seat in (1, 2) for each in range(4)]
    pieces: dict[Who, Any] = dict(zip(others, vector.get("pieces", []), strict=False))
    pieces[0, piece] = vector["mover"]
    game = position(
        default=vector.get("default", False),
        stones=vector.get("stones", []),
        grounds=grounds(vector),
        pieces=pieces,
        dark=[(0, piece)] if dark else [],
        monster=vector.get("monster", "0,5N"),
        options={"official_pools": vector.get("official_pools", False)},
    )
    return game, piece


def pieces(vector: dict[str, Any]) -> None:
    for each in vector["routes"]:
        game, piece = before_moving(vector)
        moves = [*route(each["route"]), *([] if "leave" in each["route"] else [Stop()])]
        heard(game, 0, Take(piece))
        if "refused" in each:
            heard(game, 0, *moves[: each["leg"]])
            assert moves[each["leg"]] not in game.moves(0)
            assert refused(game, 0, moves[each["leg"]]).clause == each["refused"]
            continue
        heard(game, 0, *moves[:-1])
        if "left" in each:
            assert game.view(None).points == each["left"]
        heard(game, 0, moves[-1])
        assert where(game, 0, piece) == (each["ends"] if isinstance(each["ends"], str) else tuple(each["ends"]))
        if "stones" in each:
            assert stones(game) == {tuple(square) for square in each["stones"]}
        assert {where(game, *who) for who in ((1, 0), (1, 1))} >= {tuple(square) for square in vector.get("pieces", [])}


VECTORS = {
    vector["id"]: Vector(run=partial(run, vector), marks=[pytest.mark.clause(*vector["clauses"])])
    for run, vectors in ((monster, FILE["monster"]), (pieces, FILE["pieces"]))
    for vector in vectors
}
