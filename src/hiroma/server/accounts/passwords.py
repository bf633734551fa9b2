"""Passwords: Argon2id in threads, a few at a time."""

import asyncio
import secrets
import unicodedata
from functools import cached_property

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from hiroma.server.accounts.names import look
from hiroma.table.refusal import Refused

LEAST, MOST = 10, 200
"""Characters of a password."""

AT_ONCE = 2
"""Hashes under way; each takes 64 MiB."""


class Passwords:
    """Hashes passwords and compares them; who asks while others are compared waits."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def hashed(self, password: str, name: str) -> str:
        """A new password as it is kept. `Refused` when it is too short, too long, or the name."""
        if not LEAST <= len(password) <= MOST:
            raise Refused("password-length", least=LEAST, most=MOST)
        if look(password) == look(name) or len(set(password)) < 4:
            raise Refused("password-weak")
        async with self._turns:
            return await asyncio.to_thread(self.hasher.hash, _normal(password))

    async def right(self, kept: str | None, password: str) -> bool:
        """Whether it is the one that is kept. Without one, the answer is no after the same work."""
        async with self._turns:
            return await asyncio.to_thread(self._right, kept, password[:MOST])

    def _right(self, kept: str | None, password: str) -> bool:
        # Made for the first who asks, whether their name is known or not.
        nobodys = self._nobodys
        try:
            self.hasher.verify(kept or nobodys, _normal(password))
        except (VerificationError, InvalidHashError):
            return False
        return kept is not None

    @cached_property
    def _nobodys(self) -> str:
        return self.hasher.hash(secrets.token_hex(16))


def _normal(password: str) -> str:
    # Keyboards compose accents differently (RFC 8265, OpaqueString).
    return unicodedata.normalize("NFC", password)
