"""HTTP routes of tokens, hooks and robots."""

from litestar import Controller, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from hiroma.ids import ApiTokenId, HookId
from hiroma.server.access import service
from hiroma.server.access.bodies import Access, MadeToken, NewHook, NewToken
from hiroma.server.accounts.service import AccountService
from hiroma.server.core.people import People
from hiroma.server.core.sockets import Sockets
from hiroma.server.core.visitor import Visitor
from hiroma.server.settings import Settings
from hiroma.store import Store


class Accesses(Controller):
    """Everything under /api/access. No token opens it: only its owner, signed in."""

    path = "/api/access"

    @get()
    async def access(self, store: NamedDependency[Store], visitor: NamedDependency[Visitor]) -> Access:
        """Return the visitor's tokens and hooks, and whether the account is a robot's.

        `Refused` as `service.access`.
        """
        return await service.access(store, visitor)

    @post("/tokens")
    async def make_token(
        self,
        store: NamedDependency[Store],
        account_service: NamedDependency[AccountService],
        visitor: NamedDependency[Visitor],
        data: JSONBody[NewToken],
    ) -> MadeToken:
        """Make a token, once its owner is proved. Its text is in the answer and nowhere else.

        `days` 0: until it is taken back. The owner of an account without a password has signed in within 15 minutes.
        `Refused` as `AccountService.prove` and `service.make_token`.
        """
        await account_service.prove(visitor, data.password)
        token = await service.make_token(store, visitor, data)
        return MadeToken(token=token, access=await service.access(store, visitor))

    @delete("/tokens/{token:str}", status_code=200)
    async def take_back(
        self,
        store: NamedDependency[Store],
        sockets: NamedDependency[Sockets],
        visitor: NamedDependency[Visitor],
        token: FromPath[ApiTokenId],
    ) -> Access:
        """Drop a token. `Refused` as `service.take_back`."""
        await service.take_back(store, sockets, visitor, token)
        return await service.access(store, visitor)

    @post("/hooks")
    async def set_hook(
        self,
        store: NamedDependency[Store],
        settings: NamedDependency[Settings],
        visitor: NamedDependency[Visitor],
        data: JSONBody[NewHook],
    ) -> Access:
        """Have the hall send the visitor's finished games (`over`), or turns while they are away, to an address.

        `form` is that of the messages. `Refused` as `service.set_hook`.
        """
        await service.set_hook(store, settings.hooks, visitor, data)
        return await service.access(store, visitor)

    @delete("/hooks/{hook:str}", status_code=200)
    async def drop_hook(
        self, store: NamedDependency[Store], visitor: NamedDependency[Visitor], hook: FromPath[HookId]
    ) -> Access:
        """Have the hall send nothing more to a hook. `Refused` as `service.drop_hook`."""
        await service.drop_hook(store, visitor, hook)
        return await service.access(store, visitor)

    @post("/robot", status_code=200)
    async def become_robot(
        self, store: NamedDependency[Store], people: NamedDependency[People], visitor: NamedDependency[Visitor]
    ) -> Response[Access]:
        """Say for good that a program plays for this account, before it has played.

        `Refused` as `service.become_robot`.
        """
        await service.become_robot(store, people, visitor)
        return Response(await service.access(store, visitor))
