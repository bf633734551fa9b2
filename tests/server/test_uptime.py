"""Signs of life of one process."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

from hiroma.server.core.presence import Presence
from hiroma.server.core.timekeeper import Timekeeper
from hiroma.server.core.uptime import Uptime
from hiroma.store.uptime import Sign, UptimeRepository


class SlowSigns:
    """A store that keeps a sign of life once `done` is set, and notes the order of the calls."""

    def __init__(self) -> None:
        self.kept: list[str] = []
        self.done = asyncio.Event()

    async def clock(self) -> float:
        return 1.0

    async def beat(self, *said: object) -> tuple[list[Sign], bool]:
        await self.done.wait()
        self.kept.append("beat")
        return [], False

    async def leave(self, process: str, at: float) -> None:
        self.kept.append("leave")


async def test_no_sign_of_life_comes_after_the_last_word() -> None:
    """A late sign would end the outage that begins when the process leaves, and the players would lose that time."""

    async def nothing() -> None: ...

    signs = SlowSigns()
    presence: Any = SimpleNamespace(attendance=str)
    uptime = Uptime("one", False, cast("UptimeRepository", signs), Timekeeper(), cast("Presence", presence), nothing)
    beating = asyncio.create_task(uptime.look())
    await asyncio.sleep(0.01)
    leaving = asyncio.create_task(uptime.leave())
    await asyncio.sleep(0.01)
    assert signs.kept == []
    signs.done.set()
    await asyncio.gather(beating, leaving)
    assert not await uptime.look()
    assert signs.kept == ["beat", "leave"]
