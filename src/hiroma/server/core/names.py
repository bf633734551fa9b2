"""The present names and faces of players, by id, kept at hand so that showing a table asks no store."""

from collections.abc import Collection, Iterator, Mapping

from hiroma.ids import PlayerId
from hiroma.server.core import naming
from hiroma.server.wire.faces import drawn
from hiroma.store.people import PeopleRepository

MOST = 20_000
"""Names that are kept at hand."""


class Names(Mapping[PlayerId, str]):
    """Player id → name, for the players that `know` was asked for. Others are missing."""

    def __init__(self, people: PeopleRepository) -> None:
        self._people = people
        self._names: dict[PlayerId, str] = {}
        self.faces: dict[PlayerId, str] = {}
        """Player id → the code of their face, for the same players."""

    def __getitem__(self, player: PlayerId) -> str:
        return self._names[player]

    def __iter__(self) -> Iterator[PlayerId]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    def __contains__(self, player: object) -> bool:
        return player in self._names

    async def know(self, players: Collection[PlayerId]) -> None:
        """Load the names of these players where they are missing. Unknown players get a guest's name; '' is skipped."""
        new = {player for player in players if player and player not in self._names}
        found = await self._people.looks(new) if new else {}
        for player in players:
            if player:
                # To the end: the first is the one that nobody has asked for for longest.
                name = self._names.pop(player, None)
                called, face = found.get(player, ("", ""))
                self._names[player] = name or called or naming.guest(player)
                if name is None:
                    self.faces[player] = face or drawn(player)

    def keep(self, player: PlayerId, name: str, face: str = "") -> bool:
        """Keep the new name of a player, or the face. Return False when both are known already."""
        face = face or self.faces.get(player) or drawn(player)
        if (self._names.get(player), self.faces.get(player)) == (name, face):
            return False
        self._names[player] = name
        self.faces[player] = face
        return True

    def prune(self, needed: Collection[PlayerId]) -> None:
        """When there are more than `MOST`: drop a quarter, the least recently asked for, but none of the `needed`."""
        if len(self._names) > MOST:
            for player in list(self._names)[: MOST // 4]:
                if player not in needed:
                    del self._names[player]
                    self.faces.pop(player, None)
