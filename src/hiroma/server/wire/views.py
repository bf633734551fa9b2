"""Parts of frames and answers: a table, a game, a player, as one audience sees them."""

from typing import Any

import msgspec

from hiroma.ids import PlayerId, TableId
from hiroma.server.wire.clocks import Clocks, Pace
from hiroma.server.wire.club_name import ClubName
from hiroma.server.wire.door import Door


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """The person behind a session.

    `id` is public and opaque; `face` as in `faces`; `account`: they have one, and can be rated.
    """

    id: PlayerId
    name: str
    face: str
    locale: str
    account: bool


class Chair(msgspec.Struct, frozen=True, kw_only=True):
    """A place at the table, in seat order.

    `player` owns it (None: filled by a bot only); `bot` is the level that acts for it now, if any;
    with both set, a bot stands in for an absent owner, who takes it back with /join. `lent` is the chair of the mate
    who decides for it. `agreed` is the rev at which the owner last agreed to the table's settings. `pledge` binds their
    device to the nonce that it opens when the next game is about to begin.
    """

    player: PlayerId | None
    bot: str | None
    lent: int | None
    ready: bool
    agreed: int
    pledge: str | None
    offered: bool
    """The owner offers it, in the game that is on, to whoever wants to play on."""


class Vote(msgspec.Struct, frozen=True, kw_only=True):
    """A question before the table: `about` 'undo', 'kick', 'pause', 'abort', 'stand-in', 'substitute'. It concerns
    the owner of `chair`. In a 'substitute' the `player` wants to play on there, and `by` is the owner.

    `yes` are the chairs that agreed, `open` those still to answer; the vote fails at `deadline` (unix seconds).
    """

    about: str
    by: int
    chair: int | None
    yes: tuple[int, ...]
    open: tuple[int, ...]
    deadline: float
    player: PlayerId | None


class Starting(msgspec.Struct, frozen=True, kw_only=True):
    """A game is about to begin: the devices of the chairs `waiting` have until `deadline` (unix seconds) to open."""

    waiting: tuple[int, ...]
    deadline: float


class Meta(msgspec.Struct, frozen=True, kw_only=True):
    """The table itself, the same for everybody."""

    id: TableId
    game: str
    version: int
    """The version of the rules by which every game here is played."""
    status: str
    """'open' (waiting for /start), 'playing', 'over' (game ended, same people may go on), 'closed' (for good)."""
    host: PlayerId | None
    listed: bool
    shared: str
    """The deal that this and other tables have, '' for none."""
    practice: bool
    """True when one person plays every seat."""
    rated: bool
    """True when its games count for ratings."""
    welcome: bool
    """True when people may take a bot's seat in a game that is on."""
    listed_again: bool
    """True when the host may list the table: it was opened so."""
    watched: bool
    """True when others may watch its games."""
    members: bool
    """True when of others only players with an account may watch."""
    late: bool
    """True for a spectator who sees a game that is on later than it is played, or does not see yet that it began."""
    behind_entries: int
    """Number of entries of the log by which others are behind while a game is on."""
    behind_minutes: int
    """Minutes by which they are behind."""
    door: Door | None
    """The needs of newcomers; None where nothing is asked."""
    paired: int
    """Number of players that a tournament has paired here, 0 for any other table."""
    joinable: tuple[int, ...]
    """Chairs of bots that people may take now."""
    queue: tuple[PlayerId, ...]
    """Players who wait for a free chair, in the order of coming."""
    options: dict[str, bool | int | str]
    chairs: tuple[Chair, ...]
    max_chairs: int
    seats: tuple[int, ...]
    """`seats[s]` is the chair that holds seat s in the game shown; empty before the first game."""
    sides: tuple[tuple[int, ...], ...]
    """Seats that win together."""
    game_no: int
    """Number of the newest game at this table, counted from 1; 0 before the first."""
    goal: int
    """Games won that end the match."""
    wins: tuple[int, ...]
    """Games won in the match so far, by chair."""
    match_over: bool
    """True when the goal is reached."""
    vote: Vote | None
    paused: bool
    clock: Pace | None
    """The clock of the next game, None for none."""
    timeout: str
    """The consequence when a clock runs out: 'bot', 'concede', 'nothing'."""
    changed: int
    """Rev since which people must agree before a start, as a rule that of the last change of these settings."""
    fill: float | None
    """Time at which bots take the missing chairs (unix seconds), None for never."""
    commitment: str
    """The SHA-256 of the secret."""
    chance: int
    """1 where nonces are given in clear, 2 where they are pledged."""
    starting: Starting | None
    """None while no start waits for devices."""
    asker: PlayerId | None
    """The player who asks for the cursor of a practice table."""
    finished: tuple[int, ...]
    """Numbers of the games that can be replayed."""
    people: dict[PlayerId, str]
    """Names of everybody mentioned."""
    faces: dict[PlayerId, str]
    """Codes of their pictures."""


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """The reason for a refusal: a stable code, the clause, and what stands in the way."""

    code: str
    clause: str | None = None
    what: dict[str, Any] = {}


class You(msgspec.Struct, frozen=True, kw_only=True):
    """The chairs, seats and commands of the player of this connection."""

    id: PlayerId
    chairs: tuple[int, ...]
    """The chairs that they own."""
    seats: tuple[int, ...]
    """The seats that they decide for."""
    commands: dict[str, Reason | None]
    """Every Game Tool command: None when they can give it now, else the reason."""


class Drawn(msgspec.Struct, frozen=True, kw_only=True):
    """A draw of chance that can be chosen otherwise: its `numbers`, each from 0 and below its range.

    `items` are the things that it is drawn from, under the game's codes; none for dice, whose side with one pip is 0.
    """

    label: str
    ranges: tuple[int, ...]
    numbers: tuple[int, ...]
    items: tuple[int | str, ...]


class Game(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The game in progress (or just ended) as one audience sees it.

    `view` is the ruleset's view; `moves` maps acting seats (as strings) to their legal moves, as far as the
    audience may know them; `undo` lists seats that may take back their last submission outright.
    `outcome` has ranking, sides, scores, clause, first. `ended` adds how: 'rules', 'conceded', 'aborted'.
    `clocks` is absent where none run. `drawn`, in practice, are the draws since the last turn, or those of the opening.
    """

    no: int
    view: Any
    actors: tuple[int, ...]
    moves: dict[str, Any]
    undo: tuple[int, ...]
    outcome: Any | None
    ended: str | None
    clocks: Clocks | None = None
    drawn: tuple[Drawn, ...] = ()
    node: int = 0
    """In practice, the number of the position in the tree of variations."""
    nodes: int = 0
    """In practice, the number of positions in the tree; 0 at any other table."""


class Happened(msgspec.Struct, frozen=True, kw_only=True):
    """One entry of the log as its audience may read it: events of the table and of the game."""

    rev: int
    at: float
    seat: int | None
    events: list[Any]


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of chat. `n` counts lines of a table from 1; `chair` is set when the speaker sits at the table."""

    n: int
    at: float
    player: PlayerId
    name: str
    chair: int | None
    text: str


class Crowd(msgspec.Struct, frozen=True, kw_only=True):
    """People at the listed tables of a game."""

    waiting: int
    """At tables that wait for players."""
    playing: int
    """At tables where a game is on."""


class Overview(msgspec.Struct, frozen=True, kw_only=True):
    """The tables of the hall in a few numbers."""

    crowds: dict[str, Crowd]
    """By game, for games with people."""
    best: TableId | None
    """The running game that is worth watching; None when none fits."""


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A table as the lobby lists it."""

    id: TableId
    game: str
    status: str
    rated: bool
    """True when its games count for ratings."""
    options: dict[str, bool | int | str]
    chairs: tuple[str, ...]
    """Names, of bots 'bot:LEVEL'."""
    faces: tuple[str, ...]
    """Codes of their pictures, '' for a bot."""
    here: tuple[bool, ...]
    """True for each of them who is in the hall."""
    max_chairs: int
    joinable: int
    """Number of bots' seats that people may take in its game."""
    watchers: int
    door: Door | None
    """The needs of newcomers; None where nothing is asked."""
    changed: float
    clock: Pace | None
    fill: float | None
    """Time at which bots take the missing chairs (unix seconds), None for never."""
    mine: bool
    """True when the reader sits there."""
    waits: bool
    """True when it is the reader's turn."""
    club: ClubName | None
    """The reader's club for which it was opened, None for any other table."""
    finished: int
    """Number of its newest game that can be replayed, 0 before there is one."""
