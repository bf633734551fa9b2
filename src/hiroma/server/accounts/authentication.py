"""Authentication: the account of a session cookie or token, or else the guest of a device."""

import hashlib
import secrets
import time
from typing import TYPE_CHECKING

import msgspec

from hiroma.server.accounts.known_devices import Known
from hiroma.server.accounts.user_agent import device_words
from hiroma.server.sessions import SESSION, Devices, Headers, cookie
from hiroma.store import accounts, signins, tokens
from hiroma.store.signins import SessionRow
from hiroma.store.tokens import TokenRow
from hiroma.table.refusal import Refused

if TYPE_CHECKING:
    from hiroma.server.hall import Hall

KEPT = 90 * 24 * 3600.0
"""Seconds for which a session that nobody uses is good."""

SEEN = 3600.0
"""Seconds after which it is written down again that a session is in use."""


class Visitor(msgspec.Struct, frozen=True):
    """Somebody who asks for something: a player, and the session of their account, None for a guest.

    `fresh`: this guest has no cookie yet. `token` is that of a program, which has no session.
    """

    player: str
    session: SessionRow | None = None
    fresh: bool = False
    token: TokenRow | None = None

    @property
    def key(self) -> str | None:
        """The hash of what lets them in; None for a guest."""
        return self.session.hash if self.session else self.token.hash if self.token else None

    def may(self, scope: str) -> bool:
        """Whether a program may do so much ('read', 'play'); people may."""
        return self.token is None or scope in self.token.scopes.split()


class Authentication:
    """Tells from cookies who somebody is, and lets them in and out."""

    def __init__(self, hall: "Hall", key_file: str) -> None:
        self.hall = hall
        self.devices = Devices(key_file)
        self.known = Known(key_file)

    async def whose(self, headers: Headers) -> Visitor:
        """Who asks; `Refused` for a token that is none.

        The device's cookie does not open an account, not even one that was made on it.
        """
        shown = bearer(headers)
        if shown is not None:
            return await self._program(shown)
        token = cookie(headers, SESSION)
        if token:
            now = time.time()
            session = await self.hall.store.read(signins.session, digest(token), now)
            if session is not None:
                if session.seen < now - SEEN:
                    await self.hall.store.write(signins.touch, session.hash, now, now + KEPT)
                return Visitor(session.player, session)
        return await self.guest(headers)

    async def _program(self, shown: str) -> Visitor:
        now, store = time.time(), self.hall.store
        token = await store.read(tokens.token, digest(shown), now)
        if token is None:
            raise Refused("token-unknown")
        if token.used is None or token.used < now - SEEN:
            await store.write(tokens.touch, token.hash, now)
        return Visitor(token.player, token=token)

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


def bearer(headers: Headers) -> str | None:
    """The token that a program shows."""
    for key, value in headers:
        if key == b"authorization" and value[:7].lower() == b"bearer ":
            return value[7:].strip().decode("latin-1")
    return None


def digest(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
