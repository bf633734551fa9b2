"""The frames of the WebSocket, of client and server. Bodies of the HTTP API are in `bodies.py`.

JSON, one frame a message, tagged in the field `type`. Frames from a client are at most 8 KiB.
A table is shown in three parts: `Meta` (the same for everybody, changes when people or options do),
`You` (a player's chairs, seats and commands), and `Game` (one audience's sight of the game in progress).
"""

from typing import Annotated, Any, Final

import msgspec

from hiroma.ids import CommandId, PlayerId, TableId
from hiroma.server.wire import views
from hiroma.server.wire.bounds import Whole
from hiroma.server.wire.standing import Conduct
from hiroma.server.wire.wanted import Wanted
from hiroma.table.command import ChairNo

VERSION = 1
MAX_FRAME = 8 * 1024
"""Largest frame a client may send, in bytes."""
LOBBY: Final = TableId("lobby")
"""The list of tables; clients follow it as they follow a table."""
MOST_WATCHED = 16
"""Tables that one connection may follow."""


class Frame(msgspec.Struct, frozen=True, tag_field="type", kw_only=True, forbid_unknown_fields=True):
    """Anything a client sends."""


class Hello(Frame, frozen=True, tag="hello"):
    """First frame of a connection. `watch` maps table ids to the last rev seen (0 = nothing yet).

    `locale` ('en', 'ja', 'de') is the language in which the hall writes to this person from now on; '' changes
    nothing.
    """

    version: Whole
    locale: Annotated[str, msgspec.Meta(max_length=35)] = ""
    watch: Annotated[dict[TableId, Whole], msgspec.Meta(max_length=MOST_WATCHED)] = {}


class Command(Frame, frozen=True, tag="command"):
    """Something a person asks of a table.

    `id` is unique per table (1..64 characters): sending it again gets the first answer. `rev` is the
    rev the player was looking at; a submitted turn is refused as 'stale' when the game went on since.
    `name` is a command name, or 'line' with args {'text': '/option unique'} for a typed line.
    """

    id: CommandId
    table: TableId
    name: str
    args: dict[str, Any] = {}
    rev: Whole | None = None


class Preview(Frame, frozen=True, tag="preview"):
    """A request for the position after these moves. Nothing is changed and no chance is drawn."""

    id: CommandId
    table: TableId
    rev: Whole
    seat: ChairNo
    moves: list[dict[str, Any]]


class Watch(Frame, frozen=True, tag="watch"):
    """Follow a table from `rev` on; table 'lobby' follows the list of those that are `wanted`."""

    table: TableId
    rev: Whole = 0
    wanted: Wanted = Wanted()


class Unwatch(Frame, frozen=True, tag="unwatch"):
    """Stop following a table."""

    table: TableId


class Ping(Frame, frozen=True, tag="ping"):
    """Answered by `Pong` with the same `at`."""

    at: float


ClientFrame = Hello | Command | Preview | Watch | Unwatch | Ping


class Presence(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="presence"):
    """The people who are connected: player ids of those with a chair, and the number of other watchers."""

    table: TableId
    online: tuple[PlayerId, ...]
    watchers: int


class Welcome(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="welcome"):
    """Answer to `Hello`. `now` is the server's clock, unix seconds; `build` names the server's build."""

    version: int
    me: views.Me
    conduct: Conduct
    now: float
    build: str


class State(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="state"):
    """A table as it stands, with the log entries after the rev the client had."""

    table: TableId
    rev: int
    meta: views.Meta
    you: views.You
    game: views.Game | None
    history: list[views.Happened]
    chat: list[views.ChatLine]
    presence: Presence


class Missed(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="missed"):
    """Events that concern the reader at a table, from the time that they were away; sent after the `State`.

    Entries of the log, oldest first, with these events and no others.
    """

    table: TableId
    happened: list[views.Happened]


class Events(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="events"):
    """A new entry: what happened and how things stand after it. `meta` and `you` only when they changed.

    `ack` is the id of the reader's own command when this entry is the answer to it: no `Ack` follows.
    """

    table: TableId
    rev: int
    happened: views.Happened
    game: views.Game | None
    meta: views.Meta | None = None
    you: views.You | None = None
    ack: CommandId | None = None


class Ack(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="ack"):
    """The command was carried out as entry `rev` (None for questions). `reply` answers questions such as /info."""

    id: CommandId
    table: TableId
    rev: int | None = None
    reply: Any | None = None


class Refused(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="refused"):
    """Nothing was changed. `id` is the command's or preview's, or '' for a frame that could not be read."""

    id: CommandId
    code: str
    clause: str | None = None
    what: dict[str, Any] = {}
    table: TableId | None = None


class Previewed(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="previewed"):
    """The position after the drafted moves: view, events, who may move then, and the seat's next moves."""

    id: CommandId
    table: TableId
    rev: int
    view: Any
    events: list[Any]
    actors: tuple[int, ...]
    moves: list[Any]


class Chat(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="chat"):
    """A new chat line, or one that has changed: `text` is empty where a moderator took the words away.

    `table` may be another place of talk, as `TalkPage` has it.
    """

    table: TableId
    line: views.ChatLine


class Lobby(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="lobby"):
    """The tables of the lobby. Sent on watch and whenever they change; a part that is None is as before."""

    tables: list[views.Card] | None
    """The listed tables that the reader wants, newest first, at most 100."""
    own: list[views.Card] | None
    """The reader's own tables and those of their clubs, whatever they want. They may be among `tables`."""
    more: int
    """Number of further tables that the reader wants."""
    here: int
    """Number of people connected to the hall."""
    overview: views.Overview | None
    """Counts of the people at listed tables."""


class Turn(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="turn"):
    """The reader's turn has begun, or (`waits` false) is over, at a table that this connection does not watch."""

    table: TableId
    game: str
    waits: bool


class Mention(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="mention"):
    """At a table where the reader sits and that this connection does not watch, a line calls them by name."""

    table: TableId
    game: str
    line: views.ChatLine


class Company(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="company"):
    """The number of people who ask to be the reader's friends, and of conversations with unread lines.

    Sent after `welcome`, and again when it changes.
    """

    asks: int
    unread: int


class Pong(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="pong"):
    """Answer to `Ping`."""

    at: float
    now: float


class Bye(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="bye"):
    """The server closes: 'restart', 'restored', 'flood', 'malformed', 'version', 'signed-out'.

    Come back after `retry_after` seconds. After 'restored' tables may stand as they stood before: forget everything
    about them.
    """

    why: str
    retry_after: float


class Closing(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="closing"):
    """The hall closes `at` that time (unix seconds) and comes back. No game begins before; those on go on after."""

    at: float


ServerFrame = (
    Welcome
    | Conduct
    | State
    | Missed
    | Events
    | Ack
    | Refused
    | Previewed
    | Presence
    | Chat
    | Lobby
    | Turn
    | Company
    | Mention
    | Pong
    | Closing
    | Bye
)
