// Written by tools/wire_types.py from the Python Structs: change those, then run it again.

/**
 * The catapult (SJ-CA): the side that shoots (`rank` from 1), shots left, cubes loaded (colours, None normal).
 *
 * `edge`, `lane`, `power` of the shot in the air; `flying` projectiles still to come down.
 */
export interface CatapultSight {
  side: string;
  rank: number;
  shots: number;
  fired: number;
  loaded: (string | null)[];
  flying: (string | null)[];
  edge: string | null;
  lane: number | null;
  power: number | null;
}

/** A seat that wants to interrupt, and the corpse it eats for that. */
export interface ClaimSight {
  seat: number;
  corpse: string | null;
}

/**
 * One piece.
 *
 * `seat` moves it, None for a native. `status`: 'box' (not yet placed), 'alive', 'stunned', 'corpse' (lies on
 * a cell), 'held' (a corpse of side `holder`), 'gone' or 'out' (escaped, SJ-O6). `cell` and `facing` while
 * on the island. `wake`: a stunned piece stands up when this seat's turn begins (SJ-F7).
 * `stuck`: cannot move now without items (SJ-M1). `stuck_by`: None unless it was stuck when the last turn
 * ended, then the side whose turn brought that about, '-' for the set-up (SJ-M6). `power`: the most a living
 * piece can reach with all items it may use (SJ-F4), for a native in the hands of `mover`.
 */
export interface PieceSight {
  id: string;
  side: string;
  seat: number | null;
  status: string;
  cell: string | null;
  facing: string;
  holder: string | null;
  wake: number | null;
  stuck: boolean;
  stuck_by: string | null;
  power: number;
}

/**
 * The refusal of an advance of the chosen piece onto `cell` (None outside the grid), by its `code`.
 *
 * `cells` stand in the way. `power`: the power needed ('needs-power', 'resists', 'blocked-behind').
 */
export interface Refused {
  kind: string;
  distance: number;
  facing: string;
  cell: string | null;
  code: string;
  cells: string[];
  power: number | null;
}

/** The options as they apply, presets and `beginner` already worked in (SJ-O). */
export interface Rules {
  team: boolean;
  ready_made: string;
  boats: boolean;
  hammer: boolean;
  slam: boolean;
  interrupts: boolean;
  tsunami: boolean;
  slaughter: boolean;
  rockfall: boolean;
  catapult: boolean;
  extra_cubes: boolean;
  rescue_vp: boolean;
  swing_facing: string;
  swing_after_push: boolean;
  two_player_timeout: string;
  cube_crush_corpse: string;
  eat_anytime: boolean;
  native_chip: string;
  native_hammer: boolean;
  stunned_falls: string;
  stuck_at_start: string;
  beginner: boolean;
}

/**
 * The island and everything on it.
 *
 * `phase`: 'build', 'place', 'native', 'tsunami', 'window', 'survival', 'piece', 'cube', 'load', 'aim',
 * 'scatter' or 'over'. `mover` is the seat that acts (in a window the seat whose turn is due). `first` built
 * first; `marker` has the start marker, from which ties and interrupts are ordered; `scheduled` is the seat
 * whose scheduled turn is due or running, `queue` the interrupters still to act, the next one first,
 * `interrupting`: they or their window come before that turn; `last_turn` the seat that took the turn before.
 * `stacks[cell]` (49: a1 b1 … g7) lists cubes bottom to top, 'n' normal or the letter of a coloured one; '' is
 * sea. `fifths`: stacks that may still reach height five (SJ-C3). `piles`: cubes still to be built on levels
 * 2, 3, 4. `pool`: normal cubes lost. `goal`: points that win. `round_left`: scheduled turns until the tsunami
 * comes (SJ-O5), 0 without. `sides` ends with the natives. `source`: the stack a cube is being taken from.
 * `clause` ended the regular game and `ranking` are its sides in order (SJ-V7); `final` after the catapult;
 * `effect`: a shot changed something, so the places are judged again (SJ-CA10).
 */
export interface ShinsaiJimaView {
  seats: number;
  rules: Rules;
  goal: number;
  phase: string;
  mover: number;
  first: number;
  marker: number;
  scheduled: number;
  queue: number[];
  interrupting: boolean;
  last_turn: number | null;
  turns: number;
  round_left: number;
  stacks: string[];
  fifths: number;
  piles: [number, number, number];
  pool: number;
  pieces: PieceSight[];
  sides: SideSight[];
  window: WindowSight | null;
  turn: TurnSight | null;
  catapult: CatapultSight | null;
  source: string | null;
  clause: string | null;
  ranking: string[];
  final: string[];
  effect: boolean;
}

/**
 * The goods of a side, or of the natives ('N', last in the list).
 *
 * `tokens` are points for deeds, `score` adds held enemy corpses (SJ-K6). `chip`: ready. `cube`: the
 * coloured cube is in 'hand', on the 'board' or 'gone'. `living` pieces stand or lie stunned.
 */
export interface SideSight {
  id: string;
  seats: number[];
  tokens: number;
  score: number;
  chip: boolean;
  cube: string;
  living: number;
  held: string[];
}

/**
 * The running turn of seat `mover` (SJ-T2).
 *
 * `kind`: 'normal', 'interrupt' or 'cubes'. `piece`: the chosen one; `must`: it was saved and has to move
 * (SJ-M4). `rotated`, `advanced`, `pushed`: already done; `ration`: nobody starves, the advance is optional
 * (SJ-M5). `native`: a native advanced, so its cube may be used (SJ-C9). `stuck`: pieces that starve unless
 * something is done now (SJ-M3). `refused`: advances the chosen piece cannot make with its present facing
 * and power.
 */
export interface TurnSight {
  kind: string;
  power: number;
  piece: string | null;
  must: boolean;
  rotated: boolean;
  advanced: boolean;
  pushed: boolean;
  ration: boolean;
  native: boolean;
  stuck: string[];
  refused: Refused[];
}

/**
 * An open interrupt window (SJ-F9). `asked` in this round; `waiting` have not answered yet.
 *
 * `claims` are the answers that this viewer may know before they are shown: those of the own side.
 * `passes` likewise.
 */
export interface WindowSight {
  asked: number[];
  waiting: number[];
  claims: ClaimSight[];
  passes: number[];
}
