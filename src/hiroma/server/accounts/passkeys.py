"""Passkeys: credentials of the browser's authenticator that are found without a name (WebAuthn, discoverable)."""

import asyncio
import secrets
import time
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec
from litestar import Controller, Response, delete, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from hiroma.ids import PasskeyId
from hiroma.server.accounts import login_state
from hiroma.server.accounts.bodies import Account, Credential, Options, PasskeyWanted
from hiroma.server.accounts.cookies import Entrance, is_secure, kept, origin
from hiroma.server.accounts.devices import FLOW
from hiroma.server.accounts.pages import OwnAccount
from hiroma.server.accounts.service import AccountService
from hiroma.server.core import naming
from hiroma.server.core.names import Names
from hiroma.server.core.visitor import HallRequest, Visitor
from hiroma.server.settings import Settings
from hiroma.store import Store
from hiroma.store.signins import PasskeyRow
from hiroma.table.refusal import Refused

if TYPE_CHECKING:
    from hiroma.server.accounts.authenticators import Ceremonies

MOST_KEYS = 20
"""Passkeys of one account."""


class Passkeys(Controller):
    """Making, showing and forgetting passkeys."""

    path = "/api/account/passkeys"

    @post("/new", status_code=200)
    async def begin_passkey(
        self,
        store: NamedDependency[Store],
        names: NamedDependency[Names],
        settings: NamedDependency[Settings],
        account_service: NamedDependency[AccountService],
        visitor: NamedDependency[Visitor],
        request: HallRequest,
        data: JSONBody[PasskeyWanted],
    ) -> Response[Options]:
        """Return the question to the authenticator for a new passkey (`navigator.credentials.create`).

        `Refused`: 'name-length', 'too-many-passkeys', and as `AccountService.prove`.
        """
        await account_service.prove(visitor, data.password)
        label = naming.tidy(data.label)
        if not 1 <= len(label) <= 2 * naming.MOST_NAME:
            raise Refused("name-length", most=2 * naming.MOST_NAME)
        have = await store.signins.passkeys_of(visitor.player)
        if len(have) >= MOST_KEYS:
            raise Refused("too-many-passkeys", most=MOST_KEYS)
        await names.know({visitor.player})
        challenge = secrets.token_bytes(32)
        ceremonies = await _ceremonies(settings, request)
        options = ceremonies.ask_to_make(
            visitor.player, names[visitor.player], challenge, [PasskeyId(one.id) for one in have]
        )
        step = login_state.NewPasskey(player=visitor.player, label=label, challenge=challenge)
        return await _asked(store, settings, request, options, step)

    @post()
    async def keep_passkey(
        self,
        store: NamedDependency[Store],
        settings: NamedDependency[Settings],
        own_account: NamedDependency[OwnAccount],
        visitor: NamedDependency[Visitor],
        request: HallRequest,
        data: JSONBody[Credential],
    ) -> Account:
        """Keep the passkey that the authenticator made.

        `Refused`: 'passkey-refused', 'too-many-passkeys', 'flow-over'.
        """
        step = await login_state.take(store, request.cookies.get(FLOW), login_state.NewPasskey)
        if visitor.session is None or visitor.player != step.player:
            raise Refused("flow-over")
        ceremonies = await _ceremonies(settings, request)
        new = ceremonies.made(data.credential, step.challenge)
        row = PasskeyRow(
            id=new.id,
            player=visitor.player,
            label=step.label,
            public=new.public,
            count=new.count,
            created=time.time(),
        )
        if (refused := await store.signins.add_passkey(row, MOST_KEYS)) is not None:
            raise Refused(refused, most=MOST_KEYS)
        return await own_account.page()

    @post("/show", status_code=200)
    async def ask_passkey(
        self, store: NamedDependency[Store], settings: NamedDependency[Settings], request: HallRequest
    ) -> Response[Options]:
        """Return the question to the authenticator to sign in by any passkey (`navigator.credentials.get`)."""
        challenge = secrets.token_bytes(32)
        ceremonies = await _ceremonies(settings, request)
        options = ceremonies.ask_to_show(challenge)
        return await _asked(store, settings, request, options, login_state.ShownPasskey(challenge=challenge))

    @post("/sign-in", status_code=200)
    async def sign_in_by_passkey(
        self,
        store: NamedDependency[Store],
        settings: NamedDependency[Settings],
        entrance: NamedDependency[Entrance],
        request: HallRequest,
        data: JSONBody[Credential],
    ) -> Response[Account]:
        """Sign in by the authenticator's answer. `Refused`: 'passkey-refused', 'flow-over'."""
        step = await login_state.take(store, request.cookies.get(FLOW), login_state.ShownPasskey)
        row = await store.signins.passkey(PasskeyId(str(data.credential.get("id", ""))))
        if row is None:
            raise Refused("passkey-refused")
        ceremonies = await _ceremonies(settings, request)
        found = ceremonies.shown(data.credential, step.challenge, row)
        if found.player != row.player:
            raise Refused("passkey-refused")
        await store.signins.use_passkey(row.id, found.count, time.time())
        return await entrance.signed_in(row.player)

    @delete("/{passkey:str}", status_code=200)
    async def forget_passkey(
        self,
        store: NamedDependency[Store],
        account_service: NamedDependency[AccountService],
        own_account: NamedDependency[OwnAccount],
        visitor: NamedDependency[Visitor],
        passkey: FromPath[PasskeyId],
    ) -> Account:
        """Forget a passkey of the visitor. `Refused`: 'no-such-passkey', and as `AccountService.account`."""
        await account_service.account(visitor)
        if not await store.signins.drop_passkey(visitor.player, passkey):
            raise Refused("no-such-passkey")
        return await own_account.page()


async def _ceremonies(settings: Settings, request: HallRequest) -> "Ceremonies":
    address = origin(settings, request)
    # Importing the library takes a fifth of a second: the first ceremony does it, beside the event loop.
    return await asyncio.to_thread(_opened, urlsplit(address).hostname or "", address)


def _opened(site: str, address: str) -> "Ceremonies":
    from hiroma.server.accounts.authenticators import Ceremonies

    return Ceremonies(site, address)


async def _asked(
    store: Store, settings: Settings, request: HallRequest, options: str, step: login_state.Step
) -> Response[Options]:
    token = await login_state.begin(store, step)
    cookie = kept(FLOW, token, login_state.TIME, is_secure(settings, request))
    return Response(Options(options=msgspec.json.decode(options)), cookies=[cookie])
