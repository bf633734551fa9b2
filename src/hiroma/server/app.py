"""The ASGI application: the socket beside the API and the client."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import hiroma
from hiroma.server import errors
from hiroma.server.access.routes import Accesses
from hiroma.server.access.service import AccessService
from hiroma.server.accounts.oidc import Provider
from hiroma.server.accounts.oidc_routes import Oidc
from hiroma.server.accounts.passkeys import Passkeys
from hiroma.server.accounts.routes import Accounts
from hiroma.server.accounts.service import AccountService
from hiroma.server.advice import Advising
from hiroma.server.books.library import Library
from hiroma.server.books.routes import Books
from hiroma.server.clubs.routes import ClubHouse, ClubTables
from hiroma.server.comments.routes import Comments
from hiroma.server.daily.days import Days
from hiroma.server.daily.routes import Daily
from hiroma.server.fairplay.moderation import Moderation
from hiroma.server.fairplay.routes import FairPlay, Moderators
from hiroma.server.hall import Hall
from hiroma.server.host.admin import AdminService
from hiroma.server.host.routes import HostDesk
from hiroma.server.http import PACKED, Api, metrics, site
from hiroma.server.lobby.matchmaking import Matchmaking
from hiroma.server.lobby.presets import house
from hiroma.server.lobby.routes import Lobbying
from hiroma.server.middleware import AccessMiddleware
from hiroma.server.notifications.routes import Told
from hiroma.server.origins import HSTS
from hiroma.server.records.routes import Records
from hiroma.server.socket import socket
from hiroma.server.vacation.routes import DaysOff
from hiroma.store import StoreError
from hiroma.table.refusal import Refused

CONTROLLERS = (
    Api,
    Lobbying,
    Accounts,
    Accesses,
    Passkeys,
    Oidc,
    Advising,
    Daily,
    Books,
    Records,
    Comments,
    FairPlay,
    Moderators,
    HostDesk,
    Told,
    DaysOff,
    ClubHouse,
    ClubTables,
)
"""Everything under /api."""


def make(hall: Hall) -> Any:
    """The application of a hall, for uvicorn."""
    settings = hall.settings

    @asynccontextmanager
    async def open_hall(_: Litestar) -> AsyncGenerator[None, None]:
        await hall.open()
        print(f"Hiroma is open: http://{settings.host}:{settings.port}", flush=True)  # noqa: T201
        yield
        await hall.close()

    shared = {
        "hall": hall,
        "days": Days(hall),
        "library": Library(hall),
        "account_service": AccountService(hall),
        "provider": Provider(settings),
        "moderation": Moderation(hall),
        "access": AccessService(hall),
        "matchmaking": Matchmaking(hall),
        "admin": AdminService(hall),
        "house": house(settings.presets),
    }
    site_app = Litestar(
        [*CONTROLLERS, metrics, site],
        lifespan=[open_hall],
        state=State(shared),
        compression_config=CompressionConfig(backend="gzip", minimum_size=1024, exclude_opt_key=PACKED),
        exception_handlers={
            HTTPException: errors.failed,
            Refused: errors.refused,
            StoreError: errors.store_away,
            UnicodeDecodeError: errors.unreadable,
            RecursionError: errors.unreadable,
        },
        openapi_config=OpenAPIConfig(
            title="Hiroma", version=hiroma.__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=64 * 1024,
        logging_config=None,
    )
    middleware = AccessMiddleware(hall, site_app)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            if scope["path"] == "/ws":
                await socket(hall, scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 4404})
        else:
            await middleware(scope, receive, _with(HSTS, send) if settings.secure else send)

    return app


def _with(header: tuple[bytes, bytes], send: Any) -> Any:
    # A way to send that adds a header to every answer.
    async def sends(message: Any) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], header]
        await send(message)

    return sends
