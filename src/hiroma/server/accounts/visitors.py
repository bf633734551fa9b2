"""Who comes: the account of a session, or else the guest of a device."""

import hashlib
import secrets
import time
from typing import TYPE_CHECKING

import msgspec

from hiroma.server.accounts.device import device_words
from hiroma.server.sessions import SESSION, Devices, Headers, cookie
from hiroma.store import accounts, signins
from hiroma.store.signins import SessionRow

if TYPE_CHECKING:
    from hiroma.server.hall import Hall

KEPT = 90 * 24 * 3600.0
"""Seconds for which a session that nobody uses is good."""

SEEN = 3600.0
"""Seconds after which it is written down again that a session is in use."""


class Visitor(msgspec.Struct, frozen=True):
    """Somebody who asks for something: a player, and the session of their account, None for a guest.

    `fresh`: this guest has no cookie yet.
    """

    player: str
    session: SessionRow | None = None
    fresh: bool = False


class Visitors:
    """Tells from cookies who somebody is, and lets them in and out."""

    def __init__(self, hall: "Hall", key_file: str) -> None:
        self.hall = hall
        self.devices = Devices(key_file)

    async def whose(self, headers: Headers) -> Visitor:
        """Who asks. The device's cookie does not open an account, not even one that was made on it."""
        token = cookie(headers, SESSION)
        if token:
            now = time.time()
            session = await self.hall.store.read(signins.session, digest(token), now)
            if session is not None:
                if session.seen < now - SEEN:
                    await self.hall.store.write(signins.touch, session.hash, now, now + KEPT)
                return Visitor(session.player, session)
        return await self.guest(headers)

    async def guest(self, headers: Headers) -> Visitor:
        """The guest of a device; a new one where there is none, or where the guest has become an account."""
        player = self.devices.read(headers)
        if player is None or await self.hall.store.read(accounts.account, player) is not None:
            return Visitor(self.devices.new_player(), fresh=True)
        return Visitor(player)

    def stranger(self, headers: Headers) -> Visitor:
        """Who asks for a page, on which nothing depends on it: nobody is looked up."""
        player = self.devices.read(headers)
        return Visitor(player or self.devices.new_player(), fresh=player is None and not cookie(headers, SESSION))

    async def let_in(self, player: str, agent: str) -> tuple[SessionRow, str]:
        """A new session, and the token that opens it. `agent` is the User-Agent of the browser."""
        token, now = secrets.token_urlsafe(32), time.time()
        row = SessionRow(
            hash=digest(token),
            id=secrets.token_hex(8),
            player=player,
            device=device_words(agent),
            created=now,
            seen=now,
            expires=now + KEPT,
        )
        await self.hall.store.transact(signins.begin, row)
        return row, token


def digest(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
