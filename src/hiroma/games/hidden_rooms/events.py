"""Events of Hidden Rooms, one for each step, with its reason (names: moves.py, clauses: RULES.md)."""

from hiroma.kernel import kinds


class Event(kinds.Event):
    """An event of this game."""


class StageOpened(Event):
    """Attempt `attempt` (1..4): the stage tile was drawn and opened stage `stage` (HR-P-02 to HR-P-04).

    `again` when its value is 6: the open stage stays. `monster`, `monster_ja` and `monster_de` are the monster's name.
    """

    attempt: int
    tile: str
    stage: int
    again: bool
    monster: str
    monster_ja: str
    monster_de: str = ""


class PairShown(Event):
    """Two tiles were drawn for the start square (HR-P-06)."""

    tiles: tuple[str, str]


class Placed(Event):
    """`tile` lies on the start square, `kept` in the memory; child and monster stand ready (HR-P-06, HR-P-08)."""

    tile: str
    kept: str
    monster: str
    facing: str


class Walked(Event):
    """The child went from `start` to `to` (HR-C-02)."""

    start: str
    to: str


class Reached(Event):
    """An exploration with an unseen tile begins, from `start` to `to`; `fits` of `left` tiles succeed (HR-C-07)."""

    start: str
    to: str
    fits: int
    left: int


class Explored(Event):
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


class Forgotten(Event):
    """The memory was full: its five tiles and the failed one are mixed into the supply (HR-C-13)."""

    tiles: tuple[str, ...]


class MonsterTurn(Event):
    """The child's turn is over, monster turn `turn` (1, 2, 3 ...) begins; nothing can be taken back (HR-U-07)."""

    turn: int
    reveals: bool = True


class MonsterActed(Event):
    """One action of the monster and its reason (HR-M-15).

    `kind` is 'follow', 'turn-to-path', 'chase' or 'turn-to-child'. It stood on `start` facing `faced` and sensed
    `sensed` (the squares on the board); now it stands on `to` facing `facing`. `end` is the end that it brings:
    'caught', 'terminal' or '' for none.
    """

    kind: str
    start: str
    faced: str
    to: str
    facing: str
    sensed: tuple[str, ...]
    end: str


class AttemptEnded(Event):
    """Attempt `attempt` is over on `square`, after `turns` monster turns; `starred` is the child's star from now on.

    `reason` is 'win', 'caught', 'walked-in', 'terminal', 'resigned' or 'abandoned' (HR-E).
    """

    attempt: int
    reason: str
    square: str
    won: bool
    starred: bool
    turns: int
    reveals: bool = True


class GameEnded(Event, tag="campaign-ended"):
    """The game is won or lost by `clause` (HR-G-05 to HR-G-07)."""

    won: bool
    clause: str
    wins: int
    losses: int
