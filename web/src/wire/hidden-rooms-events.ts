// Written by tools/wire_types.py from the Python Structs: change those, then run it again.

/**
 * Attempt `attempt` is over on `square`, after `turns` monster turns; `starred` is the child's star from now on.
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
 * One action of the monster and its reason (HR-M-15).
 *
 * `kind` is 'follow', 'turn-to-path', 'chase' or 'turn-to-child'. It stood on `start` facing `faced` and sensed
 * `sensed` (the squares on the board); now it stands on `to` facing `facing`. `end` is the end that it brings:
 * 'caught', 'terminal' or '' for none.
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

/** Two tiles were drawn for the start square (HR-P-06). */
export interface PairShown {
  event: "pair-shown";
  tiles: [string, string];
}

/** `tile` lies on the start square, `kept` in the memory; child and monster stand ready (HR-P-06, HR-P-08). */
export interface Placed {
  event: "placed";
  tile: string;
  kept: string;
  monster: string;
  facing: string;
}

/** An exploration with an unseen tile begins, from `start` to `to`; `fits` of `left` tiles succeed (HR-C-07). */
export interface Reached {
  event: "reached";
  start: string;
  to: string;
  fits: number;
  left: number;
}

/**
 * Attempt `attempt` (1..4): the stage tile was drawn and opened stage `stage` (HR-P-02 to HR-P-04).
 *
 * `again` when its value is 6: the open stage stays. `monster`, `monster_ja` and `monster_de` are the monster's name.
 */
export interface StageOpened {
  event: "stage-opened";
  attempt: number;
  tile: string;
  stage: number;
  again: boolean;
  monster: string;
  monster_ja: string;
  monster_de: string;
}

/** The child went from `start` to `to` (HR-C-02). */
export interface Walked {
  event: "walked";
  start: string;
  to: string;
}

export type Event = StageOpened | PairShown | Placed | Walked | Reached | Explored | Forgotten | MonsterTurn | MonsterActed | AttemptEnded | GameEnded;
