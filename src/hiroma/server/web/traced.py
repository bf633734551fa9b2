"""Spans of requests, of commands at tables and their appends, and of the moves of bots.

Nothing of it is in the way of a process that traces nothing.
"""

from collections.abc import Awaitable, Callable
from functools import wraps

from hiroma.server.core.asgi import App, Message, Receive, Scope, Send
from hiroma.server.core.autopilot import Autopilot
from hiroma.server.core.room import Room
from hiroma.server.core.tracing import span
from hiroma.table.commands import ANY

Act = Callable[..., Awaitable[object]]
Tell = Callable[..., dict[str, str]]


def _command(room: Room, asked: ANY, *_: object) -> dict[str, str]:
    name = str(asked.__struct_config__.tag)
    return {"hiroma.command": name, "hiroma.game": room.table.game, "hiroma.table": room.id}


def _append(*_: object) -> dict[str, str]:
    return {}


def _bot(autopilot: Autopilot, _: int) -> dict[str, str]:
    return {"hiroma.table": autopilot.room.id}


PLACES: tuple[tuple[type, str, str, Tell], ...] = (
    (Room, "command", "command", _command),
    (Room, "_append", "append", _append),
    (Autopilot, "_move", "bot", _bot),
)
"""Class, method, the name of its span, and what the span tells of a call."""


def instrument() -> None:
    """Make spans of these methods from now on, in the whole process."""
    for owner, method, name, tell in PLACES:
        setattr(owner, method, _spanned(getattr(owner, method), name, tell))


def _spanned(act: Act, name: str, tell: Tell) -> Act:
    @wraps(act)
    async def acts(*args: object, **kwargs: object) -> object:
        with span(name, tell(*args)):
            return await act(*args, **kwargs)

    return acts


def traced(app: App) -> App:
    """Return the application with a span around each request, named by its method and route.

    A span holds no path, query or header of anybody.
    """

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await app(scope, receive, send)
            return
        with span("request", {"http.request.method": scope["method"]}) as request:
            if request is None:
                await app(scope, receive, send)
                return

            async def noted(message: Message) -> None:
                if message["type"] == "http.response.start":
                    request.set_attribute("http.response.status_code", message["status"])
                await send(message)

            await app(scope, receive, noted)
            route = str(scope.get("path_template", ""))
            request.update_name(f"{scope['method']} {route}".strip())
            request.set_attribute("http.route", route)

    return serve
