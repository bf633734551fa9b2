"""WebAuthn ceremonies: the questions to an authenticator, and the check of its answers.

The library behind them takes a tenth of a hall's start, so this module is loaded at the first ceremony.
"""

from collections.abc import Iterable
from typing import Any

import msgspec
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
from hiroma.store.signins import PasskeyRow
from hiroma.table.refusal import Refused

MALFORMED = (WebAuthnException, ValueError, KeyError, TypeError)
"""Errors of reading an authenticator's answer."""

Answer = dict[str, Any]
"""A credential as the browser gives it, decoded from JSON."""


class Made(msgspec.Struct, frozen=True):
    """A new passkey: its id, its public key, and how often it has signed."""

    id: PasskeyId
    public: bytes
    count: int


class Shown(msgspec.Struct, frozen=True):
    """A passkey that was shown: the player it was made for, and how often it has signed."""

    player: str
    count: int


class Ceremonies:
    """The ceremonies of one hall: `site` is its host's name without the port, `origin` its address.

    Questions are options for the browser's `navigator.credentials`, as JSON.
    An answer that proves nothing is `Refused`: 'passkey-refused'.
    """

    def __init__(self, site: str, origin: str) -> None:
        self._site = site
        self._origin = origin

    def ask_to_make(self, player: str, name: str, challenge: bytes, have: Iterable[PasskeyId]) -> str:
        """Return the question for a new passkey; an authenticator that holds one of `have` makes none."""
        return options_to_json(
            generate_registration_options(
                rp_id=self._site,
                rp_name="Hiroma",
                user_id=player.encode(),
                user_name=name,
                challenge=challenge,
                authenticator_selection=AuthenticatorSelectionCriteria(
                    resident_key=ResidentKeyRequirement.REQUIRED,
                    user_verification=UserVerificationRequirement.REQUIRED,
                ),
                exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(key)) for key in have],
            )
        )

    def made(self, answer: Answer, challenge: bytes) -> Made:
        """Return the new passkey of an answer."""
        try:
            new = verify_registration_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=self._site,
                expected_origin=self._origin,
                require_user_verification=True,
            )
        except MALFORMED as error:
            raise Refused("passkey-refused") from error
        return Made(PasskeyId(bytes_to_base64url(new.credential_id)), new.credential_public_key, new.sign_count)

    def ask_to_show(self, challenge: bytes) -> str:
        """Return the question for any passkey of the site."""
        return options_to_json(
            generate_authentication_options(
                rp_id=self._site, challenge=challenge, user_verification=UserVerificationRequirement.REQUIRED
            )
        )

    def shown(self, answer: Answer, challenge: bytes, row: PasskeyRow) -> Shown:
        """Return whose passkey an answer shows; the key of `row` must have signed it."""
        try:
            found = verify_authentication_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=self._site,
                expected_origin=self._origin,
                credential_public_key=row.public,
                credential_current_sign_count=row.count,
                require_user_verification=True,
            )
            player = base64url_to_bytes(answer["response"]["userHandle"]).decode()
        except MALFORMED as error:
            raise Refused("passkey-refused") from error
        return Shown(player, found.new_sign_count)
