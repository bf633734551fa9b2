"""Benchmark of the rules: random two-player games of Can't Stop, pure and compiled, beside a yardstick.

Each runs in a process of its own and counts its own CPU time. The yardstick is always plain Python, its generator too.
The same seeds give the same checksum, so it is the same work. `yardstick_rules.c` is the yardstick in C, where there is
a compiler. OpenSpiel has no Can't Stop. Its Pig, a dice game in C++, is played from Python instead; only its moves a
second can be compared.
"""

import json
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PURE = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
IN_C = ROOT / "build" / "yardstick_rules"
PIG = "openspiel pig"
GAMES = 1000
ROUNDS = 15


def measure() -> dict[str, object]:
    """Return playouts and moves per CPU second of pure and compiled rules and the yardsticks; ratios to the first.

    Rounds are interleaved, and the best of each counts: other programs can only slow a round down. 'compiled', 'c' and
    OpenSpiel's are None where they are missing.
    """
    names = ["yardstick", "pure"]
    if list((COMPILED / "hiroma" / "kernel").glob("playout*.so")):
        names.append("compiled")
    if _made_c():
        names.append("c")
    if find_spec("pyspiel"):
        names.append(PIG)
    rounds = [{name: _run(name, seed) for name in names} for seed in range(1, ROUNDS + 1)]
    for results in rounds:
        if len({result["checksum"] for name, result in results.items() if name != PIG}) != 1:
            raise RuntimeError(f"not the same games: {results}")
    figures: dict[str, object] = {"games": GAMES, "rounds": ROUNDS, "compiled": None, "c": None, PIG: None}
    best = {name: min(results[name]["seconds"] / results[name]["moves"] for results in rounds) for name in names}
    for name in names:
        games = GAMES // 10 if name == PIG else GAMES
        moves = sum(results[name]["moves"] for results in rounds) / ROUNDS / games
        figures[name] = {
            "playouts_per_s": round(1 / best[name] / moves),
            "moves_per_s": round(1 / best[name]),
            "x_yardstick": round(best["yardstick"] / best[name], 2),
        }
    return figures


def _made_c() -> bool:
    """Compile the yardstick in C; False without a compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        return False
    IN_C.parent.mkdir(exist_ok=True)
    subprocess.run([compiler, "-O2", "-o", IN_C, ROOT / "bench" / "yardstick_rules.c"], check=True)
    return True


def _run(name: str, seed: int) -> dict[str, float]:
    place = COMPILED if name == "compiled" else PURE
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(place), str(ROOT)])}
    command = [sys.executable, "-m", "bench.rules", name, str(seed)]
    if name == "c":
        command = [str(IN_C), str(GAMES), str(seed)]
    done = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
    result: dict[str, float] = json.loads(done.stdout)
    return result


def _worker(name: str, seed: int) -> dict[str, float]:
    from time import process_time

    from bench.yardstick_rules import play

    game = {"yardstick": play, PIG: pigs}.get(name, through_contract)
    game(200, 0)
    begun = process_time()
    moves, checksum = game(GAMES, seed)
    return {"seconds": process_time() - begun, "moves": moves, "checksum": checksum}


def through_contract(games: int, seed: int) -> tuple[int, int]:
    """Play random two-player games through the contract. Return the moves made, and a checksum of the results."""
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


def pigs(games: int, seed: int) -> tuple[int, int]:
    """Play a tenth of `games` of OpenSpiel's Pig at random. Return the moves made, and the first seat's wins."""
    import pyspiel

    from hiroma.kernel.lot import Lot

    game, lot = pyspiel.load_game("pig"), Lot(seed)
    moves = won = 0
    for _ in range(games // 10):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[lot.below(len(outcomes))][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[lot.below(len(legal))])
                moves += 1
        won += state.returns()[0] > 0
    return moves, won


if __name__ == "__main__":
    print(json.dumps(_worker(sys.argv[1], int(sys.argv[2])) if len(sys.argv) > 1 else measure()))
