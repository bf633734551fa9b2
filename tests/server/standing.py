"""Processes that stand still for a while, as on a machine that sleeps."""

import os
import signal
import time
from pathlib import Path

PATIENCE = 10.0


def stand_still(pid: int) -> None:
    """Stop a process and wait until each of its threads stands: on a busy machine some run on for a moment."""
    os.kill(pid, signal.SIGSTOP)
    until = time.monotonic() + PATIENCE
    while any(_state(thread) != "T" for thread in Path(f"/proc/{pid}/task").iterdir()):
        assert time.monotonic() < until, f"process {pid} does not stop"
        time.sleep(0.002)


def go_on(pid: int) -> None:
    """Let a process go on."""
    os.kill(pid, signal.SIGCONT)


def _state(thread: Path) -> str:
    # The name before it is in brackets and may contain any character.
    return (thread / "stat").read_text().rpartition(") ")[2][0]
