"""What goes into the store and what comes out of it."""

import enum

import msgspec

from hiroma.ids import OwnCommandId, PlayerId, TableId


class StoreError(Exception):
    """The database could not do it; nothing of it was acknowledged, and it may be tried again."""


class Row(msgspec.Struct, frozen=True):
    """One entry of a table's log: `rev` counts from 1, `at` is in seconds since 1970.

    `command` names the command and who gave it; a table takes it once.
    """

    table: TableId
    rev: int
    at: float
    body: bytes
    sealed: bytes | None = None
    command: OwnCommandId | None = None


NOT_OVER = ("open", "playing")
"""The statuses of a table where people may play."""


class Summary(msgspec.Struct, frozen=True):
    """What the lobby and the clock know of a table: `head` is its rev then, times are seconds since 1970.

    `card` is JSON; `players` are player ids in the order of their chairs.
    """

    table: TableId
    game: str
    status: str
    listed: bool
    head: int
    deadline: float | None
    changed: float
    card: bytes
    players: tuple[PlayerId, ...]

    @property
    def over_at(self) -> float | None:
        """When the table was over or closed; None while people may play there."""
        return None if self.status in NOT_OVER else self.changed


class ChatRow(msgspec.Struct, frozen=True):
    """A chat line: `n` counts from 1 in its table; `chair` is None for a watcher."""

    table: TableId
    n: int
    at: float
    player: PlayerId
    chair: int | None
    text: str


class PlayerRow(msgspec.Struct, frozen=True):
    """A person: the only place where a name is kept; times are seconds since 1970.

    `key` is the same for names that look alike; None for a name that was not chosen.
    """

    id: PlayerId
    name: str
    locale: str
    created: float
    seen: float
    key: str | None = None
    face: str = ""


class Outcome(enum.Enum):
    """What became of an append."""

    STORED = "stored"
    STALE = "stale"
    """Another entry has this rev."""
    REPEATED = "repeated"
    """The table took a command with this id before."""
    FENCED = "fenced"
    """The lease under which it was appended is gone: nothing is stored."""


class Appended(msgspec.Struct, frozen=True):
    """The answer to an append.

    `rev` is that of the stored row, of the row that was refused as stale or fenced, or of the first one under that
    command id.
    """

    outcome: Outcome
    rev: int

    @property
    def ok(self) -> bool:
        """Whether the row itself is stored."""
        return self.outcome is Outcome.STORED
