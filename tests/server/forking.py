"""Fork server for halls: the process has imported the server, and imports are most of the time that a start takes."""

import atexit
import os
import signal
import subprocess
import threading
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from pathlib import Path

import msgspec

from hiroma.server.settings import Settings

FORKS = get_context("forkserver")
FORKS.set_forkserver_preload(["hiroma.server.serve", "alembic.command", "litestar.plugins.pydantic.dto"])


class ForkedHall:
    """A process that serves a hall, with part of the interface of `subprocess.Popen`.

    `said` are the settings as JSON. Its output is added to the file `log`.
    """

    def __init__(self, said: str, log: Path) -> None:
        self._process: ForkServerProcess = FORKS.Process(target=_serve, args=(said, str(log)))
        self._process.start()
        assert self._process.pid is not None
        self.pid = self._process.pid
        RUNNING.add(self)

    def poll(self) -> int | None:
        """Return the exit code, negative for a signal; None while it runs."""
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        """Return the exit code; `subprocess.TimeoutExpired` when it still runs after `timeout` seconds."""
        self._process.join(timeout)
        if (code := self._process.exitcode) is None:
            raise subprocess.TimeoutExpired("hall", timeout or 0.0)
        RUNNING.discard(self)
        return code

    def send_signal(self, number: int) -> None:
        """Send a signal to the process if it runs."""
        if self.poll() is None:
            os.kill(self.pid, number)


RUNNING: set[ForkedHall] = set()
"""Halls whose end nobody has seen."""


def _serve(said: str, log: str) -> None:
    written = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for stream in (1, 2):
        os.dup2(written, stream)
    from hiroma.server.serve import serve

    try:
        serve(msgspec.json.decode(said, type=Settings))
    finally:
        # An interpreter ends like this. A forked process would close the workers' queues before it ends the workers.
        threading._shutdown()  # type: ignore[attr-defined]  # typeshed leaves it out
        atexit._run_exitfuncs()


@atexit.register
def _end_all() -> None:
    # The interpreter would wait for halls that a test has left.
    for hall in RUNNING:
        hall.send_signal(signal.SIGKILL)
