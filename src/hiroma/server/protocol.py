"""The frames of the WebSocket: what client and server say. Bodies of the HTTP API are in `bodies.py`.

JSON, one frame a message, tagged in the field `type`. Frames from a client are at most 8 KiB.
A table is shown in three parts: `Meta` (the same for everybody, changes when people or options do),
`You` (what one player holds and may do), and `Game` (one audience's sight of the game in progress).
"""

from typing import Annotated, Any

import msgspec

from hiroma.server.bounds import Whole
from hiroma.server.clocks import Clocks, Pace
from hiroma.server.clubs.name import ClubName
from hiroma.server.fairplay.standing import Conduct
from hiroma.server.lobby.wanted import Wanted
from hiroma.table.asked import ChairNo

VERSION = 1
MAX_FRAME = 8 * 1024
"""Largest frame a client may send, in bytes."""
MOST_WATCHED = 16
"""Tables that one connection may follow."""


class Frame(msgspec.Struct, frozen=True, tag_field="type", kw_only=True, forbid_unknown_fields=True):
    """Anything a client sends."""


class Hello(Frame, frozen=True, tag="hello"):
    """First frame of a connection. `watch` maps table ids to the last rev seen (0 = nothing yet).

    `locale` ('en', 'ja', 'de') is the language in which the hall writes to this person from now on, '' leaves it as
    it was.
    """

    version: Whole
    locale: Annotated[str, msgspec.Meta(max_length=35)] = ""
    watch: Annotated[dict[str, Whole], msgspec.Meta(max_length=MOST_WATCHED)] = {}


class Command(Frame, frozen=True, tag="command"):
    """Something a person asks of a table.

    `id` is unique per table (1..64 characters): sending it again gets the first answer. `rev` is the
    rev the player was looking at; a submitted turn is refused as 'stale' when the game went on since.
    `name` is a command name, or 'line' with args {'text': '/option unique'} for a typed line.
    """

    id: str
    table: str
    name: str
    args: dict[str, Any] = {}
    rev: Whole | None = None


class Preview(Frame, frozen=True, tag="preview"):
    """What would follow from these moves; nothing is changed and no chance is drawn."""

    id: str
    table: str
    rev: Whole
    seat: ChairNo
    moves: list[dict[str, Any]]


class Watch(Frame, frozen=True, tag="watch"):
    """Follow a table from `rev` on; table 'lobby' follows the list of those that are `wanted`."""

    table: str
    rev: Whole = 0
    wanted: Wanted = Wanted()


class Unwatch(Frame, frozen=True, tag="unwatch"):
    """Follow it no longer."""

    table: str


class Ping(Frame, frozen=True, tag="ping"):
    """Answered by `Pong` with the same `at`."""

    at: float


ClientFrame = Hello | Command | Preview | Watch | Unwatch | Ping


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """The person behind a session. `id` is public and opaque; `account`: they have one, and can be rated."""

    id: str
    name: str
    locale: str
    account: bool


class Chair(msgspec.Struct, frozen=True, kw_only=True):
    """A place at the table, in seat order.

    `player` owns it (None: filled by a bot only); `bot` is the level that acts for it now, if any;
    with both set, a bot stands in for an absent owner, who takes it back with /join. `lent` is the chair of the mate
    who decides for it. `agreed` is the rev at which the owner last agreed to the table's settings. `pledge` binds their
    device to the nonce that it opens when the next game is about to begin.
    """

    player: str | None
    bot: str | None
    lent: int | None
    ready: bool
    agreed: int
    pledge: str | None


class Vote(msgspec.Struct, frozen=True, kw_only=True):
    """A question before the table: `about` 'undo', 'kick', 'pause', 'abort'; `chair` is who is concerned.

    `yes` are the chairs that agreed, `open` those still to answer; the vote fails at `deadline` (unix seconds).
    """

    about: str
    by: int
    chair: int | None
    yes: tuple[int, ...]
    open: tuple[int, ...]
    deadline: float


class Starting(msgspec.Struct, frozen=True, kw_only=True):
    """A game is about to begin: the devices of the chairs `waiting` have until `deadline` (unix seconds) to open."""

    waiting: tuple[int, ...]
    deadline: float


class Meta(msgspec.Struct, frozen=True, kw_only=True):
    """The table itself.

    `version` is that of the rules by which every game here is played. `status`: 'open' (waiting for /start),
    'playing', 'over' (game ended, same people may go on), 'closed' (for good). `seats[s]` is the chair that holds
    seat s in the game shown, empty before the first game; `sides` the seats that win together. `goal` games won end
    the match, `wins[chair]` so far; `game_no` counts games at this table from 1 (0 = none yet), `finished` those
    that can be replayed; `match_over`: the goal is reached. `people` names everybody mentioned. `clock` is set for
    the next game, None when there is none; `timeout` is what its end brings: 'bot', 'concede', 'nothing'; `changed`
    is the rev since which people must agree before a start, as a rule that of the last change of these settings; at
    `fill` (unix seconds) bots take the missing chairs. `commitment` is the SHA-256 of the secret; `starting` while
    devices are waited for; `chance` is 1 where nonces are given in clear, 2 where they are pledged; `shared` names a
    deal that several tables have ('' = none).
    `practice`: one person plays every seat. `rated`: its games count for ratings.
    """

    id: str
    game: str
    version: int
    status: str
    host: str | None
    listed: bool
    shared: str
    practice: bool
    rated: bool
    options: dict[str, bool | int | str]
    chairs: tuple[Chair, ...]
    max_chairs: int
    seats: tuple[int, ...]
    sides: tuple[tuple[int, ...], ...]
    game_no: int
    goal: int
    wins: tuple[int, ...]
    match_over: bool
    vote: Vote | None
    paused: bool
    clock: Pace | None
    timeout: str
    changed: int
    fill: float | None
    commitment: str
    chance: int
    starting: Starting | None
    finished: tuple[int, ...]
    people: dict[str, str]


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """Why something is not possible: a stable code, the clause, and what stands in the way."""

    code: str
    clause: str | None = None
    what: dict[str, Any] = {}


class You(msgspec.Struct, frozen=True, kw_only=True):
    """What the player of this connection holds and may do.

    `chairs` are the ones they own, `seats` those they decide for. `commands` has every Game Tool command:
    None when it can be given now, else why not.
    """

    id: str
    chairs: tuple[int, ...]
    seats: tuple[int, ...]
    commands: dict[str, Reason | None]


class Game(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The game in progress (or just ended) as one audience sees it.

    `view` is the ruleset's view; `moves` maps acting seats (as strings) to their legal moves, as far as the
    audience may know them; `undo` lists seats that may take back their last submission outright.
    `outcome` has ranking, sides, scores, clause, first. `ended` adds how: 'rules', 'conceded', 'aborted'.
    `clocks` is absent where none run.
    """

    no: int
    view: Any
    actors: tuple[int, ...]
    moves: dict[str, Any]
    undo: tuple[int, ...]
    outcome: Any | None
    ended: str | None
    clocks: Clocks | None = None


class Happened(msgspec.Struct, frozen=True, kw_only=True):
    """One entry of the log as its audience may read it: events of the table and of the game."""

    rev: int
    at: float
    seat: int | None
    events: list[Any]


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    """`n` counts lines of a table from 1; `chair` is set when the speaker sits at the table."""

    n: int
    at: float
    player: str
    name: str
    chair: int | None
    text: str


class Presence(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="presence"):
    """Who is connected: player ids of people with a chair, and the number of other watchers."""

    table: str
    online: tuple[str, ...]
    watchers: int


class Welcome(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="welcome"):
    """Answer to `Hello`. `now` is the server's clock, unix seconds; `build` names the server's build."""

    version: int
    me: Me
    conduct: Conduct
    now: float
    build: str


class State(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="state"):
    """A table as it stands, with the log entries after the rev the client had."""

    table: str
    rev: int
    meta: Meta
    you: You
    game: Game | None
    history: list[Happened]
    chat: list[ChatLine]
    presence: Presence


class Missed(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="missed"):
    """What was done to the reader at a table while they were away; sent after the `State` when they come.

    Entries of the log, oldest first, with the events that concern them and no others.
    """

    table: str
    happened: list[Happened]


class Events(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="events"):
    """A new entry: what happened and how things stand after it. `meta` and `you` only when they changed.

    `ack` is the id of the reader's own command when this entry is the answer to it: no `Ack` follows.
    """

    table: str
    rev: int
    happened: Happened
    game: Game | None
    meta: Meta | None = None
    you: You | None = None
    ack: str | None = None


class Ack(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="ack"):
    """The command was carried out as entry `rev` (None for questions). `reply` answers questions such as /info."""

    id: str
    table: str
    rev: int | None = None
    reply: Any | None = None


class Refused(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="refused"):
    """Nothing was changed. `id` is the command's or preview's, or '' for a frame that could not be read."""

    id: str
    code: str
    clause: str | None = None
    what: dict[str, Any] = {}
    table: str | None = None


class Previewed(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="previewed"):
    """The position after the drafted moves: view, events, who may move then, and the seat's next moves."""

    id: str
    table: str
    rev: int
    view: Any
    events: list[Any]
    actors: tuple[int, ...]
    moves: list[Any]


class Chat(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="chat"):
    """A new chat line."""

    table: str
    line: ChatLine


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A table as the lobby lists it. `chairs` are names (bots as 'bot:LEVEL'), `here` says who of them is in the hall.

    `mine`: one sits there; `waits`: for one's turn. At `fill` (unix seconds) bots take the missing chairs.
    `club`: one's own, for which it was opened. `rated`: its games count for ratings.
    """

    id: str
    game: str
    status: str
    rated: bool
    options: dict[str, bool | int | str]
    chairs: tuple[str, ...]
    here: tuple[bool, ...]
    max_chairs: int
    watchers: int
    changed: float
    clock: Pace | None
    fill: float | None
    mine: bool
    waits: bool
    club: ClubName | None


class Lobby(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="lobby"):
    """The listed tables that are wanted, newest first, at most 100, and how many `more` there are; one's `own`
    and one's clubs', which may be among them. Sent on watch and whenever it changes; None: as it was.

    `here` is how many people are connected to the hall.
    """

    tables: list[Card] | None
    own: list[Card] | None
    more: int
    here: int


class Turn(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="turn"):
    """At a table that this connection does not watch it is the reader's turn, or (`waits` false) no longer."""

    table: str
    game: str
    waits: bool


class Pong(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="pong"):
    """Answer to `Ping`."""

    at: float
    now: float


class Bye(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="bye"):
    """The server closes: 'restart', 'restored', 'flood', 'malformed', 'version', 'signed-out'.

    Come back after `retry_after` seconds.

    After 'restored' tables may stand as they stood before: what one knows of them is to be forgotten.
    """

    why: str
    retry_after: float


class Closing(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="closing"):
    """The hall closes `at` that time (unix seconds) and comes back: no game begins meanwhile, those on go on after."""

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
    | Pong
    | Closing
    | Bye
)
