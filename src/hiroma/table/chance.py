"""Verified chance: nobody, the server included, can choose a draw after the players have sat down.

The server commits to SHA-256(secret) before the players' clients add their nonces; the key of a
game is HKDF-SHA-256 over all of them; draw n is read from HMAC-SHA-256(key, label‖n‖block).
The secret is shown when the game is over, and then anybody can redo every draw.
"""

import hashlib
import hmac
from collections.abc import Iterator, Mapping, Sequence

from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

SECRET_BYTES = 32
_WORD = 2**32


def commitment(secret: bytes) -> str:
    """SHA-256 of the secret, hex."""
    return hashlib.sha256(secret).hexdigest()


def game_key(secret: bytes, nonces: Mapping[str, str], table: str, no: int) -> bytes:
    """The 32-byte key of game `no`; `nonces` maps chair numbers (as text) to hex digits."""
    said = ",".join(f"{chair}:{nonces[chair]}" for chair in sorted(nonces, key=int))
    salt = hashlib.sha256(said.encode()).digest()
    spread = HKDF(algorithm=SHA256(), length=32, salt=salt, info=f"hiroma/1|{table}|{no}".encode())
    return spread.derive(secret)


def numbers(key: bytes, n: int, label: str, ranges: Sequence[int]) -> tuple[int, ...]:
    """Draw `n`: for each range r (1..2**32) one number uniform in 0..r-1, by rejection."""
    words = _words(key, f"{label}\u2016{n}\u2016")
    return tuple(_below(words, size) for size in ranges)


def _words(key: bytes, prefix: str) -> Iterator[int]:
    block = 0
    while True:
        stream = hmac.digest(key, f"{prefix}{block}".encode(), "sha256")
        for start in range(0, 32, 4):
            yield int.from_bytes(stream[start : start + 4], "big")
        block += 1


def _below(words: Iterator[int], size: int) -> int:
    limit = _WORD - _WORD % size
    for word in words:
        if word < limit:
            return word % size
    raise AssertionError("the stream has no end")
