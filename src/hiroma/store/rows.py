"""What goes into the store and what comes out of it."""

import enum

import msgspec


class StoreError(Exception):
    """The database could not do it; nothing of it was acknowledged, and it may be tried again."""


class Row(msgspec.Struct, frozen=True):
    """One entry of a table's log: `rev` counts from 1, `at` is in seconds since 1970.

    `command` names the command and who gave it; a table takes it once.
    """

    table: str
    rev: int
    at: float
    body: bytes
    sealed: bytes | None = None
    command: str | None = None


class Summary(msgspec.Struct, frozen=True):
    """What the lobby and the clock know of a table: `head` is its rev then, times are seconds since 1970.

    `card` is JSON; `players` are player ids in the order of their chairs.
    """

    table: str
    game: str
    status: str
    listed: bool
    head: int
    deadline: float | None
    changed: float
    card: bytes
    players: tuple[str, ...]


class ChatRow(msgspec.Struct, frozen=True):
    """A chat line: `n` counts from 1 in its table; `chair` is None for a watcher."""

    table: str
    n: int
    at: float
    player: str
    chair: int | None
    text: str


class PlayerRow(msgspec.Struct, frozen=True):
    """A person: the only place where a name is kept; times are seconds since 1970.

    `key` is the same for names that look alike; None for a name that was not chosen.
    """

    id: str
    name: str
    locale: str
    created: float
    seen: float
    key: str | None = None


class Outcome(enum.Enum):
    """What became of an append."""

    STORED = "stored"
    STALE = "stale"
    """Another entry has this rev."""
    REPEATED = "repeated"
    """The table took a command with this id before."""


class Appended(msgspec.Struct, frozen=True):
    """The answer to an append.

    `rev` is that of the stored row, of the row that was refused as stale, or of the first one under that command id.
    """

    outcome: Outcome
    rev: int

    @property
    def ok(self) -> bool:
        """Whether the row itself is stored."""
        return self.outcome is Outcome.STORED
