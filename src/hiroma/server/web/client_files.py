"""The files of the client over ASGI: the same for everybody, so nobody is authenticated, and only the network pays.

A new browser asks for some two hundred of them at once. They must not use up what its person may spend.
"""

from hiroma.server.core.asgi import App, Receive, Scope, Send
from hiroma.server.limits.budget import BYTE, PAYS, Budget, Payer, TooMuch, address_of, aside
from hiroma.server.web import pages
from hiroma.server.web.middleware import PATIENCE
from hiroma.server.web.turned_away import turn_away
from hiroma.server.wire.errors import too_much

READ = ("GET", "HEAD")


class ClientFiles:
    """Serves the client's files; every other request goes on to `inner`."""

    def __init__(self, budget: Budget, inner: App) -> None:
        self._budget = budget
        self._inner = inner

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The ASGI middleware."""
        if scope["type"] != "http" or scope["method"] not in READ or not names_file(scope["path"]):
            await self._inner(scope, receive, send)
            return
        payer = Payer((self._budget.network(address_of(scope)),), PATIENCE)
        PAYS.set(payer)
        try:
            served = await payer.serve(_serve, scope, send, payer)
        except TooMuch as much:
            await turn_away(scope, send, too_much(much))
            return
        if not served:
            await self._inner(scope, receive, send)


def names_file(path: str) -> bool:
    """Return whether an address may be a file's: its last word has an ending, and it is not the API's."""
    return "." in path.rpartition("/")[2] and not path.startswith("/api/")


async def _serve(scope: Scope, send: Send, payer: Payer) -> bool:
    """Send the file that a request names. Return False where there is none: nothing is sent."""
    shown = await aside(pages.file, scope["path"])
    if shown is None:
        return False
    headers = {**pages.HEADERS, "Cache-Control": shown.cache, "Vary": "Accept-Encoding", "Content-Type": shown.kind}
    if shown.kind.startswith("text/"):
        headers["Content-Type"] += "; charset=utf-8"
    body = shown.body
    if shown.packed is not None and _takes_gzip(scope):
        body = shown.packed
        headers["Content-Encoding"] = "gzip"
    headers["Content-Length"] = str(len(body))
    lines = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": shown.status, "headers": lines})
    await send({"type": "http.response.body", "body": body})
    payer.extra += len(body) * BYTE
    return True


def _takes_gzip(scope: Scope) -> bool:
    return any(name == b"accept-encoding" and b"gzip" in value for name, value in scope["headers"])
