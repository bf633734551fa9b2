// Written by tools/wire_types.py from the Python Structs: change those, then run it again.

/**
 * Move the chosen piece along its facing (SJ-A1), `distance` 1 or 2 cells.
 *
 * `facing` only with `beginner`, where a piece may go any way (SJ-O11).
 */
export interface Advance {
  do: "advance";
  kind: "jump" | "leap" | "press" | "push" | "sail" | "walk";
  distance: number;
  facing: "E" | "N" | "S" | "W" | null;
}

/** Catapult: enough loaded (SJ-CA4). */
export interface Aim {
  do: "aim";
}

/** A seat has answered; what, is shown when all have (SJ-F9b). */
export interface Answered {
  event: "answered";
  seat: number;
}

/** A corpse held by `side` was eaten: its chip is ready again (SJ-F8). */
export interface Ate {
  event: "ate";
  side: string;
  corpse: string;
}

/** Eat a held corpse to double the power again (SJ-F3). */
export interface Boost {
  do: "boost";
  corpse: string;
}

/** A corpse held by `side` was eaten to double the power (SJ-F3). */
export interface Boosted {
  event: "boosted";
  side: string;
  corpse: string;
  power: number;
}

/** Before the game: put a cube of the running pile on a cell (SJ-S3). */
export interface Build {
  do: "build";
  cell: string;
}

/** A cube of the running pile went on a stack, now `height` high (SJ-S3). */
export interface Built {
  event: "built";
  seat: number;
  cell: string;
  height: number;
}

/**
 * The catapult (SJ-CA): who shoots (`rank` from 1), shots left, and what is loaded (colours, None normal).
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

/** A seat interrupts and has paid: its chip, and `corpse` eaten before it (SJ-F9c). */
export interface Claimed {
  event: "claimed";
  seat: number;
  corpse: string | null;
  reveals: boolean;
}

/** Place a coloured cube from the hand (SJ-C5), the natives' only after moving a native (SJ-C9). */
export interface Colour {
  do: "colour";
  side: string;
  cell: string;
}

/** A coloured cube came from the hand to the island (SJ-C5, SJ-C9). */
export interface ColourPlaced {
  event: "colour-placed";
  seat: number;
  side: string;
  cell: string;
  height: number;
}

/** What lay or stood on a cell was hit by a falling 'cube', 'corpse' or 'piece' (SJ-D4, SJ-D5). */
export interface Crushed {
  event: "crushed";
  piece: string;
  cell: string;
  what: string;
}

/** A seat put a cube higher (SJ-C1), or the tsunami did (SJ-O5); `colour` a side's letter, None a normal one. */
export interface CubeMoved {
  event: "cube-moved";
  seat: number;
  start: string;
  cell: string;
  height: number;
  colour: string | null;
}

/** A held corpse was laid under a fall or a leap of a piece and is gone (SJ-K4, SJ-D7). */
export interface Cushioned {
  event: "cushioned";
  piece: string;
  corpse: string;
}

/** Let every stuck piece of the seat starve (SJ-M3). */
export interface Die {
  do: "die";
}

/** End the piece phase (SJ-T4). */
export interface Done {
  do: "done";
}

/** A piece or corpse fell into the sea (SJ-W2, SJ-W3). */
export interface Drowned {
  event: "drowned";
  piece: string;
  cell: string | null;
}

/** Eat a held corpse to turn its holder's used chip ready (SJ-F8). */
export interface Eat {
  do: "eat";
  corpse: string;
}

/** The regular end (SJ-V): `clause`, the winning seats, and the sides in order (SJ-V7). */
export interface Ended {
  event: "ended";
  winners: number[];
  clause: string;
  ranking: string[];
}

/** With `slaughter`: a piece left by helicopter (SJ-O6). */
export interface Escaped {
  event: "escaped";
  piece: string;
}

/** A piece or corpse came to stand `levels` lower on a cell (SJ-D1). */
export interface Fell {
  event: "fell";
  piece: string;
  cell: string;
  levels: number;
}

/**
 * Catapult: shoot from an edge along a lane 0..6 (x for N and S, y for E and W) with a power (SJ-CA5).
 *
 * With rank r the power 2r+1 reaches the row nearest the shooter, 2r+7 the farthest.
 */
export interface Fire {
  do: "fire";
  edge: "E" | "N" | "S" | "W";
  lane: number;
  power: number;
}

/** The catapult went off (SJ-CA5) with so many projectiles; `cell` is what was aimed at. */
export interface Fired {
  event: "fired";
  seat: number;
  edge: string;
  lane: number;
  power: number;
  cell: string;
  projectiles: number;
}

/**
 * One projectile: its dice, the lane and depth they lead to, and the cells it passed (SJ-CA6, SJ-CA7).
 *
 * `end`: 'body', 'side', 'shattered', 'rests', 'floats', 'lost' (too high), 'sea' or 'wide' (SJ-CA8);
 * `cell` where, None when wide.
 */
export interface Flew {
  event: "flew";
  dice: [number, number, number, number];
  lane: number;
  depth: number;
  path: string[];
  end: string;
  cell: string | null;
}

/** A coloured cube fell into the sea and floats (SJ-W4). */
export interface Floated {
  event: "floated";
  side: string;
  cell: string;
}

/** A stuck piece can move again (SJ-M6). */
export interface Freed {
  event: "freed";
  piece: string;
}

/** Claim a turn before the scheduled one (SJ-F9); `corpse` is eaten first when the chip is used. */
export interface Interrupt {
  do: "interrupt";
  corpse: string | null;
}

/** After the last shot: the final order, the first has won (SJ-CA10); `changed` if a shot had effect. */
export interface Judged {
  event: "judged";
  winners: number[];
  ranking: string[];
  changed: boolean;
}

/** A living piece died through the action of `side`; `clause` says how. */
export interface Killed {
  event: "killed";
  side: string;
  piece: string;
  clause: string;
}

/** Catapult: take the top cube of a stack as a projectile (SJ-CA4). */
export interface Load {
  do: "load";
  cell: string;
}

/** Catapult: load the own coloured cube that was never placed (SJ-CA4). */
export interface LoadHand {
  do: "load-hand";
}

/** A projectile was loaded from a stack, or from the hand when `cell` is None (SJ-CA4). */
export interface Loaded {
  event: "loaded";
  seat: number;
  cell: string | null;
  colour: string | null;
}

/** Let the scheduled turn begin (SJ-F9b). */
export interface Pass {
  do: "pass";
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

/** Before the game: stand the next own piece, later a native, on a cell (SJ-S4, SJ-S5). */
export interface Place {
  do: "place";
  cell: string;
  facing: "E" | "N" | "S" | "W";
}

/** A piece took its first cell (SJ-S4, SJ-S5). */
export interface Placed {
  event: "placed";
  seat: number;
  piece: string;
  cell: string;
  facing: string;
}

/** Columns moved one cell (SJ-A8): `cells` from the pusher outward, before they moved; `weight` in all. */
export interface Pushed {
  event: "pushed";
  piece: string;
  facing: string;
  cells: string[];
  weight: number;
}

/** Put the taken cube on a stack at least as high as the one it came from (SJ-C2). */
export interface Put {
  do: "put";
  cell: string;
}

/** Eat a held corpse: nobody starves, and the advance becomes optional (SJ-M5). */
export interface Ration {
  do: "ration";
  corpse: string;
}

/** A seat ate a held corpse to survive stuck (SJ-M5). */
export interface Rationed {
  event: "rationed";
  seat: number;
  corpse: string;
}

/**
 * Why the chosen piece may not advance in one way onto `cell` (None outside the grid): a refusal's code.
 *
 * `cells` stand in the way. `power`: how much would be needed ('needs-power', 'resists', 'blocked-behind').
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

/** Drop the top cube of stack `source` on whatever lies two levels below in front of a piece (SJ-O7). */
export interface Rockfall {
  do: "rockfall";
  piece: string;
  source: string;
}

/** A cube from a stack was dropped in front of a piece (SJ-O7). */
export interface Rockfell {
  event: "rockfell";
  seat: number;
  piece: string;
  start: string;
  cell: string;
}

/** Turn the chosen piece, empty-handed (SJ-A4). */
export interface Rotate {
  do: "rotate";
  facing: "E" | "N" | "S" | "W";
}

/** A piece turned on its cell (SJ-A4). */
export interface Rotated {
  event: "rotated";
  piece: string;
  facing: string;
}

/** The options as they apply, presets and `beginner` already worked in (SJ-O). */
export interface Rules {
  team: boolean;
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
  native_chip: string;
  native_hammer: boolean;
  stunned_falls: string;
  stuck_at_start: string;
  beginner: boolean;
}

/** Normal cubes are lost in the sea (SJ-W3). */
export interface Sank {
  event: "sank";
  cell: string | null;
  cubes: number;
}

/** Promise to free this stuck piece with items: it must move now; the others starve (SJ-M4). */
export interface Save {
  do: "save";
  piece: string;
}

/** A stuck piece is to be freed with items, now (SJ-M4). */
export interface Saved {
  event: "saved";
  seat: number;
  piece: string;
}

/** A side got tokens. `why`: 'kill' (SJ-D2), 'starved' (SJ-M3), 'rescue' (SJ-M7) or 'escape' (SJ-O6). */
export interface Scored {
  event: "scored";
  side: string;
  points: number;
  why: string;
}

/** A side took a corpse (SJ-K1); `inherited` with the goods of a side wiped out (SJ-K2). */
export interface Secured {
  event: "secured";
  side: string;
  corpse: string;
  inherited: boolean;
}

/** Choose the one piece of the turn: an own one or a native (SJ-T3). */
export interface Select {
  do: "select";
  piece: string;
}

/** The piece of this turn (SJ-T3). */
export interface Selected {
  event: "selected";
  seat: number;
  piece: string;
}

/**
 * The island and everything on it.
 *
 * `phase`: 'build', 'place', 'native', 'tsunami', 'window', 'survival', 'piece', 'cube', 'load', 'aim',
 * 'scatter' or 'over'. `mover` is the seat that acts (in a window the seat whose turn is due). `first` built
 * first; `marker` has the start marker, from which ties and interrupts are ordered; `scheduled` is the seat
 * whose scheduled turn is due or running, `queue` the interrupters still to act, the next one first,
 * `interrupting` that they or their window come before that turn; `last_turn` the seat that took the turn before.
 * `stacks[cell]` (49: a1 b1 … g7) lists cubes bottom to top, 'n' normal or the letter of a coloured one; '' is
 * sea. `fifths`: how many stacks may still reach height five (SJ-C3). `piles`: cubes still to be built on levels
 * 2, 3, 4. `pool`: normal cubes lost. `goal`: points that win. `round_left`: scheduled turns until the tsunami
 * comes (SJ-O5), 0 without. `sides` ends with the natives. `source`: the stack a cube is being taken from.
 * `clause` ended the regular game and `ranking` are its sides in order (SJ-V7); `final` after the catapult;
 * `effect`: a shot changed something, so places are judged anew (SJ-CA10).
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

/** A side of this rank has the catapult, for so many shots (SJ-CA3). */
export interface ShotsBegan {
  event: "shots-began";
  side: string;
  rank: number;
  shots: number;
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

/** A stuck piece died where it stood (SJ-M3). */
export interface Starved {
  event: "starved";
  piece: string;
  cell: string;
}

/** Catapult: shoot no more (SJ-CA3). */
export interface Stop {
  do: "stop";
}

/** A shot took a body off the island; the shooting side holds it (SJ-CA9). */
export interface Struck {
  event: "struck";
  side: string;
  piece: string;
}

/** At the end of a turn of `side` a piece newly cannot move (SJ-M6); side None at set-up. */
export interface Stuck {
  event: "stuck";
  piece: string;
  side: string | null;
}

/** A piece was knocked down: by a swung object (`slam` false, SJ-F5) or against a wall (SJ-F6). */
export interface Stunned {
  event: "stunned";
  piece: string;
  slam: boolean;
}

/** Use the chip of a side (the own one, or the natives' for a native) for double power (SJ-F2). */
export interface Surge {
  do: "surge";
  side: string;
}

/** The chip of a side was used: power 2 (SJ-F2). */
export interface Surged {
  event: "surged";
  side: string;
  power: number;
}

/**
 * Turn with the object in front (SJ-A9..A11).
 *
 * Dropped after `quarters` 1..4 of a turn; `facing` is where the piece looks in the end; `slam`
 * strikes a swung piece against the wall beyond the drop (SJ-F6).
 */
export interface Swing {
  do: "swing";
  turn: "ccw" | "cw";
  quarters: number;
  facing: "E" | "N" | "S" | "W";
  slam: boolean;
}

/**
 * A piece swung what stood in front of it (SJ-A9).
 *
 * `path` are the ring cells passed in order, the drop cell last, '-' outside the grid; `cubes` how
 * many were carried, `rider` the piece or corpse on top; `facing` is where the swinger looks in the end.
 */
export interface Swung {
  event: "swung";
  piece: string;
  turn: string;
  quarters: number;
  path: string[];
  cubes: number;
  rider: string | null;
  facing: string;
}

/** Take the top cube of a stack (SJ-C1); `Put` follows. Also the tsunami's wave (SJ-O5). */
export interface Take {
  do: "take";
  cell: string;
}

/** A turn begins. `kind`: 'normal', 'interrupt' (SJ-F9d) or 'cubes' for a seat without pieces (SJ-TE4). */
export interface TurnBegan {
  event: "turn-began";
  seat: number;
  kind: string;
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
 * A piece advanced from a cell to another, now `height` high.
 *
 * `kind`: 'walk', 'jump', 'push', 'press', 'leap' or 'sail' (SJ-A1).
 */
export interface Walked {
  event: "walked";
  piece: string;
  kind: string;
  start: string;
  cell: string;
  height: number;
}

/** `seats` are asked whether they interrupt before the turn of `seat` (SJ-F9); `again` after a claim. */
export interface WindowOpened {
  event: "window-opened";
  seat: number;
  seats: number[];
  again: boolean;
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

/** Tsunami: a lowest cube leaves the game because none can rise (SJ-O5). */
export interface Wipe {
  do: "wipe";
  cell: string;
}

/** The tsunami took the top cube of a stack out of the game (SJ-O5). */
export interface Wiped {
  event: "wiped";
  seat: number;
  cell: string;
}

/** A stunned piece stands up (SJ-F7). */
export interface Woke {
  event: "woke";
  piece: string;
  cell: string;
}

export type Move = Build | Place | Wipe | Pass | Interrupt | Die | Ration | Save | Select | Surge | Boost | Eat | Rotate | Swing | Advance | Done | Take | Put | Colour | Rockfall | Load | LoadHand | Aim | Stop | Fire;

export type Event = Built | Placed | WindowOpened | Answered | Claimed | TurnBegan | Woke | Starved | Rationed | Saved | Selected | Surged | Boosted | Ate | Rotated | Swung | Stunned | Walked | Pushed | Fell | Crushed | Drowned | Sank | Floated | Killed | Secured | Cushioned | Scored | Escaped | CubeMoved | ColourPlaced | Rockfell | Wiped | Stuck | Freed | Ended | ShotsBegan | Loaded | Fired | Flew | Struck | Judged;
