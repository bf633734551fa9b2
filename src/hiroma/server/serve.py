"""Start the server."""

import gc
import logging

import structlog
import uvicorn

from hiroma.server.app import make
from hiroma.server.connection import Connection
from hiroma.server.patience import Requests
from hiroma.server.settings import Settings


def serve(settings: Settings) -> None:
    """Run until stopped. The address is printed once the hall is open."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.dev.ConsoleRenderer(colors=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )
    app = make(settings)
    # Tables are many long-lived objects: look through the young ones less often, and through all of them rarely. What
    # logs are made of has `gc=False`: it is not looked through at all.
    gc.set_threshold(10_000, 50, 100)
    gc.freeze()
    uvicorn.run(
        app,
        host=settings.host,
        port=settings.port,
        http=Requests,
        ws=Connection,
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=5,
    )
