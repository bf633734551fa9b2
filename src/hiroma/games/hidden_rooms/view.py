"""The view of Hidden Rooms (names: moves.py). Everything is open (HR-S-08), so there is one view for all."""

import msgspec

from hiroma.games.hidden_rooms.moves import Said


class Laid(msgspec.Struct, frozen=True):
    """A tile on the board."""

    square: str
    tile: str


class Attempt(msgspec.Struct, frozen=True):
    """An attempt that is over: its stage, its reason (as in `AttemptEnded`), the monster turns it took."""

    stage: int
    reason: str
    turns: int


class Remembered(msgspec.Struct, frozen=True):
    """A tile of the memory; `fits` is true when it fits the tile under the child now (HR-C-11)."""

    tile: str
    fits: bool


class Action(msgspec.Struct, frozen=True):
    """One of the monster's next actions, as in `MonsterActed`, if the child's turn ended here."""

    kind: str
    to: str
    facing: str
    end: str


class HiddenRoomsView(msgspec.Struct, frozen=True, kw_only=True):
    """The one view for everybody: nothing is secret but the order of the supply, which does not exist yet."""

    book: str
    """The value of the option `book`, '' for our five."""
    book_key: str
    title: str
    """The title of the book in English; `title_ja` and `title_de` are its translations."""
    title_ja: str
    title_de: str = ""
    phase: str
    """'stage-tile', 'pair' (chance), 'place', 'child', 'exploring' (chance), 'over' or 'ended'.

    'over': an attempt is over, the game goes on.
    """
    attempt: int
    """Counted from 1."""
    done: tuple[Attempt, ...]
    """The attempts that are over, the last one included."""
    starred: bool
    stage: int
    """The open stage, 1 to 5. `key`, `name`, `name_ja` and `name_de` are those of its monster."""
    key: str
    name: str
    name_ja: str
    name_de: str = ""
    path: tuple[str, ...]
    """From the monster's start to the terminal (HR-M-05)."""
    arrows: str
    """36 letters, one for each square in reading order, '-' for the terminal (HR-M-05, HR-M-12)."""
    discard: str | None
    """The stage tile, None before its draw."""
    pair: tuple[str, ...]
    """The tiles shown for the start square, two at most."""
    memory: tuple[Remembered, ...]
    supply: tuple[str, ...]
    """The unseen tiles, in canonical order."""
    fits: int
    """The number of unseen tiles that fit the tile under the child."""
    board: tuple[Laid, ...]
    child: str | None
    target: str | None
    """The square that is explored, None unless 'exploring'."""
    walks: int
    """Moves left this turn."""
    monster: str | None
    facing: str | None
    sensed: tuple[str, ...]
    """The monster's sensing area."""
    danger: tuple[str, ...]
    """Squares where a child that ends its turn is caught in the coming monster turn, or loses by its terminal."""
    next: tuple[Action, ...]
    """The monster's coming actions for the child where it stands."""
    turns: int
    """Monster turns begun in this attempt."""
    undisturbed: int
    """Monster turns left to the terminal with nobody in sight."""
    drawn: int
    """Draws made in this attempt."""
    reason: str | None
    """The reason for the end of the attempt, as in `AttemptEnded`; None before."""
    clause: str | None
    """The clause that ended the game, None before."""


class Reason(msgspec.Struct, frozen=True):
    """A reason for or against a turn: `code` names its text `hidden-rooms-reason-CODE`, `what` has numbers and tiles.

    Codes: escapes, sure, odds, keeps, safe, danger, unseen, forgets, distance, time, waits.
    """

    code: str
    what: dict[str, int | str]


class Advice(msgspec.Struct, frozen=True):
    """A turn to consider: its `moves` in order, and their worth to the strong bot.

    `worth` in 0..1 ranks turns; it is no chance to win (see `win_chance`). `fits` of `left` tiles let the exploration
    succeed: 1 of 1 with a tile of the memory, 0 of 0 without an exploration.
    """

    moves: tuple[Said, ...]
    worth: float
    fits: int
    left: int
    reasons: tuple[Reason, ...]


class Decision(msgspec.Struct, frozen=True):
    """One decision of a finished game beside the strong bot's: `loss` is the worth it gave away, 0 for the best."""

    attempt: int
    turn: int
    move: Said
    best: Said
    worth: float
    loss: float


class AttemptReview(msgspec.Struct, frozen=True):
    """The review of an attempt: unseen tiles `tried`, `succeeded` among them, and `expected` successes.

    `luck` is `succeeded` less `expected`. `worst` is the index (in the review) of its costliest decision, None if none
    cost anything.
    """

    stage: int
    reason: str
    tried: int
    succeeded: int
    expected: float
    luck: float
    loss: float
    worst: int | None


class Review(msgspec.Struct, frozen=True):
    """The review of a game. `best` is the share of decisions as good as the best, `luck` the sum over all attempts."""

    decisions: tuple[Decision, ...]
    attempts: tuple[AttemptReview, ...]
    best: float
    luck: float
