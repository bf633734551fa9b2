"""The test vectors of the rulebook, T1 to T68, from vectors.json.

Each is a list of steps: a `scene` (or a `turn` in it, in which seat A has shown that card) and what is done there or
asked of it. See `positions.py` for how positions and moves are written.
"""

import json
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from hiroma.games.niagara.acts.joe import course
from hiroma.games.niagara.acts.river import carry
from hiroma.games.niagara.course import Game
from hiroma.games.niagara.moves import Choose
from hiroma.games.niagara.parts.board import ARMS, PLACE_OF, PLACES
from tests.games.niagara.positions import deal, do, offered, plans, refused, scene, show, turn
from tests.games.proving import Vector

FILE: dict[str, Any] = json.loads((Path(__file__).parent / "vectors.json").read_text("utf-8"))
KINDS = {
    "scene", "turn", "cards", "do", "plans", "offered", "refused", "carry", "is", "told", "untold", "hands", "courses",
}  # fmt: skip


def run(vector: dict[str, Any]) -> None:
    """Play a vector's steps."""
    assert vector["clauses"]
    assert all(len(KINDS & set(step)) == 1 for step in vector["steps"])
    game: Game | None = None
    for step in vector["steps"]:
        if "courses" in step:
            _courses(step)
            continue
        if "scene" in step:
            game = scene(**step["scene"])
            continue
        if "turn" in step:
            parts = {key: part for key, part in step.items() if key != "turn"}
            game = turn(step["turn"], **parts)
            continue
        assert game is not None
        _ask(game, step)


def _courses(step: dict[str, Any]) -> None:
    arrow = ARMS.index(step["arrow"])
    ends = [PLACES[course(PLACE_OF[step["courses"]], points, arrow)[-1]] for points in range(1, 7)]
    assert ends == step["are"]


def _ask(game: Game, step: dict[str, Any]) -> None:
    if "cards" in step:
        deal(game, *step["cards"])
    elif "do" in step:
        do(game, *step["do"])
    elif "plans" in step:
        assert plans(game, step["plans"]) == sorted(step["are"])
    elif "carry" in step:
        carry(game, step["carry"], None)
    elif "hands" in step:
        _hands(game, step["hands"])
    elif "is" in step:
        _is(show(game), step["is"])
    elif "refused" in step:
        refusal = refused(game, step["refused"])
        assert (refusal.code, refusal.clause) == (step["code"], step["clause"])
    elif "offered" in step:
        _offered(offered(game, step["offered"]), step)
    else:
        _told(do(game, *step["by"]), step)


def _is(shown: dict[str, Any], wanted: dict[str, Any]) -> None:
    for key, value in wanted.items():
        if isinstance(value, dict):
            _is(shown[key], value)
        else:
            assert shown[key] == value, key


def _offered(moves: list[str], step: dict[str, Any]) -> None:
    assert set(step.get("has", [])) <= set(moves)
    assert not set(step.get("lacks", [])) & set(moves)
    assert sorted(moves) == sorted(step.get("only", moves))


def _told(events: list[Any], step: dict[str, Any]) -> None:
    heard = [msgspec.to_builtins(event) for event in events]
    if "untold" in step:
        assert step["untold"] not in [event["event"] for event in heard]
        return
    wanted = step["told"] if isinstance(step["told"], list) else [step["told"]]
    found = iter(heard)
    for one in wanted:  # in this order
        assert any(_fits(event, one) for event in found), (one, heard)


def _fits(event: dict[str, Any], wanted: dict[str, Any]) -> bool:
    return all(_plain(event.get(key)) == value for key, value in wanted.items())


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def _hands(game: Game, sizes: list[int]) -> None:
    # Everybody plays the same cards in order; nobody sets out.
    for size in sizes:
        assert show(game)["hands"] == [size] * game.seats
        assert all(len(game.moves(seat)) == size for seat in range(game.seats))
        for seat in range(game.seats):
            card = game.moves(seat)[0]
            assert isinstance(card, Choose)
            game.apply(seat, card)
        while game.mover >= 0:
            game.apply(game.mover, game.moves(game.mover)[-1])


VECTORS = {name: Vector(run=partial(run, vector)) for name, vector in FILE.items()}
