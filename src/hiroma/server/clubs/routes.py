"""HTTP routes of clubs. Each answers as the function it calls, whose docstring names the codes."""

from litestar import Controller, delete, get, patch, post, put
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody

from hiroma.ids import ClubId, PlayerId, TableId
from hiroma.server.clubs import membership, moderation, pages, service
from hiroma.server.clubs.authorization import Access, renew_invite, seen
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
    NewInvitation,
    OwnClub,
    TableClub,
)
from hiroma.server.clubs.tables import club_of, come, open_for
from hiroma.server.core.names import Names
from hiroma.server.core.presence import Presence
from hiroma.server.core.signal import LobbyChanged
from hiroma.server.core.sockets import Sockets
from hiroma.server.core.tables import Tables
from hiroma.server.core.visitor import Visitor
from hiroma.server.fairplay.reports import Reports, must_moderate
from hiroma.server.lobby.listing import Listing
from hiroma.server.wire import bodies
from hiroma.server.wire.marks import MODERATOR
from hiroma.store import Store
from hiroma.table.refusal import Refusal, Refused


class Show:
    """Builds the page of a club for the player who asks."""

    def __init__(
        self,
        store: NamedDependency[Store],
        names: NamedDependency[Names],
        presence: NamedDependency[Presence],
        listing: NamedDependency[Listing],
        me: NamedDependency[PlayerId],
    ) -> None:
        self._parts = store, names, presence, listing
        self._me = me

    async def __call__(self, access: Access) -> ClubPage:
        """Return the page of a club to which the player has that access."""
        return await pages.page(*self._parts, self._me, access)


DEPENDENCIES = {"show": Provide(Show, sync_to_thread=False)}


class ClubHouse(Controller):
    """Clubs and their members."""

    path = "/api/clubs"
    dependencies = DEPENDENCIES

    @get()
    async def clubs(
        self,
        store: NamedDependency[Store],
        presence: NamedDependency[Presence],
        me: NamedDependency[PlayerId],
        text: FromQuery[str] = "",
    ) -> Clubs:
        """Return the player's clubs, and others that are not hidden, the largest first. `text` narrows them by name."""
        return await pages.listed(store, presence, me, text)

    @post()
    async def found(
        self,
        store: NamedDependency[Store],
        visitor: NamedDependency[Visitor],
        show: FromQuery[Show],
        data: JSONBody[NewClub],
    ) -> ClubPage:
        """Found a club. It takes an account.

        Its `door` is `open`, `asking` (whoever comes asks first) or `invited` (nobody else even finds it). `Refused` as
        `service.found`.
        """
        return await show(await service.found(store, visitor, data))

    @get("/{club:str}")
    async def club(
        self,
        store: NamedDependency[Store],
        me: NamedDependency[PlayerId],
        show: FromQuery[Show],
        club: FromPath[ClubId],
        invite: FromQuery[str] = "",
    ) -> ClubPage:
        """Return a club's page: text, members, players who are here, and the games that members have played.

        Members see its tables and presets, too; officers see requests, barred players and the word of the invitation.
        `invite` shows a hidden club. `Refused` as `seen`.
        """
        access = await seen(store, club, me, invite)
        await pages.opened(store, me, access)
        return await show(access)

    @patch("/{club:str}")
    async def change(
        self,
        store: NamedDependency[Store],
        me: NamedDependency[PlayerId],
        show: FromQuery[Show],
        club: FromPath[ClubId],
        data: JSONBody[ClubChange],
    ) -> ClubPage:
        """Change the text of a club, as an officer; its name or door, as the owner. `Refused` as `service.change`."""
        return await show(await service.change(store, me, club, data))

    @delete("/{club:str}", status_code=200)
    async def close(
        self,
        store: NamedDependency[Store],
        lobby_changed: NamedDependency[LobbyChanged],
        me: NamedDependency[PlayerId],
        club: FromPath[ClubId],
    ) -> bodies.Done:
        """Close a club, as its owner. `Refused` as `service.close`."""
        await service.close(store, lobby_changed, me, club)
        return bodies.Done()

    @post("/{club:str}/join", status_code=200)
    async def join(
        self,
        store: NamedDependency[Store],
        lobby_changed: NamedDependency[LobbyChanged],
        me: NamedDependency[PlayerId],
        show: FromQuery[Show],
        club: FromPath[ClubId],
        data: JSONBody[Invitation],
    ) -> ClubPage:
        """Join a club, or ask to. A player with the word of the invitation need not ask.

        `Refused` as `membership.join`.
        """
        return await show(await membership.join(store, lobby_changed, me, club, data.invite))

    @post("/{club:str}/leave", status_code=200)
    async def leave(
        self,
        store: NamedDependency[Store],
        sockets: NamedDependency[Sockets],
        lobby_changed: NamedDependency[LobbyChanged],
        me: NamedDependency[PlayerId],
        club: FromPath[ClubId],
    ) -> bodies.Done:
        """Leave a club, or withdraw the request to join. `Refused` as `membership.leave`."""
        await membership.leave(store, sockets, lobby_changed, me, club)
        return bodies.Done()

    @put("/{club:str}/members/{player:str}")
    async def appoint(
        self,
        store: NamedDependency[Store],
        sockets: NamedDependency[Sockets],
        lobby_changed: NamedDependency[LobbyChanged],
        me: NamedDependency[PlayerId],
        show: FromQuery[Show],
        club: FromPath[ClubId],
        player: FromPath[PlayerId],
        data: JSONBody[Appointment],
    ) -> ClubPage:
        """Change the role of another player, as an officer or the owner.

        `member` lets in a player who asks, `owner` hands the club over, `out` bars a player, `none` lifts that.
        `Refused` as `membership.appoint`.
        """
        return await show(await membership.appoint(store, sockets, lobby_changed, me, club, player, data))

    @put("/{club:str}/presets")
    async def keep_presets(
        self,
        store: NamedDependency[Store],
        me: NamedDependency[PlayerId],
        show: FromQuery[Show],
        club: FromPath[ClubId],
        data: JSONBody[list[ClubPreset]],
        was: FromQuery[str] = "",
    ) -> ClubPage:
        """Replace the table presets, as an officer, 20 at most.

        `was` is the `mark` of the page that the new list was made from; without it any list is replaced. `Refused` as
        `service.keep_presets`.
        """
        return await show(await service.keep_presets(store, me, club, data, was))

    @post("/{club:str}/invite", status_code=200)
    async def renew(
        self,
        store: NamedDependency[Store],
        me: NamedDependency[PlayerId],
        club: FromPath[ClubId],
    ) -> NewInvitation:
        """Replace the word of the invitation, as an officer. `Refused` as `renew_invite`."""
        return NewInvitation(invite=await renew_invite(store, me, club))

    @post("/{club:str}/tables")
    async def open_table(
        self,
        store: NamedDependency[Store],
        tables: NamedDependency[Tables],
        lobby_changed: NamedDependency[LobbyChanged],
        me: NamedDependency[PlayerId],
        club: FromPath[ClubId],
        data: JSONBody[NewClubTable],
    ) -> bodies.NewTableReply:
        """Open a table for the club, as a member, and sit down there.

        The body is a preset without its name, with the player's `pledge`. `Refused`: 'too-many-open',
        'too-many-opened', and as `open_for`.
        """
        table = await open_for(store, tables, lobby_changed, me, club, data)
        if isinstance(table, Refusal):
            raise Refused.of(table)
        return bodies.NewTableReply(id=table)

    @get("/{club:str}/board/{game:str}")
    async def board(
        self,
        store: NamedDependency[Store],
        names: NamedDependency[Names],
        me: NamedDependency[PlayerId],
        club: FromPath[ClubId],
        game: FromPath[str],
        kind: FromQuery[str] = "",
        invite: FromQuery[str] = "",
    ) -> ClubBoard:
        """Return the club's leaderboard in a game, or in a class of its options (`kind`, spelt as on the club's page).

        `Refused` as `pages.board`.
        """
        return await pages.board(store, names, me, club, invite, game, kind)

    @post("/{club:str}/reports", status_code=201)
    async def report(
        self,
        reports: NamedDependency[Reports],
        store: NamedDependency[Store],
        me: NamedDependency[PlayerId],
        club: FromPath[ClubId],
        data: JSONBody[ClubReport],
    ) -> bodies.Done:
        """Report the club's name or text to the moderators. `Refused` as `moderation.report`."""
        await moderation.report(reports, store, me, club, data)
        return bodies.Done()


class ClubTables(Controller):
    """Clubs outside of their pages: when a player opens a table, at a table, and for moderators."""

    path = "/api"

    @get("/me/clubs")
    async def mine(self, store: NamedDependency[Store], me: NamedDependency[PlayerId]) -> list[OwnClub]:
        """Return the clubs that the player belongs to, with their presets."""
        return await pages.own(store, me)

    @get("/tables/{table:str}/club")
    async def club(
        self,
        store: NamedDependency[Store],
        tables: NamedDependency[Tables],
        me: NamedDependency[PlayerId],
        table: FromPath[TableId],
    ) -> TableClub:
        """Return the club of a table, and if the player may sit down there; for members, the word that lets others.

        Everything else at a table of a hidden club is refused with `club-members-only` to players who are neither
        members, nor invited, nor seated. `Refused` as `club_of`.
        """
        return await club_of(store, tables, me, table)

    @post("/tables/{table:str}/club", status_code=200)
    async def come_by_invitation(
        self,
        store: NamedDependency[Store],
        tables: NamedDependency[Tables],
        me: NamedDependency[PlayerId],
        table: FromPath[TableId],
        data: JSONBody[Invitation],
    ) -> TableClub:
        """Accept the invitation to a club's table. `Refused` as `come` and `club_of`."""
        await come(store, me, table, data.invite)
        return await club_of(store, tables, me, table)

    @post("/moderation/clubs/{club:str}", status_code=200, security=MODERATOR)
    async def rule_club(
        self,
        store: NamedDependency[Store],
        sockets: NamedDependency[Sockets],
        lobby_changed: NamedDependency[LobbyChanged],
        visitor: NamedDependency[Visitor],
        club: FromPath[ClubId],
        data: JSONBody[ClubRuling],
    ) -> bodies.Done:
        """Clear a club's name or text, or close it. `Refused` as `must_moderate` and `moderation.rule`."""
        moderator = await must_moderate(store, visitor)
        await moderation.rule(store, sockets, lobby_changed, moderator, club, data)
        return bodies.Done()
