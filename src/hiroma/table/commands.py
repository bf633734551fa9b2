"""Commands that people give at a table: one struct a command, tagged in the field `do`.

The same structs come from typing, from the Game Tool and from the API, and stand in the log. A nonce is 32 hex digits
from the player's own device; it enters the key of the game's chance. A `pledge` binds the device to a nonce that it
opens when the game is about to begin; `nonce` in clear is for tables of the older scheme.
"""

from typing import Annotated, get_args

import msgspec

from hiroma.ids import PlayerId, TableId
from hiroma.kernel.contract import Wire
from hiroma.table.command import ChairNo, Command, Nonce, Number, PledgeHex, Timeout
from hiroma.table.door import SetDoor
from hiroma.table.hall_commands import Away, Close, Credit, Disclose, Expire, Filled, Hint, Overdue, Renew, TimeOut
from hiroma.table.pace import Pace
from hiroma.table.practice import Practice


class Open(Command, frozen=True, tag="open"):
    """Open a table. Only the hall itself says this, as entry 1.

    `shared` names a deal that several tables have in common: chance comes from the secret and that name alone, one game
    is played, and the secret is shown when the hall discloses it. `rivals` are the levels of the bots that sit down
    with the one person of such a table. `practice`: for one person only. `terms` are those of fair play. `rated`: its
    games count for ratings, unless one person plays alone. `welcome`: people may take a bot's seat in a game that is
    on, until its second round is over. `paired`: a tournament has paired these players. Nobody else sits down, nobody
    hosts, the settings stay, and one game is played, which begins when all of them sit. With `shared`, other tables
    have the same deal: nobody but its people sees the table until the hall discloses it. `pace` is the time to think,
    None: no clock; `timeout` the consequence of a time-out. `chance` 2: devices pledge their nonces and open them when
    all stand; 1 (older logs): they give them in clear.
    """

    table: TableId
    game: str
    version: int
    listed: bool
    options: dict[str, bool | int | str]
    nonce: str = ""
    shared: str = ""
    rivals: tuple[str, ...] = ()
    practice: Practice | None = None
    rated: bool = True
    welcome: bool = False
    paired: tuple[PlayerId, ...] = ()
    pace: Pace | None = None
    timeout: Timeout = "bot"
    terms: int = 1
    chance: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1


class Join(Command, frozen=True, tag="join"):
    """Sit down; or take the chair back where a bot stands in for the player.

    Before a game, `chair` is the place that the player wishes: its owner moves to the last place. In a game, `chair` is
    a bot's seat, where the table welcomes people, or a chair on offer, for which the others are asked; None takes the
    first.
    """

    nonce: Nonce | None = None
    pledge: PledgeHex | None = None
    chair: ChairNo | None = None


class Leave(Command, frozen=True, tag="leave"):
    """Get up; in a game a bot stands in from now on."""


class Ready(Command, frozen=True, tag="ready"):
    """Agree to begin; when all have, the game begins."""

    nonce: Nonce | None = None
    pledge: PledgeHex | None = None


class Start(Command, frozen=True, tag="start"):
    """Begin the game."""

    nonce: Nonce | None = None
    pledge: PledgeHex | None = None


class Rematch(Command, frozen=True, tag="rematch"):
    """Agree to another game with the same people; when all have, it begins."""

    nonce: Nonce | None = None
    pledge: PledgeHex | None = None


class Pledge(Command, frozen=True, tag="pledge"):
    """Bind this device to a nonce of its own: it cannot open a nonce that another device has pledged."""

    pledge: PledgeHex


class OpenNonce(Command, frozen=True, tag="open-nonce"):
    """Open the pledged nonce, when the game is about to begin and all pledges stand. A device does so by itself."""

    nonce: Nonce


class CallOff(Command, frozen=True, tag="call-off"):
    """Call the start off while the table waits for devices: all may say ready again, under a new secret."""


class SetOption(Command, frozen=True, tag="option"):
    """Set an option before the start, by its declared name (aliases are the business of typing)."""

    name: str
    value: bool | Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31 - 1)] | str


class SetClock(Command, frozen=True, tag="clock"):
    """Set the time to think: minutes for the game and seconds more each turn, or days a turn; all 0 for no limit."""

    minutes: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0
    seconds: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0
    days: Annotated[int, msgspec.Meta(ge=0, le=30)] = 0


class SetTimeout(Command, frozen=True, tag="timeout"):
    """Set the consequence of a time-out."""

    then: Timeout


class SetRated(Command, frozen=True, tag="rated"):
    """Let the games of this table count for ratings from now on, or not."""

    on: bool


class SetWelcome(Command, frozen=True, tag="welcome"):
    """Open the table to people, who may then take a bot's seat until the second round is over, or close it."""

    on: bool


class Offer(Command, frozen=True, tag="offer"):
    """In a game that is on, offer your chair to whoever wants to play on, until somebody has taken it; or keep it."""

    on: bool


class SetNext(Command, frozen=True, tag="next"):
    """Wait for a free chair at a table where none is, or stop waiting."""

    on: bool


class SetListed(Command, frozen=True, tag="listed"):
    """List the table in the lobby, or do not."""

    on: bool


class SetWatched(Command, frozen=True, tag="watchers"):
    """Let others watch the games of this table, or only its own people.

    With `members`, only players with an account may watch. While a game is on they are this number of `entries` and of
    `minutes` behind.
    """

    on: bool
    members: bool = False
    entries: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    minutes: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0


class Fill(Command, frozen=True, tag="fill"):
    """Begin after these seconds, with bots on the chairs that are missing then; 0: wait for people after all."""

    seconds: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0


class Swap(Command, frozen=True, tag="seat"):
    """Change places with another chair."""

    chair: ChairNo


class Shuffle(Command, frozen=True, tag="shuffle"):
    """Shuffle the chairs before the game: the chair at place `order[i]` moves to place i.

    The hall draws the order, whatever the player says.
    """

    order: Annotated[tuple[ChairNo, ...], msgspec.Meta(max_length=64)] = ()


class Claim(Command, frozen=True, tag="claim"):
    """End a game that nobody else comes back to."""


class SeatBot(Command, frozen=True, tag="bot"):
    """Let a bot fill a new chair, or, in a game, stand in for the owner of a chair who does not move."""

    level: str = "casual"
    chair: ChairNo | None = None


class Kick(Command, frozen=True, tag="kick"):
    """Remove a bot or a player before the game."""

    chair: ChairNo


class Host(Command, frozen=True, tag="host"):
    """Make the owner of a chair the host."""

    chair: ChairNo


class Submit(Command, frozen=True, tag="submit"):
    """A turn: the moves of one seat in order."""

    seat: ChairNo
    moves: Annotated[list[Wire], msgspec.Meta(min_length=1, max_length=256)]


class Redraw(Command, frozen=True, tag="redraw"):
    """Choose the results of the last draws, to try a what-if. Only in practice, where nothing counts.

    `draws` are the numbers of the draws after the last turn, from 0 each; further draws are made by chance.
    """

    draws: Annotated[
        list[Annotated[list[Number], msgspec.Meta(max_length=64)]], msgspec.Meta(min_length=1, max_length=64)
    ]


class Goto(Command, frozen=True, tag="goto"):
    """Put a position on the board that was there before: a node of the tree of variations. Only in practice."""

    node: Number


class Redo(Command, frozen=True, tag="redo"):
    """Make the turn again that the player took back last. Only in practice."""


class Cursor(Command, frozen=True, tag="cursor"):
    """Ask the player who moves at a practice table to pass the cursor; the host takes it back at once."""


class Undo(Command, frozen=True, tag="undo"):
    """Take back the player's last submission: outright, or by consent of the others."""


class Accept(Command, frozen=True, tag="accept"):
    """Agree to the question before the table."""


class Refuse(Command, frozen=True, tag="refuse"):
    """Disagree with the question before the table."""


class Lend(Command, frozen=True, tag="lend"):
    """Let a mate decide for the player's seats, or, with `chair` None, let the player decide again (SJ-TE4)."""

    chair: ChairNo | None


class Concede(Command, frozen=True, tag="concede"):
    """Give up the game."""


class Abort(Command, frozen=True, tag="abort"):
    """End the game without a winner, by consent of all."""


class Pause(Command, frozen=True, tag="pause"):
    """Let the game rest."""


class Resume(Command, frozen=True, tag="resume"):
    """Go on after a pause."""


FROM_PEOPLE = (
    Join
    | Leave
    | Ready
    | Start
    | Rematch
    | Pledge
    | OpenNonce
    | CallOff
    | SetOption
    | SetClock
    | SetTimeout
    | SetRated
    | SetWelcome
    | Offer
    | SetNext
    | SetListed
    | SetWatched
    | SetDoor
    | Fill
    | Swap
    | Shuffle
    | Claim
    | SeatBot
    | Kick
    | Host
    | Submit
    | Redraw
    | Lend
    | Goto
    | Redo
    | Cursor
    | Undo
    | Accept
    | Refuse
    | Concede
    | Abort
    | Pause
    | Resume
)
"""Commands that may come from outside."""

ANY = FROM_PEOPLE | Open | Expire | Overdue | Filled | Hint | TimeOut | Credit | Disclose | Close | Away | Renew
"""Commands that may stand in a log."""

NEWCOMERS = (Open, Join, Cursor, SetNext, Refuse)
"""Commands of players without a chair: the entry names the player."""

FROM_HALL = (Submit, Expire, Overdue, Filled, Hint, TimeOut, Credit, Disclose, Close, Away, Renew)
"""Commands of the hall itself, for nobody; a turn for a bot, or for a player whose silence means one."""

FROM_DEVICES: dict[str, type[Command]] = {
    str(kind.__struct_config__.tag): kind for kind in (Submit, Redraw, Goto, Pledge, OpenNonce)
}
"""Command name → its struct, for those that only a board or the device itself gives."""

COMMANDS: dict[str, type[Command]] = {
    name: kind for kind in get_args(FROM_PEOPLE) if (name := str(kind.__struct_config__.tag)) not in FROM_DEVICES
}
"""Command name → its struct, for the Game Tool and for typing (a turn is not typed)."""
