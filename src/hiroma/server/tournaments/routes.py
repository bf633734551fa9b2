"""HTTP routes of tournaments. Each answers as the function it calls, whose docstring names the codes."""

from typing import Literal

from litestar import Controller, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from hiroma.ids import NO_CLUB, ClubId, PlayerId, TableId, TournamentId
from hiroma.server.core.names import Names
from hiroma.server.core.tables import Tables
from hiroma.server.core.timekeeper import Timekeeper
from hiroma.server.core.visitor import HallRequest
from hiroma.server.notifications.words import name_of
from hiroma.server.tournaments import pages, service
from hiroma.server.tournaments.bodies import (
    Announced,
    NewTournament,
    SeriesPage,
    TableTournament,
    TournamentPage,
    Tournaments,
)
from hiroma.server.tournaments.ics import calendar
from hiroma.store import Store


class TournamentDesk(Controller):
    """Everything under /api/tournaments."""

    path = "/api/tournaments"

    @get()
    async def tournaments(
        self, store: NamedDependency[Store], me: NamedDependency[PlayerId], club: FromQuery[ClubId | None] = None
    ) -> Tournaments:
        """Return the tournaments of the hall and of the player's clubs, or those of one club.

        `Refused` as `pages.listed`.
        """
        return await pages.listed(store, me, club)

    @post()
    async def announce(
        self,
        store: NamedDependency[Store],
        timekeeper: NamedDependency[Timekeeper],
        me: NamedDependency[PlayerId],
        data: JSONBody[NewTournament],
    ) -> Announced:
        """Announce a tournament. `Refused` as `service.announce`."""
        return Announced(id=await service.announce(store, me, data, timekeeper.now()))

    @get("/series/{series:str}")
    async def series(
        self,
        store: NamedDependency[Store],
        names: NamedDependency[Names],
        me: NamedDependency[PlayerId],
        series: FromPath[str],
        club: FromQuery[ClubId] = NO_CLUB,
    ) -> SeriesPage:
        """Return the table of a series, of the hall or of a club. `Refused` as `pages.series_page`."""
        return await pages.series_page(store, names, me, club, series)

    @get("/{tournament:str}")
    async def tournament(
        self,
        store: NamedDependency[Store],
        names: NamedDependency[Names],
        me: NamedDependency[PlayerId],
        tournament: FromPath[TournamentId],
    ) -> TournamentPage:
        """Return the page of a tournament: standings, rounds, the table that waits for the player.

        `Refused` as `pages.page`.
        """
        return await pages.page(store, names, me, tournament)

    @get("/{tournament:str}/calendar.ics", media_type="text/calendar")
    async def in_calendar(
        self,
        request: HallRequest,
        store: NamedDependency[Store],
        me: NamedDependency[PlayerId],
        tournament: FromPath[TournamentId],
        language: FromQuery[Literal["ja", "en", "de"]] = "en",
    ) -> Response[str]:
        """Return a tournament as a calendar file. `Refused` as `service.must_find`."""
        row = await service.must_find(store, tournament, me)
        page = calendar([row], str(request.base_url).rstrip("/"), [name_of(row.game, language)])
        return Response(page, media_type="text/calendar; charset=utf-8")

    @put("/{tournament:str}/entry", status_code=200)
    async def enter(
        self,
        store: NamedDependency[Store],
        names: NamedDependency[Names],
        timekeeper: NamedDependency[Timekeeper],
        me: NamedDependency[PlayerId],
        tournament: FromPath[TournamentId],
    ) -> TournamentPage:
        """Take part. `Refused` as `service.enter`."""
        await service.enter(store, me, tournament, timekeeper.now())
        return await pages.page(store, names, me, tournament)

    @delete("/{tournament:str}/entry", status_code=200)
    async def leave(
        self,
        store: NamedDependency[Store],
        names: NamedDependency[Names],
        me: NamedDependency[PlayerId],
        tournament: FromPath[TournamentId],
    ) -> TournamentPage:
        """Leave a tournament. `Refused` as `service.leave`."""
        await service.leave(store, me, tournament)
        return await pages.page(store, names, me, tournament)

    @delete("/{tournament:str}", status_code=200)
    async def call_off(
        self,
        store: NamedDependency[Store],
        names: NamedDependency[Names],
        me: NamedDependency[PlayerId],
        tournament: FromPath[TournamentId],
    ) -> TournamentPage:
        """Call a tournament off. `Refused` as `service.call_off`."""
        await service.call_off(store, me, tournament)
        return await pages.page(store, names, me, tournament)


class TournamentTables(Controller):
    """Tournaments as their tables see them."""

    path = "/api/tables/{table:str}/tournament"

    @get()
    async def of_table(
        self,
        store: NamedDependency[Store],
        names: NamedDependency[Names],
        tables: NamedDependency[Tables],
        me: NamedDependency[PlayerId],
        table: FromPath[TableId],
    ) -> TableTournament:
        """Return the tournament of a table. `Refused` as `Tables.see` and `pages.of_table`."""
        await tables.see(table, me)
        return await pages.of_table(store, names, me, table)
