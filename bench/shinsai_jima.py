"""Benchmark of Shinsai-jima's rules, pure and compiled: scan, moves, whole games, replay.

CPU milliseconds in a process of its own for each. A case counts with the least of several takes, so that other programs
do not matter; a figure is its worst case. `python -m bench.shinsai_jima` prints them.
"""

import json
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PURE = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
GAMES = 40
TAKES = 3

BUDGET = {"scan": 1.0, "moves": 2.0, "game": 150.0, "replay": 200.0}
"""Most ms of compiled rules."""


def measure() -> dict[str, object]:
    """Return the worst milliseconds of each figure, pure and compiled, beside the budget for compiled rules."""
    places = {"pure": PURE, "compiled": COMPILED}
    if not list((COMPILED / "hiroma" / "games" / "shinsai_jima").glob("course*.so")):
        del places["compiled"]
    return {"budget": BUDGET, **{name: _run(place) for name, place in places.items()}}


def _run(place: Path) -> dict[str, float]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(place), str(ROOT)])}
    command = [sys.executable, "-m", "bench.shinsai_jima", "worker"]
    done = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
    result: dict[str, float] = json.loads(done.stdout)
    return result


def _worker() -> dict[str, float]:
    from hiroma.games import newest

    rules = newest("shinsai-jima")
    worst: dict[str, float] = defaultdict(float)
    games: list[float] = []
    for seed in range(GAMES):
        seats = (4, 12, 3, 2)[seed % 4]
        log, figures = _game(rules, seats, seed)
        for name, took in figures.items():
            worst[name] = max(worst[name], took)
        spent = _least(lambda seats=seats, log=log: _replay(rules, seats, log))  # type: ignore[misc]  # not inferred
        worst["replay"] = max(worst["replay"], spent)
        if seats == 4:
            games.append(_least(lambda seed=seed: _random(rules, seed)))  # type: ignore[misc]  # mypy does not infer it
    return {**{name: round(took, 4) for name, took in worst.items()}, "game": round(max(games), 3),
            "game, median": round(median(games), 3)}  # fmt: skip


def _least(what: Callable[[], object]) -> float:
    takes = []
    for _ in range(TAKES):
        begun = process_time()
        what()
        takes.append(1000 * (process_time() - begun))
    return min(takes)


def _game(rules: Any, seats: int, seed: int) -> tuple[list[tuple[int, Any]], dict[str, float]]:
    """Return the moves of a random game, and the worst ms of a scan and of a listing of moves on the way."""
    from hiroma.games.shinsai_jima.acts import escapes
    from hiroma.games.shinsai_jima.position import CUBE, PIECE
    from hiroma.kernel.lot import Lot

    lot, game, log = Lot(seed), rules.start({}, seats), []
    worst: dict[str, float] = defaultdict(float)

    def scan() -> None:
        for piece in range(game.setup.players):
            if game.upright(piece):
                escapes.stuck(game, piece)

    def listing() -> None:
        game.legal = None
        game.moves(game.actors()[0])

    while actors := game.actors():
        seat = actors[0]
        choices = game.draw().outcomes() if seat < 0 else game.moves(seat)
        if seat >= 0:
            worst["moves"] = max(worst["moves"], _least(listing))
        if game.phase in {PIECE, CUBE}:
            worst["scan"] = max(worst["scan"], _least(scan))
        move = choices[lot.below(len(choices))]
        log.append((seat, move))
        game.apply(seat, move)
    return log, worst


def _replay(rules: Any, seats: int, log: list[tuple[int, Any]]) -> None:
    game = rules.start({}, seats)
    for seat, move in log:
        game.apply(seat, move)


def _random(rules: Any, seed: int) -> None:
    from hiroma.kernel.lot import Lot
    from hiroma.kernel.playout import playout

    playout(rules.start({}, 4), Lot(seed).below)


if __name__ == "__main__":
    print(json.dumps(_worker() if len(sys.argv) > 1 else measure(), indent=2))
