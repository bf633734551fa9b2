// Written by tools/wire_types.py from the Python Structs: change those, then run it again.

/**
 * Body of POST /api/games/{game}/lessons/{lesson}: the learner's turns so far.
 *
 * With `draft` the last of them is only looked at: nobody answers it.
 */
export interface Attempt {
  turns: Record<string, unknown>[][];
  draft?: boolean;
}

/** A game of the house, for the lobby. */
export interface GameCard {
  id: string;
  version: number;
  designers: string[];
  seats: [number, number];
  options: OptionCard[];
  bots: string[];
  lessons: string[];
}

/** Body of PATCH /api/me: a new name (1..24 characters) or locale. */
export interface NewMe {
  name?: string | null;
  locale?: string | null;
}

/**
 * Body of POST /api/tables. The maker becomes host but must /join to sit.
 *
 * `practice` is 0 for a table of several people, else the number of people for whom the maker plays alone.
 * `rated`: its games count for ratings; None: if the maker has an account.
 */
export interface NewTable {
  game: string;
  options?: Record<string, boolean | number | string>;
  listed?: boolean;
  practice?: number;
  rated?: boolean | null;
}

/** The id of the new table; its page is /t/{id}. */
export interface NewTableReply {
  id: string;
}

/** An option of a game for the new-table form. `kind`: flag, number, choice. */
export interface OptionCard {
  name: string;
  kind: string;
  default: boolean | number | string;
  low: number;
  high: number;
  choices: string[];
  clause: string;
}

/**
 * Body of POST /api/play: a seat at a table with just these options, at once.
 *
 * Where a new one must be opened, bots take its missing chairs after `fill` seconds; 0: it waits for people.
 * `rated`: at a table whose games count for ratings, or not; None: either, as one can be rated.
 */
export interface PlayNow {
  game: string;
  options?: Record<string, boolean | number | string>;
  fill?: number;
  rated?: boolean | null;
  pledge?: string | null;
}

/** A set of options of a game under a name (1 to 40 characters). */
export interface Preset {
  game: string;
  name: string;
  options: Record<string, boolean | number | string>;
}

/** What somebody may choose from. */
export interface Presets {
  house: Preset[];
  own: Preset[];
}

/** Where a lesson stands. `events` belong to the last turn and what followed it; `over` means: begin anew. */
export interface Scene {
  seat: number;
  seats: number;
  view: unknown;
  moves: unknown[];
  actors: number[];
  events: unknown[];
  passed: boolean;
  over: boolean;
}

/** A table where it is one's turn. */
export interface Waiting {
  table: string;
  game: string;
}
