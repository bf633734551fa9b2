"""Viewers of a table: what a room uses of those it sends frames to."""

from typing import Protocol

import msgspec

from hiroma.ids import PlayerId


class Viewer(Protocol):
    """A socket here, or the sockets of a player at another process."""

    player: PlayerId

    heard: float
    """Its last sign of life, by `time.monotonic`: all that was sent before has arrived."""

    def push(self, frame: bytes) -> None:
        """Send a frame in its final form."""
        ...


class Asker(msgspec.Struct):
    """A viewer who asks something. `answered`: they were sent the entry as the answer."""

    viewer: Viewer
    answered: bool = False
