"""Rulings of the host's command line: it reaches no socket, so each process tells those who are connected to it."""

from collections.abc import Awaitable, Callable

from hiroma.ids import PlayerId
from hiroma.store.moderation import ModerationRepository


class HostRulings:
    """Lets one process `tell` the people upon whom the command line has ruled since it opened."""

    def __init__(self, moderation: ModerationRepository, tell: Callable[[PlayerId], Awaitable[None]]) -> None:
        self._moderation = moderation
        self._tell = tell
        self._seen = 0

    async def open(self) -> None:
        """Skip the rulings given until now: who connects hears what holds."""
        self._seen = await self._moderation.newest()

    async def follow(self) -> None:
        """Tell those upon whom there is a new one. Raises `StoreError`; the next call tells the rest."""
        for ruling in await self._moderation.by_host(self._seen):
            await self._tell(ruling.player)
            self._seen = ruling.n
