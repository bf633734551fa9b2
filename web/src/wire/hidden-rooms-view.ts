// Written by tools/wire_types.py from the Python Structs: change those, then run it again.

import type { EndTurn, Explore, NextAttempt, Place, Resign, Walk } from "./hidden-rooms-moves";

/** One of the monster's next actions, as in `MonsterActed`, if the child's turn ended here. */
export interface Action {
  kind: string;
  to: string;
  facing: string;
  end: string;
}

/**
 * A turn to consider: its `moves` in order, and their worth to the strong bot.
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
 * The review of an attempt: unseen tiles `tried`, `succeeded` among them, and `expected` successes.
 *
 * `luck` is `succeeded` less `expected`. `worst` is the index (in the review) of its costliest decision, None if none
 * cost anything.
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

/** One decision of a finished game beside the strong bot's: `loss` is the worth it gave away, 0 for the best. */
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

/** The one view for everybody: nothing is secret but the order of the supply, which does not exist yet. */
export interface HiddenRoomsView {
  /** The value of the option `book`, '' for our five. */
  book: string;
  book_key: string;
  /** The title of the book in English; `title_ja` and `title_de` are its translations. */
  title: string;
  title_ja: string;
  title_de: string;
  /**
   * 'stage-tile', 'pair' (chance), 'place', 'child', 'exploring' (chance), 'over' or 'ended'.
   *
   * 'over': an attempt is over, the game goes on.
   */
  phase: string;
  /** Counted from 1. */
  attempt: number;
  /** The attempts that are over, the last one included. */
  done: Attempt[];
  starred: boolean;
  /** The open stage, 1 to 5. `key`, `name`, `name_ja` and `name_de` are those of its monster. */
  stage: number;
  key: string;
  name: string;
  name_ja: string;
  name_de: string;
  /** From the monster's start to the terminal (HR-M-05). */
  path: string[];
  /** 36 letters, one for each square in reading order, '-' for the terminal (HR-M-05, HR-M-12). */
  arrows: string;
  /** The stage tile, None before its draw. */
  discard: string | null;
  /** The tiles shown for the start square, two at most. */
  pair: string[];
  memory: Remembered[];
  /** The unseen tiles, in canonical order. */
  supply: string[];
  /** The number of unseen tiles that fit the tile under the child. */
  fits: number;
  board: Laid[];
  child: string | null;
  /** The square that is explored, None unless 'exploring'. */
  target: string | null;
  /** Moves left this turn. */
  walks: number;
  monster: string | null;
  facing: string | null;
  /** The monster's sensing area. */
  sensed: string[];
  /** Squares where a child that ends its turn is caught in the coming monster turn, or loses by its terminal. */
  danger: string[];
  /** The monster's coming actions for the child where it stands. */
  next: Action[];
  /** Monster turns begun in this attempt. */
  turns: number;
  /** Monster turns left to the terminal with nobody in sight. */
  undisturbed: number;
  /** Draws made in this attempt. */
  drawn: number;
  /** The reason for the end of the attempt, as in `AttemptEnded`; None before. */
  reason: string | null;
  /** The clause that ended the game, None before. */
  clause: string | null;
}

/** A tile on the board. */
export interface Laid {
  square: string;
  tile: string;
}

/** A monster's look: `svg` names a bundled drawing or is a drawing; `text` describes it in words. */
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
 * A reason for or against a turn: `code` names its text `hidden-rooms-reason-CODE`, `what` has numbers and tiles.
 *
 * Codes: escapes, sure, odds, keeps, safe, danger, unseen, forgets, distance, time, waits.
 */
export interface Reason {
  code: string;
  what: Record<string, number | string>;
}

/** A tile of the memory; `fits` is true when it fits the tile under the child now (HR-C-11). */
export interface Remembered {
  tile: string;
  fits: boolean;
}

/** The review of a game. `best` is the share of decisions as good as the best, `luck` the sum over all attempts. */
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
 * The study of a path. For an unsound path it has findings only.
 *
 * `arrows` has 36 letters, '-' for the terminal. `walk[t]` is the monster's stand after t undisturbed turns;
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
