"""HTTP of vacations."""

from typing import Annotated

import msgspec
from litestar import Controller, delete, get, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from hiroma.ids import PlayerId
from hiroma.server.vacation.calendar import Vacation, Vacations


class Days(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of PUT /api/vacation: the number of days, and when the first `begins` (unix seconds; None: now)."""

    days: Annotated[int, msgspec.Meta(ge=1, le=366)]
    begins: Annotated[float, msgspec.Meta(ge=0, le=1e11)] | None = None


class DaysOff(Controller):
    """The visitor's own days off."""

    path = "/api/vacation"

    @get()
    async def mine(self, vacations: NamedDependency[Vacations], me: NamedDependency[PlayerId]) -> Vacation:
        """Return the vacation that the visitor is on or has planned, and the days that they have left this year."""
        return await vacations.of(me)

    @put()
    async def go(
        self, vacations: NamedDependency[Vacations], me: NamedDependency[PlayerId], data: JSONBody[Days]
    ) -> Vacation:
        """Go on vacation, now or from `begins` on (unix seconds, at most a year ahead).

        In games with days a turn the visitor's clocks stand still. `Refused` as `Vacations.go`.
        """
        await vacations.go(me, data.days, data.begins)
        return await vacations.of(me)

    @delete(status_code=200)
    async def come_back(self, vacations: NamedDependency[Vacations], me: NamedDependency[PlayerId]) -> Vacation:
        """Come back, or cancel a vacation. Days that have not begun stay the visitor's."""
        await vacations.come_back(me)
        return await vacations.of(me)
