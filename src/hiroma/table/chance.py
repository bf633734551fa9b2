"""Verified chance, by commit and reveal: nobody who is bound before the last nonce is opened can choose a draw.

The server commits to SHA-256(secret), and every device to a nonce; the nonces are opened when all commitments stand.
The key of a game is HKDF-SHA-256 over secret and nonces; draw n is read from HMAC-SHA-256(key, label‖n‖block). The
secret is shown when the game is over, and then anybody can redo every draw.
"""

import hashlib
import hmac
import struct
from collections.abc import Mapping, Sequence
from functools import lru_cache

from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

SECRET_BYTES = 32
_WORD = 2**32
_words = struct.Struct(">8I").unpack


def commitment(secret: bytes) -> str:
    """Return the SHA-256 of the secret, in hex."""
    return hashlib.sha256(secret).hexdigest()


def pledge(nonce: str) -> str:
    """Return a device's commitment to its nonce (32 hex digits), which it shows before it opens the nonce.

    It is the SHA-256 of `hiroma/pledge|` and the nonce, in hex.
    """
    return hashlib.sha256(f"hiroma/pledge|{nonce}".encode()).hexdigest()


def game_key(secret: bytes, nonces: Mapping[str, str], deal: str, no: int) -> bytes:
    """Return the 32-byte key of game `no` of a `deal`: a table's id, or the name that several tables share.

    `nonces` maps chair numbers (as text) to hex digits.
    """
    said = ",".join(f"{chair}:{nonces[chair]}" for chair in sorted(nonces, key=int))
    salt = hashlib.sha256(said.encode()).digest()
    spread = HKDF(algorithm=SHA256(), length=32, salt=salt, info=f"hiroma/1|{deal}|{no}".encode())
    return spread.derive(secret)


@lru_cache(1024)
def _keyed(key: bytes) -> hmac.HMAC:
    # Taking in the key is half the work of a draw.
    return hmac.new(key, digestmod="sha256")


def numbers(key: bytes, n: int, label: str, ranges: Sequence[int]) -> tuple[int, ...]:
    """Return draw `n`: for each range r (1..2**32) one number, uniform in 0..r-1, by rejection sampling."""
    made: list[int] = []
    words: tuple[int, ...] = ()
    block = used = 0
    for size in ranges:
        limit = _WORD - _WORD % size
        word = limit
        while word >= limit:
            if used == len(words):
                mac = _keyed(key).copy()
                mac.update(f"{label}\u2016{n}\u2016{block}".encode())
                words = _words(mac.digest())
                block, used = block + 1, 0
            word = words[used]
            used += 1
        made.append(word % size)
    return tuple(made)
