"""HTTP of clubs."""

from typing import Any

from litestar import Controller, Request, Response, delete, get, patch, post, put

from hiroma.server import bodies, errors
from hiroma.server.clubs import membership, moderation, pages, service, tables
from hiroma.server.clubs.bodies import (
    Appointment,
    ClubBoard,
    ClubChange,
    ClubPage,
    ClubPreset,
    ClubReport,
    ClubRuling,
    Clubs,
    Invitation,
    NewClub,
    NewClubTable,
    OwnClub,
    TableClub,
)
from hiroma.server.fairplay.routes import moderation_of
from hiroma.server.http import hall_of, player_of, visitor_of
from hiroma.table.refusal import Refusal


class ClubHouse(Controller):
    """What clubs are, and who belongs to them."""

    path = "/api/clubs"

    @get()
    async def clubs(self, request: Request[Any, Any, Any], text: str = "") -> Clubs:
        """One's own clubs, and those whose name holds a text."""
        return await pages.listed(hall_of(request), player_of(request), text)

    @post()
    async def found(self, request: Request[Any, Any, Any], data: NewClub) -> ClubPage:
        """Found a club; who does so has an account."""
        return await _page(request, await service.found(hall_of(request), visitor_of(request), data))

    @get("/{club:str}")
    async def club(self, request: Request[Any, Any, Any], club: str, invite: str = "") -> ClubPage:
        """A club's page."""
        return await _page(request, club, invite)

    @patch("/{club:str}")
    async def change(self, request: Request[Any, Any, Any], club: str, data: ClubChange) -> ClubPage:
        """Change its name, its text or its door."""
        await service.change(hall_of(request), player_of(request), club, data)
        return await _page(request, club)

    @delete("/{club:str}", status_code=200)
    async def close(self, request: Request[Any, Any, Any], club: str) -> dict[str, Any]:
        """End it."""
        await service.close(hall_of(request), player_of(request), club)
        return {}

    @post("/{club:str}/join", status_code=200)
    async def join(self, request: Request[Any, Any, Any], club: str, data: Invitation) -> ClubPage:
        """Belong to it, or ask to."""
        await membership.join(hall_of(request), player_of(request), club, data.invite)
        return await _page(request, club)

    @post("/{club:str}/leave", status_code=200)
    async def leave(self, request: Request[Any, Any, Any], club: str) -> dict[str, Any]:
        """Belong to it, or ask to, no longer."""
        await membership.leave(hall_of(request), player_of(request), club)
        return {}

    @put("/{club:str}/members/{player:str}")
    async def appoint(self, request: Request[Any, Any, Any], club: str, player: str, data: Appointment) -> ClubPage:
        """Let somebody in, make them something, put them out, or hand the club over."""
        await membership.appoint(hall_of(request), player_of(request), club, player, data)
        return await _page(request, club)

    @put("/{club:str}/presets")
    async def keep_presets(self, request: Request[Any, Any, Any], club: str, data: list[ClubPreset]) -> ClubPage:
        """Keep these kinds of table."""
        await service.keep_presets(hall_of(request), player_of(request), club, data)
        return await _page(request, club)

    @post("/{club:str}/invite", status_code=200)
    async def renew(self, request: Request[Any, Any, Any], club: str) -> ClubPage:
        """Another word invites from now on."""
        await service.renew(hall_of(request), player_of(request), club)
        return await _page(request, club)

    @post("/{club:str}/tables")
    async def open_table(self, request: Request[Any, Any, Any], club: str, data: NewClubTable) -> Response[Any]:
        """Open a table for the club, and sit down there."""
        table = await tables.open_for(hall_of(request), player_of(request), club, data)
        if isinstance(table, Refusal):
            return errors.answer(table)
        return Response(bodies.NewTableReply(id=table), status_code=201)

    @get("/{club:str}/board/{game:str}")
    async def board(
        self, request: Request[Any, Any, Any], club: str, game: str, kind: str = "", invite: str = ""
    ) -> ClubBoard:
        """Its members among themselves, in a game or a class of its options."""
        return await pages.board(hall_of(request), player_of(request), club, invite, game, kind)

    @post("/{club:str}/reports", status_code=201)
    async def report(self, request: Request[Any, Any, Any], club: str, data: ClubReport) -> dict[str, Any]:
        """Report what it says."""
        await moderation.report(moderation_of(request), player_of(request), club, data)
        return {}


class ClubTables(Controller):
    """Clubs from elsewhere: where one opens a table, at a table, before the moderators."""

    path = "/api"

    @get("/me/clubs")
    async def mine(self, request: Request[Any, Any, Any]) -> list[OwnClub]:
        """The clubs one belongs to, and their kinds of table."""
        return await pages.own(hall_of(request), player_of(request))

    @get("/tables/{table:str}/club")
    async def of_table(self, request: Request[Any, Any, Any], table: str) -> TableClub:
        """For which club a table was opened."""
        return await tables.club_of(hall_of(request), player_of(request), table)

    @post("/tables/{table:str}/club", status_code=200)
    async def come(self, request: Request[Any, Any, Any], table: str, data: Invitation) -> TableClub:
        """Come to a club's table by its invitation."""
        await tables.come(hall_of(request), player_of(request), table, data.invite)
        return await tables.club_of(hall_of(request), player_of(request), table)

    @post("/moderation/clubs/{club:str}", status_code=200)
    async def rule(self, request: Request[Any, Any, Any], club: str, data: ClubRuling) -> dict[str, Any]:
        """Take a club's name or text away, or close it."""
        moderator = await moderation_of(request).must_moderate(visitor_of(request))
        await moderation.rule(hall_of(request), moderator, club, data)
        return {}


async def _page(request: Request[Any, Any, Any], club: str, invite: str = "") -> ClubPage:
    return await pages.page(hall_of(request), player_of(request), club, invite)
