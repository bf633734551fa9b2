"""What everybody may see. Names as in moves.py; everything is open (HR-S-08), so there is one view for all."""

import msgspec


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

    `book` is the option's text, '' for the designed five; `book_key` and `title`, `title_ja` name it.
    `phase` is 'stage-tile', 'pair' (chance), 'place', 'child', 'exploring' (chance), 'over' (an attempt is
    over, the game goes on) or 'ended'. `attempt` counts from 1; `done` lists the attempts that are over, the
    last one included. `stage` is the open stage 1..5 and `key`, `name`, `name_ja` its monster; `path` runs
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
    phase: str
    attempt: int
    done: tuple[Attempt, ...]
    starred: bool
    stage: int
    key: str
    name: str
    name_ja: str
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
