"""What travels in Hidden Rooms: moves, events and the view (clause numbers: RULES.md).

Squares are named 'a1' (the exit, top left) to 'f6' (the start, bottom right): column letter, then row
counted from the top. Tiles are named by colour and value: 'R1' to 'Y6'. Facings are 'N', 'E', 'S', 'W'.
Everything is open (HR-S-08), so there is one view for all.
"""

import msgspec


class Place(msgspec.Struct, frozen=True, tag_field="do", tag="place"):
    """Lay this one of the two tiles on the start square; the other goes to the memory (HR-P-06)."""

    tile: str


class Walk(msgspec.Struct, frozen=True, tag_field="do", tag="walk"):
    """Go to a neighbour that has a tile (HR-C-02)."""

    to: str


class Explore(msgspec.Struct, frozen=True, tag_field="do", tag="explore"):
    """Explore a neighbour without a tile with `tile` of the memory, or an unseen one (`null`) (HR-C-06, HR-C-07)."""

    to: str
    tile: str | None = None


class EndTurn(msgspec.Struct, frozen=True, tag_field="do", tag="end-turn"):
    """End the turn without an exploration (HR-C-04)."""


class Resign(msgspec.Struct, frozen=True, tag_field="do", tag="resign"):
    """Give this attempt up: it counts as lost (HR-E-10)."""


class NextAttempt(msgspec.Struct, frozen=True, tag_field="do", tag="next-attempt"):
    """Clear the board and go on to the next attempt (HR-G-08)."""


Move = Place | Walk | Explore | EndTurn | Resign | NextAttempt


class StageOpened(msgspec.Struct, frozen=True, tag_field="event", tag="stage-opened"):
    """Attempt `attempt` (1..4): the stage tile was drawn and opened stage `stage` (HR-P-02 to HR-P-04).

    `again` when its value is 6: the open stage stays. `monster` and `monster_ja` are the monster's name.
    """

    attempt: int
    tile: str
    stage: int
    again: bool
    monster: str
    monster_ja: str


class PairShown(msgspec.Struct, frozen=True, tag_field="event", tag="pair-shown"):
    """Two tiles were drawn for the start square (HR-P-06)."""

    tiles: tuple[str, str]


class Placed(msgspec.Struct, frozen=True, tag_field="event", tag="placed"):
    """`tile` lies on the start square, `kept` in the memory; child and monster stand ready (HR-P-06, HR-P-08)."""

    tile: str
    kept: str
    monster: str
    facing: str


class Walked(msgspec.Struct, frozen=True, tag_field="event", tag="walked"):
    """The child went from `start` to `to` (HR-C-02)."""

    start: str
    to: str


class Reached(msgspec.Struct, frozen=True, tag_field="event", tag="reached"):
    """Target and source are fixed: from `start` to `to`, with an unseen tile; `fits` of `left` succeed (HR-C-07)."""

    start: str
    to: str
    fits: int
    left: int


class Explored(msgspec.Struct, frozen=True, tag_field="event", tag="explored"):
    """`tile` was tried from `start` on `to` and judged against `under` (HR-C-11, HR-C-12, HR-C-14).

    `recalled` when it came from the memory. With `success` it lies on `to` and the child stands there.
    `why` is 'value', 'colour' or 'neither'; `memory` counts the memory's tiles afterwards.
    """

    start: str
    to: str
    tile: str
    under: str
    recalled: bool
    success: bool
    why: str
    memory: int


class Forgotten(msgspec.Struct, frozen=True, tag_field="event", tag="forgotten"):
    """The memory was full: its five tiles and the failed one are mixed into the supply (HR-C-13)."""

    tiles: tuple[str, ...]


class MonsterTurn(msgspec.Struct, frozen=True, tag_field="event", tag="monster-turn"):
    """The child's turn is over, monster turn `turn` (1, 2, 3 ...) begins; nothing can be taken back (HR-U-07)."""

    turn: int
    reveals: bool = True


class MonsterActed(msgspec.Struct, frozen=True, tag_field="event", tag="monster-acted"):
    """One action of the monster and its reason (HR-M-15).

    `kind` is 'follow', 'turn-to-path', 'chase' or 'turn-to-child'. It stood on `start` facing `faced` and
    sensed `sensed` (the squares on the board); now it stands on `to` facing `facing`. `end` is what that ends:
    '', 'caught' or 'terminal'.
    """

    kind: str
    start: str
    faced: str
    to: str
    facing: str
    sensed: tuple[str, ...]
    end: str


class AttemptEnded(msgspec.Struct, frozen=True, tag_field="event", tag="attempt-ended"):
    """Attempt `attempt` is over on `square`, after `turns` monster turns; `starred` is the child from now on.

    `reason` is 'win', 'caught', 'walked-in', 'terminal', 'resigned' or 'abandoned' (HR-E).
    """

    attempt: int
    reason: str
    square: str
    won: bool
    starred: bool
    turns: int
    reveals: bool = True


class GameEnded(msgspec.Struct, frozen=True, tag_field="event", tag="game-ended"):
    """The game is won or lost by `clause` (HR-G-05 to HR-G-07)."""

    won: bool
    clause: str
    wins: int
    losses: int


Event = (
    StageOpened
    | PairShown
    | Placed
    | Walked
    | Reached
    | Explored
    | Forgotten
    | MonsterTurn
    | MonsterActed
    | AttemptEnded
    | GameEnded
)


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
