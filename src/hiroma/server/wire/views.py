"""Parts of frames and answers: a table, a game, a player, as somebody sees them."""

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
    """The table itself.

    `version` is that of the rules by which every game here is played. `status`: 'open' (waiting for /start),
    'playing', 'over' (game ended, same people may go on), 'closed' (for good). `seats[s]` is the chair that holds
    seat s in the game shown, empty before the first game; `sides` the seats that win together. `goal` games won end
    the match, `wins[chair]` so far; `game_no` counts games at this table from 1 (0 = none yet), `finished` those
    that can be replayed; `match_over`: the goal is reached. `people` names everybody mentioned, `faces` has the codes
    of their pictures. `clock` is set for
    the next game, None when there is none; `timeout` is what its end brings: 'bot', 'concede', 'nothing'; `changed`
    is the rev since which people must agree before a start, as a rule that of the last change of these settings; at
    `fill` (unix seconds) bots take the missing chairs. `commitment` is the SHA-256 of the secret; `starting` while
    devices are waited for; `chance` is 1 where nonces are given in clear, 2 where they are pledged; `shared` names a
    deal that several tables have ('' = none).
    `practice`: one person plays every seat. `rated`: its games count for ratings. `welcome`: people may take a bot's
    seat in a game that is on; `joinable` are the chairs for which that can be done now. `paired`: the number of players
    whom a tournament has paired here, 0 for any other table.
    """

    id: TableId
    game: str
    version: int
    status: str
    host: PlayerId | None
    listed: bool
    shared: str
    practice: bool
    rated: bool
    welcome: bool
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
    joinable: tuple[int, ...]
    queue: tuple[PlayerId, ...]
    """Players who wait for a free chair, in the order of coming."""
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
    asker: PlayerId | None
    """The player who asks for the cursor of a practice table."""
    finished: tuple[int, ...]
    people: dict[PlayerId, str]
    faces: dict[PlayerId, str]


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

    id: PlayerId
    chairs: tuple[int, ...]
    seats: tuple[int, ...]
    commands: dict[str, Reason | None]


class Drawn(msgspec.Struct, frozen=True, kw_only=True):
    """A draw of chance that can be chosen otherwise: its `numbers`, each from 0 and below its range.

    `items` are what one of is drawn, under the game's codes; none for dice, of which 0 is the side with one pip.
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
    """`n` counts lines of a table from 1; `chair` is set when the speaker sits at the table."""

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
    """A table as the lobby lists it. `chairs` are names (bots as 'bot:LEVEL'), `faces` are the codes of their
    pictures ('' for a bot), `here` says who of them is in the hall.

    `mine`: one sits there; `waits`: for one's turn. At `fill` (unix seconds) bots take the missing chairs.
    `club`: one's own, for which it was opened. `rated`: its games count for ratings. `joinable` is the number
    of bots' seats that people may take in its game. `finished` is the number of its newest game that can be
    replayed, 0 before there is one.
    """

    id: TableId
    game: str
    status: str
    rated: bool
    options: dict[str, bool | int | str]
    chairs: tuple[str, ...]
    faces: tuple[str, ...]
    here: tuple[bool, ...]
    max_chairs: int
    joinable: int
    watchers: int
    door: Door | None
    """The needs of newcomers; None where nothing is asked."""
    changed: float
    clock: Pace | None
    fill: float | None
    mine: bool
    waits: bool
    club: ClubName | None
    finished: int
