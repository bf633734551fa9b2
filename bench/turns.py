"""Thinking time of bots: the mean and the worst decision of every level of every game, pure and compiled.

CPU milliseconds in a process of its own for each. Bots of one level play a whole game, or its first decisions. In a
turn of several decisions each counts. Goals for the worst, compiled: 1 s (Niagara), 2 s (Shinsai-jima).
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from time import process_time

from hiroma.games import RULESETS, newest
from hiroma.kernel import CHANCE
from hiroma.kernel.lot import Lot

ROOT = Path(__file__).resolve().parent.parent
PURE = ROOT / "src"
COMPILED = Path(os.environ.get("HIROMA_COMPILED", ROOT / "build" / "compiled"))
DECISIONS = 150


def measure() -> dict[str, object]:
    """Return mean and worst milliseconds by game and level, pure and compiled."""
    places = {"pure": PURE, "compiled": COMPILED}
    if not list((COMPILED / "hiroma" / "kernel").glob("*.so")):
        del places["compiled"]
    return {name: _run(place) for name, place in places.items()}


def _run(place: Path) -> dict[str, object]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(place), str(ROOT)])}
    command = [sys.executable, "-m", "bench.turns", "worker"]
    done = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
    result: dict[str, object] = json.loads(done.stdout)
    return result


def _worker() -> dict[str, dict[str, dict[str, float]]]:
    return {game: {level: _decisions(game, level) for level in newest(game).bots} for game in RULESETS}


def _decisions(game: str, level: str) -> dict[str, float]:
    """Return the mean and worst ms of a level's decisions, with as many people as the game takes."""
    rules, lot = newest(game), Lot(1)
    people = max(rules.people({}))
    state, bot = rules.start({}, len(rules.holders({}, people))), rules.bots[level]()
    took: list[float] = []
    while (actors := state.actors()) and len(took) < DECISIONS:
        if actors[0] == CHANCE:
            outcomes = state.draw().outcomes()
            state.apply(CHANCE, outcomes[lot.below(len(outcomes))])
            continue
        begun = process_time()
        move = bot.choose(state, actors[0], lot.below)
        took.append((process_time() - begun) * 1000)
        state.apply(actors[0], move)
    return {"mean_ms": round(sum(took) / len(took), 3), "most_ms": round(max(took), 1)}


if __name__ == "__main__":
    print(json.dumps(_worker() if len(sys.argv) > 1 else measure(), indent=2))
