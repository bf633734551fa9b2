// Written by tools/wire_types.py from the Python Structs: change those, then run it again.

import type { EndTurn, Explore, NextAttempt, Place, Resign, Walk } from "./hidden-rooms-moves";

/** One of the monster's next actions, were the child's turn to end here: as in `MonsterActed`. */
export interface Action {
  kind: string;
  to: string;
  facing: string;
  end: string;
}

/**
 * A turn to consider: its `moves` in order, and what the strong bot thinks of it.
 *
 * `worth` in 0..1 ranks turns; it is no chance to win (see `win_chance`). `fits` of `left` tiles let the exploration
 * succeed: 1 of 1 with a tile of the memory, 0 of 0 without an exploration.
 */
export interface Advice {
  moves: (Place | Walk | Explore | EndTurn | Resign | NextAttempt)[];
  worth: number;
  fits: number;
  left: number;
  reasons: Reason[];
}

/** An attempt that is over: its stage, its reason (as in `AttemptEnded`), the monster turns it took. */
export interface Attempt {
  stage: number;
  reason: string;
  turns: number;
}

/**
 * An attempt looked back on: unseen tiles tried, how many succeeded, how many were to be expected.
 *
 * `luck` is the one less the other. `worst` is the index (in the review) of its costliest decision, if any cost.
 */
export interface AttemptReview {
  stage: number;
  reason: string;
  tried: number;
  succeeded: number;
  expected: number;
  luck: number;
  loss: number;
  worst: number | null;
}

/** One decision of a finished game beside the strong bot's: `loss` is what it gave away, 0 for the best. */
export interface Decision {
  attempt: number;
  turn: number;
  move: Place | Walk | Explore | EndTurn | Resign | NextAttempt;
  best: Place | Walk | Explore | EndTurn | Resign | NextAttempt;
  worth: number;
  loss: number;
}

/**
 * Everything; nothing is secret in Hidden Rooms but the order of the supply, which does not exist yet.
 *
 * `book` is the option's text, '' for the designed five; `book_key` and `title`, `title_ja` name it.
 * `phase` is 'stage-tile', 'pair' (chance), 'place', 'child', 'exploring' (chance), 'over' (an attempt is
 * over, the game goes on) or 'ended'. `attempt` counts from 1; `done` lists the attempts that are over, the
 * last one included. `stage` is the open stage 1..5 and `key`, `name`, `name_ja` its monster; `path` runs
 * from the arrow's start to the terminal, `arrows` has 36 letters, one a square in reading order, '-' for
 * the terminal (HR-M-05, HR-M-12).
 *
 * `discard` is the stage tile, `pair` the tiles shown (one or two), `supply` the unseen tiles in canonical
 * order; `fits` of them fit the tile under the child. `target` is the square explored while 'exploring'.
 * `sensed` is the monster's sensing area; `danger` the squares on which a child that ends its turn is caught in
 * the coming monster turn, or loses by its terminal; `next` the monster's coming actions for the child where it
 * stands. `walks` are the moves left this turn. `turns` counts monster turns begun in this attempt,
 * `undisturbed` is how many more it needs to its terminal with nobody in sight. `clause` ended the game.
 */
export interface HiddenRoomsView {
  book: string;
  book_key: string;
  title: string;
  title_ja: string;
  phase: string;
  attempt: number;
  done: Attempt[];
  starred: boolean;
  stage: number;
  key: string;
  name: string;
  name_ja: string;
  path: string[];
  arrows: string;
  discard: string | null;
  pair: string[];
  memory: Remembered[];
  supply: string[];
  fits: number;
  board: Laid[];
  child: string | null;
  target: string | null;
  walks: number;
  monster: string | null;
  facing: string | null;
  sensed: string[];
  danger: string[];
  next: Action[];
  turns: number;
  undisturbed: number;
  drawn: number;
  reason: string | null;
  clause: string | null;
}

/** A tile on the board. */
export interface Laid {
  square: string;
  tile: string;
}

/**
 * Why a turn is good or not: `code` names the text `hidden-rooms-reason-CODE`, `what` are its numbers and tiles.
 *
 * Codes: escapes, sure, odds, keeps, safe, danger, unseen, forgets, distance, time, waits.
 */
export interface Reason {
  code: string;
  what: Record<string, number | string>;
}

/** A tile of the memory; `fits` whether it fits the tile under the child now (HR-C-11). */
export interface Remembered {
  tile: string;
  fits: boolean;
}

/** A game looked back on. `best` is the share of decisions as good as the best, `luck` that of all attempts. */
export interface Review {
  decisions: Decision[];
  attempts: AttemptReview[];
  best: number;
  luck: number;
}
