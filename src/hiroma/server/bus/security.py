"""Access to the NATS server: addresses, login, credentials and TLS."""

import base64
import re
import ssl
from collections.abc import Callable
from pathlib import Path
from typing import TypedDict, TypeVar
from urllib.parse import unquote, urlsplit

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from hiroma.server.declared import without_login
from hiroma.store import StoreError

T = TypeVar("T", str, bytes)

PORT = 4222
BLOCK = re.compile(r"-+BEGIN ([A-Z ]+?)-+\s+(\S+)")
"""A part of a file of credentials: its name and what it holds."""
SEED = slice(2, 34)
"""The bytes of a NATS seed that are the private key; a prefix stands before them and a checksum after them."""


class Context(ssl.SSLContext):
    """A TLS context that notes its use: the client would go on in plain text when nobody asks it for TLS."""

    used = False

    def wrap_bio(
        self,
        incoming: ssl.MemoryBIO,
        outgoing: ssl.MemoryBIO,
        server_side: bool = False,
        server_hostname: str | bytes | None = None,
        session: ssl.SSLSession | None = None,
    ) -> ssl.SSLObject:
        self.used = True
        return super().wrap_bio(incoming, outgoing, server_side, server_hostname, session)


class Options(TypedDict, total=False):
    """Arguments of the client's `connect`."""

    servers: list[str]
    tls: ssl.SSLContext
    user: Callable[[], str]
    password: Callable[[], str]
    token: Callable[[], str]
    user_jwt_cb: Callable[[], bytes]
    signature_cb: Callable[[str], bytes]


class Access:
    """The way to the NATS servers of a hall."""

    def __init__(self, bus: str, credentials: str, ca: str) -> None:
        """`bus`: addresses, separated by commas; `credentials` and `ca`: paths of files, or ''.

        Raises `StoreError` for other addresses.
        """
        self.shown = without_login(bus)
        """The addresses as a log may show them."""
        self._servers: list[str] = []
        self._user: str | None = None
        self._password: str | None = None
        self._credentials = credentials
        self._ca = ca
        self._encrypted = bool(ca)
        for url in bus.split(","):
            self._add(url.strip())

    def _add(self, url: str) -> None:
        unknown = f"unknown bus {self.shown!r}: nats://… or tls://…"
        try:
            parts = urlsplit(url)
            host, port = parts.hostname, parts.port or PORT
        except ValueError:
            raise StoreError(unknown) from None
        if host is None or parts.scheme not in {"nats", "tls"}:
            raise StoreError(unknown)
        self._servers.append(f"{parts.scheme}://{f'[{host}]' if ':' in host else host}:{port}")
        self._encrypted |= parts.scheme == "tls"
        if parts.username is not None:
            self._user = unquote(parts.username)
            self._password = None if parts.password is None else unquote(parts.password)

    def options(self) -> tuple[Options, Callable[[], None]]:
        """Return how to make one connection, and a check to call when it is made.

        The check raises `ConnectionError` when the connection has to be encrypted and is not; no secret leaves before.
        Raises `OSError` for a file that cannot be read, and `StoreError` for one that holds no credentials.
        """
        options: Options = {"servers": list(self._servers)}
        context = None
        if self._encrypted:
            options["tls"] = context = Context(ssl.PROTOCOL_TLS_CLIENT)
            if self._ca:
                context.load_verify_locations(self._ca)
            else:
                context.load_default_certs()

        def check() -> None:
            if context is not None and not context.used:
                raise ConnectionError("the server does not speak TLS")

        def guarded(secret: T) -> Callable[[], T]:
            def say() -> T:
                check()
                return secret

            return say

        if self._credentials:
            token, sign = _credentials(Path(self._credentials))
            options |= {"user_jwt_cb": guarded(token), "signature_cb": sign}
        elif self._user is not None and self._password is not None:
            options |= {"user": guarded(self._user), "password": guarded(self._password)}
        elif self._user is not None:
            options["token"] = guarded(self._user)
        return options, check


def _credentials(path: Path) -> tuple[bytes, Callable[[str], bytes]]:
    """Return the token of a NATS user and the function that signs a challenge. `StoreError` for another file."""
    # The client's own reader needs a further library, and hangs on a file without a token.
    found = dict(BLOCK.findall(path.read_text()))
    try:
        seed = found["USER NKEY SEED"]
        key = Ed25519PrivateKey.from_private_bytes(base64.b32decode(seed + "=" * (-len(seed) % 8))[SEED])
        token = found["NATS USER JWT"].encode()
    except (KeyError, ValueError):
        raise StoreError(f"{path} holds no credentials of a NATS user") from None
    return token, lambda nonce: base64.b64encode(key.sign(nonce.encode()))
