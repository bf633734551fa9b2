"""Guests without accounts: a signed device cookie names the player and keeps their seats."""

import os
import secrets
from collections.abc import Iterable
from http.cookies import CookieError, SimpleCookie
from pathlib import Path

from itsdangerous import BadSignature, Signer

COOKIE = "hiroma"
YEAR = 365 * 24 * 3600


class Sessions:
    """Signs and reads device cookies with the key in a file, which is made (mode 0600) when absent."""

    def __init__(self, key_file: str, secure: bool) -> None:
        self.signer = Signer(_key(Path(key_file)), salt="hiroma.device")
        self.secure = secure

    def new_player(self) -> str:
        """A fresh opaque player id, 16 hex digits."""
        return secrets.token_hex(8)

    def read(self, headers: Iterable[tuple[bytes, bytes]]) -> str | None:
        """The player of a request's cookie, None without a good one."""
        for name, value in headers:
            if name == b"cookie":
                player = self._player(value.decode("latin-1"))
                if player:
                    return player
        return None

    def header(self, player: str) -> tuple[bytes, bytes]:
        """The Set-Cookie header that keeps a player on this device."""
        secure = "; Secure" if self.secure else ""
        value = self.signer.sign(player).decode()
        cookie = f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
        return b"set-cookie", cookie.encode()

    def _player(self, cookies: str) -> str | None:
        try:
            morsel = SimpleCookie(cookies).get(COOKIE)
            return self.signer.unsign(morsel.value).decode() if morsel else None
        except (CookieError, BadSignature, UnicodeDecodeError):
            return None


def _key(path: Path) -> bytes:
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(handle, "wb") as file:
        key = secrets.token_bytes(32)
        file.write(key)
    return key


def same_origin(headers: Iterable[tuple[bytes, bytes]], allowed: tuple[str, ...]) -> bool:
    """Whether a request comes from our own pages, from an allowed origin, or from no browser at all."""
    found = dict(headers)
    origin = found.get(b"origin", b"").decode("latin-1")
    if not origin or origin in allowed:
        return True
    return origin.partition("://")[2] == found.get(b"host", b"").decode("latin-1")
