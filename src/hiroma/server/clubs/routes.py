"""HTTP routes of clubs. Each answers as the function it calls, whose docstring names the codes."""

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
    """Clubs and their members."""

    path = "/api/clubs"

    @get()
    async def clubs(self, request: Request[Any, Any, Any], text: str = "") -> Clubs:
        """Return the player's clubs, and others whose name contains `text`."""
        return await pages.listed(hall_of(request), player_of(request), text)

    @post()
    async def found(self, request: Request[Any, Any, Any], data: NewClub) -> ClubPage:
        """Found a club. It takes an account."""
        return await _page(request, await service.found(hall_of(request), visitor_of(request), data))

    @get("/{club:str}")
    async def club(self, request: Request[Any, Any, Any], club: str, invite: str = "") -> ClubPage:
        """Return a club's page."""
        return await _page(request, club, invite)

    @patch("/{club:str}")
    async def change(self, request: Request[Any, Any, Any], club: str, data: ClubChange) -> ClubPage:
        """Change the name, text or door of a club."""
        await service.change(hall_of(request), player_of(request), club, data)
        return await _page(request, club)

    @delete("/{club:str}", status_code=200)
    async def close(self, request: Request[Any, Any, Any], club: str) -> dict[str, Any]:
        """Close a club, as its owner."""
        await service.close(hall_of(request), player_of(request), club)
        return {}

    @post("/{club:str}/join", status_code=200)
    async def join(self, request: Request[Any, Any, Any], club: str, data: Invitation) -> ClubPage:
        """Join a club, or ask to."""
        await membership.join(hall_of(request), player_of(request), club, data.invite)
        return await _page(request, club)

    @post("/{club:str}/leave", status_code=200)
    async def leave(self, request: Request[Any, Any, Any], club: str) -> dict[str, Any]:
        """Leave a club, or withdraw the request to join."""
        await membership.leave(hall_of(request), player_of(request), club)
        return {}

    @put("/{club:str}/members/{player:str}")
    async def appoint(self, request: Request[Any, Any, Any], club: str, player: str, data: Appointment) -> ClubPage:
        """Change the role of another player, as an officer or the owner."""
        await membership.appoint(hall_of(request), player_of(request), club, player, data)
        return await _page(request, club)

    @put("/{club:str}/presets")
    async def keep_presets(self, request: Request[Any, Any, Any], club: str, data: list[ClubPreset]) -> ClubPage:
        """Replace the table presets, as an officer."""
        await service.keep_presets(hall_of(request), player_of(request), club, data)
        return await _page(request, club)

    @post("/{club:str}/invite", status_code=200)
    async def renew(self, request: Request[Any, Any, Any], club: str) -> ClubPage:
        """Replace the word of the invitation, as an officer."""
        await service.renew(hall_of(request), player_of(request), club)
        return await _page(request, club)

    @post("/{club:str}/tables")
    async def open_table(self, request: Request[Any, Any, Any], club: str, data: NewClubTable) -> Response[Any]:
        """Open a table for the club, as a member, and sit down there."""
        table = await tables.open_for(hall_of(request), player_of(request), club, data)
        if isinstance(table, Refusal):
            return errors.answer(table)
        return Response(bodies.NewTableReply(id=table), status_code=201)

    @get("/{club:str}/board/{game:str}")
    async def board(
        self, request: Request[Any, Any, Any], club: str, game: str, kind: str = "", invite: str = ""
    ) -> ClubBoard:
        """Return the club's leaderboard in a game, or in a class of its options (`kind`)."""
        return await pages.board(hall_of(request), player_of(request), club, invite, game, kind)

    @post("/{club:str}/reports", status_code=201)
    async def report(self, request: Request[Any, Any, Any], club: str, data: ClubReport) -> dict[str, Any]:
        """Report the club's name or text to the moderators."""
        await moderation.report(moderation_of(request), player_of(request), club, data)
        return {}


class ClubTables(Controller):
    """Clubs outside of their pages: when a player opens a table, at a table, and for moderators."""

    path = "/api"

    @get("/me/clubs")
    async def mine(self, request: Request[Any, Any, Any]) -> list[OwnClub]:
        """Return the clubs that the player belongs to, with their presets."""
        return await pages.own(hall_of(request), player_of(request))

    @get("/tables/{table:str}/club")
    async def of_table(self, request: Request[Any, Any, Any], table: str) -> TableClub:
        """Return the club of a table."""
        return await tables.club_of(hall_of(request), player_of(request), table)

    @post("/tables/{table:str}/club", status_code=200)
    async def come(self, request: Request[Any, Any, Any], table: str, data: Invitation) -> TableClub:
        """Accept the invitation to a club's table."""
        await tables.come(hall_of(request), player_of(request), table, data.invite)
        return await tables.club_of(hall_of(request), player_of(request), table)

    @post("/moderation/clubs/{club:str}", status_code=200)
    async def rule(self, request: Request[Any, Any, Any], club: str, data: ClubRuling) -> dict[str, Any]:
        """Clear a club's name or text, or close it, as a moderator."""
        moderator = await moderation_of(request).must_moderate(visitor_of(request))
        await moderation.rule(hall_of(request), moderator, club, data)
        return {}


async def _page(request: Request[Any, Any, Any], club: str, invite: str = "") -> ClubPage:
    return await pages.page(hall_of(request), player_of(request), club, invite)
