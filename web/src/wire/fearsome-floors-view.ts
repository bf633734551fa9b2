// Written by tools/wire_types.py from the Python Structs: change those, then run it again.

import type { Sight } from "./fearsome-floors-events";

/**
 * Everything; nothing is secret in Fearsome Floors.
 *
 * `stage` says what comes next: the draw of the first seat, the lay-out, moves of pieces, the monster's tile, or
 * nothing any more. `first` was the start player of the first round, `start` is this round's (S), `mover` the seat
 * to move (*). `items` are left to be laid out, with their number; `item` is chosen. `deck` are the tiles face down,
 * `tile` was revealed last. `escapes` are (seat, piece) in order; `needed` of a seat win, `met` is who first had so
 * many.
 *
 * While a piece is taken: `taken` (a piece of `mover`), `points` left, `trail` of squares of its route so far, where
 * it stood first unless it waited outside, `ways` it may step, in the order N E S W, and `reach`, every square where
 * it may end its move. Enter, Leave and Stop are among the moves when they are legal.
 *
 * `foresight` is the monster's way from this position, for whatever tile: a tile goes the first steps of it, as
 * `tiles` tell. Both are empty when no monster is to move, and while the taken piece shares a square. `ended` is the
 * clause that ended the game.
 */
export interface FearsomeFloorsView {
  seats: number;
  options: Record<string, boolean | number | string>;
  stage: "first-seat" | "laying" | "monster" | "moving" | "over";
  round: number;
  phase: number;
  first: number | null;
  start: number | null;
  mover: number | null;
  items: (["crystal" | "pool-2x2" | "pool-4x1" | "right-turn" | "stone" | "teleporter-a" | "teleporter-b" | "u-turn", number])[];
  item: "crystal" | "pool-2x2" | "pool-4x1" | "right-turn" | "stone" | "teleporter-a" | "teleporter-b" | "u-turn" | null;
  pieces: Piece[];
  stones: Stone[];
  grounds: Ground[];
  monster: string;
  heading: "E" | "N" | "S" | "W";
  deck: string[];
  tile: string | null;
  escapes: [number, number][];
  needed: number;
  met: number | null;
  taken: number | null;
  points: number;
  trail: string[];
  ways: Way[];
  reach: Reach[];
  foresight: Foreseen[];
  tiles: TileFate[];
  ended: string | null;
}

/**
 * What the monster would do from `square`: the look, and the step that follows.
 *
 * `heading` is after the look, `why` and `sights` as in `MonsterLooked`. `goes` is the heading of the step, another
 * one only where a turn stone turns it. `path` are the squares the step enters, `walls` the labels it goes through;
 * `caught` the (seat, piece) it catches, `pushed` the squares of what it pushes before it moves. `path` is empty after
 * the last step.
 */
export interface Foreseen {
  square: string;
  heading: "E" | "N" | "S" | "W";
  why: "nearest" | "nothing" | "tie";
  sights: Sight[];
  goes: "E" | "N" | "S" | "W";
  path: string[];
  walls: string[];
  caught: [number, number][];
  pushed: string[];
}

/** A pool or a teleporter and its squares; `heading` is the arrow of a teleporter or the run of a 4x1 pool. */
export interface Ground {
  item: "crystal" | "pool-2x2" | "pool-4x1" | "right-turn" | "stone" | "teleporter-a" | "teleporter-b" | "u-turn";
  squares: string[];
  heading: "E" | "N" | "S" | "W";
}

/**
 * One piece. `number` is up, `other` below; `moved` this round. `square` is None unless it is in the hall.
 *
 * The taken piece is in the hall, or still waiting, as far as its move has come.
 */
export interface Piece {
  seat: number;
  piece: number;
  number: number;
  other: number;
  dark: boolean;
  place: "dead" | "escaped" | "hall" | "waiting";
  square: string | null;
  moved: boolean;
}

/**
 * A square where the taken piece may end its move, None for an escape; a shortest way there, and the points left.
 *
 * Of the shortest ways one that pushes least. The moves are the legs one by one, and then Stop, unless it leaves.
 */
export interface Reach {
  square: string | null;
  route: ("E" | "N" | "S" | "W" | "enter" | "leave")[];
  left: number;
}

/** A stone of some kind, and where it lies. */
export interface Stone {
  item: "crystal" | "pool-2x2" | "pool-4x1" | "right-turn" | "stone" | "teleporter-a" | "teleporter-b" | "u-turn";
  square: string;
}

/**
 * What one kind of tile would do: the first `steps` steps of the foresight and the look after them.
 *
 * `left` such tiles are face down; `possible` says whether it can be the next one (FF-S5). `square` and `heading`
 * are where the monster would end, `caught` the (seat, piece) it would catch.
 */
export interface TileFate {
  tile: string;
  left: number;
  possible: boolean;
  steps: number;
  square: string;
  heading: "E" | "N" | "S" | "W";
  caught: [number, number][];
}

/**
 * A legal next step of the taken piece: where it lands, the pool squares it slides over, and the stone it pushes.
 *
 * `stone` is where a pushed stone lies now, `goes` where it comes to lie, None when none is pushed, or it vanishes.
 */
export interface Way {
  heading: "E" | "N" | "S" | "W";
  square: string;
  over: string[];
  stone: string | null;
  goes: string | null;
}
