"""Benchmark of Niagara's rules: random rounds with 4 seats, and all plans of a turn, pure and compiled.

Each runs in a process of its own and counts its own CPU time, beside the yardstick (`bench/yardstick_rules.py`).
Figures are also scaled to a machine on which the yardstick takes 130 µs a game. The goals are for that machine,
compiled: 200 µs a round, 1 ms for the plans of a turn.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
PURE = ROOT / "src"
COMPILED = Path(os.environ.get("HIROMA_COMPILED", ROOT / "build" / "compiled"))
YARDSTICK = 130.0
"""Microseconds that the yardstick takes for a game on the machine of the goals."""
CUT = 60
GAMES = 12
TURNS = 400
ROUNDS = 3
SETTINGS: dict[str, dict[str, bool]] = {
    "base": {},
    "flussgeister": {"flussgeister": True},
    "diamantenJoe": {"diamantenJoe": True},
}


def measure() -> dict[str, object]:
    """Return by setting the µs a round and for the plans of a turn, pure and compiled, as measured and scaled."""
    places = {"pure": PURE, "compiled": COMPILED}
    if not list((COMPILED / "hiroma" / "games" / "niagara").glob("course*.so")):
        del places["compiled"]
    rounds = [
        {name: _run(name, place, seed) for name, place in {"yardstick": PURE, **places}.items()}
        for seed in range(1, ROUNDS + 1)
    ]
    yardstick = median(results["yardstick"]["game"] for results in rounds)
    figures: dict[str, object] = {"yardstick_us": round(yardstick, 1), "compiled": None}
    for name in places:
        keys = rounds[0][name]
        found = {key: median(results[name][key] for results in rounds) for key in keys}
        scaled = {
            key: median(results[name][key] / results["yardstick"]["game"] for results in rounds) * YARDSTICK
            for key in keys
        }
        figures[name] = {key: {"us": round(found[key], 1), "scaled_us": round(scaled[key], 1)} for key in keys}
    return figures


def _run(name: str, place: Path, seed: int) -> dict[str, float]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(place), str(ROOT)])}
    command = [sys.executable, "-m", "bench.niagara", name, str(seed)]
    done = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
    result: dict[str, float] = json.loads(done.stdout)
    return result


def _worker(name: str, seed: int) -> dict[str, float]:
    if name == "yardstick":
        return {"game": yardstick(seed)}
    found = {}
    for setting, options in SETTINGS.items():
        found[f"round, {setting}"] = random_round(options, seed)
        found[f"plans, {setting}"] = all_plans(options, seed)
    return found


def yardstick(seed: int, games: int = 2000) -> float:
    """Return the µs for a game of the yardstick."""
    from time import process_time

    from bench.yardstick_rules import play

    play(200, 0)
    begun = process_time()
    play(games, seed)
    return (process_time() - begun) / games * 1e6


def random_round(options: dict[str, bool], seed: int) -> float:
    """Return the µs for a round of uniformly random play with 4 seats."""
    from time import process_time

    from hiroma.games import newest
    from hiroma.kernel.lot import Lot
    from hiroma.kernel.playout import playout

    rules, lot = newest("niagara"), Lot(seed)
    playout(rules.start({**options, "round_limit": CUT}, 4), lot.below)
    begun = process_time()
    for _ in range(GAMES):
        playout(rules.start({**options, "round_limit": CUT}, 4), lot.below)
    return (process_time() - begun) / (GAMES * CUT) * 1e6


def all_plans(options: dict[str, bool], seed: int) -> float:
    """Return the µs to list every complete action of both canoes of a turn, over turns of random play."""
    from time import process_time

    from hiroma.games import newest
    from hiroma.games.niagara.bots.planner import all_actions
    from hiroma.games.niagara.position import TURN
    from hiroma.kernel.contract import CHANCE
    from hiroma.kernel.lot import Lot

    state, lot = newest("niagara").start(options, 4), Lot(seed)
    spent, turns = 0.0, 0
    while turns < TURNS:
        seat = state.actors()[0]
        if state.phase == TURN and state.action < 0 and state.may:  # type: ignore[attr-defined]  # it has phases
            begun = process_time()
            all_actions(state)  # type: ignore[arg-type]  # the state is one of this game
            spent += process_time() - begun
            turns += 1
        moves = state.draw().outcomes() if seat == CHANCE else state.moves(seat)
        state.apply(seat, moves[lot.below(len(moves))])
    return spent / turns * 1e6


if __name__ == "__main__":
    print(json.dumps(_worker(sys.argv[1], int(sys.argv[2])) if len(sys.argv) > 1 else measure()))
