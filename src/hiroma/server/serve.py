"""Start the server."""

import asyncio
import gc
import logging
import sys
import time
from types import FrameType
from typing import Any

import structlog
import uvicorn

from hiroma.server.app import make
from hiroma.server.connection import Connection
from hiroma.server.hall import Hall
from hiroma.server.host import backups
from hiroma.server.http_timeouts import TimeoutHttpProtocol
from hiroma.server.settings import Settings

GOODBYE = 5
"""Seconds for what is being answered when the sockets are closed."""


class Serving(uvicorn.Server):
    """Closes in order on the first signal, at once on the second, and leaves with 0 either way."""

    def __init__(self, config: uvicorn.Config, hall: Hall) -> None:
        super().__init__(config)
        self.hall = hall
        self.signalled = False
        hall.closing.leave = self.leave

    def leave(self) -> None:
        """Begin to close."""
        self.should_exit = True

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal: the library's own way would be to die of it in the end."""
        self.signalled = True
        if self.should_exit:
            self.hall.closing.hurry()
        self.leave()

    async def main_loop(self) -> None:
        """Serve until told to leave, and then until everybody has been told, too."""
        await super().main_loop()
        await self.hall.closing.drain()


def serve(settings: Settings) -> None:
    """Run until stopped; go on with a backup when the host asks for that. The address is printed when it is open."""
    tell(settings.logs)
    while True:
        hall = Hall(settings)
        app = make(hall)
        # Tables are many long-lived objects: look through the young ones less often, and through all of them rarely.
        # What logs are made of has `gc=False`: it is not looked through at all.
        gc.set_threshold(10_000, 50, 100)
        gc.freeze()
        server = Serving(_config(settings, app), hall)
        server.run()
        if hall.closing.backup is None:
            return
        asyncio.run(backups.put_back(settings, hall.closing.backup, time.time()))
        if server.signalled:
            return


def _config(settings: Settings, app: Any) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=TimeoutHttpProtocol,
        ws=Connection,
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        log_config=None,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=GOODBYE,
    )


def tell(how: str) -> None:
    """What is logged goes to standard output, a line each: 'text', or 'json' with the fields by name.

    The server's own lines and those of libraries go the same way.
    """
    shared: list[Any] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    last: list[Any] = [structlog.processors.format_exc_info]
    if how == "json":
        last.append(structlog.processors.JSONRenderer())
    else:
        last.append(structlog.dev.ConsoleRenderer(colors=False))
    structlog.configure(processors=[*shared, *last], wrapper_class=structlog.make_filtering_bound_logger(logging.INFO))
    lines = logging.StreamHandler(sys.stdout)
    lines.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last]
        )
    )
    logging.basicConfig(handlers=[lines], level=logging.WARNING, force=True)
