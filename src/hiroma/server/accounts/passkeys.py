"""Passkeys: credentials of the browser's authenticator that are found without a name (WebAuthn, discoverable)."""

import secrets
import time
from urllib.parse import urlsplit

import msgspec
from litestar import Controller, Response, delete, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from hiroma.ids import PasskeyId
from hiroma.server.accounts import login_state
from hiroma.server.accounts.bodies import Account, Credential, Options, PasskeyWanted
from hiroma.server.accounts.cookies import Entrance, is_secure, kept, origin
from hiroma.server.accounts.pages import OwnAccount
from hiroma.server.accounts.service import AccountService
from hiroma.server.core import naming
from hiroma.server.core.names import Names
from hiroma.server.core.sessions import FLOW
from hiroma.server.core.visitor import HallRequest, Visitor
from hiroma.server.settings import Settings
from hiroma.store import Store
from hiroma.store.signins import PasskeyRow
from hiroma.table.refusal import Refused

MOST_KEYS = 20
"""Passkeys of one account."""

MALFORMED = (WebAuthnException, ValueError, KeyError, TypeError)
"""Errors of reading an authenticator's answer."""


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
        options = generate_registration_options(
            rp_id=_site(settings, request),
            rp_name="Hiroma",
            user_id=visitor.player.encode(),
            user_name=names[visitor.player],
            challenge=challenge,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.id)) for one in have],
        )
        step = login_state.NewPasskey(player=visitor.player, label=label, challenge=challenge)
        return await _asked(store, settings, request, options_to_json(options), step)

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
        """Keep the passkey that the authenticator made. `Refused`: 'passkey-refused', 'flow-over'."""
        step = await login_state.take(store, request.cookies.get(FLOW), login_state.NewPasskey)
        if visitor.session is None or visitor.player != step.player:
            raise Refused("flow-over")
        try:
            new = verify_registration_response(
                credential=data.credential,
                expected_challenge=step.challenge,
                expected_rp_id=_site(settings, request),
                expected_origin=origin(settings, request),
                require_user_verification=True,
            )
        except MALFORMED as error:
            raise Refused("passkey-refused") from error
        row = PasskeyRow(
            id=PasskeyId(bytes_to_base64url(new.credential_id)),
            player=visitor.player,
            label=step.label,
            public=new.credential_public_key,
            count=new.sign_count,
            created=time.time(),
        )
        if not await store.signins.add_passkey(row):
            raise Refused("passkey-refused")
        return await own_account.page()

    @post("/show", status_code=200)
    async def ask_passkey(
        self, store: NamedDependency[Store], settings: NamedDependency[Settings], request: HallRequest
    ) -> Response[Options]:
        """Return the question to the authenticator to sign in by any passkey (`navigator.credentials.get`)."""
        challenge = secrets.token_bytes(32)
        options = generate_authentication_options(
            rp_id=_site(settings, request), challenge=challenge, user_verification=UserVerificationRequirement.REQUIRED
        )
        return await _asked(
            store, settings, request, options_to_json(options), login_state.ShownPasskey(challenge=challenge)
        )

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
        try:
            found = verify_authentication_response(
                credential=data.credential,
                expected_challenge=step.challenge,
                expected_rp_id=_site(settings, request),
                expected_origin=origin(settings, request),
                credential_public_key=row.public,
                credential_current_sign_count=row.count,
                require_user_verification=True,
            )
            owner = base64url_to_bytes(data.credential["response"]["userHandle"]).decode()
        except MALFORMED as error:
            raise Refused("passkey-refused") from error
        if owner != row.player:
            raise Refused("passkey-refused")
        await store.signins.use_passkey(row.id, found.new_sign_count, time.time())
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


def _site(settings: Settings, request: HallRequest) -> str:
    # Passkeys belong to the host's name without its port.
    return urlsplit(origin(settings, request)).hostname or ""


async def _asked(
    store: Store, settings: Settings, request: HallRequest, options: str, step: login_state.Step
) -> Response[Options]:
    token = await login_state.begin(store, step)
    cookie = kept(FLOW, token, login_state.TIME, is_secure(settings, request))
    return Response(Options(options=msgspec.json.decode(options)), cookies=[cookie])
