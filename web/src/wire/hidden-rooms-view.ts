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

/** A stage book as its file holds it (HR-S-11); `stages` in the order of their numbers. */
export interface Book {
  format: string;
  version: number;
  key: string;
  title: Name;
  origin: string;
  author: string;
  license: string;
  board: Grid;
  stages: Stage[];
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
 * Something found in a book: an error ('E-STEP') or a warning ('W-TIME'), and where.
 *
 * `place` is a path into the file ('stages[2].path[7]', '' for the whole); `what` are numbers for its sentence.
 */
export interface Finding {
  code: string;
  place: string;
  what: Record<string, number | string>;
}

/** The board: the same in every book of version 1. */
export interface Grid {
  rows: number;
  cols: number;
  start: [number, number];
  exit: [number, number];
}

/**
 * Everything; nothing is secret in Hidden Rooms but the order of the supply, which does not exist yet.
 *
 * `book` is the option's text, '' for our five; `book_key` and `title`, `title_ja`, `title_de` name it.
 * `phase` is 'stage-tile', 'pair' (chance), 'place', 'child', 'exploring' (chance), 'over' (an attempt is
 * over, the game goes on) or 'ended'. `attempt` counts from 1; `done` lists the attempts that are over, the
 * last one included. `stage` is the open stage 1..5 and `key`, `name`, `name_ja`, `name_de` its monster; `path` runs
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
  title_de: string;
  phase: string;
  attempt: number;
  done: Attempt[];
  starred: boolean;
  stage: number;
  key: string;
  name: string;
  name_ja: string;
  name_de: string;
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

/** How a monster looks: `svg` names a bundled drawing or is one; `text` says it in words. */
export interface Look {
  svg: string;
  text: string;
}

/** A name in English, and in Japanese and German where it has one. */
export interface Name {
  en: string;
  ja: string;
  de: string;
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

/** One stage: number 1..5, the monster's look and name, and its path as (row, column) from start to terminal. */
export interface Stage {
  number: number;
  key: string;
  origin: string;
  name: Name;
  look: Look;
  path: [number, number][];
}

/** The monster's square, its facing (N, E, S or W), and the event that brought it there ('' at first). */
export interface Stand {
  square: [number, number];
  facing: string;
  kind: string;
}

/**
 * Body of POST /api/books/path: a path in the making.
 *
 * `turn` monster turns have gone by with nobody in sight; `child` stands on that square, if any.
 */
export interface Studied {
  path: [number, number][];
  turn?: number;
  child?: [number, number] | null;
}

/**
 * The study of a path. Without a sound one there are findings only.
 *
 * `arrows` has 36 letters, '-' for the terminal. `walk[t]` is where the monster stands after t undisturbed turns;
 * `coming` are its next actions from `walk[turn]` for the child. `sensed[square]` is the first turn in which that
 * square is sensed, 0 for never; `camped` the turn in which a child that stays at the start loses.
 */
export interface Study {
  findings: Finding[];
  arrows: string;
  walk: Stand[];
  coming: Stand[];
  ends: string;
  sensed: number[];
  corners: number;
  covered: number;
  camped: number;
}
