"""Company: builds its services from what they use."""

from hiroma.server.company.friends import Friends
from hiroma.server.company.rows import Rows
from hiroma.server.company.talking import Door, Talking
from hiroma.server.company.whereabouts import Whereabouts
from hiroma.server.core.people import People
from hiroma.server.core.presence import Presence
from hiroma.server.core.sockets import Sockets
from hiroma.server.core.talk import Talk
from hiroma.server.limits.sharing import Shared
from hiroma.server.lobby.listing import Listing


class Company:
    """The services of a process."""

    def __init__(
        self,
        rows: Rows,
        people: People,
        presence: Presence,
        listing: Listing,
        sockets: Sockets,
        talk: Talk,
        lobby_talk: Door,
    ) -> None:
        self.talk = talk
        self.whereabouts = Whereabouts(rows, people, presence, listing)
        self.friends = Friends(rows, self.whereabouts, sockets)
        self.talking = Talking(rows, people, talk, self.friends, self.whereabouts, lobby_talk)

    def shared(self) -> dict[str, Shared]:
        """Return the limits that hold for all processes together, by name."""
        return {
            "talk of a network": self.talk.by_network,
            "askings of a person": self.friends.asking,
            "askings of a network": self.friends.by_network,
            "strangers of a person": self.talking.strangers,
        }
