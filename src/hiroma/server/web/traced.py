"""Requests as spans, named by method and route. They hold no path, query or header of anybody."""

from hiroma.server.core.asgi import App, Message, Receive, Scope, Send
from hiroma.server.core.tracing import span


async def traced(app: App, scope: Scope, receive: Receive, send: Send) -> None:
    """Serve a request, inside a span where traces are made."""
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
