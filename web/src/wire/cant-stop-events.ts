// Written by tools/wire_types.py from the Python Structs: change those, then run it again.

/** The bivouac of a seat moved from cell `start` (0 = none) up to `cell` (CS-T3). */
export interface Banked {
  event: "banked";
  seat: number;
  route: number;
  start: number;
  cell: number;
}

/** A route is claimed; `removed` lists the seats whose bivouacs left it (CS-C1, CS-C2). */
export interface Claimed {
  event: "claimed";
  seat: number;
  route: number;
  removed: number[];
}

/**
 * A climber went from cell `start` to `cell`; `placed`: it came from the hand (CS-M1, CS-M2).
 *
 * `start` is the mover's bivouac (0 = foot of the route) when the climber is placed.
 * `topped`: `cell` is the numbered top.
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

/** The four dice, in throwing order; `live`: some pairing can advance a climber (CS-D1, CS-D7). */
export interface DiceRolled {
  event: "dice-rolled";
  seat: number;
  dice: [number, number, number, number];
  live: boolean;
}

/**
 * Every step of the turn is lost (CS-T5). `forced`: no pairing was live; else a dead one was chosen (CS-T6).
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

export type Event = FirstSeat | TurnBegan | DiceRolled | Climbed | Void | Banked | Claimed | Dropped | Won;
