// Written by tools/wire_types.py from the Python Structs: change those, then run it again.

/** A seat has answered; the answers are shown when all seats have answered (SJ-F9b). */
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

/** A corpse held by `side` was eaten to double the power (SJ-F3). */
export interface Boosted {
  event: "boosted";
  side: string;
  corpse: string;
  power: number;
}

/** A cube of the running pile went on a stack, now `height` high (SJ-S3). */
export interface Built {
  event: "built";
  seat: number;
  cell: string;
  height: number;
}

/** A seat interrupts and has paid: its chip, and `corpse` eaten before it (SJ-F9c). */
export interface Claimed {
  event: "claimed";
  seat: number;
  corpse: string | null;
  reveals: boolean;
}

/** A coloured cube came from the hand to the island (SJ-C5, SJ-C9). */
export interface ColourPlaced {
  event: "colour-placed";
  seat: number;
  side: string;
  cell: string;
  height: number;
}

/** A piece or corpse on a cell was hit by a falling `what`: 'cube', 'corpse' or 'piece' (SJ-D4, SJ-D5). */
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

/** A piece or corpse fell into the sea (SJ-W2, SJ-W3). */
export interface Drowned {
  event: "drowned";
  piece: string;
  cell: string | null;
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

/** The catapult fired `projectiles` projectiles (SJ-CA5); `cell` was the target. */
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
 * `cell`: the place, None when wide.
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

/** A projectile was loaded from a stack, or from the hand when `cell` is None (SJ-CA4). */
export interface Loaded {
  event: "loaded";
  seat: number;
  cell: string | null;
  colour: string | null;
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

/** A seat ate a held corpse to survive stuck (SJ-M5). */
export interface Rationed {
  event: "rationed";
  seat: number;
  corpse: string;
}

/** A cube from a stack was dropped in front of a piece (SJ-O7). */
export interface Rockfell {
  event: "rockfell";
  seat: number;
  piece: string;
  start: string;
  cell: string;
}

/** A piece turned on its cell (SJ-A4). */
export interface Rotated {
  event: "rotated";
  piece: string;
  facing: string;
}

/** Normal cubes are lost in the sea (SJ-W3). */
export interface Sank {
  event: "sank";
  cell: string | null;
  cubes: number;
}

/** A seat promised to free a stuck piece with items in this turn (SJ-M4). */
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

/** The piece of this turn (SJ-T3). */
export interface Selected {
  event: "selected";
  seat: number;
  piece: string;
}

/** A side of this rank has the catapult for `shots` shots (SJ-CA3). */
export interface ShotsBegan {
  event: "shots-began";
  side: string;
  rank: number;
  shots: number;
}

/** A stuck piece died where it stood (SJ-M3). */
export interface Starved {
  event: "starved";
  piece: string;
  cell: string;
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

/** The chip of a side was used: power 2 (SJ-F2). */
export interface Surged {
  event: "surged";
  side: string;
  power: number;
}

/**
 * A piece swung the object in front of it (SJ-A9).
 *
 * `path` are the ring cells passed in order, the drop cell last, '-' outside the grid; `cubes`: the
 * number carried; `rider`: the piece or corpse on top; `facing` is that of the swinger in the end.
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

/** A turn begins. `kind`: 'normal', 'interrupt' (SJ-F9d) or 'cubes' for a seat without pieces (SJ-TE4). */
export interface TurnBegan {
  event: "turn-began";
  seat: number;
  kind: string;
}

/** A piece advanced to a cell, now `height` high: a 'walk', 'jump', 'push', 'press', 'leap' or 'sail' (SJ-A1). */
export interface Walked {
  event: "walked";
  piece: string;
  kind: string;
  start: string;
  cell: string;
  height: number;
}

/** A window asks `seats` for interrupts before the turn of `seat` (SJ-F9); `again` after a claim. */
export interface WindowOpened {
  event: "window-opened";
  seat: number;
  seats: number[];
  again: boolean;
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

export type Event = Built | Placed | WindowOpened | Answered | Claimed | TurnBegan | Woke | Starved | Rationed | Saved | Selected | Surged | Boosted | Ate | Rotated | Swung | Stunned | Walked | Pushed | Fell | Crushed | Drowned | Sank | Floated | Killed | Secured | Cushioned | Scored | Escaped | CubeMoved | ColourPlaced | Rockfell | Wiped | Stuck | Freed | Ended | ShotsBegan | Loaded | Fired | Flew | Struck | Judged;
