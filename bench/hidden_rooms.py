"""Benchmark of Hidden Rooms: the strong bot's time, and the wins of each bot beside the figures of the rulebook.

`python -m bench hidden_rooms` measures time; `python -m bench.hidden_rooms --rates` prints the table of docs/bots.md
(with `build/compiled` on PYTHONPATH, or it takes five times as long).
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from time import process_time

from hiroma.games.hidden_rooms.bots import LEVELS
from hiroma.games.hidden_rooms.capabilities.advice import advise
from hiroma.games.hidden_rooms.capabilities.trials import finish, tally
from hiroma.games.hidden_rooms.course import Game
from hiroma.games.hidden_rooms.moves import NextAttempt
from hiroma.games.hidden_rooms.parts.books import stages
from hiroma.games.hidden_rooms.position import OVER
from hiroma.kernel import CHANCE, Below, Picked
from hiroma.kernel.lot import Lot

ROOT = Path(__file__).resolve().parent.parent
PURE = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"

ATTEMPTS = {True: 1000, False: 50}
"""Timed attempts of the strong bot, a fifth of them at each stage. True: with compiled rules."""

HINTS = 100
"""Positions in which a hint is timed, at each stage."""

KNOWN = {
    "casual": (55.0, 43.8, 28.6, 12.3, 11.8, 38.0),
    "club": (84.6, 69.6, 63.6, 51.8, 31.6, 84.0),
    "master": (97.6, 100.0, 97.1, 87.2, 75.8, 99.7),
}
"""Percent won at stages 1 to 5 and in whole games, as the rulebook measured its novice, decent and strong player."""


def measure() -> dict[str, object]:
    """Return CPU seconds for 1,000 strong attempts and ms a hint, pure and compiled. The goals are 60 s and 50 ms.

    'compiled' is None where the rules are not compiled.
    """
    figures: dict[str, object] = {"pure": _run(PURE, ATTEMPTS[False]), "compiled": None}
    if list((COMPILED / "hiroma" / "games" / "hidden_rooms").glob("course*.so")):
        figures["compiled"] = _run(COMPILED, ATTEMPTS[True])
    return figures


def _run(place: Path, attempts: int) -> dict[str, float]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(place), str(ROOT)])}
    command = [sys.executable, "-m", "bench.hidden_rooms", "--time", str(attempts)]
    done = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
    result: dict[str, float] = json.loads(done.stdout)
    return result


def timed(attempts: int) -> dict[str, float]:
    """Return the CPU time of strong attempts and of hints in this process."""
    book = stages("")
    first, later = [], []
    for stage in range(1, 6):
        took = hints(Game(book), stage)
        first.append(took[0])
        later += took[1:]
    begun = process_time()
    for stage in range(1, 6):
        tally(book, stage, "master", attempts // 5)
    seconds = (process_time() - begun) * 1000 / attempts
    later.sort()
    return {
        "seconds_per_1000_attempts": round(seconds, 2),
        "hint_ms_median": round(later[len(later) // 2], 3),
        "hint_ms_most": round(later[-1], 3),
        "first_hint_on_a_stage_ms": round(max(first), 1),
    }


def hints(game: Game, stage: int) -> list[float]:
    """Return the ms of each hint while the strong bot makes attempts at a stage."""
    bot, lot, took = LEVELS["master"](), Lot(stage), list[float]()
    while len(took) < HINTS:
        game = Game(game.book)
        game.apply(CHANCE, Picked(stage - 1))
        while game.phase < OVER and len(took) < HINTS:
            if game.drawing():
                game.apply(CHANCE, Picked(lot.below(game.supply.bit_count())))
                continue
            begun = process_time()
            advise(game)
            took.append((process_time() - begun) * 1000)
            game.apply(0, bot.choose(game, 0, lot.below))
    return took


def rates(attempts: int, games: int) -> None:
    """Print percent won at each stage and in whole games, with the known figures in brackets."""
    for level, known in KNOWN.items():
        found = [tally(stages(""), stage, level, attempts).won() for stage in range(1, 6)]
        below = Lot(games).below
        found.append(100.0 * sum(won(level, below) for _ in range(games)) / games)
        cells = [f"{share:.1f} ({figure:.1f})" for share, figure in zip(found, known, strict=True)]
        print(f"| `{level}` |", " | ".join(cells), "|", flush=True)


def won(level: str, below: Below) -> bool:
    """Play a whole game with a bot of this level. Return True when it wins."""
    game, bot = Game(stages("")), LEVELS[level]()
    finish(game, bot, below)
    while not game.clause:
        game.apply(0, NextAttempt())
        finish(game, bot, below)
    return game.clause == "HR-G-05"


def main() -> None:
    """Measure time, or print rates."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--time", type=int, help="attempts to time in this process")
    parser.add_argument("--rates", action="store_true")
    parser.add_argument("--attempts", type=int, default=4000)
    parser.add_argument("--games", type=int, default=1500)
    asked = parser.parse_args()
    if asked.time:
        print(json.dumps(timed(asked.time)))
    elif asked.rates:
        rates(asked.attempts, asked.games)
    else:
        print(json.dumps(measure(), indent=2))


if __name__ == "__main__":
    main()
