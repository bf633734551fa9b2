"""Fan-out: what a process tells all others, and what it does when they tell it something."""

import asyncio
from collections.abc import Callable

import msgspec
import structlog

from hiroma.ids import PlayerId, TableId
from hiroma.server.bus import Bus
from hiroma.server.cluster import messages
from hiroma.server.cluster.messages import Conduct, HangUp, Lobby, Named, People, Said, Taken, Tell, Word, Words
from hiroma.server.core.presence import Presence
from hiroma.server.core.sockets import Sockets

log = structlog.get_logger()

MOST = 100
"""Words of one message at most."""


class Effects:
    """The effects here of words from other processes. Wiring fills them in."""

    lobby: Callable[[], None]
    named: Callable[[PlayerId, str, str], None]
    conduct: Callable[[PlayerId], object]
    taken: Callable[[str, list[tuple[str, str, int]], dict[str, int]], None]
    ended: Callable[[HangUp], object]
    said: Callable[[Said], object]


class Fanout:
    """Gathers the words of one pass of the loop into one message. `several`: there may be other processes."""

    def __init__(self, bus: Bus, process: str, several: bool, sockets: Sockets, presence: Presence) -> None:
        self.effects = Effects()
        self._bus = bus
        self._process = process
        self._several = several
        self._sockets = sockets
        self._presence = presence
        self._people: dict[PlayerId, bool] = {}
        self._lobby = False
        self._words: list[Word] = []
        self._soon = False

    # -- out ---------------------------------------------------------------------------------------

    def tell(self, word: Word) -> None:
        """Tell all other processes something."""
        if self._several:
            self._words.append(word)
            self._send_soon()

    def moved(self, player: PlayerId, connected: bool) -> None:
        """Tell that a player has connected to this process, or has left it."""
        if self._several:
            self._people[player] = connected
            self._send_soon()

    def lobby(self) -> None:
        """Tell that the list of tables has changed."""
        if self._several:
            self._lobby = True
            self._send_soon()

    def named(self, player: PlayerId, name: str, face: str) -> None:
        """Tell a player's new name or face."""
        self.tell(Named(player, name, face))

    def taken(self, tries: list[tuple[str, str, int]], sockets: dict[str, int]) -> None:
        """Tell tries that are taken here, and sockets that are open, as `Taken` has them."""
        self.tell(Taken(tries, sockets))

    def beside(self, player: PlayerId, table_id: TableId, watches: bool, make: Callable[[], bytes]) -> None:
        """Push a frame to a player's sockets that do not watch a table, wherever they are.

        Where some socket of theirs `watches`, only those of this process are looked through: they know.
        """
        frame: bytes | None = None
        for connection in self._sockets.by_player.get(player, ()):
            if table_id not in connection.watching:
                frame = frame or make()
                connection.push(frame)
        if self._several and not watches and self._presence.is_elsewhere(player):
            self.tell(Tell(player, frame or make(), table_id))

    def _send_soon(self) -> None:
        if not self._soon:
            self._soon = True
            asyncio.get_running_loop().call_soon(self._send)

    def _send(self) -> None:
        self._soon = False
        words, self._words = self._words, []
        people, self._people = self._people, {}
        if people:
            words.append(People(self._presence.n, people))
        if self._lobby:
            self._lobby = False
            words.append(Lobby())
        for start in range(0, len(words), MOST):
            self._bus.tell(messages.encode(Words(self._process, words[start : start + MOST])))

    # -- in ----------------------------------------------------------------------------------------

    def heard(self, message: bytes) -> None:
        """Take what another process tells."""
        try:
            said = messages.words_from(message)
        except msgspec.DecodeError:
            log.warning("not words of this version")
            return
        if said.sender == self._process:
            return
        for word in said.words:
            self._one(said.sender, word)

    def _one(self, sender: str, word: Word) -> None:
        effects = self.effects
        if isinstance(word, People):
            self._presence.hear(sender, word.n, word.people)
        elif isinstance(word, Lobby):
            effects.lobby()
        elif isinstance(word, Named):
            effects.named(word.player, word.name, word.face)
        elif isinstance(word, Conduct):
            effects.conduct(word.player)
        elif isinstance(word, Taken):
            effects.taken(sender, word.tries, word.sockets)
        elif isinstance(word, Said):
            effects.said(word)
        elif isinstance(word, HangUp):
            effects.ended(word)
        else:
            for connection in self._sockets.of(word.player):
                if word.beside is None or word.beside not in connection.watching:
                    connection.push(word.frame)
