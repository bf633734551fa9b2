"""Passkeys: credentials of the browser's authenticator that are found without a name (WebAuthn, discoverable)."""

import secrets
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Controller, Request, Response, delete, post
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

from hiroma.server.accounts import login_state, names, pages
from hiroma.server.accounts.bodies import Account, Credential, Options, PasskeyWanted
from hiroma.server.accounts.cookies import is_secure, kept, origin, signed_in
from hiroma.server.accounts.routes import account_service_of
from hiroma.server.http import hall_of, visitor_of
from hiroma.server.sessions import FLOW
from hiroma.store import signins
from hiroma.store.signins import PasskeyRow
from hiroma.table.refusal import Refused

MOST_KEYS = 20
"""Passkeys of one account."""

MALFORMED = (WebAuthnException, ValueError, KeyError, TypeError)
"""What reading an authenticator's answer raises."""


class Passkeys(Controller):
    """Making, showing and forgetting passkeys."""

    path = "/api/account/passkeys"

    @post("/new", status_code=200)
    async def wanted(self, request: Request[Any, Any, Any], data: PasskeyWanted) -> Response[Options]:
        """What to ask the authenticator for a new passkey."""
        hall, visitor = hall_of(request), visitor_of(request)
        await account_service_of(request).prove(visitor, data.password)
        label = names.tidy(data.label)
        if not 1 <= len(label) <= 2 * names.MOST_NAME:
            raise Refused("name-length", most=2 * names.MOST_NAME)
        have = await hall.store.read(signins.passkeys_of, visitor.player)
        if len(have) >= MOST_KEYS:
            raise Refused("too-many-passkeys", most=MOST_KEYS)
        await hall.know({visitor.player})
        challenge = secrets.token_bytes(32)
        options = generate_registration_options(
            rp_id=_site(request),
            rp_name="Hiroma",
            user_id=visitor.player.encode(),
            user_name=hall.names[visitor.player],
            challenge=challenge,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.id)) for one in have],
        )
        step = login_state.NewPasskey(player=visitor.player, label=label, challenge=challenge)
        return await _asked(request, options_to_json(options), step)

    @post()
    async def made(self, request: Request[Any, Any, Any], data: Credential) -> Account:
        """Keep the passkey that the authenticator made."""
        hall, visitor = hall_of(request), visitor_of(request)
        step = await login_state.take(hall, request.cookies.get(FLOW), login_state.NewPasskey)
        if visitor.session is None or visitor.player != step.player:
            raise Refused("flow-over")
        try:
            new = verify_registration_response(
                credential=data.credential,
                expected_challenge=step.challenge,
                expected_rp_id=_site(request),
                expected_origin=origin(request),
                require_user_verification=True,
            )
        except MALFORMED as error:
            raise Refused("passkey-refused") from error
        row = PasskeyRow(
            id=bytes_to_base64url(new.credential_id),
            player=visitor.player,
            label=step.label,
            public=new.credential_public_key,
            count=new.sign_count,
            created=time.time(),
        )
        if not await hall.store.transact(signins.add_passkey, row):
            raise Refused("passkey-refused")
        return await pages.account(hall, visitor, request.scope["headers"])

    @post("/show", status_code=200)
    async def asked(self, request: Request[Any, Any, Any]) -> Response[Options]:
        """What to ask the authenticator to sign in: any passkey of this site."""
        challenge = secrets.token_bytes(32)
        options = generate_authentication_options(
            rp_id=_site(request), challenge=challenge, user_verification=UserVerificationRequirement.REQUIRED
        )
        return await _asked(request, options_to_json(options), login_state.ShownPasskey(challenge=challenge))

    @post("/sign-in", status_code=200)
    async def shown(self, request: Request[Any, Any, Any], data: Credential) -> Response[Account]:
        """Sign in by what the authenticator answered."""
        hall = hall_of(request)
        step = await login_state.take(hall, request.cookies.get(FLOW), login_state.ShownPasskey)
        row = await hall.store.read(signins.passkey, str(data.credential.get("id", "")))
        if row is None:
            raise Refused("passkey-refused")
        try:
            found = verify_authentication_response(
                credential=data.credential,
                expected_challenge=step.challenge,
                expected_rp_id=_site(request),
                expected_origin=origin(request),
                credential_public_key=row.public,
                credential_current_sign_count=row.count,
                require_user_verification=True,
            )
            owner = base64url_to_bytes(data.credential["response"]["userHandle"]).decode()
        except MALFORMED as error:
            raise Refused("passkey-refused") from error
        if owner != row.player:
            raise Refused("passkey-refused")
        await hall.store.write(signins.use_passkey, row.id, found.new_sign_count, time.time())
        return await signed_in(request, row.player)

    @delete("/{passkey:str}", status_code=200)
    async def forget(self, request: Request[Any, Any, Any], passkey: str) -> Account:
        """Forget one of one's own passkeys."""
        hall, visitor = hall_of(request), visitor_of(request)
        await account_service_of(request).account(visitor)
        if not await hall.store.write(signins.drop_passkey, visitor.player, passkey):
            raise Refused("no-such-passkey")
        return await pages.account(hall, visitor, request.scope["headers"])


def _site(request: Request[Any, Any, Any]) -> str:
    # What passkeys belong to: the host's name without its port.
    return urlsplit(origin(request)).hostname or ""


async def _asked(request: Request[Any, Any, Any], options: str, step: login_state.Step) -> Response[Options]:
    token = await login_state.begin(hall_of(request), step)
    cookie = kept(FLOW, token, login_state.TIME, is_secure(request))
    return Response(Options(options=msgspec.json.decode(options)), cookies=[cookie])
