"""Events of a table besides the game's own. People are named by chair; chairs count from 0."""

from typing import Final, Literal

import msgspec

from hiroma.ids import PlayerId
from hiroma.kernel.contract import Wire

StandIn = Literal["left", "conceded", "time", "idle", "others"]
"""The reason why a bot plays for somebody."""
UNASKED: Final = ("time", "idle", "others")  # the owner of the seat did not say so


class TableEvent(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag_field="event"):
    """Anything that happens at a table."""


class Opened(TableEvent, frozen=True, tag="opened"):
    """The table was opened."""

    game: str


class Joined(TableEvent, frozen=True, tag="joined"):
    """Somebody sat down on a new chair."""

    chair: int
    player: PlayerId


class Left(TableEvent, frozen=True, tag="left"):
    """Somebody gave up a chair before the start; chairs behind it move up."""

    chair: int
    player: PlayerId


class Readied(TableEvent, frozen=True, tag="readied"):
    """A player is ready for the next game."""

    chair: int


class OptionSet(TableEvent, frozen=True, tag="option-set"):
    """An option changed; `reset` names options that it switched off."""

    name: str
    value: bool | int | str
    reset: tuple[str, ...] = ()


class ClockSet(TableEvent, frozen=True, tag="clock-set"):
    """The time to think from the next game on: a bank and seconds a turn, or days a turn; all 0 for no limit."""

    minutes: int
    seconds: int
    days: int


class TimeoutSet(TableEvent, frozen=True, tag="timeout-set"):
    """The consequence of a time-out: 'bot', 'concede', 'nothing'."""

    then: str


class RatedSet(TableEvent, frozen=True, tag="rated-set"):
    """The games of this table count for ratings from now on, or do not: the host chose so, or a bot sat down."""

    on: bool


class WelcomeSet(TableEvent, frozen=True, tag="welcome-set"):
    """People may take a bot's seat in a game that is on, or may not: the host chose so."""

    on: bool


class ListedSet(TableEvent, frozen=True, tag="listed-set"):
    """The lobby lists the table, or does not: the host chose so."""

    on: bool


class WatchedSet(TableEvent, frozen=True, tag="watchers-set"):
    """Others may watch the games of the table, or may not: the host chose so. The rest as in `SetWatched`."""

    on: bool
    members: bool = False
    entries: int = 0
    minutes: int = 0


class DoorSet(TableEvent, frozen=True, tag="door-set"):
    """The table asks something else of newcomers: the host chose so. The fields are those of `SetDoor`."""

    lowest: int
    highest: int
    games: int
    stayed: int


class Filling(TableEvent, frozen=True, tag="filling"):
    """The game begins after these seconds, with bots on the chairs that are missing; 0: it does not after all."""

    seconds: int


class Hinted(TableEvent, frozen=True, tag="hinted"):
    """The owner of a chair asked a bot for a hint for a seat, and it said `moves`; none where they are a secret."""

    chair: int
    seat: int
    level: str
    moves: tuple[Wire, ...]


class TimedOut(TableEvent, frozen=True, tag="timed-out"):
    """A player's time ran out."""

    chair: int


class WentAway(TableEvent, frozen=True, tag="went-away"):
    """The owner of a chair is on vacation `until` then (unix seconds)."""

    chair: int
    until: float


class CameBack(TableEvent, frozen=True, tag="came-back"):
    """The owner of a chair is back from vacation."""

    chair: int


class Credited(TableEvent, frozen=True, tag="credited"):
    """The hall was down for these seconds, which count for nobody."""

    seconds: int


class Swapped(TableEvent, frozen=True, tag="swapped"):
    """Two chairs changed places."""

    chair: int
    other: int


class Shuffled(TableEvent, frozen=True, tag="shuffled"):
    """Chance has shuffled the chairs: the chair at place `order[i]` moved to place i."""

    order: tuple[int, ...]


class EndedAlone(TableEvent, frozen=True, tag="ended-alone"):
    """The owner of a chair ends a game that nobody else came back to. It counts for nobody."""

    chair: int


class BotSeated(TableEvent, frozen=True, tag="bot-seated"):
    """A bot filled a new chair."""

    chair: int
    level: str


class BotLeft(TableEvent, frozen=True, tag="bot-left"):
    """A bot's chair was removed before the start."""

    chair: int
    level: str


class BotTookOver(TableEvent, frozen=True, tag="bot-took-over"):
    """A bot plays for the owner of the chair, who may come back.

    `why`: 'left' (the owner got up), 'conceded', 'time' (their clock ran out), 'idle' (the others agreed, after a rated
    game had waited a day for them), 'others' (the others agreed).
    """

    chair: int
    level: str
    why: StandIn


class SeatTaken(TableEvent, frozen=True, tag="seat-taken"):
    """Somebody plays on for a bot of a `level` that owned the chair."""

    chair: int
    player: PlayerId
    level: str


class Offered(TableEvent, frozen=True, tag="offered"):
    """The owner of a chair offers it to whoever wants to play on, or stops offering it."""

    chair: int
    on: bool


class SeatGiven(TableEvent, frozen=True, tag="seat-given"):
    """Somebody plays on for the owner of a chair, `former`, who offered it."""

    chair: int
    player: PlayerId
    former: PlayerId


class Queued(TableEvent, frozen=True, tag="queued"):
    """Somebody waits for a free chair, or stops waiting."""

    player: PlayerId
    on: bool


class Returned(TableEvent, frozen=True, tag="returned"):
    """The owner plays again."""

    chair: int


class HostChanged(TableEvent, frozen=True, tag="host-changed"):
    """The table has another host."""

    player: PlayerId


class Lent(TableEvent, frozen=True, tag="lent"):
    """The owner of chair `other` decides for the seats of `chair` from now on."""

    chair: int
    other: int


class TakenBack(TableEvent, frozen=True, tag="taken-back"):
    """The owner of the chair decides again."""

    chair: int


class StartAsked(TableEvent, frozen=True, tag="start-asked"):
    """The game begins when the devices of these chairs have opened their nonces; they have these seconds."""

    chairs: tuple[int, ...]
    seconds: int


class StartCalledOff(TableEvent, frozen=True, tag="start-called-off"):
    """The game does not begin after all: `chair` wanted it so, or (None) the devices of `late` did not open in time.

    Nobody is ready any more, and there is a new secret.
    """

    chair: int | None
    late: tuple[int, ...]


class GameBegan(TableEvent, frozen=True, tag="game-began"):
    """Game `no` began; `seats[s]` is the chair that holds seat s; `commitment` binds its chance."""

    no: int
    seats: tuple[int, ...]
    commitment: str


class GameEnded(TableEvent, frozen=True, tag="game-ended"):
    """Game `no` is over. `how`: 'rules', 'conceded', 'aborted'. `wins` are those of each chair in the series.

    `winners` are seats, none where all sides came first together.
    """

    no: int
    how: str
    winners: tuple[int, ...]
    clause: str
    wins: tuple[int, ...]
    match_over: bool


class Disclosed(TableEvent, frozen=True, tag="disclosed"):
    """The secret of the shared deal is shown."""


class TermsRenewed(TableEvent, frozen=True, tag="terms-renewed"):
    """The table follows newer terms of fair play from now on."""

    terms: int


class Closed(TableEvent, frozen=True, tag="closed"):
    """The host of the hall has closed the table."""


class VoteCalled(TableEvent, frozen=True, tag="vote-called"):
    """A question is before the table: 'undo', 'abort', 'pause', 'stand-in' or 'substitute'; 'kick' in old logs.

    In a 'substitute' `by` is the chair whose owner offers it, and `player` wants to play on there.
    """

    about: str
    by: int
    chair: int | None
    player: PlayerId | None = None


class Voted(TableEvent, frozen=True, tag="voted"):
    """A chair answered."""

    chair: int
    yes: bool


class Withdrawn(TableEvent, frozen=True, tag="withdrawn"):
    """The chair that asked a question took it back."""

    chair: int


class VoteClosed(TableEvent, frozen=True, tag="vote-closed"):
    """The question is settled."""

    about: str
    passed: bool


class Conceded(TableEvent, frozen=True, tag="conceded"):
    """A seat gave up."""

    seat: int


class Kicked(TableEvent, frozen=True, tag="kicked"):
    """A player was removed from a chair."""

    chair: int
    player: PlayerId


class Paused(TableEvent, frozen=True, tag="paused"):
    """The game rests."""

    chair: int


class Resumed(TableEvent, frozen=True, tag="resumed"):
    """The game goes on."""

    chair: int
