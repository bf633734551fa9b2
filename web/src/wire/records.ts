// Written by tools/wire_types.py from the Python Structs: change those, then run it again.

/** A player's results in one game. */
export interface GameTally {
  game: string;
  /** All classes of options together. */
  tally: Tally;
  /** Each class of options, most played first. */
  kinds: KindTally[];
}

/** A player's results in one class of options of a game. */
export interface KindTally {
  seats: number;
  /** Options that differ from their defaults. A text is given by the first 12 hex digits of its SHA-256. */
  options: Record<string, boolean | number | string>;
  tally: Tally;
}

/** An opponent of a player, over all their games against each other. */
export interface Opponent {
  id: string;
  name: string;
  plays: number;
  /** Games in which the player had the better place. */
  better: number;
  /** Games in which the opponent had the better place. */
  worse: number;
}

/** Another player, or a bot, in a finished game. */
export interface Other {
  /** None for a bot and for a deleted account. */
  id: string | null;
  /** Present name; '' for a bot. */
  name: string;
  /** Level of the bot; None for a person. */
  bot: string | null;
  /** Counted from 1. */
  place: number;
  /** True for a player of the same side. */
  ally: boolean;
}

/** A finished game of one player; its replay is /t/{table}/replay/{no}. */
export interface PlayedGame {
  /** None when the reader may not know it: the lobby did not list the table, and the reader did not play there. */
  table: string | null;
  /** Number of the game at its table, counted from 1. */
  no: number;
  game: string;
  seats: number;
  /** As in `KindTally`. */
  options: Record<string, boolean | number | string>;
  ended: number;
  /** 'rules' or 'conceded'. */
  how: string;
  rated: boolean;
  /** Counted from 1. */
  place: number;
  /** As the game's rulebook counts. */
  score: number;
  /** By place. */
  others: Other[];
}

/** A player's public page. */
export interface Profile {
  id: string;
  name: string;
  /** True when the reader is this player. */
  mine: boolean;
  /** First visit or first finished game, in unix seconds; None for a newcomer. */
  since: number | null;
  /** Games of the `counted` ones that the player finished. Conceding after enough turns finishes a game, too. */
  stayed: number;
  /** Latest games with other people that `stayed` is taken from, 100 at most. */
  counted: number;
  /** Most played first. */
  games: GameTally[];
  /** The latest 20, newest first. */
  latest: PlayedGame[];
  /** The 20 met most often. */
  opponents: Opponent[];
}

/** A line of a leaderboard. */
export interface SeasonLine {
  /** Counted from 1. */
  place: number;
  id: string;
  name: string;
  /** True when the reader is this player. */
  mine: boolean;
  tally: Tally;
}

/** The leaderboard of a game in a season. */
export interface SeasonPage {
  game: string;
  /** A quarter such as '2026-Q4', or 'ever' for all time. */
  season: string;
  /** Quarters in which the game was played, newest first. */
  seasons: string[];
  /** Best first, 100 lines at most. */
  board: SeasonLine[];
}

/** A player's results and rating in a set of games. */
export interface Tally {
  plays: number;
  wins: number;
  /** Games finished at each place: the first item counts first places. */
  places: number[];
  /** Games won in a row, up to the latest. */
  streak: number;
  /** Longest such streak. */
  best: number;
  /** Games that the rating is made of. */
  rated: number;
  /** Rating; it begins at 1000. */
  points: number;
  /** Points by which the rating may be off either way, with 95 % confidence. */
  doubt: number;
  /** End of the latest game, in unix seconds. */
  last: number;
}
