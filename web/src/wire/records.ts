// Written by tools/wire_types.py from the Python Structs: change those, then run it again.

/** One game: all of it, and by class of options, most played first. */
export interface GameTally {
  game: string;
  tally: Tally;
  kinds: KindTally[];
}

/**
 * One class of options of a game: seats, and the options that differ from their defaults.
 *
 * Of an option that is a text it has the first digits of a SHA-256.
 */
export interface KindTally {
  seats: number;
  options: Record<string, boolean | number | string>;
  tally: Tally;
}

/** How often somebody was met as an opponent, and how often one came off better or worse than they. */
export interface Opponent {
  id: string;
  name: string;
  plays: number;
  better: number;
  worse: number;
}

/**
 * Somebody else in a game: a person by `id` and `name`, or the level of a `bot`. `ally`: on the same side.
 *
 * Who has gone for good has no `id` any more.
 */
export interface Other {
  id: string | null;
  name: string;
  bot: string | null;
  place: number;
  ally: boolean;
}

/**
 * A finished game of somebody; its replay is /t/{table}/replay/{no}. `how`: 'rules' or 'conceded'.
 *
 * `table` is None to who did not play in it, when the lobby did not show it. `place` counts from 1; `score` is as the
 * rulebook counts.
 */
export interface PlayedGame {
  table: string | null;
  no: number;
  game: string;
  seats: number;
  options: Record<string, boolean | number | string>;
  ended: number;
  how: string;
  rated: boolean;
  place: number;
  score: number;
  others: Other[];
}

/**
 * Somebody's public page. `since`: when they were first seen, None for who is quite new; `mine`: it is oneself.
 *
 * Of their last `counted` games with other people (100 at most) they `stayed` in so many to the end.
 */
export interface Profile {
  id: string;
  name: string;
  mine: boolean;
  since: number | null;
  stayed: number;
  counted: number;
  games: GameTally[];
  latest: PlayedGame[];
  opponents: Opponent[];
}

/** A line of a season's table; `place` counts from 1. */
export interface SeasonLine {
  place: number;
  id: string;
  name: string;
  mine: boolean;
  tally: Tally;
}

/** The table of a game in a season ('2026-Q4', or 'ever'), best first; `seasons` are those played, newest first. */
export interface SeasonPage {
  game: string;
  season: string;
  seasons: string[];
  board: SeasonLine[];
}

/**
 * What games add up to.
 *
 * `places[n]` says how often place n + 1; `streak` counts games won in a row now, `best` at best. `rated` counts the
 * games in the rating, which is `points`, give or take `doubt`; who begins has 1000.
 */
export interface Tally {
  plays: number;
  wins: number;
  places: number[];
  streak: number;
  best: number;
  rated: number;
  points: number;
  doubt: number;
  last: number;
}
