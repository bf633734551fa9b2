"""Presence: the players who are connected to any process of the hall, or were there a moment ago."""

import time
from collections.abc import Callable, Collection, Mapping

import msgspec

from hiroma.ids import PlayerId
from hiroma.store.uptime import SILENT

LATE = 12.0
"""Seconds without a word of a process after which its people may be cut off."""
TOLD = 4
"""Most messages in a grace to the other processes about one player who acts without a socket."""


class Attendance(msgspec.Struct, frozen=True, array_like=True):
    """The people of a process, as it writes them into its sign of life."""

    n: int
    """Number of changes so far."""
    connected: tuple[PlayerId, ...]
    left: dict[PlayerId, float]
    """Players who are not connected any more, with the seconds since they were seen last."""


class Other:
    """Another process: its people after `n` changes, and the time when it was last `heard` of (steady seconds)."""

    __slots__ = ("heard", "n", "people")

    def __init__(self) -> None:
        self.n = 0
        self.people: set[PlayerId] = set()
        self.heard = float("-inf")


class Presence:
    """Presence as one process knows it.

    Processes tell each other of every change; one that missed a change reads it from the next sign of life. The people
    of a process that has died count as present until `grace` seconds after its last sign.

    `changed` is called with the people who connected, left, or no longer count as present; `tell` with a person of this
    process, and True when they are connected now.
    """

    def __init__(
        self,
        grace: float,
        changed: Callable[[Collection[PlayerId]], None],
        tell: Callable[[PlayerId, bool], None],
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self.grace = grace
        self.n = 0
        self._changed = changed
        self._tell = tell
        self._steady = steady
        self._here: set[PlayerId] = set()
        self._others: dict[str, Other] = {}
        self._read: dict[str, float] = {}
        self._seen: dict[PlayerId, float] = {}
        self._told: dict[PlayerId, float] = {}
        self._lost: dict[PlayerId, float] = {}

    # -- who is there

    def is_connected(self, player: PlayerId) -> bool:
        """Return True when a player is connected to any process."""
        return player in self._here or any(player in other.people for other in self._others.values())

    def is_elsewhere(self, player: PlayerId) -> bool:
        """Return True when a player is connected to another process."""
        return any(player in other.people for other in self._others.values())

    def counts(self, player: PlayerId) -> bool:
        """Return True when a player is connected, or was there less than the grace ago."""
        return self.is_connected(player) or self._steady() - self._seen.get(player, float("-inf")) < self.grace

    def is_cut_off(self, player: PlayerId) -> bool:
        """Return True when a player may be there but cannot act: no process of theirs was heard of for a while.

        That is for longer than `LATE`, and less than the grace.
        """
        if player in self._here:
            return False
        now = self._steady()
        theirs = [other.heard for other in self._others.values() if player in other.people]
        heard = max(theirs, default=self._lost.get(player, float("-inf")))
        return LATE < now - heard < self.grace

    def connected(self) -> set[PlayerId]:
        """Return everybody who is connected to the hall."""
        return self._here.union(*(other.people for other in self._others.values()))

    def counting(self) -> set[PlayerId]:
        """Return everybody who is connected, or was there less than the grace ago."""
        return self.connected().union(player for player in self._seen if self.counts(player))

    # -- at this process

    def arrive(self, player: PlayerId) -> None:
        """Note that a player has opened their first socket here."""
        self._here.add(player)
        self._say(player, True)

    def depart(self, player: PlayerId) -> None:
        """Note that a player's last socket here has closed."""
        self._here.discard(player)
        self._saw(player)
        self._say(player, False)

    def acted(self, player: PlayerId) -> None:
        """Note that a player did something without a socket."""
        if player in self._here:
            return
        known, now = self.counts(player), self._steady()
        self._saw(player)
        if not known or now - self._told.get(player, float("-inf")) > self.grace / TOLD:
            self._told[player] = now
            self._say(player, False)

    def attendance(self) -> str:
        """Return the people of this process, as the others read them: an `Attendance` as JSON."""
        now = self._steady()
        left = {player: now - seen for player, seen in self._seen.items() if not self.is_connected(player)}
        return msgspec.json.encode(Attendance(self.n, tuple(self._here), left)).decode()

    # -- at others

    def hear(self, process: str, n: int, people: Mapping[PlayerId, bool]) -> None:
        """Take the word of another process that people connected (True) or left, which makes `n` changes there."""
        other = self._others.setdefault(process, Other())
        other.heard = self._steady()
        if n <= other.n:
            return
        other.n = n
        for player, connected in people.items():
            self._saw(player)
            (other.people.add if connected else other.people.discard)(player)
        self._changed(people)

    def read(self, process: str, at: float, ago: float, said: str) -> None:
        """Take the people of a process from its sign of life: it `said` them at `at`, `ago` seconds before now."""
        if self._read.get(process) == at:
            return
        self._read[process] = at
        try:
            told = msgspec.json.decode(said, type=Attendance)
        except msgspec.DecodeError:
            return  # from an older build
        other = self._others.setdefault(process, Other())
        other.heard = max(other.heard, self._steady() - ago)
        if told.n < other.n:
            return  # it has told of later changes
        people = set(told.connected)
        changed = people ^ other.people
        other.n, other.people = told.n, people
        for player, before in told.left.items():
            self._saw(player, ago + before)
        if changed:
            self._changed(changed)

    def look(self) -> None:
        """Notice processes that are silent, and people whose grace has ended."""
        now = self._steady()
        for name, other in list(self._others.items()):
            if now - other.heard > SILENT:
                del self._others[name]
                for player in other.people:
                    self._saw(player, now - other.heard)
                    self._lost[player] = other.heard
                self._changed(other.people)
        ended = [player for player, seen in self._seen.items() if now - seen >= self.grace]
        for player in ended:
            del self._seen[player]
            self._told.pop(player, None)
            self._lost.pop(player, None)
        if gone := [player for player in ended if not self.is_connected(player)]:
            self._changed(gone)

    def _saw(self, player: PlayerId, ago: float = 0.0) -> None:
        self._seen[player] = max(self._seen.get(player, float("-inf")), self._steady() - ago)

    def _say(self, player: PlayerId, connected: bool) -> None:
        self.n += 1
        self._changed((player,))
        self._tell(player, connected)
