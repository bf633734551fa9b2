"""Access middleware of HTTP: authenticate the visitor, check the scope of a token, charge the budget."""

from typing import Any

from hiroma.server import unavailable
from hiroma.server.access.scopes import open_to
from hiroma.server.accounts.authentication import Visitor
from hiroma.server.budget import BYTE, PAYS, Payer, Purse, TooMuch, address_of
from hiroma.server.errors import send_refusal, too_much
from hiroma.server.hall import Hall
from hiroma.server.origins import by_https, from_us
from hiroma.store import StoreError
from hiroma.table.refusal import Refused

PATIENCE = 5.0
"""Seconds for which a request of somebody who owes is kept waiting; then it is refused."""

NO_GUESTS = ("/api/health", "/metrics")
"""Who asks for these is a machine: it is not made a guest."""

UNSAFE = ("POST", "PUT", "PATCH", "DELETE")

SHUT = (
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"cache-control", b"no-store"),
)
"""What comes with every answer that is not the client's: it is no page, and nobody else's to keep."""


class AccessMiddleware:
    """Everybody is somebody, an account or the guest of a device, and pays. Foreign pages may not write."""

    def __init__(self, hall: Hall, inner: Any) -> None:
        self.hall = hall
        self.inner = inner

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """The ASGI middleware."""
        if scope["type"] != "http":
            await self.inner(scope, receive, send)
            return
        budget = self.hall.budget
        payer = Payer((budget.network(address_of(scope)),), PATIENCE)
        PAYS.set(payer)
        try:
            visitor = await payer.serve(self._let_in, scope, payer.purses[0])
            if not visitor.fresh:
                payer.purses = (budget.person(visitor.player), *payer.purses)
            await payer.serve(self.inner, scope, receive, self._guarded(scope, visitor, payer, send))
        except Refused as refused:
            await send_refusal(send, refused.refusal, SHUT)
        except StoreError:
            await send_refusal(send, unavailable.REFUSAL, SHUT)
        except TooMuch as much:
            await send_refusal(send, too_much(much), SHUT)

    async def _let_in(self, scope: Any, network: Purse) -> Visitor:
        """Return who asks; `Refused` when they may not, or not so; `StoreError` when nobody can tell."""
        headers = scope["headers"]
        if scope["method"] in UNSAFE and not from_us(self.hall.settings, scope):
            raise Refused("foreign-origin")
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            raise Refused("malformed")  # no database takes it
        visitors = self.hall.authentication
        api = scope["path"].startswith("/api/")
        visitor = await visitors.whose(headers) if api else visitors.stranger(headers)
        if not open_to(visitor, scope["method"], scope["path"]):
            raise Refused("token-scope")
        if visitor.fresh and scope["path"] not in NO_GUESTS and not self.hall.caps.may_be_new(network):
            raise Refused("too-many-guests")
        scope["visitor"] = visitor
        return visitor

    def _guarded(self, scope: Any, visitor: Visitor, payer: Payer, send: Any) -> Any:
        secure = by_https(self.hall.settings, scope["scheme"])

        async def guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                told = {name for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(line for line in SHUT if line[0] not in told)]
                if visitor.fresh and scope["path"] not in NO_GUESTS:
                    message["headers"].append(self.hall.authentication.devices.header(visitor.player, secure))
            else:
                payer.extra += len(message.get("body", b"")) * BYTE
            await send(message)

        return guarded
