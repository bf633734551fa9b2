"""Who counts as present in the hall: who is connected to any of its processes, or was there a moment ago."""

import time
from collections.abc import Callable, Collection, Mapping

import msgspec

from hiroma.ids import PlayerId
from hiroma.store.uptime import SILENT

LATE = 12.0
"""Seconds without a word of a process after which its people may be cut off."""
TOLD = 4
"""What somebody does without a socket is told to the other processes so many times in a grace, at most."""


class Attendance(msgspec.Struct, frozen=True, array_like=True):
    """Of a process, after so many changes: who is connected, and how many seconds ago those were who are no longer."""

    n: int
    connected: tuple[PlayerId, ...]
    left: dict[PlayerId, float]


class Other:
    """Another process: who is connected to it after `n` changes, and when it was `heard` of (steady seconds)."""

    __slots__ = ("heard", "n", "people")

    def __init__(self) -> None:
        self.n = 0
        self.people: set[PlayerId] = set()
        self.heard = float("-inf")


class Presence:
    """As one process knows it. Processes tell each other of every change; what was not heard is read from their signs
    of life. Of a process that has died its people count as present until the `grace` (seconds) after its last sign.

    `changed` is called with the people who connected, left, or count as present no longer; `tell` with a person of this
    process and whether they are connected now.
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
        """To whichever process."""
        return player in self._here or any(player in other.people for other in self._others.values())

    def is_elsewhere(self, player: PlayerId) -> bool:
        """Return True when a player is connected to another process."""
        return any(player in other.people for other in self._others.values())

    def counts(self, player: PlayerId) -> bool:
        """Connected, or there less than the grace ago."""
        return self.is_connected(player) or self._steady() - self._seen.get(player, float("-inf")) < self.grace

    def is_cut_off(self, player: PlayerId) -> bool:
        """Whether somebody may be there and cannot do anything: their process has not been heard of for a while, but
        less long than the grace, and they are at no other one.
        """
        if player in self._here:
            return False
        now = self._steady()
        theirs = [other.heard for other in self._others.values() if player in other.people]
        heard = max(theirs, default=self._lost.get(player, float("-inf")))
        return LATE < now - heard < self.grace

    def connected(self) -> set[PlayerId]:
        """Everybody who is connected to the hall."""
        return self._here.union(*(other.people for other in self._others.values()))

    def counting(self) -> set[PlayerId]:
        """Everybody who is connected or was less than the grace ago."""
        return self.connected().union(player for player in self._seen if self.counts(player))

    # -- at this process

    def arrive(self, player: PlayerId) -> None:
        """Somebody has their first socket here."""
        self._here.add(player)
        self._say(player, True)

    def depart(self, player: PlayerId) -> None:
        """Somebody's last socket here has closed."""
        self._here.discard(player)
        self._saw(player)
        self._say(player, False)

    def acted(self, player: PlayerId) -> None:
        """Somebody did something without a socket."""
        if player in self._here:
            return
        known, now = self.counts(player), self._steady()
        self._saw(player)
        if not known or now - self._told.get(player, float("-inf")) > self.grace / TOLD:
            self._told[player] = now
            self._say(player, False)

    def attendance(self) -> str:
        """What the other processes read of this one."""
        now = self._steady()
        left = {player: now - seen for player, seen in self._seen.items() if not self.is_connected(player)}
        return msgspec.json.encode(Attendance(self.n, tuple(self._here), left)).decode()

    # -- at others

    def hear(self, process: str, n: int, people: Mapping[PlayerId, bool]) -> None:
        """Another process tells who connected to it or left, which makes `n` changes."""
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
        """The sign of life that a process gave `at` that time, so many seconds ago."""
        if self._read.get(process) == at:
            return
        self._read[process] = at
        try:
            told = msgspec.json.decode(said, type=Attendance)
        except msgspec.DecodeError:
            return  # of a build from before
        other = self._others.setdefault(process, Other())
        other.heard = max(other.heard, self._steady() - ago)
        if told.n < other.n:
            return  # it has told more since
        people = set(told.connected)
        changed = people ^ other.people
        other.n, other.people = told.n, people
        for player, before in told.left.items():
            self._saw(player, ago + before)
        if changed:
            self._changed(changed)

    def look(self) -> None:
        """Notice whose process is silent, and whose grace has ended."""
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
