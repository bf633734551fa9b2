"""HTTP routes of accounts and sessions."""

from litestar import Controller, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from hiroma.ids import SessionId
from hiroma.server.accounts.authentication import Authentication
from hiroma.server.accounts.bodies import Account, Credentials, NewPassword, Proof
from hiroma.server.accounts.cookies import Entrance, cleared
from hiroma.server.accounts.devices import SESSION
from hiroma.server.accounts.pages import OwnAccount
from hiroma.server.accounts.service import AccountService
from hiroma.server.core.visitor import HallRequest, Visitor
from hiroma.server.limits.budget import address_of
from hiroma.server.wire.bodies import Done


class Accounts(Controller):
    """Everything under /api/account that needs no second step."""

    path = "/api/account"

    @get()
    async def account(self, own_account: NamedDependency[OwnAccount]) -> Account:
        """Return the visitor's account: since when, the ways to sign in, and the devices that are signed in."""
        return await own_account.page()

    @post()
    async def register(
        self,
        account_service: NamedDependency[AccountService],
        entrance: NamedDependency[Entrance],
        visitor: NamedDependency[Visitor],
        request: HallRequest,
        data: JSONBody[Credentials],
    ) -> Response[Account]:
        """Make an account of this guest, who keeps seats and records, and sign in.

        `Refused` as `AccountService.register`.
        """
        await account_service.register(visitor, data.name, data.password, address_of(request.scope))
        return await entrance.signed_in(visitor.player)

    @post("/sign-in", status_code=200)
    async def sign_in(
        self,
        account_service: NamedDependency[AccountService],
        authentication: NamedDependency[Authentication],
        entrance: NamedDependency[Entrance],
        request: HallRequest,
        data: JSONBody[Credentials],
    ) -> Response[Account]:
        """Sign in by name and password.

        `what.seconds` of 'wait' and 'crowded' says when to try again, as `Retry-After` does. `Refused` as
        `AccountService.sign_in`.
        """
        device = authentication.known.read(request.scope["headers"])
        account = await account_service.sign_in(data.name, data.password, address_of(request.scope), device)
        return await entrance.signed_in(account.player, account.password)

    @post("/sign-out", status_code=200)
    async def sign_out(
        self, account_service: NamedDependency[AccountService], visitor: NamedDependency[Visitor]
    ) -> Response[Done]:
        """End this session; the visitor is the guest of this device again."""
        if visitor.session is not None:
            await account_service.end(visitor, visitor.session.id)
        return Response(Done(), cookies=[cleared(SESSION)])

    @delete("/sessions", status_code=200)
    async def end_other_sessions(
        self,
        account_service: NamedDependency[AccountService],
        own_account: NamedDependency[OwnAccount],
        visitor: NamedDependency[Visitor],
        tokens: FromQuery[bool] = False,
    ) -> Account:
        """Sign out everywhere else; with `tokens`, drop the tokens of programs, too."""
        await account_service.end_others(visitor, tokens=tokens)
        return await own_account.page()

    @delete("/sessions/{session:str}", status_code=200)
    async def end_session(
        self,
        account_service: NamedDependency[AccountService],
        own_account: NamedDependency[OwnAccount],
        visitor: NamedDependency[Visitor],
        session: FromPath[SessionId],
    ) -> Account:
        """Sign out on another device. `Refused` as `AccountService.end`."""
        await account_service.end(visitor, session)
        return await own_account.page()

    @put("/password")
    async def change_password(
        self,
        account_service: NamedDependency[AccountService],
        own_account: NamedDependency[OwnAccount],
        visitor: NamedDependency[Visitor],
        data: JSONBody[NewPassword],
    ) -> Account:
        """Take another password, and sign out everywhere else.

        With `tokens` (the default) all tokens of programs are dropped, too. `Refused` as
        `AccountService.change_password`.
        """
        await account_service.change_password(visitor, data.password, data.new, tokens=data.tokens)
        return await own_account.page()

    @post("/delete", status_code=200)
    async def delete(
        self, account_service: NamedDependency[AccountService], visitor: NamedDependency[Visitor], data: JSONBody[Proof]
    ) -> Response[Done]:
        """Delete the account, or the guest, for good. `Refused` as `AccountService.delete`."""
        await account_service.delete(visitor, data.password)
        return Response(Done(), cookies=[cleared(SESSION)])
