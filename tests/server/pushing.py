"""Push service and receiving browsers, written from the RFCs without the hall's own library."""

import json
import struct
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()


def octets(said: str) -> bytes:
    return urlsafe_b64decode(said + "=" * (-len(said) % 4))


def b64(octets: bytes) -> str:
    return urlsafe_b64encode(octets).decode().rstrip("=")


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, told: bytes, size: int) -> bytes:
    return HKDF(hashes.SHA256(), size, salt, told).derive(secret)


def opened(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """Return the content of a sealed body (RFC 8188 with one record, RFC 8291)."""
    salt, size, length = body[:16], *struct.unpack("!LB", body[16:21])
    assert len(body) <= size + 86
    sender, record = body[21 : 21 + length], body[21 + length :]
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
    secret = _derived(shared, auth, b"WebPush: info\0" + _point(key.public_key()) + sender, 32)
    seal = AESGCM(_derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16))
    plain = seal.decrypt(_derived(secret, salt, b"Content-Encoding: nonce\0", 12), record, None)
    assert plain.endswith(b"\2"), "the last record"
    return plain[:-1]


def claims(header: str, key: str) -> dict[str, Any]:
    """Check signature and key of a VAPID header (RFC 8292); return its claims."""
    scheme, _, said = header.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in said.split(","))
    assert (scheme, parts["k"]) == ("vapid", key)
    signed, _, signature = parts["t"].rpartition(".")
    first, second = octets(signature)[:32], octets(signature)[32:]
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, octets(key))
    both = encode_dss_signature(int.from_bytes(first), int.from_bytes(second))
    public.verify(both, signed.encode(), ec.ECDSA(hashes.SHA256()))
    head, body = (json.loads(octets(part)) for part in signed.split("."))
    assert (head["typ"], head["alg"]) == ("JWT", "ES256")
    found: dict[str, Any] = body
    return found


class Ears:
    """One browser's subscription at a push service."""

    def __init__(self, service: "PushService", name: str) -> None:
        self.service = service
        self.path = f"/push/{name}"
        self.key = ec.generate_private_key(CURVE)
        self.auth = name.encode().ljust(16)[:16]

    @property
    def subscription(self) -> dict[str, Any]:
        """The subscription that the browser sends to the hall."""
        keys = {"p256dh": b64(_point(self.key.public_key())), "auth": b64(self.auth)}
        return {"endpoint": self.service.address + self.path, "expirationTime": None, "keys": keys}

    @property
    def heard(self) -> list[dict[str, Any]]:
        """Messages to this browser, in order."""
        return [
            json.loads(opened(body, self.key, self.auth)) for path, _, body in self.service.came if path == self.path
        ]


class PushService:
    """Keeps all requests; `status` is its answer."""

    def __init__(self) -> None:
        service = self
        self.status = 201
        self.came: list[tuple[str, dict[str, str], bytes]] = []

        class Door(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.came.append((self.path, dict(self.headers), body))
                self.send_response(service.status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Door)
        threading.Thread(target=self.server.serve_forever, args=(0.02,), daemon=True).start()

    @property
    def address(self) -> str:
        """Address of the service."""
        return f"http://127.0.0.1:{self.server.server_port}"

    def stop(self) -> None:
        """Close the service."""
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def service() -> Iterator[PushService]:
    """Start a push service that stops with the test."""
    made = PushService()
    yield made
    made.stop()
