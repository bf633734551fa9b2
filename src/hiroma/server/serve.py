"""Start the server."""

import asyncio
import gc
import logging
import os
import socket
import sys
from pathlib import Path
from types import FrameType
from typing import TextIO

import structlog
import uvicorn
from structlog.typing import Processor

from hiroma.games import LEFT_OUT
from hiroma.server.app import make
from hiroma.server.core import tracing
from hiroma.server.core.asgi import App
from hiroma.server.declared import BadSetting, using
from hiroma.server.host import restoring
from hiroma.server.host.closing import Closing
from hiroma.server.settings import Settings
from hiroma.server.web.http_timeouts import TimeoutHttpProtocol
from hiroma.server.web.traced import instrument
from hiroma.server.wire.connection import Connection
from hiroma.server.wiring import Hall
from hiroma.store import StoreError
from hiroma.store.backends import database_file

GOODBYE = 5
"""Seconds for requests that are under way when the sockets are closed."""


class Serving(uvicorn.Server):
    """A server that closes in order on the first signal, at once on the second, and leaves with 0 either way."""

    def __init__(self, config: uvicorn.Config, closing: Closing) -> None:
        super().__init__(config)
        self.closing = closing
        self.signalled = False
        closing.leave = self.leave

    def leave(self) -> None:
        """Begin to close."""
        self.should_exit = True

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Close on a signal. The library would raise it again in the end, and the process would die of it."""
        self.signalled = True
        if self.should_exit:
            self.closing.hurry()
        self.leave()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the hall and listen; then say so. Where the port is taken the library leaves the process before that."""
        await super().startup(sockets)
        if not self.started:  # older versions of the library return where the hall did not open
            return
        print(f"Hiroma is open: http://{self.config.host}:{self.config.port}", flush=True)  # noqa: T201 - scripts wait for this line

    async def main_loop(self) -> None:
        """Serve until `leave`, then close in order as `Closing.drain`: with a goodbye to everybody."""
        await super().main_loop()
        await self.closing.drain()


def serve(settings: Settings) -> None:
    """Run until stopped; go on with a backup when the host asks for that. The address is printed when it is open.

    Raises `BadSetting` when a setting has a value that cannot be used on this machine.
    """
    # Tables are many long-lived objects: look through the young ones less often, and through all of them rarely.
    # Entries and events have `gc=False`: the collector does not look through them at all.
    gc.set_threshold(10_000, 50, 100)
    gc.enable()
    tell(settings.logs)
    for game in LEFT_OUT:
        structlog.get_logger().warning("game-left-out", game=game.name, where=game.where, why=game.why)
    if settings.traces:
        tracing.start(tracing.exporter(settings.traces), settings.traces_share, settings.name or str(os.getpid()))
        instrument()
    must_have_folder(settings)
    # Other processes may be restoring at this moment.
    asyncio.run(restoring.settle(settings))
    while True:
        hall, app = built(settings)
        gc.freeze()
        server = Serving(configured(settings, app), hall.closing)
        server.run()
        if not hall.closing.restores:
            return
        asyncio.run(restoring.settle(settings))
        if server.signalled:
            return


def must_have_folder(settings: Settings) -> None:
    """Raise `BadSetting` when the folder of an SQLite file is not there, or the store is no address of a database."""
    with using(settings, "store", StoreError):
        file = database_file(settings.store)
        if file and not Path(file).parent.is_dir():
            raise StoreError(f"there is no folder {Path(file).parent}")


def built(settings: Settings) -> tuple[Hall, App]:
    """Return a hall and what serves it. `BadSetting` for a database, bus or file that cannot be used."""
    try:
        hall = Hall(settings)
        return hall, make(hall)
    except (StoreError, OSError) as error:
        raise BadSetting(str(error)) from error


def configured(settings: Settings, app: App) -> uvicorn.Config:
    """Return the configuration with which uvicorn serves the application of a hall."""
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
    """Write what is logged to standard output, a line each, as `log_lines`."""
    logging.basicConfig(handlers=[log_lines(how, sys.stdout)], level=logging.WARNING, force=True)


def log_lines(how: str, where: TextIO) -> logging.Handler:
    """Write the server's own lines to `where`: 'text', or 'json' with the fields by name.

    Return the handler that writes the lines of libraries in the same way.
    """
    shared: list[Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    last: list[Processor] = [structlog.processors.format_exc_info]
    if how == "json":
        last.append(structlog.processors.JSONRenderer())
    else:
        last.append(structlog.dev.ConsoleRenderer(colors=False))
    structlog.configure(
        processors=[*shared, *last],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(where),
    )
    lines = logging.StreamHandler(where)
    lines.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last]
        )
    )
    return lines
