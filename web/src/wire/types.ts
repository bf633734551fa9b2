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
 * Body of POST /api/games/{game}/lessons/{lesson}: the learner's turns so far.
 *
 * With `draft` the last of them is only looked at: nobody answers it.
 */
export interface Attempt {
  turns: Record<string, unknown>[][];
  draft?: boolean;
}

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

/** A bot's chair was removed before the start. */
export interface BotLeft {
  event: "bot-left";
  chair: number;
  level: string;
}

/** A bot filled a new chair. */
export interface BotSeated {
  event: "bot-seated";
  chair: number;
  level: string;
}

/** A bot plays for the owner of the chair, who may come back. */
export interface BotTookOver {
  event: "bot-took-over";
  chair: number;
  level: string;
}

/**
 * The server closes: 'restart', 'restored', 'flood', 'version', 'signed-out'. Come back after `retry_after` s.
 *
 * After 'restored' tables may stand as they stood before: what one knows of them is to be forgotten.
 */
export interface Bye {
  type: "bye";
  why: string;
  retry_after: number;
}

/** The owner of a chair is back from vacation. */
export interface CameBack {
  event: "came-back";
  chair: number;
}

/**
 * A table as the lobby lists it. `chairs` are names (bots as 'bot:LEVEL'), `here` says who of them is in the hall.
 *
 * `mine`: one sits there; `waits`: for one's turn. At `fill` (unix seconds) bots take the missing chairs.
 * `club`: one's own, for which it was opened.
 */
export interface Card {
  id: string;
  game: string;
  status: string;
  options: Record<string, boolean | number | string>;
  chairs: string[];
  here: boolean[];
  max_chairs: number;
  watchers: number;
  changed: number;
  clock: Pace | null;
  fill: number | null;
  mine: boolean;
  waits: boolean;
  club: ClubName | null;
}

/**
 * A place at the table, in seat order.
 *
 * `player` owns it (None: filled by a bot only); `bot` is the level that acts for it now, if any;
 * with both set, a bot stands in for an absent owner, who takes it back with /join. `lent` is the chair of the mate
 * who decides for it.
 */
export interface Chair {
  player: string | null;
  bot: string | null;
  lent: number | null;
  ready: boolean;
}

/** A new chat line. */
export interface Chat {
  type: "chat";
  table: string;
  line: ChatLine;
}

/** `n` counts lines of a table from 1; `chair` is set when the speaker sits at the table. */
export interface ChatLine {
  n: number;
  at: number;
  player: string;
  name: string;
  chair: number | null;
  text: string;
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

/** How long people may think from the next game on: a bank and seconds a turn, or days a turn; all 0 for ever. */
export interface ClockSet {
  event: "clock-set";
  minutes: number;
  seconds: number;
  days: number;
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

/** The host of the hall has closed the table. */
export interface Closed {
  event: "closed";
}

/** The hall closes `at` that time (unix seconds) and comes back: no game begins meanwhile, those on go on after. */
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
 * Something a person asks of a table.
 *
 * `id` is unique per table (1..64 characters): sending it again gets the first answer. `rev` is the
 * rev the player was looking at; a submitted turn is refused as 'stale' when the game went on since.
 * `name` is a command name, or 'line' with args {'text': '/option unique'} for a typed line.
 */
export interface Command {
  type: "command";
  id: string;
  table: string;
  name: string;
  args?: Record<string, unknown>;
  rev?: number | null;
}

/** What somebody says about step `rev` of a game. `mine`: one's own; `erasable`: one may take it away. */
export interface Comment {
  id: string;
  at: number;
  rev: number;
  player: string;
  name: string;
  text: string;
  mine: boolean;
  erasable: boolean;
}

/** A seat gave up. */
export interface Conceded {
  event: "conceded";
  seat: number;
}

/**
 * What applies to the player of this connection; sent with `welcome`, and again when it changes.
 *
 * `warnings` they have not read yet; `muted` and `banned` while they are. Whom they have `ignored` and `avoided`, by
 * id. `reports` waiting for a moderator, None for who is none.
 */
export interface Conduct {
  type: "conduct";
  warnings: Word[];
  muted: Word | null;
  banned: Word | null;
  ignored: string[];
  avoided: string[];
  reports: number | null;
}

/** The hall was down for so many seconds, which count for nobody. */
export interface Credited {
  event: "credited";
  seconds: number;
}

/**
 * A day ('2026-01-31', by UTC), which is over at `ends` (unix seconds).
 *
 * `commitment` is the SHA-256 of the day's secret; `secret` the secret itself (hex), once the day is over. `tries`
 * counts who has begun; `board` lists the best. `before` is the last day before that was played.
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
}

/** The secret of the shared deal is shown. */
export interface Disclosed {
  event: "disclosed";
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

/** The game begins after so many seconds, with bots on the chairs that are missing; 0: it does not after all. */
export interface Filling {
  event: "filling";
  seconds: number;
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

/**
 * The game in progress (or just ended) as one audience sees it.
 *
 * `view` is the ruleset's view; `moves` maps acting seats (as strings) to their legal moves, as far as the
 * audience may know them; `undo` lists seats that may take back their last submission outright.
 * `outcome` has ranking, sides, scores, clause, first. `ended` adds how: 'rules', 'conceded', 'aborted'.
 * `clocks` is absent where none run.
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
}

/** Game `no` began; `seats[s]` is the chair that holds seat s; `commitment` binds its chance. */
export interface GameBegan {
  event: "game-began";
  no: number;
  seats: number[];
  commitment: string;
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

/** Game `no` is over. `how`: 'rules', 'conceded', 'aborted'. `winners` are seats; `wins` per chair in the series. */
export interface GameEnded {
  event: "game-ended";
  no: number;
  how: string;
  winners: number[];
  clause: string;
  wins: number[];
  match_over: boolean;
}

/** One game: all of it, and by class of options, most played first. */
export interface GameTally {
  game: string;
  tally: Tally;
  kinds: KindTally[];
}

/** The board: the same in every book of version 1. */
export interface Grid {
  rows: number;
  cols: number;
  start: [number, number];
  exit: [number, number];
}

/** One entry of the log as its audience may read it: events of the table and of the game. */
export interface Happened {
  rev: number;
  at: number;
  seat: number | null;
  events: unknown[];
}

/** First frame of a connection. `watch` maps table ids to the last rev seen (0 = nothing yet). */
export interface Hello {
  type: "hello";
  version: number;
  locale?: string;
  watch?: Record<string, number>;
}

/** The table has another host. */
export interface HostChanged {
  event: "host-changed";
  player: string;
}

/** Somebody sat down on a new chair. */
export interface Joined {
  event: "joined";
  chair: number;
  player: string;
}

/** A player was removed from a chair. */
export interface Kicked {
  event: "kicked";
  chair: number;
  player: string;
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

/** Somebody gave up a chair before the start; chairs behind it move up. */
export interface Left {
  event: "left";
  chair: number;
  player: string;
}

/** The owner of chair `other` decides for the seats of `chair` from now on. */
export interface Lent {
  event: "lent";
  chair: number;
  other: number;
}

/**
 * The listed tables, newest first, plus one's own and one's clubs'; sent on watch and whenever the list changes.
 *
 * `here` is how many people are connected to the hall.
 */
export interface Lobby {
  type: "lobby";
  tables: Card[];
  here: number;
}

/** How a monster looks: `svg` names a bundled drawing or is one; `text` says it in words. */
export interface Look {
  svg: string;
  text: string;
}

/** The person behind a session. `id` is public and opaque. */
export interface Me {
  id: string;
  name: string;
  locale: string;
}

/**
 * The table itself.
 *
 * `status`: 'open' (waiting for /start), 'playing', 'over' (game ended, same people may go on), 'closed' (for good).
 * `seats[s]` is the chair that holds seat s in the game shown, empty before the first game; `sides` the seats that
 * win together. `goal` games won end the match, `wins[chair]` so far; `game_no` counts games at this table from 1
 * (0 = none yet), `finished` those that can be replayed; `match_over`: the goal is reached. `people` names everybody
 * mentioned. `clock` is set for the next game, None when there is none; `timeout` is what its end brings: 'bot',
 * 'concede', 'nothing'; at `fill` (unix seconds) bots take the missing chairs. `commitment` is the SHA-256 of the
 * secret; `shared` names a deal that several tables have ('' = none). `practice`: one person plays every seat.
 */
export interface Meta {
  id: string;
  game: string;
  status: string;
  host: string | null;
  listed: boolean;
  shared: string;
  practice: boolean;
  options: Record<string, boolean | number | string>;
  chairs: Chair[];
  max_chairs: number;
  seats: number[];
  sides: number[][];
  game_no: number;
  goal: number;
  wins: number[];
  match_over: boolean;
  vote: Vote | null;
  paused: boolean;
  clock: Pace | null;
  timeout: string;
  fill: number | null;
  commitment: string;
  finished: number[];
  people: Record<string, string>;
}

/** A name in English, and in Japanese where it has one. */
export interface Name {
  en: string;
  ja: string;
}

/** Body of POST …/comments: about which entry of the game, and what. */
export interface NewComment {
  rev: number;
  text: string;
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
 */
export interface NewTable {
  game: string;
  options?: Record<string, boolean | number | string>;
  listed?: boolean;
  practice?: number;
}

/** The id of the new table; its page is /t/{id}. */
export interface NewTableReply {
  id: string;
}

/** The table was opened. */
export interface Opened {
  event: "opened";
  game: string;
}

/** How often somebody was met as an opponent, and how often one came off better or worse than they. */
export interface Opponent {
  id: string;
  name: string;
  plays: number;
  better: number;
  worse: number;
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

/** An option changed; `reset` names options that it switched off. */
export interface OptionSet {
  event: "option-set";
  name: string;
  value: boolean | number | string;
  reset: string[];
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
 * The end of a game.
 *
 * `ranking` lists groups of sides, best first, equals together; `sides` the seats of each side;
 * `scores` one number a seat, as the rulebook counts; `clause` ended the game; `first` is the
 * seat that began, from which a series finds its next first seat.
 */
export interface Outcome {
  ranking: number[][];
  sides: number[][];
  scores: number[];
  clause: string;
  first: number;
}

/** Time to think: minutes for a game and seconds more each turn, or days for every turn. */
export interface Pace {
  minutes: number;
  seconds: number;
  days: number;
}

/** The game rests. */
export interface Paused {
  event: "paused";
  chair: number;
}

/** Answered by `Pong` with the same `at`. */
export interface Ping {
  type: "ping";
  at: number;
}

/**
 * Body of POST /api/play: a seat at a table with just these options, at once.
 *
 * Where a new one must be opened, bots take its missing chairs after `fill` seconds; 0: it waits for people.
 */
export interface PlayNow {
  game: string;
  options?: Record<string, boolean | number | string>;
  fill?: number;
  nonce?: string | null;
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

/** Answer to `Ping`. */
export interface Pong {
  type: "pong";
  at: number;
  now: number;
}

/** Who is connected: player ids of people with a chair, and the number of other watchers. */
export interface Presence {
  type: "presence";
  table: string;
  online: string[];
  watchers: number;
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

/** What would follow from these moves; nothing is changed and no chance is drawn. */
export interface Preview {
  type: "preview";
  id: string;
  table: string;
  rev: number;
  seat: number;
  moves: Record<string, unknown>[];
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

/** A player is ready for the next game. */
export interface Readied {
  event: "readied";
  chair: number;
}

/** Why something is not possible: a stable code, the clause, and what stands in the way. */
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

/**
 * A finished game, step by step. `commitment`, `secret`, `nonces` let anybody redo the draws.
 *
 * `viewer` is the seat through whose eyes it is seen, None for spectators; `secrets`: whether that makes a difference.
 */
export interface Replay {
  table: string;
  game: string;
  no: number;
  options: Record<string, boolean | number | string>;
  seats: string[];
  sides: number[][];
  secrets: boolean;
  viewer: number | null;
  steps: ReplayStep[];
  outcome: unknown;
  ended: string;
  commitment: string;
  secret: string;
  nonces: Record<string, string>;
}

/** One position of a finished game: what happened and the spectator's view after it. */
export interface ReplayStep {
  rev: number;
  at: number;
  seat: number | null;
  events: unknown[];
  view: unknown;
}

/** The game goes on. */
export interface Resumed {
  event: "resumed";
  chair: number;
}

/** The owner plays again. */
export interface Returned {
  event: "returned";
  chair: number;
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

/** Two chairs changed places. */
export interface Swapped {
  event: "swapped";
  chair: number;
  other: number;
}

/** The owner of the chair decides again. */
export interface TakenBack {
  event: "taken-back";
  chair: number;
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

/** A player's time ran out. */
export interface TimedOut {
  event: "timed-out";
  chair: number;
}

/** What is done when time runs out: 'bot', 'concede', 'nothing'. */
export interface TimeoutSet {
  event: "timeout-set";
  then: string;
}

/**
 * One's own try. `marks` has W or L for each attempt; it and what follows are None while the game is on.
 *
 * `place` counts from 1; None for a game that ended after its day.
 */
export interface Tried {
  table: string;
  marks: string | null;
  won: boolean | null;
  turns: number | null;
  place: number | null;
}

/** At a table that this connection does not watch it is the reader's turn, or (`waits` false) no longer. */
export interface Turn {
  type: "turn";
  table: string;
  game: string;
  waits: boolean;
}

/** The game went back to how it stood after entry `to`. */
export interface Undone {
  event: "undone";
  to: number;
  seat: number;
}

/** Follow it no longer. */
export interface Unwatch {
  type: "unwatch";
  table: string;
}

/**
 * A question before the table: `about` 'undo', 'kick', 'pause', 'abort'; `chair` is who is concerned.
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
}

/** A question is before the table: 'undo', 'kick' or 'abort'. */
export interface VoteCalled {
  event: "vote-called";
  about: string;
  by: number;
  chair: number | null;
}

/** The question is settled. */
export interface VoteClosed {
  event: "vote-closed";
  about: string;
  passed: boolean;
}

/** A chair answered. */
export interface Voted {
  event: "voted";
  chair: number;
  yes: boolean;
}

/** A table where it is one's turn. */
export interface Waiting {
  table: string;
  game: string;
}

/** Follow a table from `rev` on; table 'lobby' follows the list of open tables. */
export interface Watch {
  type: "watch";
  table: string;
  rev?: number;
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

/** The owner of a chair is on vacation `until` then (unix seconds). */
export interface WentAway {
  event: "went-away";
  chair: number;
  until: number;
}

/** A game to practise begins where game `no` of another table stood after `step` turns. */
export interface WentOnFrom {
  event: "went-on-from";
  table: string;
  no: number;
  step: number;
}

/** A moderator's word: when, why, and until when it holds (None: a warning). Times are unix seconds. */
export interface Word {
  at: number;
  why: string;
  until: number | null;
}

/**
 * What the player of this connection holds and may do.
 *
 * `chairs` are the ones they own, `seats` those they decide for. `commands` has every Game Tool command:
 * None when it can be given now, else why not.
 */
export interface You {
  id: string;
  chairs: number[];
  seats: number[];
  commands: Record<string, Reason | null>;
}

export type ClientFrame = Hello | Command | Preview | Watch | Unwatch | Ping;

export type ServerFrame = Welcome | Conduct | State | Events | Ack | Refused | Previewed | Presence | Chat | Lobby | Turn | Pong | Closing | Bye;

export type TableEvent = Opened | WentOnFrom | Joined | Left | Readied | OptionSet | ClockSet | TimeoutSet | Filling | TimedOut | WentAway | CameBack | Credited | Swapped | BotSeated | BotLeft | BotTookOver | Returned | HostChanged | Lent | TakenBack | GameBegan | GameEnded | Disclosed | Closed | VoteCalled | Voted | VoteClosed | Undone | Conceded | Kicked | Paused | Resumed;
