"""HTTP of company: friends, whereabouts, and talk outside tables."""

from litestar import Controller, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from hiroma.ids import ClubId, PlayerId
from hiroma.server.company.bodies import (
    Circle,
    Conversation,
    Dealing,
    LineToErase,
    NewLine,
    Privacy,
    ReadTo,
    TalkPage,
)
from hiroma.server.company.erasing import erase
from hiroma.server.company.friends import Friends
from hiroma.server.company.talking import Talking
from hiroma.server.core.talk import Talk
from hiroma.server.core.visitor import Visitor
from hiroma.server.fairplay.reports import must_moderate
from hiroma.server.wire.bodies import Done
from hiroma.server.wire.marks import MODERATOR
from hiroma.server.wire.views import ChatLine
from hiroma.store import Store


class Acquaintances(Controller):
    """Friends, and who may come near the visitor."""

    path = "/api"

    @get("/me/friends")
    async def circle(self, friends: NamedDependency[Friends], me: NamedDependency[PlayerId]) -> Circle:
        """Return the player's friends with where they are, and those who wait for an answer."""
        return await friends.circle(me)

    @put("/me/friends/{player:str}")
    async def ask(
        self, friends: NamedDependency[Friends], me: NamedDependency[PlayerId], player: FromPath[PlayerId]
    ) -> Circle:
        """Ask somebody to be a friend, or agree with what they asked. `Refused` as `Friends.ask`."""
        await friends.ask(me, player)
        return await friends.circle(me)

    @delete("/me/friends/{player:str}", status_code=200)
    async def part(
        self, friends: NamedDependency[Friends], me: NamedDependency[PlayerId], player: FromPath[PlayerId]
    ) -> Circle:
        """End a friendship, take an asking back, or say no to one. The other hears nothing of it."""
        await friends.part(me, player)
        return await friends.circle(me)

    @put("/me/privacy")
    async def set_privacy(
        self, friends: NamedDependency[Friends], me: NamedDependency[PlayerId], data: JSONBody[Privacy]
    ) -> Circle:
        """Set who may see where the player is, and who may write to them."""
        await friends.set_privacy(me, data)
        return await friends.circle(me)

    @get("/people/{player:str}/dealing")
    async def dealing(
        self, friends: NamedDependency[Friends], me: NamedDependency[PlayerId], player: FromPath[PlayerId]
    ) -> Dealing:
        """Return where somebody is, as far as the player may see it, and how the two stand to each other.

        `Refused`: 'no-such-person', 'yourself'.
        """
        return await friends.dealing(me, player)


class Talks(Controller):
    """Talk outside tables."""

    path = "/api"

    @get("/talk/lobby")
    async def lobby(self, talking: NamedDependency[Talking], me: NamedDependency[PlayerId]) -> TalkPage:
        """Return the newest lines of the lobby, 50 at most."""
        return await talking.lobby(me)

    @post("/talk/lobby")
    async def say_in_lobby(
        self, talking: NamedDependency[Talking], me: NamedDependency[PlayerId], data: JSONBody[NewLine]
    ) -> ChatLine:
        """Say something in the lobby. `Refused` as `Talking.say_in_lobby`."""
        return await talking.say_in_lobby(me, data.text)

    @get("/talk/clubs/{club:str}")
    async def club(
        self, talking: NamedDependency[Talking], me: NamedDependency[PlayerId], club: FromPath[ClubId]
    ) -> TalkPage:
        """Return the newest lines of a club, 50 at most. `Refused`: 'no-such-club' for who does not belong to it."""
        return await talking.club(me, club)

    @post("/talk/clubs/{club:str}")
    async def say_in_club(
        self,
        talking: NamedDependency[Talking],
        me: NamedDependency[PlayerId],
        club: FromPath[ClubId],
        data: JSONBody[NewLine],
    ) -> ChatLine:
        """Say something to the members of a club. `Refused` as `Talking.say_in_club`."""
        return await talking.say_in_club(me, club, data.text)

    @get("/me/conversations")
    async def conversations(
        self, talking: NamedDependency[Talking], me: NamedDependency[PlayerId]
    ) -> list[Conversation]:
        """Return the player's conversations, the one with the newest line first, 200 at most."""
        return await talking.conversations(me)

    @get("/me/conversations/{player:str}")
    async def conversation(
        self, talking: NamedDependency[Talking], me: NamedDependency[PlayerId], player: FromPath[PlayerId]
    ) -> TalkPage:
        """Return the newest lines of a conversation, 50 at most. `Refused`: 'no-such-person', 'yourself'."""
        return await talking.conversation(me, player)

    @post("/me/conversations/{player:str}")
    async def write(
        self,
        talking: NamedDependency[Talking],
        me: NamedDependency[PlayerId],
        player: FromPath[PlayerId],
        data: JSONBody[NewLine],
    ) -> ChatLine:
        """Say something to somebody. `Refused` as `Talking.write`."""
        return await talking.write(me, player, data.text)

    @post("/me/conversations/{player:str}/read", status_code=200)
    async def read(
        self,
        talking: NamedDependency[Talking],
        me: NamedDependency[PlayerId],
        player: FromPath[PlayerId],
        data: JSONBody[ReadTo],
    ) -> Done:
        """Keep that the player has read a conversation up to a line."""
        await talking.read(me, player, data.n)
        return Done()


class Erasing(Controller):
    """The moderators' rubber."""

    path = "/api/moderation/lines"
    security = MODERATOR

    @post(status_code=200)
    async def erase(
        self,
        store: NamedDependency[Store],
        talk_service: NamedDependency[Talk],
        visitor: NamedDependency[Visitor],
        data: JSONBody[LineToErase],
    ) -> Done:
        """Take the words of a line away, at a table or elsewhere. `Refused` as `must_moderate` and `erase`."""
        await erase(store, talk_service, await must_moderate(store, visitor), data)
        return Done()
