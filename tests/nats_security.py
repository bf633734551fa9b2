"""Certificates and accounts for a NATS server of the tests."""

import base64
import binascii
import datetime as dt
import ipaddress
import json
import time
from pathlib import Path
from typing import NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.x509.oid import NameOID

OPERATOR, ACCOUNT, USER = 14 << 3, 0, 20 << 3
SEED = 18 << 3
"""The first bytes of keys, which make their first letters: O, A, U and S."""


class Certificates(NamedTuple):
    """A CA and the `tls` block of a server on 127.0.0.1 that it vouches for."""

    ca: Path
    configuration: str


def certificates(folder: Path) -> Certificates:
    """Make a CA and a certificate in a folder."""
    authority, server = (ec.generate_private_key(ec.SECP256R1()) for _ in range(2))
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Tests")])
    now = dt.datetime.now(dt.UTC)

    def signed(key: ec.EllipticCurvePrivateKey, subject: x509.Name, *extensions: x509.ExtensionType) -> bytes:
        builder = x509.CertificateBuilder(name, subject, key.public_key(), x509.random_serial_number())
        builder = builder.not_valid_before(now - dt.timedelta(days=1))
        builder = builder.not_valid_after(now + dt.timedelta(days=1))
        known = x509.AuthorityKeyIdentifier.from_issuer_public_key(authority.public_key())
        for extension in (*extensions, known, x509.SubjectKeyIdentifier.from_public_key(key.public_key())):
            builder = builder.add_extension(extension, critical=isinstance(extension, x509.BasicConstraints))
        return builder.sign(authority, hashes.SHA256()).public_bytes(serialization.Encoding.PEM)

    ca, certificate, key = (folder / f"{name}.pem" for name in ("ca", "certificate", "key"))
    ca.write_bytes(signed(authority, name, x509.BasicConstraints(ca=True, path_length=None)))
    local = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))])
    certificate.write_bytes(signed(server, x509.Name([]), local))
    key.write_bytes(
        server.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
    )
    return Certificates(ca, f"tls {{ cert_file: '{certificate}', key_file: '{key}' }}")


class Key:
    """A key of an operator, an account or a user, as NATS writes it."""

    def __init__(self, kind: int) -> None:
        self._kind = kind
        self._key = Ed25519PrivateKey.generate()

    @property
    def public(self) -> str:
        """The name of its owner."""
        return _written(bytes([self._kind]) + self._key.public_key().public_bytes_raw())

    @property
    def seed(self) -> str:
        """The secret."""
        return _written(bytes([SEED | self._kind >> 5, (self._kind & 31) << 3]) + self._key.private_bytes_raw())

    def vouch(self, subject: "Key", claims: dict[str, object]) -> str:
        """Return the token (JWT) of a subject."""
        said = {"jti": "1", "iat": int(time.time()), "iss": self.public, "sub": subject.public, "name": "tests"}
        parts = ({"typ": "JWT", "alg": "ed25519-nkey"}, said | {"nats": claims | {"version": 2}})
        text = ".".join(_encoded(json.dumps(part).encode()) for part in parts)
        return f"{text}.{_encoded(self._key.sign(text.encode()))}"


def accounts(folder: Path) -> tuple[str, Path]:
    """Return the configuration of a server that knows one account, and the credentials of its user."""
    operator, account, user = Key(OPERATOR), Key(ACCOUNT), Key(USER)
    free = ("subs", "data", "payload", "imports", "exports", "conn", "leaf")
    limits = {**dict.fromkeys(free, -1), "wildcards": True}
    known = operator.vouch(account, {"type": "account", "limits": limits})
    token = account.vouch(user, {"type": "user", "pub": {}, "sub": {}, "subs": -1, "data": -1, "payload": -1})
    path = folder / "hall.creds"
    path.write_text(
        f"-----BEGIN NATS USER JWT-----\n{token}\n------END NATS USER JWT------\n\n"
        "************************* IMPORTANT *************************\nKeep it.\n\n"
        f"-----BEGIN USER NKEY SEED-----\n{user.seed}\n------END USER NKEY SEED------\n"
    )
    preload = f"resolver_preload: {{ {account.public}: {known} }}"
    return f"operator: {operator.vouch(operator, {'type': 'operator'})}\nresolver: MEMORY\n{preload}\n", path


def _written(key: bytes) -> str:
    checked = key + binascii.crc_hqx(key, 0).to_bytes(2, "little")
    return base64.b32encode(checked).decode().rstrip("=")


def _encoded(part: bytes) -> str:
    return base64.urlsafe_b64encode(part).decode().rstrip("=")
