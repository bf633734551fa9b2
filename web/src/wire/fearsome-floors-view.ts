// Written by tools/wire_types.py from the Python Structs: change those, then run it again.

import type { Sight } from "./fearsome-floors-events";

/**
 * The one view for everybody: nothing is secret in Fearsome Floors.
 *
 * Enter, Leave and Stop are not in it: they are among the moves when they are legal.
 */
export interface FearsomeFloorsView {
  seats: number;
  options: Record<string, boolean | number | string>;
  /** The next event: the draw of the first seat, the lay-out, moves of pieces, the monster's tile, or none. */
  stage: "first-seat" | "laying" | "monster" | "moving" | "over";
  round: number;
  phase: number;
  /** Start player of the first round, None before the draw. */
  first: number | null;
  /** Start player of this round (S), None before the first. */
  start: number | null;
  /** The seat to move (*), None without one. */
  mover: number | null;
  /** Items left to be laid out, with their number. */
  items: (["crystal" | "pool-2x2" | "pool-4x1" | "right-turn" | "stone" | "teleporter-a" | "teleporter-b" | "u-turn", number])[];
  /** The item that the mover has chosen to lay, None without one. */
  item: "crystal" | "pool-2x2" | "pool-4x1" | "right-turn" | "stone" | "teleporter-a" | "teleporter-b" | "u-turn" | null;
  pieces: Piece[];
  stones: Stone[];
  grounds: Ground[];
  monster: string;
  heading: "E" | "N" | "S" | "W";
  /** Tiles face down. */
  deck: string[];
  /** The tile revealed last, None before the first. */
  tile: string | null;
  /** (seat, piece) in order. */
  escapes: [number, number][];
  /** Escaped pieces with which a seat wins. */
  needed: number;
  /** The first seat with `needed` escaped pieces, None before. */
  met: number | null;
  /** The piece of `mover` that is on the move, None without one. */
  taken: number | null;
  /** Points that it has left. */
  points: number;
  /** Squares of its route so far. The first is the one where it stood, unless it waited outside. */
  trail: string[];
  /** Its legal steps, in the order N E S W. */
  ways: Way[];
  /** Every end that its move can have. */
  reach: Reach[];
  /**
   * The monster's way from this position, whatever the tile: each tile goes the first steps of it.
   *
   * Empty when no monster is to move, and while the taken piece shares a square.
   */
  foresight: Foreseen[];
  /** The fates of the kinds of tile. Empty when `foresight` is. */
  tiles: TileFate[];
  /** The clause that ended the game, None before. */
  ended: string | null;
}

/** A look of the monster from `square`, and the step that would follow. */
export interface Foreseen {
  square: string;
  /** The heading after the look. */
  heading: "E" | "N" | "S" | "W";
  /** As in `MonsterLooked`. */
  why: "nearest" | "nothing" | "tie";
  /** As in `MonsterLooked`. */
  sights: Sight[];
  /** The heading of the step. It differs only where a turn stone turns the monster. */
  goes: "E" | "N" | "S" | "W";
  /** Squares that the step enters. Empty after the last step. */
  path: string[];
  /** Labels of the walls that it goes through. */
  walls: string[];
  /** (seat, piece) of those that it catches. */
  caught: [number, number][];
  /** Squares of the stones and pieces that it pushes, before they move. */
  pushed: string[];
}

/** A pool or a teleporter and its squares; `heading` is the arrow of a teleporter or the run of a 4x1 pool. */
export interface Ground {
  item: "crystal" | "pool-2x2" | "pool-4x1" | "right-turn" | "stone" | "teleporter-a" | "teleporter-b" | "u-turn";
  squares: string[];
  heading: "E" | "N" | "S" | "W";
}

/** A piece. The taken piece is in the hall, or still waiting, as far as its move has come. */
export interface Piece {
  seat: number;
  piece: number;
  /** The number that is up. */
  number: number;
  /** The number below. */
  other: number;
  /** True when the dark face is up. */
  dark: boolean;
  place: "dead" | "escaped" | "hall" | "waiting";
  /** None unless it is in the hall. */
  square: string | null;
  /** True when it has moved this round. */
  moved: boolean;
}

/**
 * An end that the taken piece's move can have, and a shortest way there: of those, one that pushes least.
 *
 * The moves are the legs one by one, and then Stop, unless it leaves.
 */
export interface Reach {
  /** The square of that end, None for an escape. */
  square: string | null;
  route: ("E" | "N" | "S" | "W" | "enter" | "leave")[];
  /** Points left. */
  left: number;
}

/** A stone of some kind, on its square. */
export interface Stone {
  item: "crystal" | "pool-2x2" | "pool-4x1" | "right-turn" | "stone" | "teleporter-a" | "teleporter-b" | "u-turn";
  square: string;
}

/** The monster's move by one kind of tile: the first `steps` steps of the foresight and the look after them. */
export interface TileFate {
  tile: string;
  /** Tiles of this kind that are face down. */
  left: number;
  /** True when it can be the next one (FF-S5). */
  possible: boolean;
  steps: number;
  /** The square on which the monster would end. */
  square: string;
  /** The heading with which it would end. */
  heading: "E" | "N" | "S" | "W";
  /** (seat, piece) of those that it would catch. */
  caught: [number, number][];
}

/** A legal next step of the taken piece. */
export interface Way {
  heading: "E" | "N" | "S" | "W";
  /** The square on which the piece lands. */
  square: string;
  /** Pool squares that the piece slides over. */
  over: string[];
  /** The square of the stone that the piece pushes, None without one. */
  stone: string | null;
  /** The square to which that stone goes; None without one, or when it vanishes. */
  goes: string | null;
}
