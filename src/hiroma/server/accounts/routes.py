"""HTTP of accounts and sessions."""

from typing import Any

from litestar import Controller, Request, Response, delete, get, post, put

from hiroma.server.accounts import pages
from hiroma.server.accounts.bodies import Account, Credentials, Export, NewPassword, Proof
from hiroma.server.accounts.cookies import cleared, here, signed_in
from hiroma.server.accounts.service import AccountService
from hiroma.server.http import hall_of, visitor_of
from hiroma.server.sessions import SESSION


def account_service_of(request: Request[Any, Any, Any]) -> AccountService:
    """The account service of the hall this request came to."""
    account_service: AccountService = request.app.state.account_service
    return account_service


class Accounts(Controller):
    """Everything under /api/account that needs no second step."""

    path = "/api/account"

    @get()
    async def account(self, request: Request[Any, Any, Any]) -> Account:
        """Who one is, how one signs in, and where one is signed in."""
        return await pages.account(hall_of(request), visitor_of(request), request.scope["headers"])

    @post()
    async def register(self, request: Request[Any, Any, Any], data: Credentials) -> Response[Account]:
        """Make an account of this guest, who keeps seats and records, and sign in."""
        visitor = visitor_of(request)
        await account_service_of(request).register(visitor, data.name, data.password, here(request))
        return await signed_in(request, visitor.player)

    @post("/sign-in", status_code=200)
    async def sign_in(self, request: Request[Any, Any, Any], data: Credentials) -> Response[Account]:
        """Sign in by name and password."""
        device = hall_of(request).authentication.known.read(request.scope["headers"])
        player = await account_service_of(request).sign_in(data.name, data.password, here(request), device)
        return await signed_in(request, player)

    @post("/sign-out", status_code=200)
    async def sign_out(self, request: Request[Any, Any, Any]) -> Response[dict[str, Any]]:
        """End this session; one is the guest of this device again."""
        visitor = visitor_of(request)
        if visitor.session is not None:
            await account_service_of(request).end(visitor, visitor.session.id)
        return Response({}, cookies=[cleared(SESSION)])

    @delete("/sessions", status_code=200)
    async def end_others(self, request: Request[Any, Any, Any], tokens: bool = False) -> Account:
        """Sign out everywhere else; with `tokens` programs may not come any more, either."""
        await account_service_of(request).end_others(visitor_of(request), tokens=tokens)
        return await self._account(request)

    @delete("/sessions/{session:str}", status_code=200)
    async def end(self, request: Request[Any, Any, Any], session: str) -> Account:
        """Sign out on another device."""
        await account_service_of(request).end(visitor_of(request), session)
        return await self._account(request)

    @put("/password")
    async def change_password(self, request: Request[Any, Any, Any], data: NewPassword) -> Account:
        """Take another password; all other devices are signed out, and the programs' tokens taken back, if asked."""
        await account_service_of(request).change_password(
            visitor_of(request), data.password, data.new, tokens=data.tokens
        )
        return await self._account(request)

    @get("/export.json")
    async def export(self, request: Request[Any, Any, Any]) -> Response[Export]:
        """All that the hall keeps about one, as a file."""
        kept = await pages.export(hall_of(request), visitor_of(request), request.scope["headers"])
        return Response(kept, headers={"Content-Disposition": 'attachment; filename="hiroma-account.json"'})

    @post("/delete", status_code=200)
    async def delete(self, request: Request[Any, Any, Any], data: Proof) -> Response[dict[str, Any]]:
        """Delete the account, or the guest, for good."""
        await account_service_of(request).delete(visitor_of(request), data.password)
        return Response({}, cookies=[cleared(SESSION)])

    async def _account(self, request: Request[Any, Any, Any]) -> Account:
        return await pages.account(hall_of(request), visitor_of(request), request.scope["headers"])
