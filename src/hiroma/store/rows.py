"""Rows: the values that go into the store and come out of it."""

import enum

import msgspec

from hiroma.ids import OwnCommandId, PlayerId, TableId


class StoreError(Exception):
    """The database has failed. It has acknowledged nothing, and the caller may try again."""


class Row(msgspec.Struct, frozen=True):
    """An entry of a table's log."""

    table: TableId
    rev: int
    """Counts from 1."""
    at: float
    """Unix seconds."""
    body: bytes
    sealed: bytes | None = None
    command: OwnCommandId | None = None
    """The command that made it, with the player who gave it; a table takes it once."""


NOT_OVER = ("open", "playing")
"""The statuses of a table where people may play."""


class Summary(msgspec.Struct, frozen=True):
    """The row of a table for the lobby and the scheduler of deadlines. Times are unix seconds."""

    table: TableId
    game: str
    status: str
    listed: bool
    head: int
    """The rev of the table at that time."""
    deadline: float | None
    changed: float
    card: bytes
    """JSON."""
    players: tuple[PlayerId, ...]
    """In the order of their chairs."""

    @property
    def over_at(self) -> float | None:
        """Return the time when the table was over or closed; None while people may play there."""
        return None if self.status in NOT_OVER else self.changed


class ChatRow(msgspec.Struct, frozen=True):
    """A chat line."""

    table: TableId
    n: int
    """Counts from 1 in its table."""
    at: float
    """Unix seconds."""
    player: PlayerId
    chair: int | None
    """None for a watcher."""
    text: str


class PlayerRow(msgspec.Struct, frozen=True):
    """A person; names are kept here and nowhere else. Times are unix seconds."""

    id: PlayerId
    name: str
    locale: str
    created: float
    seen: float
    key: str | None = None
    """The same for names that look alike; None for a name that its player did not choose."""
    face: str = ""
    """'' for the face drawn from the id."""


class Outcome(enum.Enum):
    """The result of an append."""

    STORED = "stored"
    STALE = "stale"
    """Another entry has this rev."""
    REPEATED = "repeated"
    """The table took a command with this id before."""
    FENCED = "fenced"
    """The lease under which it was appended is gone: nothing is stored."""


class Appended(msgspec.Struct, frozen=True):
    """The answer to an append."""

    outcome: Outcome
    rev: int
    """The rev of the row stored, or refused as stale or fenced; of a repeated command, that of its first row."""

    @property
    def ok(self) -> bool:
        """Return True when the row itself is stored."""
        return self.outcome is Outcome.STORED
