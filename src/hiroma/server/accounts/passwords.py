"""Passwords: Argon2id in threads, one at a time for strangers and one for those who are known."""

import asyncio
import secrets
import unicodedata
from collections import Counter
from collections.abc import Callable
from functools import cached_property
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from hiroma.server.accounts.weak_passwords import easy
from hiroma.server.limits.budget import aside
from hiroma.table.refusal import Refused

T = TypeVar("T")

LEAST, MOST = 10, 200
"""Characters of a password."""

WAITING, WAITING_EACH = 24, 6
"""Hashes that may wait, of all and of one who asks; each takes 64 MiB and about a quarter of a second of a core."""

PATIENCE = 5
"""Seconds after which who was sent away may ask again."""


class Line:
    """One hash after the other; who would wait for too many is sent away."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._waiting: Counter[str] = Counter()

    async def work(self, who: str, act: Callable[[], T]) -> T:
        """Carry out `act` in a thread and return its result. Refuse ('crowded') when too many wait."""
        if self._waiting.total() >= WAITING or self._waiting[who] >= WAITING_EACH:
            raise Refused("crowded", seconds=PATIENCE)
        self._waiting[who] += 1
        try:
            async with self._turn:
                return await aside(act)
        finally:
            self._waiting[who] -= 1
            self._waiting += Counter()  # forget those who no longer wait


class Passwords:
    """Hashes passwords and compares them.

    `known` is the line of those who have signed in before: no number of strangers keeps them waiting. `who` asks: a
    network, a device, or a session.
    """

    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self.strangers, self.known = Line(), Line()

    async def hashed(self, password: str, name: str, line: Line, who: str) -> str:
        """Return a new password as it is kept.

        `Refused`: 'password-length', 'password-weak' (easy to guess), 'crowded'.
        """
        if not LEAST <= len(password) <= MOST:
            raise Refused("password-length", least=LEAST, most=MOST)
        if easy(password, name):
            raise Refused("password-weak")
        return await line.work(who, lambda: self.hasher.hash(_normal(password)))

    async def right(self, kept: str | None, password: str, line: Line, who: str) -> bool:
        """Return True for the password that is kept. Without one, return False after the same work."""
        return await line.work(who, lambda: self._right(kept, password[:MOST]))

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
