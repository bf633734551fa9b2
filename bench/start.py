"""How long `hiroma serve` takes from the command to its first answer, beside a bare interpreter."""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.server.running import RunningHall

ROUNDS = 5


def measure() -> dict[str, float]:
    """Seconds of wall time until the first answer on a fresh SQLite file, and CPU seconds of `import hiroma.cli`."""
    walls = []
    for _ in range(ROUNDS):
        with tempfile.TemporaryDirectory() as folder:
            hall = RunningHall(Path(folder))
            start = time.perf_counter()
            hall.start()
            walls.append(time.perf_counter() - start)
            hall.stop()
    bare = [_cpu("pass") for _ in range(ROUNDS)]
    cli = [_cpu("import hiroma.cli") for _ in range(ROUNDS)]
    return {
        "first_answer_s": round(statistics.median(walls), 3),
        "interpreter_cpu_s": round(statistics.median(bare), 3),
        "cli_cpu_s": round(statistics.median(cli), 3),
    }


def _cpu(code: str) -> float:
    before = os.times()
    subprocess.run([sys.executable, "-c", code], check=True)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


if __name__ == "__main__":
    print(measure())
