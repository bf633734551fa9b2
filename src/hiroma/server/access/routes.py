"""HTTP of tokens, hooks and robots."""

from typing import Any

from litestar import Controller, Request, Response, delete, get, post

from hiroma.server.access.bodies import Access, MadeToken, NewHook, NewToken
from hiroma.server.access.service import AccessService
from hiroma.server.accounts.routes import account_service_of
from hiroma.server.http import visitor_of


def access_of(request: Request[Any, Any, Any]) -> AccessService:
    """The access service of the hall this request came to."""
    access: AccessService = request.app.state.access
    return access


class Accesses(Controller):
    """Everything under /api/access. No token opens it: only its owner, signed in."""

    path = "/api/access"

    @get()
    async def access(self, request: Request[Any, Any, Any]) -> Access:
        """One's tokens and hooks."""
        return await access_of(request).access(visitor_of(request))

    @post("/tokens")
    async def make_token(self, request: Request[Any, Any, Any], data: NewToken) -> MadeToken:
        """Make a token, once its owner is proved; what the program shows is in the answer and nowhere else."""
        await account_service_of(request).prove(visitor_of(request), data.password)
        token = await access_of(request).make_token(visitor_of(request), data)
        return MadeToken(token=token, access=await access_of(request).access(visitor_of(request)))

    @delete("/tokens/{token:str}", status_code=200)
    async def take_back(self, request: Request[Any, Any, Any], token: str) -> Access:
        """Take a token back."""
        await access_of(request).take_back(visitor_of(request), token)
        return await access_of(request).access(visitor_of(request))

    @post("/hooks")
    async def set_hook(self, request: Request[Any, Any, Any], data: NewHook) -> Access:
        """Be told of one's finished games at an address."""
        await access_of(request).set_hook(visitor_of(request), data)
        return await access_of(request).access(visitor_of(request))

    @delete("/hooks/{hook:str}", status_code=200)
    async def drop_hook(self, request: Request[Any, Any, Any], hook: str) -> Access:
        """Be told there no more."""
        await access_of(request).drop_hook(visitor_of(request), hook)
        return await access_of(request).access(visitor_of(request))

    @post("/robot", status_code=200)
    async def become_robot(self, request: Request[Any, Any, Any]) -> Response[Access]:
        """Say for good that a program plays for this account, before it has played."""
        await access_of(request).become_robot(visitor_of(request))
        return Response(await access_of(request).access(visitor_of(request)))
