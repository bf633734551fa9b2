"""Devices on which somebody has signed in before: they say so by a cookie of their own, which the hall has signed."""

import secrets
from pathlib import Path

import msgspec
from itsdangerous import BadSignature, Signer

from hiroma.ids import PlayerId
from hiroma.server.core import keys
from hiroma.server.core.request_headers import Headers, cookie

KNOWN = "hiroma-known"
MOST = 8
"""Accounts that a device says it is known to, the latest first."""


class Device(msgspec.Struct, frozen=True):
    """A device by an id of its own, and the players who have signed in there. It opens nothing."""

    id: str = ""
    players: tuple[PlayerId, ...] = ()


class Known:
    """Reads and signs what devices say."""

    def __init__(self, key_file: str) -> None:
        self.signer = Signer(keys.kept(Path(key_file), lambda: secrets.token_bytes(32)), salt="hiroma.known")

    def read(self, headers: Headers) -> Device:
        """The device of a request; nobody's without a good cookie."""
        value = cookie(headers, KNOWN)
        try:
            found, *players = self.signer.unsign(value).decode().split(".") if value else ("",)
        except (BadSignature, UnicodeDecodeError):
            return Device()
        return Device(found, tuple(map(PlayerId, players)))

    def signed(self, device: Device, player: PlayerId) -> str:
        """The value of the cookie now that a player has signed in there."""
        players = dict.fromkeys([player, *device.players])
        return self.signer.sign(".".join([device.id or secrets.token_hex(8), *list(players)[:MOST]])).decode()
