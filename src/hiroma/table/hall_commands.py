"""Commands that only the hall itself gives: time, absence, bots that come to fill a table. They stand in the log."""

from typing import Annotated

import msgspec

from hiroma.kernel.contract import Wire
from hiroma.table.command import ChairNo, Command


class Expire(Command, frozen=True, tag="expire"):
    """A vote ran out of time. Only the hall itself says this."""


class Overdue(Command, frozen=True, tag="overdue"):
    """Devices have not opened their nonces in time. Only the hall itself says this."""


class Filled(Command, frozen=True, tag="filled"):
    """Nobody else has come: bots take the missing chairs and the game begins. Only the hall itself says this."""


class Hint(Command, frozen=True, tag="hinted"):
    """A bot has told the owner of a chair what it would do with a seat. Only the hall itself says this."""

    chair: ChairNo
    seat: ChairNo
    level: str
    moves: list[Wire]


class TimeOut(Command, frozen=True, tag="time-out"):
    """The time of a chair ran out. Only the hall itself says this."""

    chair: ChairNo


class Credit(Command, frozen=True, tag="credit"):
    """The hall was down for these seconds since the last entry: they count for nobody. Only the hall says this."""

    seconds: Annotated[float, msgspec.Meta(gt=0)]


class Away(Command, frozen=True, tag="away"):
    """The owner of a chair is on vacation `until` that time (unix seconds): with days a turn their clock stands still.

    Only the hall itself says this.
    """

    chair: ChairNo
    until: float


class Renew(Command, frozen=True, tag="renew"):
    """From here on the table follows these terms of fair play. Only the hall itself says this, of an older table."""

    terms: int


class Disclose(Command, frozen=True, tag="disclose"):
    """Show the secret of a shared deal, in hex: all who share it have finished. Only the hall itself says this."""

    secret: str


class Close(Command, frozen=True, tag="close"):
    """Nothing more happens at this table; a game that is on ends without a winner. Only the hall itself says this."""
