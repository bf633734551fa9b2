"""Facts: the news in a letter, looked up when it is sent. Nothing that its player may not see gets into one."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple, Self

from hiroma.ids import ClubId, PlayerId, TableId, TournamentId
from hiroma.server.core.people import People
from hiroma.server.notifications.turn_notifier import TurnNotifier
from hiroma.store import Store
from hiroma.store.clubs import ASKING, BELONG, OFFICER, OWNER, ClubRepository
from hiroma.store.comments import CommentRepository
from hiroma.store.conversations import ConversationRepository
from hiroma.store.friends import FriendRepository
from hiroma.store.relations import IGNORED, RelationRepository
from hiroma.store.tidings import (
    ANNOUNCED,
    ASK,
    BEGUN,
    CALLED_OFF,
    CLUB_ASK,
    CLUB_IN,
    COMMENT,
    ENDED,
    LETTER,
    OVER,
    Tiding,
)
from hiroma.store.tournaments import TournamentRepository
from hiroma.table.table import Table


class Fact(NamedTuple):
    """A piece of news as it stands now."""

    what: str
    args: dict[str, str]
    """Names for its text; 'game' is the id of a game."""
    path: str
    """The page of the hall where it is seen."""


class Rows(NamedTuple):
    """The repositories in which news are looked up."""

    friends: FriendRepository
    conversations: ConversationRepository
    relations: RelationRepository
    clubs: ClubRepository
    comments: CommentRepository
    tournaments: TournamentRepository

    @classmethod
    def of(cls, store: Store) -> Self:
        """Return those of a store."""
        return cls(
            friends=store.friends,
            conversations=store.conversations,
            relations=store.relations,
            clubs=store.clubs,
            comments=store.comments,
            tournaments=store.tournaments,
        )


Look = Callable[[TableId], Awaitable[Table | None]]


class Facts:
    """Looks up whether news still hold."""

    def __init__(self, rows: Rows, people: People, look: Look, notifier: TurnNotifier) -> None:
        self._rows = rows
        self._people = people
        self._look = look
        self._notifier = notifier

    async def of(self, one: Tiding) -> Fact | None:
        """Return a piece of news as it stands now; None when it no longer holds, or its player has seen it."""
        match one.what:
            case "turn" | "seat":
                return await self._turn(one)
            case "ask":
                return await self._ask(one)
            case "letter":
                return await self._letter(one)
            case "club-ask" | "club-in":
                return await self._club(one)
            case "ended" | "comment":
                return await self._game(one)
            case _:
                return await self._tournament(one)

    async def _turn(self, one: Tiding) -> Fact | None:
        found = await self._notifier.needed(one.player, TableId(one.about))
        if found is None or found[1] != one.what:
            return None
        return Fact(one.what, {"game": found[0].game}, f"/t/{one.about}")

    async def _name(self, player: PlayerId) -> str:
        return (await self._people.known({player}))[player]

    async def _ask(self, one: Tiding) -> Fact | None:
        other = PlayerId(one.about)
        if other not in await self._rows.friends.askings(one.player):
            return None
        return Fact(ASK, {"name": await self._name(other)}, "/friends")

    async def _letter(self, one: Tiding) -> Fact | None:
        other = PlayerId(one.about)
        row = await self._rows.conversations.one(one.player, other)
        ignored = (await self._rows.relations.shuns(one.player))[IGNORED]
        if row is None or row.seen >= row.newest or other in ignored:
            return None
        return Fact(LETTER, {"name": await self._name(other)}, f"/friends/{other}")

    async def _club(self, one: Tiding) -> Fact | None:
        club_id = ClubId(one.about)
        found = await self._rows.clubs.club_and_role(club_id, one.player)
        if found is None or found[1] not in BELONG:
            return None
        if one.what == CLUB_ASK:
            asking = any(member.role == ASKING for member in await self._rows.clubs.roll(club_id))
            if found[1] not in (OFFICER, OWNER) or not asking:
                return None
        return Fact(CLUB_ASK if one.what == CLUB_ASK else CLUB_IN, {"club": found[0].name}, f"/clubs/{club_id}")

    async def _game(self, one: Tiding) -> Fact | None:
        table_id, _, no = one.about.partition("/")
        table = await self._look(TableId(table_id))
        if table is None or not no.isdecimal() or int(no) not in table.finished:
            return None
        what = COMMENT if one.what == COMMENT else ENDED
        if what == COMMENT:
            said = await self._rows.comments.of_game(table.id, int(no), one.player)
            # Their own, and those that were there before, say nothing of one that was erased meanwhile.
            if not any(row.player != one.player and row.at >= one.at for row in said):
                return None
        return Fact(what, {"game": table.game}, f"/t/{table.id}/replay/{no}")

    async def _tournament(self, one: Tiding) -> Fact | None:
        row = await self._rows.tournaments.one(TournamentId(one.about))
        if row is None or one.what not in (ANNOUNCED, BEGUN, CALLED_OFF, OVER):
            return None
        if row.club and await self._rows.clubs.role(row.club, one.player) not in BELONG:
            return None
        stands = {ANNOUNCED: "open", BEGUN: "running", CALLED_OFF: "called-off", OVER: "over"}
        if row.status != stands[one.what]:
            return None
        return Fact(one.what, {"name": row.name}, f"/tournaments/{row.id}")
