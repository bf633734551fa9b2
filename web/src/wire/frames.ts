// Written by tools/wire_types.py from the Python Structs: change those, then run it again.

/** The command was carried out as entry `rev` (None for questions). `reply` answers questions such as /info. */
export interface Ack {
  type: "ack";
  id: string;
  table: string;
  rev: number | null;
  reply: unknown;
}

/**
 * The server closes: 'restart', 'restored', 'flood', 'malformed', 'version', 'signed-out'.
 *
 * Come back after `retry_after` seconds. After 'restored' tables may stand as they stood before: forget everything
 * about them.
 */
export interface Bye {
  type: "bye";
  why: string;
  retry_after: number;
}

/** A table as the lobby lists it. */
export interface Card {
  id: string;
  game: string;
  status: string;
  /** True when its games count for ratings. */
  rated: boolean;
  options: Record<string, boolean | number | string>;
  /** Names, of bots 'bot:LEVEL'. */
  chairs: string[];
  /** Codes of their pictures, '' for a bot. */
  faces: string[];
  /** True for each of them who is in the hall. */
  here: boolean[];
  max_chairs: number;
  /** Number of bots' seats that people may take in its game. */
  joinable: number;
  watchers: number;
  /** The needs of newcomers; None where nothing is asked. */
  door: Door | null;
  changed: number;
  clock: Pace | null;
  /** Time at which bots take the missing chairs (unix seconds), None for never. */
  fill: number | null;
  /** True when the reader sits there. */
  mine: boolean;
  /** True when it is the reader's turn. */
  waits: boolean;
  /** The reader's club for which it was opened, None for any other table. */
  club: ClubName | null;
  /** Number of its newest game that can be replayed, 0 before there is one. */
  finished: number;
}

/**
 * A place at the table, in seat order.
 *
 * `player` owns it (None: filled by a bot only); `bot` is the level that acts for it now, if any;
 * with both set, a bot stands in for an absent owner, who takes it back with /join. `lent` is the chair of the mate
 * who decides for it. `agreed` is the rev at which the owner last agreed to the table's settings. `pledge` binds their
 * device to the nonce that it opens when the next game is about to begin.
 */
export interface Chair {
  player: string | null;
  bot: string | null;
  lent: number | null;
  ready: boolean;
  agreed: number;
  pledge: string | null;
  /** The owner offers it, in the game that is on, to whoever wants to play on. */
  offered: boolean;
}

/**
 * A new chat line, or one that has changed: `text` is empty where a moderator took the words away.
 *
 * `table` may be another place of talk, as `TalkPage` has it.
 */
export interface Chat {
  type: "chat";
  table: string;
  line: ChatLine;
}

/** A line of chat. `n` counts lines of a table from 1; `chair` is set when the speaker sits at the table. */
export interface ChatLine {
  n: number;
  at: number;
  player: string;
  name: string;
  chair: number | null;
  text: string;
}

/**
 * The clocks of a game, chair by chair: seconds `left` at the moment `at`; those of the chairs `running` go on.
 *
 * `at` is unix seconds, the server's. `away` is until when a chair's owner is on vacation, 0 while they are not: their
 * clock stands still.
 */
export interface Clocks {
  at: number;
  left: number[];
  running: number[];
  away: number[];
}

/** The hall closes `at` that time (unix seconds) and comes back. No game begins before; those on go on after. */
export interface Closing {
  type: "closing";
  at: number;
}

/** A club by id and present name; its page is /clubs/{id}. */
export interface ClubName {
  id: string;
  name: string;
}

/**
 * The number of people who ask to be the reader's friends, and of conversations with unread lines.
 *
 * Sent after `welcome`, and again when it changes.
 */
export interface Company {
  type: "company";
  asks: number;
  unread: number;
}

/** The standing of the player of this connection; sent with `welcome`, and again when it changes. */
export interface Conduct {
  type: "conduct";
  /** Warnings that the player has not read yet. */
  warnings: Word[];
  /** None for a player who is not muted. */
  muted: Word | null;
  /** None for a player who is not banned. */
  banned: Word | null;
  /** Ids of the players that the player ignores. */
  ignored: string[];
  /** Ids of the players that the player avoids. */
  avoided: string[];
  /** Number of reports that wait for a moderator; None for a player who is neither moderator nor host. */
  reports: number | null;
  /** True for a player who may use the host's desk. */
  host: boolean;
}

/** People at the listed tables of a game. */
export interface Crowd {
  /** At tables that wait for players. */
  waiting: number;
  /** At tables where a game is on. */
  playing: number;
}

/** The needs of newcomers before they sit down at a table; 0 asks nothing. */
export interface Door {
  /** The lowest rating in this game. */
  lowest: number;
  /** The highest rating in this game. */
  highest: number;
  /** Finished games of this game. */
  games: number;
  /** Per cent of their games with other people that they stayed in to the end. */
  stayed: number;
}

/**
 * A draw of chance that can be chosen otherwise: its `numbers`, each from 0 and below its range.
 *
 * `items` are the things that it is drawn from, under the game's codes; none for dice, whose side with one pip is 0.
 */
export interface Drawn {
  label: string;
  ranges: number[];
  numbers: number[];
  items: (number | string)[];
}

/**
 * A new entry: what happened and how things stand after it. `meta` and `you` only when they changed.
 *
 * `ack` is the id of the reader's own command when this entry is the answer to it: no `Ack` follows.
 */
export interface Events {
  type: "events";
  table: string;
  rev: number;
  happened: Happened;
  game: Game | null;
  meta: Meta | null;
  you: You | null;
  ack: string | null;
}

/**
 * The game in progress (or just ended) as one audience sees it.
 *
 * `view` is the ruleset's view; `moves` maps acting seats (as strings) to their legal moves, as far as the
 * audience may know them; `undo` lists seats that may take back their last submission outright.
 * `outcome` has ranking, sides, scores, clause, first. `ended` adds how: 'rules', 'conceded', 'aborted'.
 * `clocks` is absent where none run. `drawn`, in practice, are the draws since the last turn, or those of the opening.
 */
export interface Game {
  no: number;
  view: unknown;
  actors: number[];
  moves: Record<string, unknown>;
  undo: number[];
  outcome: unknown;
  ended: string | null;
  clocks: Clocks | null;
  drawn: Drawn[];
  /** In practice, the number of the position in the tree of variations. */
  node: number;
  /** In practice, the number of positions in the tree; 0 at any other table. */
  nodes: number;
}

/** One entry of the log as its audience may read it: events of the table and of the game. */
export interface Happened {
  rev: number;
  at: number;
  seat: number | null;
  events: unknown[];
}

/** The tables of the lobby. Sent on watch and whenever they change; a part that is None is as before. */
export interface Lobby {
  type: "lobby";
  /** The listed tables that the reader wants, newest first, at most 100. */
  tables: Card[] | null;
  /** The reader's own tables and those of their clubs, whatever they want. They may be among `tables`. */
  own: Card[] | null;
  /** Number of further tables that the reader wants. */
  more: number;
  /** Number of people connected to the hall. */
  here: number;
  /** Counts of the people at listed tables. */
  overview: Overview | null;
}

/**
 * The person behind a session.
 *
 * `id` is public and opaque; `face` as in `faces`; `account`: they have one, and can be rated.
 */
export interface Me {
  id: string;
  name: string;
  face: string;
  locale: string;
  account: boolean;
}

/** At a table where the reader sits and that this connection does not watch, a line calls them by name. */
export interface Mention {
  type: "mention";
  table: string;
  game: string;
  line: ChatLine;
}

/** The table itself, the same for everybody. */
export interface Meta {
  id: string;
  game: string;
  /** The version of the rules by which every game here is played. */
  version: number;
  /** 'open' (waiting for /start), 'playing', 'over' (game ended, same people may go on), 'closed' (for good). */
  status: string;
  host: string | null;
  listed: boolean;
  /** The deal that this and other tables have, '' for none. */
  shared: string;
  /** True when one person plays every seat. */
  practice: boolean;
  /** True when its games count for ratings. */
  rated: boolean;
  /** True when people may take a bot's seat in a game that is on. */
  welcome: boolean;
  /** True when the host may list the table: it was opened so. */
  listed_again: boolean;
  /** True when others may watch its games. */
  watched: boolean;
  /** True when of others only players with an account may watch. */
  members: boolean;
  /** True for a spectator who sees a game that is on later than it is played, or does not see yet that it began. */
  late: boolean;
  /** Number of entries of the log by which others are behind while a game is on. */
  behind_entries: number;
  /** Minutes by which they are behind. */
  behind_minutes: number;
  /** The needs of newcomers; None where nothing is asked. */
  door: Door | null;
  /** Number of players that a tournament has paired here, 0 for any other table. */
  paired: number;
  /** Chairs of bots that people may take now. */
  joinable: number[];
  /** Players who wait for a free chair, in the order of coming. */
  queue: string[];
  options: Record<string, boolean | number | string>;
  chairs: Chair[];
  max_chairs: number;
  /** `seats[s]` is the chair that holds seat s in the game shown; empty before the first game. */
  seats: number[];
  /** Seats that win together. */
  sides: number[][];
  /** Number of the newest game at this table, counted from 1; 0 before the first. */
  game_no: number;
  /** Games won that end the match. */
  goal: number;
  /** Games won in the match so far, by chair. */
  wins: number[];
  /** True when the goal is reached. */
  match_over: boolean;
  vote: Vote | null;
  paused: boolean;
  /** The clock of the next game, None for none. */
  clock: Pace | null;
  /** The consequence when a clock runs out: 'bot', 'concede', 'nothing'. */
  timeout: string;
  /** Rev since which people must agree before a start, as a rule that of the last change of these settings. */
  changed: number;
  /** Time at which bots take the missing chairs (unix seconds), None for never. */
  fill: number | null;
  /** The SHA-256 of the secret. */
  commitment: string;
  /** 1 where nonces are given in clear, 2 where they are pledged. */
  chance: number;
  /** None while no start waits for devices. */
  starting: Starting | null;
  /** The player who asks for the cursor of a practice table. */
  asker: string | null;
  /** Numbers of the games that can be replayed. */
  finished: number[];
  /** Names of everybody mentioned. */
  people: Record<string, string>;
  /** Codes of their pictures. */
  faces: Record<string, string>;
}

/**
 * Events that concern the reader at a table, from the time that they were away; sent after the `State`.
 *
 * Entries of the log, oldest first, with these events and no others.
 */
export interface Missed {
  type: "missed";
  table: string;
  happened: Happened[];
}

/** The end of a game. */
export interface Outcome {
  /** Groups of equal sides, best first; a side is its place in `sides`, counted from 0. */
  ranking: number[][];
  /** The seats of each side. */
  sides: number[][];
  /** A number for each seat, as the rulebook counts. */
  scores: number[];
  /** The clause that ended the game. */
  clause: string;
  /** The seat that began. From it a series finds its next first seat. */
  first: number;
}

/** The tables of the hall in a few numbers. */
export interface Overview {
  /** By game, for games with people. */
  crowds: Record<string, Crowd>;
  /** The running game that is worth watching; None when none fits. */
  best: string | null;
}

/** Time to think: minutes for a game and seconds more each turn, or days for every turn. */
export interface Pace {
  minutes: number;
  seconds: number;
  days: number;
}

/** Answer to `Ping`. */
export interface Pong {
  type: "pong";
  at: number;
  now: number;
}

/** The people who are connected: player ids of those with a chair, and the number of other watchers. */
export interface Presence {
  type: "presence";
  table: string;
  online: string[];
  watchers: number;
}

/** The position after the drafted moves: view, events, who may move then, and the seat's next moves. */
export interface Previewed {
  type: "previewed";
  id: string;
  table: string;
  rev: number;
  view: unknown;
  events: unknown[];
  actors: number[];
  moves: unknown[];
}

/** The reason for a refusal: a stable code, the clause, and what stands in the way. */
export interface Reason {
  code: string;
  clause: string | null;
  what: Record<string, unknown>;
}

/** Nothing was changed. `id` is the command's or preview's, or '' for a frame that could not be read. */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  clause: string | null;
  what: Record<string, unknown>;
  table: string | null;
}

/** A game is about to begin: the devices of the chairs `waiting` have until `deadline` (unix seconds) to open. */
export interface Starting {
  waiting: number[];
  deadline: number;
}

/** A table as it stands, with the log entries after the rev the client had. */
export interface State {
  type: "state";
  table: string;
  rev: number;
  meta: Meta;
  you: You;
  game: Game | null;
  history: Happened[];
  chat: ChatLine[];
  presence: Presence;
}

/** The reader's turn has begun, or (`waits` false) is over, at a table that this connection does not watch. */
export interface Turn {
  type: "turn";
  table: string;
  game: string;
  waits: boolean;
}

/**
 * A question before the table: `about` 'undo', 'kick', 'pause', 'abort', 'stand-in', 'substitute'. It concerns
 * the owner of `chair`. In a 'substitute' the `player` wants to play on there, and `by` is the owner.
 *
 * `yes` are the chairs that agreed, `open` those still to answer; the vote fails at `deadline` (unix seconds).
 */
export interface Vote {
  about: string;
  by: number;
  chair: number | null;
  yes: number[];
  open: number[];
  deadline: number;
  player: string | null;
}

/** Answer to `Hello`. `now` is the server's clock, unix seconds; `build` names the server's build. */
export interface Welcome {
  type: "welcome";
  version: number;
  me: Me;
  conduct: Conduct;
  now: number;
  build: string;
}

/** A moderator's word: when, why, and until when it holds (None: a warning). Times are unix seconds. */
export interface Word {
  at: number;
  why: string;
  until: number | null;
}

/** The chairs, seats and commands of the player of this connection. */
export interface You {
  id: string;
  /** The chairs that they own. */
  chairs: number[];
  /** The seats that they decide for. */
  seats: number[];
  /** Every Game Tool command: None when they can give it now, else the reason. */
  commands: Record<string, Reason | null>;
}

export type ServerFrame = Welcome | Conduct | State | Missed | Events | Ack | Refused | Previewed | Presence | Chat | Lobby | Turn | Company | Mention | Pong | Closing | Bye;
