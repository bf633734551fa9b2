"""Start-up time of `hiroma serve`: CPU and wall time from the command to the first answer, beside a bare interpreter.

`python -m bench start` on a quiet machine. The exit status is 1 when the start takes more than `READY_S` of CPU time.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from typing import Any

from bench.halls import cpu_seconds
from tests.server.running import free_port

ROUNDS = 5
READY_S = 2.0
LOOK_S = 0.02
PATIENCE_S = 60.0


def measure() -> dict[str, Any]:
    """Return medians: CPU and wall seconds to the first answer on a fresh SQLite file, CPU seconds of bare imports."""
    starts = [_first_answer() for _ in range(ROUNDS)]
    cpu = statistics.median(cpu for cpu, _ in starts)
    return {
        "first_answer_cpu_s": round(cpu, 3),
        "first_answer_s": round(statistics.median(wall for _, wall in starts), 3),
        "interpreter_cpu_s": round(statistics.median(_cpu("pass") for _ in range(ROUNDS)), 3),
        "cli_cpu_s": round(statistics.median(_cpu("import hiroma.cli") for _ in range(ROUNDS)), 3),
        "failed": ["first_answer_cpu_s"] if cpu > READY_S else [],
    }


def _first_answer() -> tuple[float, float]:
    """Serve from an empty folder until the first answer. Return CPU and wall seconds."""
    port = free_port()
    serving = [sys.executable, "-m", "hiroma", "serve", "--port", str(port)]
    with tempfile.TemporaryDirectory() as folder:
        begun = time.perf_counter()
        with subprocess.Popen(serving, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as hall:
            try:
                _answer(port, begun + PATIENCE_S)
                return cpu_seconds(hall.pid), time.perf_counter() - begun
            finally:
                hall.terminate()


def _answer(port: int, until: float) -> None:
    """Wait for the page. Raise `TimeoutError` when it does not come."""
    while time.perf_counter() < until:
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=PATIENCE_S).close()
        except OSError:
            time.sleep(LOOK_S)
        else:
            return
    raise TimeoutError


def _cpu(code: str) -> float:
    before = os.times()
    subprocess.run([sys.executable, "-c", code], check=True)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


if __name__ == "__main__":
    print(measure())
