"""HTTP of the daily challenge."""

from typing import Any

from litestar import Controller, Request, get, post

from hiroma.server.daily import calendar
from hiroma.server.daily.bodies import Begun, DayPage
from hiroma.server.daily.days import Days
from hiroma.server.http import player_of
from hiroma.table.refusal import Refused


def days_of(request: Request[Any, Any, Any]) -> Days:
    """The daily challenge of the hall this request came to."""
    days: Days = request.app.state.days
    return days


class Daily(Controller):
    """Everything under /api/daily."""

    path = "/api/daily"

    @get()
    async def today(self, request: Request[Any, Any, Any]) -> DayPage:
        """Today, as one sees it."""
        days = days_of(request)
        return await _page(request, calendar.day_of(days.now()))

    @post()
    async def begin(self, request: Request[Any, Any, Any]) -> Begun:
        """One's only try at today: begun, or where it is."""
        return Begun(id=await days_of(request).begin(player_of(request)))

    @get("/{day:str}")
    async def day(self, request: Request[Any, Any, Any], day: str) -> DayPage:
        """A day that was played, with its secret when it is over."""
        return await _page(request, day)


async def _page(request: Request[Any, Any, Any], day: str) -> DayPage:
    page = await days_of(request).page(player_of(request), day)
    if page is None:
        raise Refused("no-such-day")
    return page
