"""HTTP routes of signing in with the host's OpenID provider (OIDC)."""

import secrets
import time
from typing import Any

from litestar import Controller, Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.response import Redirect

from hiroma.server.accounts import login_state, names
from hiroma.server.accounts.bodies import Elsewhere
from hiroma.server.accounts.cookies import cleared, enter, is_secure, kept, origin
from hiroma.server.accounts.oidc import Provider, Somebody
from hiroma.server.accounts.routes import account_service_of
from hiroma.server.http import hall_of, visitor_of
from hiroma.server.sessions import FLOW
from hiroma.store import signins
from hiroma.table.refusal import Refused

BACK = "/api/account/oidc/callback"
"""Where the provider sends people back to."""


class Oidc(Controller):
    """There and back."""

    path = "/api/account/oidc"

    @post(status_code=200)
    async def begin(self, request: Request[Any, Any, Any]) -> Response[Elsewhere]:
        """Where to go to sign in; or, signed in already, to link the account with one's identity there."""
        hall, visitor = hall_of(request), visitor_of(request)
        step = login_state.Away(
            state=secrets.token_urlsafe(24),
            nonce=secrets.token_urlsafe(24),
            verifier=secrets.token_urlsafe(48),
            player=visitor.player if visitor.session else None,
        )
        url = await _provider(request).address(_back(request), step.state, step.nonce, step.verifier)
        token = await login_state.begin(hall, step)
        return Response(Elsewhere(url=url), cookies=[kept(FLOW, token, login_state.TIME, is_secure(request))])

    @get("/callback")
    async def callback(self, request: Request[Any, Any, Any]) -> Redirect:
        """Back from the provider with `?code=` and `?state=`: to the account's page, which shows a refusal."""
        try:
            cookies = await _came_back(request)
        except Refused as refused:
            return Redirect(f"/account?refused={refused.refusal.code}", status_code=303, cookies=[cleared(FLOW)])
        return Redirect("/account", status_code=303, cookies=[*cookies, cleared(FLOW)])


async def _came_back(request: Request[Any, Any, Any]) -> list[Cookie]:
    code, state = (str(request.query_params.get(name, "")) for name in ("code", "state"))
    hall, visitor = hall_of(request), visitor_of(request)
    step = await login_state.take(hall, request.cookies.get(FLOW), login_state.Away)
    if not secrets.compare_digest(step.state.encode(), state.encode()):
        raise Refused("flow-over")
    if step.player != (visitor.player if visitor.session else None):
        raise Refused("flow-over")
    if not code:
        raise Refused("provider-refused")
    who = await _provider(request).somebody(code, _back(request), step.nonce, step.verifier)
    issuer = hall.settings.oidc_issuer
    known = await hall.store.read(signins.identity, issuer, who.subject)
    if step.player is not None:
        if known not in (None, step.player):
            raise Refused("identity-taken")
        if known is None:
            await hall.store.write(signins.add_identity, issuer, who.subject, step.player, time.time())
        return []
    player = known or visitor.player
    if known is None:
        await _open_account(request, player, who)
        await hall.store.write(signins.add_identity, issuer, who.subject, player, time.time())
    _, cookies = await enter(request, player)
    return cookies


async def _open_account(request: Request[Any, Any, Any], player: str, who: Somebody) -> None:
    """Make the guest an account: by the name they have chosen here, else by the one they have there, if it is free."""
    known = await hall_of(request).store.player(player)
    own = [known.name] if known and known.key else []
    there = names.tidy(who.name)[: names.MOST_NAME - 3].strip()
    numbered = [f"{there} {n}" for n in range(2, 100)]
    for name in (*own, there, *numbered, f"Player {secrets.token_hex(4)}"):
        try:
            await account_service_of(request).open_account(player, names.chosen(name), None)
        except Refused as refused:
            if refused.refusal.code not in ("name-taken", "name-length", "name-reserved"):
                raise
        else:
            return
    raise Refused("name-taken")


def _provider(request: Request[Any, Any, Any]) -> Provider:
    if not hall_of(request).settings.oidc_issuer:
        raise Refused("no-such-provider")
    provider: Provider = request.app.state.provider
    return provider


def _back(request: Request[Any, Any, Any]) -> str:
    return origin(request) + BACK
