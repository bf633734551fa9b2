"""Fragmentation: a message that is larger than the server takes travels in parts.

The label of a part holds sender, number of the message, and offset and size in bytes. It travels as the reply subject
of NATS, which nothing else uses here.
"""

import secrets
from collections.abc import Iterator

SENDERS = 64
"""Senders whose unfinished messages are kept."""


class Splitter:
    """Splits the messages of one sender."""

    def __init__(self) -> None:
        self._sender = secrets.token_hex(8)
        self._n = 0

    def split(self, message: bytes, largest: int) -> Iterator[tuple[str, bytes]]:
        """Yield the parts of `message`, each of at most `largest` bytes, with their labels."""
        self._n += 1
        for at in range(0, len(message), largest):
            yield f"{self._sender}.{self._n}.{at}.{len(message)}", message[at : at + largest]


class Joiner:
    """Joins the parts that come in on one subject."""

    def __init__(self) -> None:
        self._unfinished: dict[str, tuple[str, bytearray]] = {}

    def join(self, label: str, part: bytes) -> bytes | None:
        """Return the whole message with its last part. None before, and for a message of which a part was lost."""
        sender, n, at, size = label.split(".")
        started, so_far = self._unfinished.pop(sender, (n, bytearray()))
        if at == "0":
            started, so_far = n, bytearray()
        if started != n or len(so_far) != int(at):
            return None
        so_far += part
        if len(so_far) == int(size):
            return bytes(so_far)
        while len(self._unfinished) >= SENDERS:
            del self._unfinished[next(iter(self._unfinished))]
        self._unfinished[sender] = n, so_far
        return None
