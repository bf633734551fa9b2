"""The view of Shinsai-jima (names: moves.py).

It has everything but the other sides' answers in an interrupt window that are not shown yet.
"""

import msgspec


class PieceSight(msgspec.Struct, frozen=True, kw_only=True):
    """One piece.

    `seat` moves it, None for a native. `status`: 'box' (not yet placed), 'alive', 'stunned', 'corpse' (lies on
    a cell), 'held' (a corpse of side `holder`), 'gone' or 'out' (escaped, SJ-O6). `cell` and `facing` while
    on the island. `wake`: a stunned piece stands up when this seat's turn begins (SJ-F7).
    `stuck`: cannot move now without items (SJ-M1). `stuck_by`: None unless it was stuck when the last turn
    ended, then the side whose turn brought that about, '-' for the set-up (SJ-M6). `power`: the most a living
    piece can reach with all items it may use (SJ-F4), for a native in the hands of `mover`.
    """

    id: str
    side: str
    seat: int | None
    status: str
    cell: str | None
    facing: str
    holder: str | None
    wake: int | None
    stuck: bool
    stuck_by: str | None
    power: int


class SideSight(msgspec.Struct, frozen=True, kw_only=True):
    """The goods of a side, or of the natives ('N', last in the list).

    `tokens` are points for deeds, `score` adds held enemy corpses (SJ-K6). `chip`: ready. `cube`: the
    coloured cube is in 'hand', on the 'board' or 'gone'. `living` pieces stand or lie stunned.
    """

    id: str
    seats: tuple[int, ...]
    tokens: int
    score: int
    chip: bool
    cube: str
    living: int
    held: tuple[str, ...]


class ClaimSight(msgspec.Struct, frozen=True):
    """A seat that wants to interrupt, and the corpse it eats for that."""

    seat: int
    corpse: str | None


class WindowSight(msgspec.Struct, frozen=True, kw_only=True):
    """An open interrupt window (SJ-F9). `asked` in this round; `waiting` have not answered yet.

    `claims` are the answers that this viewer may know before they are shown: those of the own side.
    `passes` likewise.
    """

    asked: tuple[int, ...]
    waiting: tuple[int, ...]
    claims: tuple[ClaimSight, ...]
    passes: tuple[int, ...]


class Refused(msgspec.Struct, frozen=True, kw_only=True):
    """The refusal of an advance of the chosen piece onto `cell` (None outside the grid), by its `code`.

    `cells` stand in the way. `power`: the power needed ('needs-power', 'resists', 'blocked-behind').
    """

    kind: str
    distance: int
    facing: str
    cell: str | None
    code: str
    cells: tuple[str, ...]
    power: int | None


class TurnSight(msgspec.Struct, frozen=True, kw_only=True):
    """The running turn of seat `mover` (SJ-T2).

    `kind`: 'normal', 'interrupt' or 'cubes'. `piece`: the chosen one; `must`: it was saved and has to move
    (SJ-M4). `rotated`, `advanced`, `pushed`: already done; `ration`: nobody starves, the advance is optional
    (SJ-M5). `native`: a native advanced, so its cube may be used (SJ-C9). `stuck`: pieces that starve unless
    something is done now (SJ-M3). `refused`: advances the chosen piece cannot make with its present facing
    and power.
    """

    kind: str
    power: int
    piece: str | None
    must: bool
    rotated: bool
    advanced: bool
    pushed: bool
    ration: bool
    native: bool
    stuck: tuple[str, ...]
    refused: tuple[Refused, ...]


class CatapultSight(msgspec.Struct, frozen=True, kw_only=True):
    """The catapult (SJ-CA): the side that shoots (`rank` from 1), shots left, cubes loaded (colours, None normal).

    `edge`, `lane`, `power` of the shot in the air; `flying` projectiles still to come down.
    """

    side: str
    rank: int
    shots: int
    fired: int
    loaded: tuple[str | None, ...]
    flying: tuple[str | None, ...]
    edge: str | None
    lane: int | None
    power: int | None


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """The options as they apply, presets and `beginner` already worked in (SJ-O)."""

    team: bool
    ready_made: str = "no"
    boats: bool
    hammer: bool
    slam: bool
    interrupts: bool
    tsunami: bool
    slaughter: bool
    rockfall: bool
    catapult: bool
    extra_cubes: bool
    rescue_vp: bool
    swing_facing: str
    swing_after_push: bool
    two_player_timeout: str
    cube_crush_corpse: str
    eat_anytime: bool = False
    native_chip: str
    native_hammer: bool
    stunned_falls: str
    stuck_at_start: str
    beginner: bool


class ShinsaiJimaView(msgspec.Struct, frozen=True, kw_only=True):
    """The island and everything on it.

    `phase`: 'build', 'place', 'native', 'tsunami', 'window', 'survival', 'piece', 'cube', 'load', 'aim',
    'scatter' or 'over'. `mover` is the seat that acts (in a window the seat whose turn is due). `first` built
    first; `marker` has the start marker, from which ties and interrupts are ordered; `scheduled` is the seat
    whose scheduled turn is due or running, `queue` the interrupters still to act, the next one first,
    `interrupting`: they or their window come before that turn; `last_turn` the seat that took the turn before.
    `stacks[cell]` (49: a1 b1 … g7) lists cubes bottom to top, 'n' normal or the letter of a coloured one; '' is
    sea. `fifths`: stacks that may still reach height five (SJ-C3). `piles`: cubes still to be built on levels
    2, 3, 4. `pool`: normal cubes lost. `goal`: points that win. `round_left`: scheduled turns until the tsunami
    comes (SJ-O5), 0 without. `sides` ends with the natives. `source`: the stack a cube is being taken from.
    `clause` ended the regular game and `ranking` are its sides in order (SJ-V7); `final` after the catapult;
    `effect`: a shot changed something, so the places are judged again (SJ-CA10).
    """

    seats: int
    rules: Rules
    goal: int
    phase: str
    mover: int
    first: int
    marker: int
    scheduled: int
    queue: tuple[int, ...]
    interrupting: bool
    last_turn: int | None
    turns: int
    round_left: int
    stacks: tuple[str, ...]
    fifths: int
    piles: tuple[int, int, int]
    pool: int
    pieces: tuple[PieceSight, ...]
    sides: tuple[SideSight, ...]
    window: WindowSight | None
    turn: TurnSight | None
    catapult: CatapultSight | None
    source: str | None
    clause: str | None
    ranking: tuple[str, ...]
    final: tuple[str, ...]
    effect: bool
