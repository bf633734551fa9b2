"""HTTP of accounts and sessions."""

from typing import Any

from litestar import Controller, Request, Response, delete, get, post, put

from hiroma.server import presenter, protocol
from hiroma.server.accounts import pages
from hiroma.server.accounts.bodies import Account, Credentials, Export, NewPassword, Proof
from hiroma.server.accounts.cookies import cleared, here, signed_in
from hiroma.server.accounts.service import AccountService
from hiroma.server.http import hall_of, visitor_of
from hiroma.server.sessions import SESSION
from hiroma.table.refusal import Refused

STATUS = {
    "no-such-comment": 404,
    "no-finished-game": 404,
    "wait": 429,
    "crowded": 429,
    "mail-often": 429,
    "mail-unwanted": 403,
    "no-such-letter": 404,
    "guest": 403,
    "wrong-sign-in": 403,
    "wrong-password": 403,
    "sign-in-again": 403,
    "no-such-session": 404,
    "no-such-token": 404,
    "no-such-hook": 404,
    "no-such-browser": 404,
    "has-played": 409,
    "robot-already": 409,
    "no-such-passkey": 404,
    "no-such-provider": 404,
    "provider-away": 502,
    "name-taken": 409,
    "not-moderator": 403,
    "not-host-of-hall": 403,
    "no-such-backup": 404,
    "several-processes": 409,
    "table-closed": 409,
    "not-backed-up": 503,
    "closing": 503,
    "no-such-club": 404,
    "no-such-member": 404,
    "no-such-invitation": 404,
    "club-role": 403,
    "club-members-only": 403,
    "not-in-this-club": 403,
    "club-name-taken": 409,
    "in-the-club": 409,
    "club-asked": 409,
    "club-owner": 409,
    "banned": 403,
    "chat-muted": 403,
    "own-case": 403,
    "not-over-moderators": 403,
    "no-such-list": 404,
    "no-such-person": 404,
    "no-such-report": 404,
    "no-such-table": 404,
    "version-unknown": 404,
    "reported-already": 409,
    "signed-in": 409,
}
"""HTTP's codes of refusals; 422 for all others."""


def refused(_: Request[Any, Any, Any], error: Refused) -> Response[protocol.Refused]:
    """A refusal as an answer; `seconds` say when to come back."""
    refusal = error.refusal
    later = {"Retry-After": str(refusal.what["seconds"])} if "seconds" in refusal.what else {}
    return Response(presenter.refused(refusal, "", ""), status_code=STATUS.get(refusal.code, 422), headers=later)


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
