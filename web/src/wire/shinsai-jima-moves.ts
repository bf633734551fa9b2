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

/** Catapult: end the loading (SJ-CA4). */
export interface Aim {
  do: "aim";
}

/** Eat a held corpse to double the power again (SJ-F3). */
export interface Boost {
  do: "boost";
  corpse: string;
}

/** Before the game: put a cube of the running pile on a cell (SJ-S3). */
export interface Build {
  do: "build";
  cell: string;
}

/** Place a coloured cube from the hand (SJ-C5), the natives' only after moving a native (SJ-C9). */
export interface Colour {
  do: "colour";
  side: string;
  cell: string;
}

/** Let every stuck piece of the seat starve (SJ-M3). */
export interface Die {
  do: "die";
}

/** End the piece phase (SJ-T4). */
export interface Done {
  do: "done";
}

/** Eat a held corpse to turn its holder's used chip ready (SJ-F8). */
export interface Eat {
  do: "eat";
  corpse: string;
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

/** Claim a turn before the scheduled one (SJ-F9); `corpse` is eaten first when the chip is already used. */
export interface Interrupt {
  do: "interrupt";
  corpse: string | null;
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

/** Let the scheduled turn begin (SJ-F9b). */
export interface Pass {
  do: "pass";
}

/** Before the game: stand the next own piece, later a native, on a cell (SJ-S4, SJ-S5). */
export interface Place {
  do: "place";
  cell: string;
  facing: "E" | "N" | "S" | "W";
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

/** Drop the top cube of stack `source` on whatever lies two levels below in front of a piece (SJ-O7). */
export interface Rockfall {
  do: "rockfall";
  piece: string;
  source: string;
}

/** Turn the chosen piece, empty-handed (SJ-A4). */
export interface Rotate {
  do: "rotate";
  facing: "E" | "N" | "S" | "W";
}

/** Promise to free this stuck piece with items: it must move now; the others starve (SJ-M4). */
export interface Save {
  do: "save";
  piece: string;
}

/** Choose the one piece of the turn: an own one or a native (SJ-T3). */
export interface Select {
  do: "select";
  piece: string;
}

/** Catapult: shoot no more (SJ-CA3). */
export interface Stop {
  do: "stop";
}

/** Use the chip of a side (the own one, or the natives' for a native) for double power (SJ-F2). */
export interface Surge {
  do: "surge";
  side: string;
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

/** Take the top cube of a stack (SJ-C1); `Put` follows. Also the tsunami's wave (SJ-O5). */
export interface Take {
  do: "take";
  cell: string;
}

/** Tsunami: a lowest cube leaves the game because none can rise (SJ-O5). */
export interface Wipe {
  do: "wipe";
  cell: string;
}

export type Move = Build | Place | Wipe | Pass | Interrupt | Die | Ration | Save | Select | Surge | Boost | Eat | Rotate | Swing | Advance | Done | Take | Put | Colour | Rockfall | Load | LoadHand | Aim | Stop | Fire;
