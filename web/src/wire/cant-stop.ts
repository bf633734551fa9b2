// Written by tools/wire_types.py from the Python Structs: change those, then run it again.

/** The bivouac of a seat moved from cell `start` (0 = none) up to `cell` (CS-T3). */
export interface Banked {
  event: "banked";
  seat: number;
  route: number;
  start: number;
  cell: number;
}

/**
 * Everything; nothing is secret in Can't Stop.
 *
 * `mover` is the seat on turn, `None` before the first seat is drawn. `bivouacs[seat]` lists that seat's
 * climbs in route order. `owners` maps closed routes to seats as (route, seat) pairs. `usable` is
 * the union of routes the dice can move on (CS-I2). `choices` are in the fixed order of `moves`;
 * the first live one is preselected (CS-D9). `bust` is the number of the 1,296 rolls that DROP for
 * the climbers as they stand now. `turns[seat]` counts turns begun, `rolls` the rolls of this turn.
 * `climbers` are in the order they were placed, `in_hand` counts the others. `ended` is the clause
 * that ended the game; `mover` is then the seat that made the last move.
 */
export interface CantStopView {
  seats: number;
  first: number | null;
  mover: number | null;
  unique: boolean;
  team: boolean;
  match: number;
  bivouacs: Climb[][];
  owners: [number, number][];
  climbers: Climb[];
  in_hand: number;
  dice: [number, number, number, number] | null;
  rolls: number;
  usable: number[];
  choices: Choice[];
  bust: number;
  turns: number[];
  ended: string | null;
}

/**
 * One pairing and orientation of the dice on the table.
 *
 * `dice` are the indices (0..3) of the two orange dice; `climbs` the climbers it moves, at their
 * new cells; `live` (CS-D6); `go` and `stop` say whether the move is legal; `blocked` lists the
 * routes whose shared cell forbids stopping (CS-U1); `bust` is the number of the 1,296 rolls
 * that would DROP after a GO with it, all of them for a dead choice.
 */
export interface Choice {
  orange: number;
  red: number;
  dice: [number, number];
  climbs: Climb[];
  live: boolean;
  go: boolean;
  stop: boolean;
  blocked: number[];
  bust: number;
}

/** A route is claimed; `removed` lists the seats whose bivouacs left it (CS-C1, CS-C2). */
export interface Claimed {
  event: "claimed";
  seat: number;
  route: number;
  removed: number[];
}

/** Where a climber would stand: route and cell. */
export interface Climb {
  route: number;
  cell: number;
}

/**
 * A climber went from cell `start` to `cell`; placed from the hand when `placed` (CS-M1, CS-M2).
 *
 * `start` is the mover's bivouac (0 = foot of the route) when the climber is placed.
 * `topped` when `cell` is the numbered top.
 */
export interface Climbed {
  event: "climbed";
  seat: number;
  route: number;
  start: number;
  cell: number;
  placed: boolean;
  topped: boolean;
}

/** The four dice, in throwing order; `live` says whether anything can advance (CS-D1, CS-D7). */
export interface DiceRolled {
  event: "dice-rolled";
  seat: number;
  dice: [number, number, number, number];
  live: boolean;
}

/** Acknowledge that no pairing is live (CS-D7). */
export interface Drop {
  do: "drop";
}

/**
 * Every step of the turn is lost (CS-T5). `forced` unless a dead pairing was chosen (CS-T6).
 *
 * `lost` lists (route, cell) of the climbers taken back.
 */
export interface Dropped {
  event: "dropped";
  seat: number;
  forced: boolean;
  lost: [number, number][];
}

/** The seat that begins the first game was drawn (CS-S10). */
export interface FirstSeat {
  event: "first-seat";
  seat: number;
}

/** Take this pairing and roll again (CS-T2). `orange` and `red` are the two totals, 2..12. */
export interface Go {
  do: "go";
  orange: number;
  red: number;
}

/** Take this pairing and bank; with a dead pairing this is a DROP (CS-T3, CS-T6). */
export interface Stop {
  do: "stop";
  orange: number;
  red: number;
}

/** A seat is on turn, three climbers in hand (CS-S7). */
export interface TurnBegan {
  event: "turn-began";
  seat: number;
}

/** A total of the pairing moved nothing. `why`: 'closed' (CS-M9), 'topped' (CS-M8), 'no-climber' (CS-D5). */
export interface Void {
  event: "void";
  seat: number;
  route: number;
  why: string;
}

/** The game is over; `seats` won by `clause` (CS-E1, CS-TM4, CS-TM5). */
export interface Won {
  event: "won";
  seats: number[];
  clause: string;
}

export type Move = Go | Stop | Drop;

export type Event = FirstSeat | TurnBegan | DiceRolled | Climbed | Void | Banked | Claimed | Dropped | Won;
