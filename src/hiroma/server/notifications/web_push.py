"""Web push: encrypts messages for a browser (RFC 8291), signs them (RFC 8292) and posts them (RFC 8030)."""

import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from email.utils import parseaddr
from pathlib import Path
from urllib.parse import urlsplit

import http_ece  # type: ignore[import-untyped]  # the library has no types
import httpx
import msgspec
from cryptography.hazmat.primitives import serialization as form
from cryptography.hazmat.primitives.asymmetric import ec
from joserfc import jwt
from joserfc.jwk import ECKey

from hiroma.server.core import keys, outbound_http
from hiroma.server.settings import Settings
from hiroma.store.subscriptions import Subscription

SIGNED = 12 * 3600
"""Lifetime of a signature, in seconds. RFC 8292 allows a day."""
SHORT, LONG = 600, 86_400
"""Seconds for which a push service keeps an urgent message, and any other, for a browser that is away."""
POINT, SECRET = 65, 16
"""Bytes of a browser's public key, and of its authentication secret."""


class Push(msgspec.Struct, frozen=True, kw_only=True):
    """The notification that a browser shows."""

    title: str
    body: str
    url: str
    """Path in the hall that a click opens."""
    tag: str
    """A notification replaces the one before with the same tag."""
    urgent: bool
    """False: the push service keeps it for a day instead of ten minutes."""


class WebPush:
    """A sender of push messages, which signs them with the key that all processes of a hall share.

    `public` is the public half of that key in base64url, '' when push is off. Raises `ValueError` for a key file
    without a private P-256 key.
    """

    def __init__(self, settings: Settings) -> None:
        self.which = settings.push
        self.public = ""
        if self.which == "off":
            return
        file = Path(settings.push_key) if settings.push_key else Path(settings.key).with_suffix(".push.key")
        pem = keys.kept(file, _new_key)
        self._key = ECKey.import_key(pem)
        if self._key.curve_name != "P-256" or not self._key.is_private:
            raise ValueError(f"no private P-256 key in {file}")
        point = self._key.public_key.public_bytes(form.Encoding.X962, form.PublicFormat.UncompressedPoint)
        self.public = text(point)
        self._contact = _contact(settings)

    async def send(self, client: httpx.AsyncClient, to: Subscription, push: Push) -> str:
        """Post an encrypted message; return its status, or 'timeout', 'unreachable' or 'astray' (`outward.post`)."""
        headers = {
            "Authorization": f"vapid t={self._signature(to.endpoint)}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(SHORT if push.urgent else LONG),
            # A message replaces an earlier one of its topic, which may have to be kept for longer.
            "Topic": f"{push.tag}-now" if push.urgent else push.tag,
            "Urgency": "high" if push.urgent else "normal",
        }
        return await outbound_http.post(client, to.endpoint, self.which, sealed(to, msgspec.json.encode(push)), headers)

    def _signature(self, endpoint: str) -> str:
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + SIGNED, **self._contact}
        return jwt.encode({"typ": "JWT", "alg": "ES256"}, claims, self._key)


def sealed(to: Subscription, content: bytes) -> bytes:
    """Return the content encrypted for this browser."""
    own = ec.generate_private_key(ec.SECP256R1())
    found: bytes = http_ece.encrypt(content, private_key=own, dh=octets(to.key), auth_secret=octets(to.auth))
    return found


def fit(key: str, auth: str) -> bool:
    """Return True for a P-256 public key and a secret (both base64url) that messages can be encrypted with."""
    try:
        point = octets(key)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        return len(point) == POINT and len(octets(auth)) == SECRET
    except ValueError:
        return False


def octets(said: str) -> bytes:
    """Decode base64url without padding; raises `ValueError` for any other text."""
    return urlsafe_b64decode(said + "=" * (-len(said) % 4))


def text(octets: bytes) -> str:
    """Encode as base64url without padding."""
    return urlsafe_b64encode(octets).decode().rstrip("=")


def _new_key() -> bytes:
    made = ec.generate_private_key(ec.SECP256R1())
    return made.private_bytes(form.Encoding.PEM, form.PrivateFormat.PKCS8, form.NoEncryption())


def _contact(settings: Settings) -> dict[str, str]:
    # The operator's address, for the push service. Some services refuse messages without one.
    address = parseaddr(settings.mail_from)[1]
    if address:
        return {"sub": f"mailto:{address}"}
    return {"sub": settings.site} if settings.site.startswith("https://") else {}
