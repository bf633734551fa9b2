"""HTTP of the daily challenge."""

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from hiroma.games import DEFAULT
from hiroma.ids import PlayerId
from hiroma.server.daily import calendar
from hiroma.server.daily.bodies import Begun, Calendar, DayPage, Today
from hiroma.server.daily.days import Days
from hiroma.table.refusal import Refused


class Daily(Controller):
    """Everything under /api/daily. `game` is that of the day; 404 ('no-such-day') for one without days."""

    path = "/api/daily"

    @get()
    async def today(
        self, challenge: NamedDependency[Days], me: NamedDependency[PlayerId], game: FromQuery[str] = DEFAULT
    ) -> DayPage:
        """Return today's challenge as the player sees it: their try, the leaderboard, the commitment.

        `unranked` says why a try has no place: `guest`, `new` (the account is not older than the day), `robot`, or
        null. `Refused`: 'no-such-day' (a game without days).
        """
        return await _page(challenge, me, calendar.day_of(challenge.now()), game)

    @post()
    async def begin(
        self, challenge: NamedDependency[Days], me: NamedDependency[PlayerId], game: FromQuery[str] = DEFAULT
    ) -> Begun:
        """Begin the player's only try at today; return its table, also when it was begun before.

        `Refused` as `Days.begin`.
        """
        return Begun(id=await challenge.begin(me, game))

    @get("/games")
    async def games(self, challenge: NamedDependency[Days], me: NamedDependency[PlayerId]) -> list[Today]:
        """Return every game that has days, with the player's own try at today's and their days in a row."""
        return await challenge.today(me)

    @get("/calendar")
    async def calendar(
        self, challenge: NamedDependency[Days], me: NamedDependency[PlayerId], game: FromQuery[str] = DEFAULT
    ) -> Calendar:
        """Return the days of the last six weeks with the player's own results, and their days in a row.

        `Refused`: 'no-such-day' (a game without days).
        """
        return await challenge.calendar(me, game)

    @post("/{day:str}")
    async def again(
        self,
        challenge: NamedDependency[Days],
        me: NamedDependency[PlayerId],
        day: FromPath[str],
        game: FromQuery[str] = DEFAULT,
    ) -> Begun:
        """Begin another try at a day that is over, as practice; return its table.

        `Refused` as `Days.again`.
        """
        return Begun(id=await challenge.again(me, day, game))

    @get("/{day:str}")
    async def day(
        self,
        challenge: NamedDependency[Days],
        me: NamedDependency[PlayerId],
        day: FromPath[str],
        game: FromQuery[str] = DEFAULT,
    ) -> DayPage:
        """Return a day that was played (`2026-01-31`, by UTC), with its secret once it is over.

        `Refused`: 'no-such-day'.
        """
        return await _page(challenge, me, day, game)


async def _page(challenge: Days, me: PlayerId, day: str, game: str) -> DayPage:
    page = await challenge.page(me, day, game)
    if page is None:
        raise Refused("no-such-day")
    return page
