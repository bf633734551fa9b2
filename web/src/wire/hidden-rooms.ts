// Written by tools/wire_types.py from the Python Structs: change those, then run it again.

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
 * Attempt `attempt` is over on `square`, after `turns` monster turns; `starred` is the child from now on.
 *
 * `reason` is 'win', 'caught', 'walked-in', 'terminal', 'resigned' or 'abandoned' (HR-E).
 */
export interface AttemptEnded {
  event: "attempt-ended";
  attempt: number;
  reason: string;
  square: string;
  won: boolean;
  starred: boolean;
  turns: number;
  reveals: boolean;
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

/** End the turn without an exploration (HR-C-04). */
export interface EndTurn {
  do: "end-turn";
}

/** Explore a neighbour without a tile with `tile` of the memory, or an unseen one (`null`) (HR-C-06, HR-C-07). */
export interface Explore {
  do: "explore";
  to: string;
  tile: string | null;
}

/**
 * `tile` was tried from `start` on `to` and judged against `under` (HR-C-11, HR-C-12, HR-C-14).
 *
 * `recalled` when it came from the memory. With `success` it lies on `to` and the child stands there.
 * `why` is 'value', 'colour' or 'neither'; `memory` counts the memory's tiles afterwards.
 */
export interface Explored {
  event: "explored";
  start: string;
  to: string;
  tile: string;
  under: string;
  recalled: boolean;
  success: boolean;
  why: string;
  memory: number;
}

/** The memory was full: its five tiles and the failed one are mixed into the supply (HR-C-13). */
export interface Forgotten {
  event: "forgotten";
  tiles: string[];
}

/** The game is won or lost by `clause` (HR-G-05 to HR-G-07). */
export interface GameEnded {
  event: "campaign-ended";
  won: boolean;
  clause: string;
  wins: number;
  losses: number;
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
 * One action of the monster and its reason (HR-M-15).
 *
 * `kind` is 'follow', 'turn-to-path', 'chase' or 'turn-to-child'. It stood on `start` facing `faced` and
 * sensed `sensed` (the squares on the board); now it stands on `to` facing `facing`. `end` is what that ends:
 * '', 'caught' or 'terminal'.
 */
export interface MonsterActed {
  event: "monster-acted";
  kind: string;
  start: string;
  faced: string;
  to: string;
  facing: string;
  sensed: string[];
  end: string;
}

/** The child's turn is over, monster turn `turn` (1, 2, 3 ...) begins; nothing can be taken back (HR-U-07). */
export interface MonsterTurn {
  event: "monster-turn";
  turn: number;
  reveals: boolean;
}

/** Clear the board and go on to the next attempt (HR-G-08). */
export interface NextAttempt {
  do: "next-attempt";
}

/** Two tiles were drawn for the start square (HR-P-06). */
export interface PairShown {
  event: "pair-shown";
  tiles: [string, string];
}

/** Lay this one of the two tiles on the start square; the other goes to the memory (HR-P-06). */
export interface Place {
  do: "place";
  tile: string;
}

/** `tile` lies on the start square, `kept` in the memory; child and monster stand ready (HR-P-06, HR-P-08). */
export interface Placed {
  event: "placed";
  tile: string;
  kept: string;
  monster: string;
  facing: string;
}

/** Target and source are fixed: from `start` to `to`, with an unseen tile; `fits` of `left` succeed (HR-C-07). */
export interface Reached {
  event: "reached";
  start: string;
  to: string;
  fits: number;
  left: number;
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

/** Give this attempt up: it counts as lost (HR-E-10). */
export interface Resign {
  do: "resign";
}

/** A game looked back on. `best` is the share of decisions as good as the best, `luck` that of all attempts. */
export interface Review {
  decisions: Decision[];
  attempts: AttemptReview[];
  best: number;
  luck: number;
}

/**
 * Attempt `attempt` (1..4): the stage tile was drawn and opened stage `stage` (HR-P-02 to HR-P-04).
 *
 * `again` when its value is 6: the open stage stays. `monster` and `monster_ja` are the monster's name.
 */
export interface StageOpened {
  event: "stage-opened";
  attempt: number;
  tile: string;
  stage: number;
  again: boolean;
  monster: string;
  monster_ja: string;
}

/** Go to a neighbour that has a tile (HR-C-02). */
export interface Walk {
  do: "walk";
  to: string;
}

/** The child went from `start` to `to` (HR-C-02). */
export interface Walked {
  event: "walked";
  start: string;
  to: string;
}

export type Move = Place | Walk | Explore | EndTurn | Resign | NextAttempt;

export type Event = StageOpened | PairShown | Placed | Walked | Reached | Explored | Forgotten | MonsterTurn | MonsterActed | AttemptEnded | GameEnded;
