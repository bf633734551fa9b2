"""HTTP routes of signing in with the host's OpenID provider (OIDC)."""

import secrets
import time

from litestar import Controller, Response, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.response import Redirect

from hiroma.ids import PlayerId
from hiroma.server.accounts import login_state
from hiroma.server.accounts.bodies import Elsewhere, Proof
from hiroma.server.accounts.cookies import Entrance, cleared, is_secure, kept, origin
from hiroma.server.accounts.devices import FLOW
from hiroma.server.accounts.oidc import Provider, Somebody
from hiroma.server.accounts.service import AccountService
from hiroma.server.core import naming
from hiroma.server.core.visitor import HallRequest, Visitor
from hiroma.server.settings import Settings
from hiroma.store import Store
from hiroma.store.accounts import Identity
from hiroma.table.refusal import Refused

BACK = "/api/account/oidc/callback"
"""Where the provider sends people back to."""

NO_PROOF = Proof()
"""The proof in a request without a body: guests need none."""


class Oidc(Controller):
    """There and back."""

    path = "/api/account/oidc"

    @post(status_code=200)
    async def leave_for_provider(
        self,
        store: NamedDependency[Store],
        settings: NamedDependency[Settings],
        provider: NamedDependency[Provider],
        account_service: NamedDependency[AccountService],
        visitor: NamedDependency[Visitor],
        request: HallRequest,
        data: JSONBody[Proof] = NO_PROOF,
    ) -> Response[Elsewhere]:
        """Return the address to sign in at with the host's provider, or to link the account with the identity there.

        An identity opens the account for good: to link one the owner of the account is proved, as for a passkey.
        `Refused`: 'no-such-provider', as `Provider.address`, and as `AccountService.prove`.
        """
        step = login_state.Away(
            state=secrets.token_urlsafe(24),
            nonce=secrets.token_urlsafe(24),
            verifier=secrets.token_urlsafe(48),
            player=visitor.player if visitor.session else None,
        )
        _must_have_provider(settings)
        if visitor.session is not None:
            await account_service.prove(visitor, data.password)
        url = await provider.address(_back(settings, request), step.state, step.nonce, step.verifier)
        token = await login_state.begin(store, step)
        secure = is_secure(settings, request)
        return Response(Elsewhere(url=url), cookies=[kept(FLOW, token, login_state.TIME, secure)])

    @get("/callback", status_code=303)
    async def return_from_provider(
        self,
        store: NamedDependency[Store],
        settings: NamedDependency[Settings],
        provider: NamedDependency[Provider],
        account_service: NamedDependency[AccountService],
        entrance: NamedDependency[Entrance],
        visitor: NamedDependency[Visitor],
        request: HallRequest,
    ) -> Redirect:
        """Lead somebody who is back from the provider, with `?code=` and `?state=`, to the page `/account`.

        The page shows a refusal.
        """
        try:
            cookies = await _came_back(store, settings, provider, account_service, entrance, visitor, request)
        except Refused as refused:
            return Redirect(f"/account?refused={refused.refusal.code}", status_code=303, cookies=[cleared(FLOW)])
        return Redirect("/account", status_code=303, cookies=[*cookies, cleared(FLOW)])


async def _came_back(
    store: Store,
    settings: Settings,
    provider: Provider,
    account_service: AccountService,
    entrance: Entrance,
    visitor: Visitor,
    request: HallRequest,
) -> list[Cookie]:
    code, state = (str(request.query_params.get(name, "")) for name in ("code", "state"))
    step = await login_state.take(store, request.cookies.get(FLOW), login_state.Away)
    if not secrets.compare_digest(step.state.encode(), state.encode()):
        raise Refused("flow-over")
    if step.player != (visitor.player if visitor.session else None):
        raise Refused("flow-over")
    if not code:
        raise Refused("provider-refused")
    _must_have_provider(settings)
    who = await provider.somebody(code, _back(settings, request), step.nonce, step.verifier)
    identity = settings.oidc_issuer, who.subject
    if step.player is not None:
        if not await store.signins.add_identity(identity, step.player, time.time()):
            raise Refused("identity-taken")
        return []
    known = await store.signins.whose(identity)
    player = known or await _open_account(store, account_service, visitor.player, who, identity)
    _, cookies = await entrance.enter(player)
    return cookies


async def _open_account(
    store: Store, account_service: AccountService, player: PlayerId, who: Somebody, identity: Identity
) -> PlayerId:
    """Make the guest an account: by the name they have chosen here, else by the one they have there, if it is free.

    Return the player who owns the identity. Another device of the same person may have made their account first.
    """
    known = await store.people.person(player)
    own = [known.name] if known and known.key else []
    there = naming.tidy(who.name)[: naming.MOST_NAME - 3].strip()
    numbered = [f"{there} {n}" for n in range(2, 100)]
    for name in (*own, there, *numbered, f"Player {secrets.token_hex(4)}"):
        try:
            await account_service.open_account(player, naming.chosen(name), None, identity)
        except Refused as refused:
            if refused.refusal.code not in ("name-taken", "name-length", "name-reserved"):
                raise
            first = await store.signins.whose(identity)
            if first is not None:
                return first
        else:
            return player
    raise Refused("name-taken")


def _must_have_provider(settings: Settings) -> None:
    if not settings.oidc_issuer:
        raise Refused("no-such-provider")


def _back(settings: Settings, request: HallRequest) -> str:
    return origin(settings, request) + BACK
