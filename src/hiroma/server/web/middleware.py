"""Access middleware: charge the budget, serve files, authenticate the visitor, check the scope of a token.

It is the outermost part of the application. Sockets have an access check of their own, in `web.socket`.
"""

from hiroma.ids import PlayerId
from hiroma.server.access.scopes import open_to
from hiroma.server.accounts.authentication import Authentication
from hiroma.server.core.asgi import App, Message, Receive, Scope, Send
from hiroma.server.core.request_headers import by_https, from_us
from hiroma.server.core.visitor import HallRequest, Visitor
from hiroma.server.limits.budget import BYTE, PAYS, Budget, Payer, Purse, TooMuch, address_of
from hiroma.server.limits.caps import Caps
from hiroma.server.settings import Settings
from hiroma.server.web import client_files, headers
from hiroma.server.web.turned_away import turn_away
from hiroma.server.wire import unavailable
from hiroma.server.wire.errors import too_much
from hiroma.store import StoreError
from hiroma.table.refusal import Refused

PATIENCE = 5.0
"""Seconds for which a request of a client in debt is kept waiting; then it is refused."""

NO_GUESTS = ("/api/health", "/metrics")
"""Paths that machines ask for: they are not made guests."""

OPENING = "/api/games"
"""The path that each page of the client asks for when it opens. The answer renews the cookies: browsers drop them after
a year, also those of people who come every day.
"""

UNSAFE = ("POST", "PUT", "PATCH", "DELETE")


class AccessMiddleware:
    """Everybody is somebody, an account or the guest of a device, and pays. Foreign pages may not write.

    For files of the client only the network pays, and nobody becomes a guest.
    """

    def __init__(
        self,
        settings: Settings,
        authentication: Authentication,
        budget: Budget,
        caps: Caps,
        socket: App,
        site: App,
    ) -> None:
        self._settings = settings
        self._authentication = authentication
        self._budget = budget
        self._caps = caps
        self._socket = socket
        self._site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection, as ASGI has it."""
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            if scope["method"] == "HEAD":
                scope = {**scope, "method": "GET"}  # the server leaves out the body
            await self._answer(scope, receive, headers.with_hsts(send) if self._settings.secure else send)
        else:
            await self._site(scope, receive, send)  # the server starts or ends

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        budget = self._budget
        payer = Payer((budget.network(address_of(scope)),), PATIENCE)
        PAYS.set(payer)
        try:
            if not _of_api(scope) and await payer.serve(client_files.serve, scope, send):
                return
            visitor = await payer.serve(self._let_in, scope, payer.purses[0])
            if not visitor.fresh:
                payer.purses = (budget.person(visitor.player), *payer.purses)
            # Sockets need no such bound: each sends one thing at a time, and they are counted.
            await payer.serve_few(self._site, scope, receive, self._guarded(scope, visitor, payer, send))
        except Refused as refused:
            await turn_away(scope, send, refused.refusal)
        except StoreError:
            await turn_away(scope, send, unavailable.REFUSAL)
        except TooMuch as much:
            await turn_away(scope, send, too_much(much))

    async def _let_in(self, scope: Scope, network: Purse) -> Visitor:
        """Return the visitor who asks.

        `Refused`: 'foreign-origin', 'malformed', 'token-scope', 'too-many-guests', and as `Authentication.whose`.
        Raises `StoreError`.
        """
        if scope["method"] in UNSAFE and not from_us(self._settings, scope):
            raise Refused("foreign-origin")
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            raise Refused("malformed")  # no database takes it
        visitors = self._authentication
        who = scope["headers"]
        visitor = await visitors.whose(who) if _of_api(scope) else visitors.stranger(who)
        if visitor.token is not None and not open_to(visitor.token, scope["method"], scope["path"]):
            raise Refused("token-scope")
        if visitor.fresh and scope["path"] not in NO_GUESTS and not self._caps.may_be_new(network):
            raise Refused("too-many-guests")
        scope["user"], scope["auth"] = visitor, None
        return visitor

    def _guarded(self, scope: Scope, visitor: Visitor, payer: Payer, send: Send) -> Send:
        secure = by_https(self._settings, scope["scheme"])

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                told = {name for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(line for line in headers.API if line[0] not in told)]
                if visitor.fresh and scope["path"] not in NO_GUESTS:
                    message["headers"].append(self._authentication.devices.header(visitor.player, secure))
                elif scope["path"] == OPENING:
                    message["headers"] += self._authentication.renewed(scope["headers"], visitor, secure)
            else:
                payer.extra += len(message.get("body", b"")) * BYTE
            await send(message)

        return guarded


def _of_api(scope: Scope) -> bool:
    path: str = scope["path"]
    return path.startswith("/api/")


def visitor_of(request: HallRequest) -> Visitor:
    """Return the visitor who asks, as the middleware put them into the request."""
    return request.user


def player_of(request: HallRequest) -> PlayerId:
    """Return the id of the player who asks."""
    return request.user.player
