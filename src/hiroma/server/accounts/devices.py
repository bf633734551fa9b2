"""Session and device cookies: the session opens an account, the signed device cookie is all that a guest has."""

import secrets
from pathlib import Path

from itsdangerous import BadSignature, Signer

from hiroma.ids import PlayerId
from hiroma.server.core import keys
from hiroma.server.core.request_headers import Headers, cookie

DEVICE = "hiroma"
SESSION = "hiroma-session"
FLOW = "hiroma-flow"
YEAR = 365 * 24 * 3600


class Devices:
    """Signs and reads device cookies with the key in a file, which is made (mode 0600) when absent."""

    def __init__(self, key_file: str) -> None:
        self.signer = Signer(keys.kept(Path(key_file), lambda: secrets.token_bytes(32)), salt="hiroma.device")

    def new_player(self) -> PlayerId:
        """A fresh opaque player id, 16 hex digits."""
        return PlayerId(secrets.token_hex(8))

    def read(self, headers: Headers) -> PlayerId | None:
        """The player of a request's cookie, None without a good one."""
        value = cookie(headers, DEVICE)
        try:
            return PlayerId(self.signer.unsign(value).decode()) if value else None
        except (BadSignature, UnicodeDecodeError):
            return None

    def header(self, player: PlayerId, secure: bool) -> tuple[bytes, bytes]:
        """The Set-Cookie header that keeps a player on this device."""
        return for_a_year(DEVICE, self.signed(player), secure)

    def signed(self, player: PlayerId) -> str:
        """The cookie's value."""
        return self.signer.sign(player).decode()


def for_a_year(name: str, value: str, secure: bool) -> tuple[bytes, bytes]:
    """Return the Set-Cookie header of a cookie that no script can read and no foreign page can make use of."""
    text = f"{name}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"
    return b"set-cookie", (text + "; Secure" if secure else text).encode()
