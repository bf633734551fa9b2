"""Passwords of tables: the host sets one, newcomers give it before they sit down."""

import hashlib
import hmac
import secrets

from hiroma.ids import PlayerId
from hiroma.server.core.room import Room
from hiroma.server.limits.budget import aside
from hiroma.server.limits.rate_limits import Throttle, spend
from hiroma.store.table_passwords import TablePasswordRepository
from hiroma.table.refusal import Refused

LEAST, MOST = 4, 64
"""Characters of a table's password."""
TRIES, BY_ONE, SECONDS = 40, 6, 600.0
"""Wrong passwords that a table takes, and takes from one player, in `SECONDS`."""
SALT = 16
"""Bytes of a salt."""


class TablePasswords:
    """Sets and compares the passwords of tables, at the process at which a table lives."""

    def __init__(self, kept: TablePasswordRepository) -> None:
        self._kept = kept
        self._tries = Throttle(TRIES, SECONDS)
        self._by_one = Throttle(BY_ONE, SECONDS)

    async def say(self, room: Room, player: PlayerId, word: str) -> str:
        """Set the password of a table as its host, or give it as anybody else; return 'set', 'off' or 'right'.

        'off' from the host takes the password away. `Refused`: 'arguments' for no word, 'table-password-length',
        'table-password-wrong', 'wait'.
        """
        if not word:
            raise Refused("arguments", command="password")
        if player != room.table.host:
            await self._give(room, player, word)
            return "right"
        if word.casefold() in ("off", "aus", "オフ"):
            await self._kept.keep(room.id, None)
            return "off"
        if not LEAST <= len(word) <= MOST:
            raise Refused("table-password-length", least=LEAST, most=MOST)
        await self._kept.keep(room.id, await aside(_hashed, word, secrets.token_bytes(SALT)))
        return "set"

    async def _give(self, room: Room, player: PlayerId, word: str) -> None:
        kept = await self._kept.of(room.id)
        if kept is None:
            return
        spend(self._by_one, f"{room.id} {player}")
        spend(self._tries, room.id)
        salt = bytes.fromhex(kept.partition(":")[0])
        if not hmac.compare_digest(await aside(_hashed, word[:MOST], salt), kept):
            raise Refused("table-password-wrong")
        for tries, who in ((self._by_one, f"{room.id} {player}"), (self._tries, room.id)):
            tries.forgive(who)
        room.spectators.admitted[player] = kept


def _hashed(word: str, salt: bytes) -> str:
    made = hashlib.scrypt(word.encode(), salt=salt, n=2**14, r=8, p=1)
    return f"{salt.hex()}:{made.hex()}"
