"""A hall inside the process of the test: it serves the same as `RunningHall`, without the second that a start takes.

A test needs `RunningHall` only for acts of a process: die, stand still, exit with a code, run beside another.
"""

import io
import logging
import socket
import threading
from functools import cache
from pathlib import Path
from typing import Any, Self

from argon2 import PasswordHasher

from hiroma.server.app import make
from hiroma.server.serve import Serving, configured, log_lines
from hiroma.server.wiring import Hall
from tests.server.running import AnyHall

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
"""Cheap hashes: tests make hundreds. `test_signins.py` checks the cost of real ones."""


class Logs(io.StringIO):
    """The stream to which all halls of this process log; each line goes to the file of every hall that is open."""

    def __init__(self) -> None:
        super().__init__()
        self.files: list[Path] = []

    def write(self, text: str) -> int:
        """Write to the file of every open hall."""
        for file in self.files:
            with file.open("a", encoding="utf-8") as log:
                log.write(text)
        return len(text)


@cache
def logs() -> Logs:
    """Return the stream; from the first call on, all logs go there."""
    stream = Logs()
    logging.getLogger().addHandler(log_lines("text", stream))
    return stream


class Inside(Serving):
    """Says when it listens."""

    ready: threading.Event

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the hall, and say so."""
        await super().startup(sockets)
        self.ready.set()


class InsideHall(AnyHall):
    """A hall that a thread of this process serves, on a loop of its own; can be stopped and started again."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self._door = listening(0)
        super().__init__(folder, self._door.getsockname()[1], **settings)
        self._thread: threading.Thread | None = None
        self.hall: Hall
        """The parts of the hall since its last start. They belong to its thread."""

    def start(self) -> Self:
        """Serve in a thread, and wait until the hall is open."""
        if self._door.fileno() < 0:
            self._door = listening(self.port)
        logs().files.append(self.log)
        self.log.touch()
        self.hall = Hall(self.settings)
        self.hall.accounts.passwords.hasher = QUICK
        self._server = Inside(configured(self.settings, make(self.hall)), self.hall.closing)
        ready = self._server.ready = threading.Event()
        self._thread = threading.Thread(target=self._serve, args=(ready,), name=f"hall {self.port}", daemon=True)
        self._thread.start()
        assert ready.wait(60), "it does not open"
        if not self._server.started:
            self.stop()
            raise RuntimeError(self.log.read_text()[-2000:])
        return self

    def _serve(self, ready: threading.Event) -> None:
        try:
            self._server.run([self._door])
        finally:
            ready.set()

    def stop(self) -> None:
        """Stop the server as SIGTERM does, and wait for its end."""
        if self._thread is not None:
            self._server.leave()
            self._thread.join(20)
            assert not self._thread.is_alive(), "it does not close"
            self._thread = None
            logs().files.remove(self.log)
        self._door.close()


def listening(port: int) -> socket.socket:
    """Return a listening socket at that port of this machine; port 0 chooses a free one."""
    door = socket.socket()
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    door.bind(("127.0.0.1", port))
    return door
