// Written by tools/wire_types.py from the Python Structs: change those, then run it again.

/**
 * Everything; nothing is secret in Can't Stop.
 *
 * `mover` is the seat on turn, `None` before the first seat is drawn. `bivouacs[seat]` lists that seat's
 * climbs in route order. `owners` maps closed routes to seats as (route, seat) pairs. `usable` is
 * the union of routes that the dice can move on (CS-I2). `choices` are in the fixed order of `moves`;
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
 * new cells; `live` (CS-D6); `go` and `stop` are true for a legal move; `blocked` lists the
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

/** A climber on a route, at a cell. */
export interface Climb {
  route: number;
  cell: number;
}
