"""Web push: messages through the browsers' push services, encrypted (RFC 8030, 8291) and signed (RFC 8292)."""

import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from email.utils import parseaddr
from pathlib import Path
from urllib.parse import urlsplit

import http_ece  # type: ignore[import-untyped]
import httpx
import msgspec
from cryptography.hazmat.primitives import serialization as form
from cryptography.hazmat.primitives.asymmetric import ec
from joserfc import jwt
from joserfc.jwk import ECKey

from hiroma.server import keys, outbound_http
from hiroma.server.settings import Settings
from hiroma.store.subscriptions import Subscription

SIGNED = 12 * 3600
"""Seconds for which a signature is good: at most a day."""
SHORT, LONG = 600, 86_400
"""Seconds for which a push service keeps what it cannot deliver."""
POINT, SECRET = 65, 16
"""Bytes of a browser's public key and of its secret."""


class Push(msgspec.Struct, frozen=True, kw_only=True):
    """What a browser shows: two lines, and the address of the hall that it opens.

    One of the same `tag` takes the place of the last. What is not `urgent` waits for a day for a browser that is away.
    """

    title: str
    body: str
    url: str
    tag: str
    urgent: bool


class WebPush:
    """Of one process; all of a hall share the key. `public` is its half that browsers know, '' when the hall does
    not push.
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
        """The status that came back, or a word as of `outbound_http.post`."""
        headers = {
            "Authorization": f"vapid t={self._signature(to.endpoint)}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(SHORT if push.urgent else LONG),
            "Topic": push.tag,
            "Urgency": "high" if push.urgent else "normal",
        }
        return await outbound_http.post(client, to.endpoint, self.which, sealed(to, msgspec.json.encode(push)), headers)

    def _signature(self, endpoint: str) -> str:
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + SIGNED, **self._contact}
        return jwt.encode({"typ": "JWT", "alg": "ES256"}, claims, self._key)


def sealed(to: Subscription, content: bytes) -> bytes:
    """What only that browser can read."""
    own = ec.generate_private_key(ec.SECP256R1())
    found: bytes = http_ece.encrypt(content, private_key=own, dh=octets(to.key), auth_secret=octets(to.auth))
    return found


def fit(key: str, auth: str) -> bool:
    """Whether something can be sealed for a browser with these."""
    try:
        point = octets(key)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        return len(point) == POINT and len(octets(auth)) == SECRET
    except ValueError:
        return False


def octets(said: str) -> bytes:
    """The bytes that a text in base64url, without its padding, stands for; `ValueError` when it is none."""
    return urlsafe_b64decode(said + "=" * (-len(said) % 4))


def text(octets: bytes) -> str:
    """The same the other way."""
    return urlsafe_b64encode(octets).decode().rstrip("=")


def _new_key() -> bytes:
    made = ec.generate_private_key(ec.SECP256R1())
    return made.private_bytes(form.Encoding.PEM, form.PrivateFormat.PKCS8, form.NoEncryption())


def _contact(settings: Settings) -> dict[str, str]:
    # Whom a push service may ask when something is wrong; some serve nobody who does not say.
    address = parseaddr(settings.mail_from)[1]
    if address:
        return {"sub": f"mailto:{address}"}
    return {"sub": settings.site} if settings.site.startswith("https://") else {}
