"""What everybody may see. Names as in moves.py; everything is open (HR-S-08), so there is one view for all."""

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
    """A tile of the memory; `fits` whether it fits the tile under the child now (HR-C-11)."""

    tile: str
    fits: bool


class Action(msgspec.Struct, frozen=True):
    """One of the monster's next actions, were the child's turn to end here: as in `MonsterActed`."""

    kind: str
    to: str
    facing: str
    end: str


class HiddenRoomsView(msgspec.Struct, frozen=True, kw_only=True):
    """Everything; nothing is secret in Hidden Rooms but the order of the supply, which does not exist yet.

    `book` is the option's text, '' for our five; `book_key` and `title`, `title_ja`, `title_de` name it.
    `phase` is 'stage-tile', 'pair' (chance), 'place', 'child', 'exploring' (chance), 'over' (an attempt is
    over, the game goes on) or 'ended'. `attempt` counts from 1; `done` lists the attempts that are over, the
    last one included. `stage` is the open stage 1..5 and `key`, `name`, `name_ja`, `name_de` its monster; `path` runs
    from the arrow's start to the terminal, `arrows` has 36 letters, one a square in reading order, '-' for
    the terminal (HR-M-05, HR-M-12).

    `discard` is the stage tile, `pair` the tiles shown (one or two), `supply` the unseen tiles in canonical
    order; `fits` of them fit the tile under the child. `target` is the square explored while 'exploring'.
    `sensed` is the monster's sensing area; `danger` the squares on which a child that ends its turn is caught in
    the coming monster turn, or loses by its terminal; `next` the monster's coming actions for the child where it
    stands. `walks` are the moves left this turn. `turns` counts monster turns begun in this attempt,
    `undisturbed` is how many more it needs to its terminal with nobody in sight. `clause` ended the game.
    """

    book: str
    book_key: str
    title: str
    title_ja: str
    title_de: str = ""
    phase: str
    attempt: int
    done: tuple[Attempt, ...]
    starred: bool
    stage: int
    key: str
    name: str
    name_ja: str
    name_de: str = ""
    path: tuple[str, ...]
    arrows: str
    discard: str | None
    pair: tuple[str, ...]
    memory: tuple[Remembered, ...]
    supply: tuple[str, ...]
    fits: int
    board: tuple[Laid, ...]
    child: str | None
    target: str | None
    walks: int
    monster: str | None
    facing: str | None
    sensed: tuple[str, ...]
    danger: tuple[str, ...]
    next: tuple[Action, ...]
    turns: int
    undisturbed: int
    drawn: int
    reason: str | None
    clause: str | None


class Reason(msgspec.Struct, frozen=True):
    """Why a turn is good or not: `code` names the text `hidden-rooms-reason-CODE`, `what` are its numbers and tiles.

    Codes: escapes, sure, odds, keeps, safe, danger, unseen, forgets, distance, time, waits.
    """

    code: str
    what: dict[str, int | str]


class Advice(msgspec.Struct, frozen=True):
    """A turn to consider: its `moves` in order, and what the strong bot thinks of it.

    `worth` in 0..1 ranks turns; it is no chance to win (see `win_chance`). `fits` of `left` tiles let the exploration
    succeed: 1 of 1 with a tile of the memory, 0 of 0 without an exploration.
    """

    moves: tuple[Said, ...]
    worth: float
    fits: int
    left: int
    reasons: tuple[Reason, ...]


class Decision(msgspec.Struct, frozen=True):
    """One decision of a finished game beside the strong bot's: `loss` is what it gave away, 0 for the best."""

    attempt: int
    turn: int
    move: Said
    best: Said
    worth: float
    loss: float


class AttemptReview(msgspec.Struct, frozen=True):
    """An attempt looked back on: unseen tiles tried, how many succeeded, how many were to be expected.

    `luck` is the one less the other. `worst` is the index (in the review) of its costliest decision, if any cost.
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
    """A game looked back on. `best` is the share of decisions as good as the best, `luck` that of all attempts."""

    decisions: tuple[Decision, ...]
    attempts: tuple[AttemptReview, ...]
    best: float
    luck: float
