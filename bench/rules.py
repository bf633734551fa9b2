"""How fast the rules are: random two-player games of Can't Stop, pure and compiled, beside the yardstick.

Each runs in a process of its own and counts its own CPU time. The yardstick is always plain Python,
its generator too. The same seeds give the same checksum, so it is the same work.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
PURE = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
GAMES = 4000
ROUNDS = 5


def measure() -> dict[str, object]:
    """Playouts and moves per CPU second of pure and compiled rules and the yardstick; ratios to the yardstick.

    Medians of interleaved rounds. 'compiled' is None where the rules are not compiled.
    """
    places = {"yardstick": PURE, "pure": PURE, "compiled": COMPILED}
    if not list((COMPILED / "hiroma" / "kernel").glob("playout*.so")):
        del places["compiled"]
    rounds = [{name: _run(name, place, seed) for name, place in places.items()} for seed in range(1, ROUNDS + 1)]
    for results in rounds:
        if len({result["checksum"] for result in results.values()}) != 1:
            raise RuntimeError(f"not the same games: {results}")
    figures: dict[str, object] = {"games": GAMES, "rounds": ROUNDS, "compiled": None}
    for name in places:
        seconds = median(results[name]["seconds"] for results in rounds)
        moves = median(results[name]["moves"] for results in rounds)
        ratio = median(results["yardstick"]["seconds"] / results[name]["seconds"] for results in rounds)
        figures[name] = {
            "playouts_per_s": round(GAMES / seconds),
            "moves_per_s": round(moves / seconds),
            "x_yardstick": round(ratio, 2),
        }
    return figures


def _run(name: str, place: Path, seed: int) -> dict[str, float]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(place), str(ROOT)])}
    command = [sys.executable, "-m", "bench.rules", name, str(seed)]
    done = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
    result: dict[str, float] = json.loads(done.stdout)
    return result


def _worker(name: str, seed: int) -> dict[str, float]:
    from time import process_time

    from bench.yardstick_rules import play

    game = play if name == "yardstick" else through_contract
    game(500, 0)
    begun = process_time()
    moves, checksum = game(GAMES, seed)
    return {"seconds": process_time() - begun, "moves": moves, "checksum": checksum}


def through_contract(games: int, seed: int) -> tuple[int, int]:
    """(moves made, checksum of the results) of that many random two-player games through the contract."""
    from hiroma.games import newest
    from hiroma.kernel.lot import Lot
    from hiroma.kernel.playout import playout

    rules, lot = newest("cant-stop"), Lot(seed)
    moves = checksum = 0
    for _ in range(games):
        state = rules.start({}, 2)
        moves += playout(state, lot.below)
        outcome = state.outcome()
        assert outcome is not None
        total = int(sum(outcome.scores))
        checksum = (checksum * 31 + outcome.winners[0] * 7 + total + moves) & 0xFFFFFFFF
    return moves, checksum


if __name__ == "__main__":
    print(json.dumps(_worker(sys.argv[1], int(sys.argv[2])) if len(sys.argv) > 1 else measure()))
