"""OIDC client: where to send people, and whether to believe the provider's answer."""

import base64
import hashlib
import time
from typing import Any, TypeVar
from urllib.parse import urlencode

import httpx
import msgspec
from joserfc import jwt
from joserfc.errors import JoseError
from joserfc.jwk import KeySet

from hiroma.server.settings import Settings
from hiroma.table.refusal import Refused

T = TypeVar("T")

SIGNED_BY = ["RS256", "PS256", "ES256", "EdDSA"]
"""Signatures of id tokens that are believed; none that a shared secret makes."""

LEEWAY = 60
"""Seconds by which the provider's clock may differ."""

PATIENCE = 10.0
"""Seconds for an answer of the provider's."""

FRESH = 3600.0
"""Seconds for which its description is good."""


class Described(msgspec.Struct, frozen=True):
    """The provider's description of itself (OpenID Connect Discovery)."""

    issuer: str
    authorization_endpoint: str
    token_endpoint: str
    jwks_uri: str
    token_endpoint_auth_methods_supported: tuple[str, ...] = ("client_secret_basic",)


class Tokens(msgspec.Struct, frozen=True):
    """The provider's answer to a code."""

    id_token: str


class Somebody(msgspec.Struct, frozen=True):
    """A person who signed in at the provider: `subject` identifies them there and never changes; `name` may be ''."""

    subject: str
    name: str


class Provider:
    """Speaks with the provider. Everything raises `Refused`."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._described: Described | None = None
        self._keys: KeySet | None = None
        self._since = 0.0

    async def address(self, back: str, state: str, nonce: str, verifier: str) -> str:
        """Return the address where the browser signs in; it comes `back` with the same `state`.

        `Refused`: 'provider-away'.
        """
        challenge = base64.urlsafe_b64encode(hashlib.sha256(verifier.encode()).digest()).rstrip(b"=").decode()
        asked = {
            "response_type": "code",
            "scope": "openid profile",
            "client_id": self.settings.oidc_client,
            "redirect_uri": back,
            "state": state,
            "nonce": nonce,
            "code_challenge": challenge,
            "code_challenge_method": "S256",
        }
        place = (await self._describe()).authorization_endpoint
        return f"{place}{'&' if '?' in place else '?'}{urlencode(asked)}"

    async def somebody(self, code: str, back: str, nonce: str, verifier: str) -> Somebody:
        """Return the person that a code stands for."""
        described = await self._describe()
        form = {"grant_type": "authorization_code", "code": code, "redirect_uri": back, "code_verifier": verifier}
        client, secret = self.settings.oidc_client, self.settings.oidc_secret
        basic = None
        if secret and "client_secret_basic" in described.token_endpoint_auth_methods_supported:
            basic = httpx.BasicAuth(client, secret)
        else:
            form |= {"client_id": client} | ({"client_secret": secret} if secret else {})
        body = await self._fetch("POST", described.token_endpoint, data=form, auth=basic)
        claims = await self._claims(_read(body, Tokens).id_token, nonce)
        called = claims.get("preferred_username") or claims.get("name") or ""
        return Somebody(subject=str(claims["sub"]), name=called if isinstance(called, str) else "")

    async def _claims(self, token: str, nonce: str) -> dict[str, object]:
        keys = await self._key_set(again=False)
        try:
            claims = self._verified(token, keys, nonce)
        except (JoseError, ValueError):
            # Perhaps it signs with a new key.
            try:
                claims = self._verified(token, await self._key_set(again=True), nonce)
            except (JoseError, ValueError) as error:
                raise Refused("provider-refused") from error
        return claims

    def _verified(self, token: str, keys: KeySet, nonce: str) -> dict[str, object]:
        claims = jwt.decode(token, keys, algorithms=SIGNED_BY).claims
        client = self.settings.oidc_client
        jwt.JWTClaimsRegistry(
            leeway=LEEWAY,
            iss={"essential": True, "value": self.settings.oidc_issuer},
            aud={"essential": True, "value": client},
            sub={"essential": True},
            exp={"essential": True},
            iat={"essential": True},
            nonce={"essential": True, "value": nonce},
            azp={"essential": isinstance(claims.get("aud"), list) and len(claims["aud"]) > 1, "value": client},
        ).validate(claims)
        return claims

    async def _describe(self) -> Described:
        if self._described is None or self._since < time.monotonic() - FRESH:
            issuer = self.settings.oidc_issuer
            place = f"{issuer.rstrip('/')}/.well-known/openid-configuration"
            described = _read(await self._fetch("GET", place), Described)
            if described.issuer != issuer:
                raise Refused("provider-refused")
            self._described, self._since = described, time.monotonic()
        return self._described

    async def _key_set(self, *, again: bool) -> KeySet:
        if self._keys is None or again:
            body = await self._fetch("GET", (await self._describe()).jwks_uri)
            try:
                self._keys = KeySet.import_key_set(msgspec.json.decode(body))
            except (JoseError, msgspec.DecodeError, ValueError, KeyError, TypeError) as error:
                raise Refused("provider-away") from error
        return self._keys

    async def _fetch(self, method: str, place: str, **more: Any) -> bytes:
        try:
            async with httpx.AsyncClient(timeout=PATIENCE) as client:
                answer = await client.request(method, place, headers={"Accept": "application/json"}, **more)
        except httpx.HTTPError as error:
            raise Refused("provider-away") from error
        if answer.status_code >= 500:
            raise Refused("provider-away")
        if answer.status_code != 200:
            raise Refused("provider-refused")
        return answer.content


def _read(body: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.DecodeError as error:
        raise Refused("provider-away") from error
