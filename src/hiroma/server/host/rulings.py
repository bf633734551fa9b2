"""Rulings of the host's command line: it reaches no socket, so each process tells those who are connected to it."""

from collections.abc import Awaitable, Callable

from hiroma.ids import PlayerId
from hiroma.store.moderation import ModerationRepository


class HostRulings:
    """Follows the rulings of the command line, and calls `tell` with each player who is ruled on from then on."""

    def __init__(self, moderation: ModerationRepository, tell: Callable[[PlayerId], Awaitable[None]]) -> None:
        self._moderation = moderation
        self._tell = tell
        self._seen = 0

    async def open(self) -> None:
        """Skip older rulings: players hear those that hold when they connect."""
        self._seen = await self._moderation.newest()

    async def follow(self) -> None:
        """Tell each player of a new ruling. Raises `StoreError`; the next call tells those who are left."""
        for ruling in await self._moderation.by_host(self._seen):
            await self._tell(ruling.player)
            self._seen = ruling.n
