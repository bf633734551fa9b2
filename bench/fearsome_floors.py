"""Benchmark of Fearsome Floors: a piece's routes, the monster's move and a whole random game, pure and compiled.

Each runs in a process of its own and counts its own CPU time. The limits belong to a machine on which the yardstick of
the rules (yardstick_rules.py) takes 130 µs a game: figures are scaled to that machine.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PURE = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
YARDSTICK_US = 130.0
ROUNDS = 5
GAMES = 40
SEATS = 4

LIMITS = {
    "pure": {"routes_ms": 20.0},
    "compiled": {"routes_ms": 3.0, "monster_us": 60.0, "game_ms": 20.0},
}
"""Most CPU time of each, scaled. `routes_ms`: from the costliest square of the printed hall, with 6 points."""


def measure() -> dict[str, object]:
    """Return median CPU times of interleaved rounds, measured and scaled. 'compiled' is None without compiled rules."""
    places = {"pure": PURE, "compiled": COMPILED}
    if not list((COMPILED / "hiroma" / "games" / "fearsome_floors").glob("course*.so")):
        del places["compiled"]
    rounds = [{name: _run(place, seed) for name, place in places.items()} for seed in range(1, ROUNDS + 1)]
    figures: dict[str, object] = {"rounds": ROUNDS, "compiled": None}
    for name in places:
        found = {key: median(each[name][key] for each in rounds) for key in rounds[0][name]}
        scale = YARDSTICK_US / found["yardstick_us"]
        scaled = {key: round(value * scale, 3) for key, value in found.items() if key != "yardstick_us"}
        figures[name] = {
            "measured": {key: round(value, 3) for key, value in found.items()},
            "scaled": scaled,
            "within": all(scaled[key] <= limit for key, limit in LIMITS[name].items()),
        }
    return figures


def _run(place: Path, seed: int) -> dict[str, float]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(place), str(ROOT)])}
    command = [sys.executable, "-m", "bench.fearsome_floors", str(seed)]
    done = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
    result: dict[str, float] = json.loads(done.stdout)
    return result


def _worker(seed: int) -> dict[str, float]:
    from time import process_time

    from bench.yardstick_rules import play

    play(200, 0)
    begun = process_time()
    play(1000, seed)
    yardstick = (process_time() - begun) / 1000
    return {
        "yardstick_us": yardstick * 1e6,
        "routes_ms": _routes() * 1e3,
        "monster_us": _monster(seed) * 1e6,
        "game_ms": _games(seed) * 1e3,
    }


def _routes() -> float:
    """Return the seconds for all legal routes with 6 points, from the square where that takes longest."""
    from time import process_time

    from hiroma.games import newest
    from hiroma.games.fearsome_floors.parts.board import SQUARES
    from hiroma.games.fearsome_floors.parts.routes import routes
    from hiroma.kernel import CHANCE, Picked

    game = newest("fearsome-floors").start({}, 2)
    game.apply(CHANCE, Picked(0))
    hall = game.hall  # type: ignore[attr-defined]  # a state of this game has a hall
    longest = 0.0
    for square in SQUARES:
        if hall.on[square] or hall.ground[square]:
            continue
        times = []
        for _ in range(5):
            begun = process_time()
            routes(hall, square, 6)
            times.append(process_time() - begun)
        longest = max(longest, median(times))
    return longest


def _monster(seed: int) -> float:
    """Return the seconds for a move of the monster, on average over random games."""
    from time import process_time

    from hiroma.games.fearsome_floors.acts.monster import run

    halls = [(state.hall.copy(), tile) for state in _hunts(seed) for tile in state.next_tiles()]
    begun = process_time()
    for hall, tile in halls:
        run(hall, tile, None)
    return (process_time() - begun) / len(halls)


def _hunts(seed: int) -> list[Any]:
    """Return the positions of random games in which the monster is to move."""
    from hiroma.games import newest
    from hiroma.kernel import CHANCE
    from hiroma.kernel.lot import Lot

    lot, found = Lot(seed), []
    for _ in range(GAMES):
        state = newest("fearsome-floors").start({}, SEATS)
        while state.actors():
            seat = state.actors()[0]
            if seat == CHANCE and state.draw().label == "monster-tile":
                found.append(state.copy())
            moves = state.draw().outcomes() if seat == CHANCE else state.moves(seat)
            state.apply(seat, moves[lot.below(len(moves))])
    return found


def _games(seed: int) -> float:
    """Return the seconds for a random game of four."""
    from time import process_time

    from hiroma.games import newest
    from hiroma.kernel.lot import Lot
    from hiroma.kernel.playout import playout

    rules, lot = newest("fearsome-floors"), Lot(seed)
    playout(rules.start({}, SEATS), lot.below)
    begun = process_time()
    for _ in range(GAMES):
        playout(rules.start({}, SEATS), lot.below)
    return (process_time() - begun) / GAMES


if __name__ == "__main__":
    print(json.dumps(_worker(int(sys.argv[1])) if len(sys.argv) > 1 else measure(), indent=2))
