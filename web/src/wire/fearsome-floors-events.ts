// Written by tools/wire_types.py from the Python Structs: change those, then run it again.

/**
 * The monster has a piece (FF-M11).
 *
 * `how`: it was 'reached', 'crushed' against a wall (FF-M15), or 'teleported' away (FF-X5).
 * `fate`: 'waiting' in phase 1, 'dead' in phase 2 (FF-E3).
 */
export interface Caught {
  event: "caught";
  seat: number;
  piece: number;
  number: number;
  square: string;
  how: "crushed" | "reached" | "teleported";
  fate: "dead" | "waiting";
}

/** A seat has chosen an item to lay out (FF-O2). */
export interface Chosen {
  event: "chosen";
  seat: number;
  item: "crystal" | "pool-2x2" | "pool-4x1" | "right-turn" | "stone" | "teleporter-a" | "teleporter-b" | "u-turn";
}

/** A piece came in onto the entrance; `left` are its movement points left (FF-P9). */
export interface Entered {
  event: "entered";
  seat: number;
  piece: number;
  number: number;
  square: string;
  left: number;
}

/**
 * A piece is out and safe for good (FF-P10). `order` counts all escapes, `count` this seat's (FF-E10).
 *
 * `number` is the one it escaped with; `turned` when it was turned over then (FF-P6), which version 1 did not do.
 */
export interface Escaped {
  event: "escaped";
  seat: number;
  piece: number;
  number: number;
  order: number;
  count: number;
  turned: boolean;
}

/** The start player of the first round was drawn (FF-S6). */
export interface FirstSeat {
  event: "first-seat";
  seat: number;
}

/** All but one of a seat's pieces have escaped (FF-E4); `first` unless another was before it (FF-E6). */
export interface GoalMet {
  event: "goal-met";
  seat: number;
  first: boolean;
}

/** An item lies on `squares`, first its anchor (FF-O2). `heading` as in the move. */
export interface Laid {
  event: "laid";
  seat: number;
  item: "crystal" | "pool-2x2" | "pool-4x1" | "right-turn" | "stone" | "teleporter-a" | "teleporter-b" | "u-turn";
  squares: string[];
  heading: "E" | "N" | "S" | "W";
}

/** Items that fit nowhere any more stay in the box (FF-O2). */
export interface LeftOut {
  event: "left-out";
  items: ("crystal" | "pool-2x2" | "pool-4x1" | "right-turn" | "stone" | "teleporter-a" | "teleporter-b" | "u-turn")[];
}

/** A turn stone on `stone` turned the monster, which sees nobody (FF-X4). */
export interface MonsterDeflected {
  event: "monster-deflected";
  square: string;
  stone: string;
  item: "crystal" | "pool-2x2" | "pool-4x1" | "right-turn" | "stone" | "teleporter-a" | "teleporter-b" | "u-turn";
  heading: "E" | "N" | "S" | "W";
}

/**
 * One look from `square` (FF-M1), and its result.
 *
 * `heading` is the heading before, `turned` after. `why`: 'nothing' was seen (FF-M4), one piece is 'nearest' (FF-M4),
 * or a 'tie' for nearest keeps the heading (FF-M5). `sights` has the piece seen on each line, nearest first.
 * `side`, `seat`, `piece` and `number` are those of the nearest, None without one; `distance` is also that of a tie.
 * `tied` lists the (seat, piece) of a tie and `seats` their owners. `step` counts the steps made before; `last` is
 * true for the look after the last step (FF-M9).
 */
export interface MonsterLooked {
  event: "monster-looked";
  square: string;
  heading: "E" | "N" | "S" | "W";
  turned: "E" | "N" | "S" | "W";
  why: "nearest" | "nothing" | "tie";
  sights: Sight[];
  side: "ahead" | "left" | "right" | null;
  distance: number | null;
  seat: number | null;
  piece: number | null;
  number: number | null;
  seats: number[];
  tied: [number, number][];
  step: number;
  last: boolean;
}

/**
 * The monster made step number `step` (1, 2, ...) to `square`.
 *
 * `path` has every square it entered, in order, the last is `square`; those before are pool squares it slid over
 * (FF-M12). `walls` are the labels of the walls it went through (FF-M13), each before the square of `path` with the
 * same index in `at`. `slid` is true when there was a pool.
 */
export interface MonsterStepped {
  event: "monster-stepped";
  start: string;
  square: string;
  heading: "E" | "N" | "S" | "W";
  path: string[];
  slid: boolean;
  walls: string[];
  at: number[];
  step: number;
}

/** The monster's move is over. `why`: its 'steps' are made (FF-M7), it is 'fed', or 'tired' after 20 (FF-M8). */
export interface MonsterStopped {
  event: "monster-stopped";
  square: string;
  heading: "E" | "N" | "S" | "W";
  tile: string;
  steps: number;
  caught: number;
  why: "fed" | "steps" | "tired";
}

/** Stepping on a teleporter took the monster to its twin, heading as the arrow there points (FF-X5). */
export interface MonsterTeleported {
  event: "monster-teleported";
  start: string;
  square: string;
  heading: "E" | "N" | "S" | "W";
}

/** Phase 2: from now on a caught piece is out of the game. The eight tiles are face down again (FF-E1, FF-E3). */
export interface PhaseBegan {
  event: "phase-began";
  phase: number;
}

/** The monster pushed a piece in a row from `start` to `square`, over pool squares `over` (FF-M15, FF-M17). */
export interface PiecePushed {
  event: "piece-pushed";
  seat: number;
  piece: number;
  number: number;
  start: string;
  square: string;
  over: string[];
}

/** A round begins; `seat` is its start player (FF-P1, FF-S7). */
export interface RoundBegan {
  event: "round-began";
  round: number;
  phase: number;
  seat: number;
}

/** The first piece on one of the three lines the monster looks along (FF-M1, FF-M3). `distance` >= 1. */
export interface Sight {
  side: "ahead" | "left" | "right";
  heading: "E" | "N" | "S" | "W";
  distance: number;
  square: string;
  seat: number;
  piece: number;
  number: number;
}

/** A piece made a step. `over` are pool squares it slid across, in order (FF-P18); `left` its points left. */
export interface Stepped {
  event: "stepped";
  seat: number;
  piece: number;
  number: number;
  start: string;
  square: string;
  heading: "E" | "N" | "S" | "W";
  over: string[];
  left: number;
}

/**
 * A stone went from `start` to `square`, over pool squares `over` (FF-P14, FF-P17, FF-M15).
 *
 * `square` is None for a stone that is out of the game, and `why` says how: 'wall' (off the board, FF-M15), 'exit' or
 * 'entrance' (FF-P16), 'teleporter' (FF-X5), 'monster' (FF-M14 without pushing through walls); else `why` is None.
 * `seat` is None when the monster pushed.
 */
export interface StonePushed {
  event: "stone-pushed";
  seat: number | null;
  item: "crystal" | "pool-2x2" | "pool-4x1" | "right-turn" | "stone" | "teleporter-a" | "teleporter-b" | "u-turn";
  start: string;
  square: string | null;
  over: string[];
  why: "entrance" | "exit" | "monster" | "teleporter" | "wall" | null;
}

/**
 * A piece ended its move and was turned over; `number` is the number up now (FF-P6).
 *
 * `square` is None for a piece that stays outside; `stayed` when it made no step.
 */
export interface Stopped {
  event: "stopped";
  seat: number;
  piece: number;
  number: number;
  square: string | null;
  stayed: boolean;
}

/** A piece was chosen to move; `number` is how far it may go (FF-P5). `square` is None for a waiting piece. */
export interface Taken {
  event: "taken";
  seat: number;
  piece: number;
  number: number;
  square: string | null;
}

/** The monster's tile of this round; `left` are face down (FF-M7, FF-M8). */
export interface TileRevealed {
  event: "tile-revealed";
  tile: string;
  left: number;
}

/** A seat is to move one piece (FF-P2). */
export interface TurnBegan {
  event: "turn-began";
  seat: number;
}

/** The pieces that did not move in round 1 were turned over too (FF-P6). Pairs of seat and piece. */
export interface TurnedOver {
  event: "turned-over";
  pieces: [number, number][];
}

/** The game is over: `seats` won by `clause`, several when nobody escaped (FF-E4, FF-E7, FF-E9, FF-O10). */
export interface Won {
  event: "won";
  seats: number[];
  clause: string;
}

export type Event = FirstSeat | Chosen | Laid | LeftOut | RoundBegan | TurnBegan | Taken | Entered | Stepped | StonePushed | Stopped | Escaped | GoalMet | TurnedOver | TileRevealed | MonsterLooked | MonsterDeflected | MonsterStepped | MonsterTeleported | PiecePushed | Caught | MonsterStopped | PhaseBegan | Won;
