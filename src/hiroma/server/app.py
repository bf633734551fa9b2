"""The ASGI application: the socket beside the API and the client."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import hiroma
from hiroma.server.access.desk import Desk
from hiroma.server.access.routes import Accesses
from hiroma.server.accounts.elsewhere import Oidc
from hiroma.server.accounts.passkeys import Passkeys
from hiroma.server.accounts.provider import Provider
from hiroma.server.accounts.reception import Reception
from hiroma.server.accounts.routes import Accounts, refused
from hiroma.server.accounts.visitors import Visitor
from hiroma.server.advice import Advising
from hiroma.server.books.library import Library
from hiroma.server.books.routes import Books
from hiroma.server.clubs.routes import ClubHouse, ClubTables
from hiroma.server.comments.routes import Comments
from hiroma.server.daily.days import Days
from hiroma.server.daily.routes import Daily
from hiroma.server.fairplay.desk import Moderation
from hiroma.server.fairplay.routes import FairPlay, Moderators
from hiroma.server.hall import Hall
from hiroma.server.host.office import Office
from hiroma.server.host.routes import HostDesk
from hiroma.server.http import PACKED, Api, failed, metrics, site
from hiroma.server.lobby.matching import Matching
from hiroma.server.lobby.presets import house
from hiroma.server.lobby.routes import Lobbying
from hiroma.server.notices.routes import Told
from hiroma.server.records.routes import Records
from hiroma.server.sessions import same_origin
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

UNSAFE = ("POST", "PUT", "PATCH", "DELETE")

FOR_PROGRAMS = tuple(
    f"/api/{way}"
    for way in ("books", "comments", "daily", "games", "health", "me", "people", "play", "schema", "seasons", "tables")
)
"""Where a token leads: not to the account it belongs to, nor to other tokens."""

SHUT = (
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"cache-control", b"no-store"),
)
"""What comes with every answer that is not the client's: it is no page, and nobody else's to keep."""


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
        "reception": Reception(hall),
        "provider": Provider(settings),
        "moderation": Moderation(hall),
        "desk": Desk(hall),
        "matching": Matching(hall),
        "office": Office(hall),
        "house": house(settings.presets),
    }
    site_app = Litestar(
        [*CONTROLLERS, metrics, site],
        lifespan=[open_hall],
        state=State(shared),
        compression_config=CompressionConfig(backend="gzip", minimum_size=1024, exclude_opt_key=PACKED),
        middleware=[RateLimitConfig(rate_limit=("minute", settings.requests), exclude_opt_key=PACKED).middleware],
        exception_handlers={HTTPException: failed, Refused: refused},
        openapi_config=OpenAPIConfig(
            title="Hiroma", version=hiroma.__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=64 * 1024,
        logging_config=None,
    )
    entrance = Entrance(hall, site_app)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            if scope["path"] == "/ws":
                await socket(hall, scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 4404})
        else:
            await entrance(scope, receive, send)

    return app


class Entrance:
    """Everybody is somebody: an account by its session, else the guest of a device. Foreign pages may not write."""

    def __init__(self, hall: Hall, inner: Any) -> None:
        self.hall = hall
        self.inner = inner

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """The ASGI middleware."""
        if scope["type"] != "http":
            await self.inner(scope, receive, send)
            return
        headers = scope["headers"]
        if scope["method"] in UNSAFE and not same_origin(headers, self.hall.settings.origins):
            await _refuse(send, 403, "foreign-origin")
            return
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            await _refuse(send, 400, "malformed")  # no database takes it
            return
        visitors = self.hall.visitors
        try:
            api = scope["path"].startswith("/api/")
            visitor = await visitors.whose(headers) if api else visitors.stranger(headers)
        except StoreError:
            await _refuse(send, 503, "store")
            return
        except Refused as refused:
            await _refuse(send, 401, refused.refusal.code)
            return
        if visitor.token is not None and not open_to(visitor, scope["method"], scope["path"]):
            await _refuse(send, 403, "token-scope")
            return
        scope["visitor"] = visitor
        secure = self.hall.settings.secure or scope["scheme"] == "https"

        async def guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                told = {name for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(line for line in SHUT if line[0] not in told)]
                if visitor.fresh:
                    message["headers"].append(visitors.devices.header(visitor.player, secure))
            await send(message)

        await self.inner(scope, receive, guarded)


def open_to(visitor: Visitor, method: str, path: str) -> bool:
    """Whether a program's token goes so far: never to what only the owner may do."""
    if not any(path == way or path.startswith(way + "/") for way in FOR_PROGRAMS):
        return False
    return visitor.may("play" if method in UNSAFE else "read") or visitor.may("play")


async def _refuse(send: Any, status: int, code: str) -> None:
    body = msgspec.json.encode({"type": "refused", "id": "", "code": code})
    headers = [(b"content-type", b"application/json"), *SHUT]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
