"""Viewers of a table: what a room uses of those it sends frames to."""

from typing import Protocol

from hiroma.ids import PlayerId


class Viewer(Protocol):
    """A socket here, or the sockets of a player at another process."""

    player: PlayerId

    def push(self, frame: bytes) -> None:
        """Send a frame in its final form."""
        ...


class Asker:
    """A viewer who asks something. `answered`: they were sent the entry as the answer."""

    __slots__ = ("answered", "viewer")

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.answered = False
