// Written by tools/wire_types.py from the Python Structs: change those, then run it again.

/**
 * The measured difficulty of a book; `done` of `total` attempts are simulated.
 *
 * `grade` is 'gentle', 'fair', 'hard' or 'cruel', None until the level it is told by has been measured.
 */
export interface Badge {
  rates: Rates[];
  grade: string | null;
  done: number;
  total: number;
}

/** Where one's try of today is played: its page is /t/{id}. */
export interface Begun {
  id: string;
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

/** A book in the list. `by` is who published it, under the name of today; `drawings` its five looks. */
export interface BookCard {
  key: string;
  title: Name;
  author: string;
  by: string;
  mine: boolean;
  changed: number;
  grade: string | null;
  drawings: string[];
}

/**
 * A book, whole. `play` is the value of the option `book` with which it is played ('' for the designed five).
 *
 * `findings` are warnings. `by` is '' for the designed five.
 */
export interface BookPage {
  book: Book;
  play: string;
  by: string;
  mine: boolean;
  changed: number;
  findings: Finding[];
  badge: Badge;
}

/**
 * What is to be said of a file. `book` is what would be kept of it, None when a finding refuses it.
 *
 * `tries[i]` is the value of the option `book` with which stage i + 1 is played alone; `unwon` lists the numbers of
 * the stages that are new and that the author has not won yet.
 */
export interface Checked {
  findings: Finding[];
  book: Book | null;
  tries: string[];
  unwon: number[];
}

/**
 * A day ('2026-01-31', by UTC), which is over at `ends` (unix seconds).
 *
 * `commitment` is the SHA-256 of the day's secret; `secret` the secret itself (hex), once the day is over. `tries`
 * counts who has begun; `board` lists the best. `before` is the last day before that was played. `unranked`: why
 * one's own try has no place in the order; None when it has.
 */
export interface DayPage {
  day: string;
  ends: number;
  commitment: string;
  secret: string | null;
  mine: Tried | null;
  tries: number;
  board: Ranked[];
  before: string | null;
  unranked: "guest" | "new" | "robot" | null;
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

/** How a monster looks: `svg` names a bundled drawing or is one; `text` says it in words. */
export interface Look {
  svg: string;
  text: string;
}

/** A name in English, and in Japanese where it has one. */
export interface Name {
  en: string;
  ja: string;
}

/** A book was published, revised or withdrawn: its page is (or was) /books/{key}. */
export interface Published {
  key: string;
}

/** A line of the leaderboard. `table` leads to the replay, once the day is over. */
export interface Ranked {
  place: number;
  name: string;
  marks: string;
  won: boolean;
  turns: number;
  mine: boolean;
  table: string | null;
}

/** How a bot level did: for each stage the attempts won, of `tries` each. */
export interface Rates {
  level: string;
  tries: number;
  wins: number[];
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

/** Where the monster stands, 'N', 'E', 'S' or 'W' its facing, and what brought it there ('' at the beginning). */
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
 * What comes of a path. Without a sound one there are findings only.
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

/**
 * One's own try. `marks` has W or L for each attempt; it and what follows are None while the game is on.
 *
 * `place` counts from 1; None for a game that ended after its day, or of somebody who is not ranked.
 */
export interface Tried {
  table: string;
  marks: string | null;
  won: boolean | null;
  turns: number | null;
  place: number | null;
}
