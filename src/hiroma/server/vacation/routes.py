"""HTTP of vacations."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, delete, get, put

from hiroma.server.http import hall_of, player_of
from hiroma.server.vacation.calendar import Vacation


class Days(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long, and from when on (unix seconds; None: from now)."""

    days: Annotated[int, msgspec.Meta(ge=1, le=366)]
    begins: Annotated[float, msgspec.Meta(ge=0, le=1e11)] | None = None


class DaysOff(Controller):
    """One's own days off."""

    path = "/api/vacation"

    @get()
    async def mine(self, request: Request[Any, Any, Any]) -> Vacation:
        """The vacation one is on or has planned, and the days one has left."""
        return await hall_of(request).vacations.of(player_of(request))

    @put()
    async def go(self, request: Request[Any, Any, Any], data: Days) -> Vacation:
        """Go on vacation, now or later."""
        await hall_of(request).vacations.go(player_of(request), data.days, data.begins)
        return await hall_of(request).vacations.of(player_of(request))

    @delete(status_code=200)
    async def come_back(self, request: Request[Any, Any, Any]) -> Vacation:
        """Be back, or do not go."""
        await hall_of(request).vacations.come_back(player_of(request))
        return await hall_of(request).vacations.of(player_of(request))
