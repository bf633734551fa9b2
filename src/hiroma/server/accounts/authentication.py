"""Authentication: the account of a session cookie or token, or else the guest of a device."""

import secrets
import time

from hiroma.ids import PlayerId, SessionId
from hiroma.server.accounts.devices import SESSION, Devices, for_a_year
from hiroma.server.accounts.known_devices import Known
from hiroma.server.core.request_headers import Headers, bearer, cookie
from hiroma.server.core.user_agent import device_words
from hiroma.server.core.visitor import Visitor
from hiroma.store import Store
from hiroma.store.signins import SessionRow, hash_of
from hiroma.table.refusal import Refused

KEPT = 90 * 24 * 3600.0
"""Seconds for which a session that nobody uses is good."""

SEEN = 3600.0
"""Seconds after which the store keeps again when a session or token was used."""


class Authentication:
    """Finds the visitor behind a request's cookies or token, and begins sessions. Its cookie keys are in a file."""

    def __init__(self, store: Store, key_file: str) -> None:
        self._store = store
        self.devices = Devices(key_file)
        self.known = Known(key_file)

    async def whose(self, headers: Headers) -> Visitor:
        """Return the visitor who sends a request. Refuse ('token-unknown') a token that the store does not have.

        The device's cookie does not open an account, not even one that was made on it.
        """
        shown = bearer(headers)
        if shown is not None:
            return await self._program(shown)
        token = cookie(headers, SESSION)
        if token:
            now = time.time()
            session = await self._store.signins.session(hash_of(token), now)
            if session is not None:
                if session.seen < now - SEEN:
                    await self._store.signins.touch(session.hash, now, now + KEPT)
                return Visitor(session.player, session)
        return await self.guest(headers)

    async def _program(self, shown: str) -> Visitor:
        now = time.time()
        token = await self._store.tokens.token(hash_of(shown), now)
        if token is None:
            raise Refused("token-unknown")
        if token.used is None or token.used < now - SEEN:
            await self._store.tokens.touch(token.hash, now)
        return Visitor(token.player, token=token)

    async def guest(self, headers: Headers) -> Visitor:
        """Return the guest of a device: a new one where there is none, or where the guest has become an account."""
        player = self.devices.read(headers)
        if player is None or await self._store.accounts.account(player) is not None:
            return Visitor(self.devices.new_player(), fresh=True)
        return Visitor(player)

    def stranger(self, headers: Headers) -> Visitor:
        """Return a visitor for a page that is the same for everybody: nobody is looked up."""
        player = self.devices.read(headers)
        return Visitor(player or self.devices.new_player(), fresh=player is None and not cookie(headers, SESSION))

    def renewed(self, headers: Headers, visitor: Visitor, secure: bool) -> list[tuple[bytes, bytes]]:
        """Return the headers that give the cookies of a visitor another year: of the session, and of the device."""
        guest, token = self.devices.read(headers), cookie(headers, SESSION)
        found = [] if guest is None else [self.devices.header(guest, secure)]
        return found if visitor.session is None or not token else [*found, for_a_year(SESSION, token, secure)]

    async def let_in(self, player: PlayerId, agent: str, password: str | None = None) -> tuple[SessionRow, str]:
        """Begin a session. Return it, and the token that opens it. `agent` is the User-Agent of the browser.

        `password` is the kept one that was compared; None for other ways to sign in. Refuse ('wrong-sign-in') when the
        account has another one meanwhile, or is gone.
        """
        token, now = secrets.token_urlsafe(32), time.time()
        row = SessionRow(
            hash=hash_of(token),
            id=SessionId(secrets.token_hex(8)),
            player=player,
            device=device_words(agent),
            created=now,
            seen=now,
            expires=now + KEPT,
        )
        if not await self._store.signins.begin(row, password):
            raise Refused("wrong-sign-in")
        return row, token
