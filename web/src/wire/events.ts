// Written by tools/wire_types.py from the Python Structs: change those, then run it again.

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

/**
 * A bot plays for the owner of the chair, who may come back.
 *
 * `why`: 'left' (the owner got up), 'conceded', 'time' (their clock ran out), 'idle' (the others agreed, after a rated
 * game had waited a day for them), 'others' (the others agreed).
 */
export interface BotTookOver {
  event: "bot-took-over";
  chair: number;
  level: string;
  why: "conceded" | "idle" | "left" | "others" | "time";
}

/** The owner of a chair is back from vacation. */
export interface CameBack {
  event: "came-back";
  chair: number;
}

/** The time to think from the next game on: a bank and seconds a turn, or days a turn; all 0 for no limit. */
export interface ClockSet {
  event: "clock-set";
  minutes: number;
  seconds: number;
  days: number;
}

/** The host of the hall has closed the table. */
export interface Closed {
  event: "closed";
}

/** A seat gave up. */
export interface Conceded {
  event: "conceded";
  seat: number;
}

/** The hall was down for these seconds, which count for nobody. */
export interface Credited {
  event: "credited";
  seconds: number;
}

/** Somebody who follows a practice game asks to move there. */
export interface CursorAsked {
  event: "cursor-asked";
  player: string;
}

/** The player who asked for the cursor does not get it now, or asks no more. */
export interface CursorKept {
  event: "cursor-kept";
  player: string;
}

/** From now on this player moves at a practice table. */
export interface CursorPassed {
  event: "cursor-passed";
  player: string;
}

/** The secret of the shared deal is shown. */
export interface Disclosed {
  event: "disclosed";
}

/** The table asks something else of newcomers: the host chose so. The fields are those of `SetDoor`. */
export interface DoorSet {
  event: "door-set";
  lowest: number;
  highest: number;
  games: number;
  stayed: number;
}

/** The owner of a chair ends a game that nobody else came back to. It counts for nobody. */
export interface EndedAlone {
  event: "ended-alone";
  chair: number;
}

/** The game begins after these seconds, with bots on the chairs that are missing; 0: it does not after all. */
export interface Filling {
  event: "filling";
  seconds: number;
}

/** Game `no` began; `seats[s]` is the chair that holds seat s; `commitment` binds its chance. */
export interface GameBegan {
  event: "game-began";
  no: number;
  seats: number[];
  commitment: string;
}

/**
 * Game `no` is over. `how`: 'rules', 'conceded', 'aborted'. `wins` are those of each chair in the series.
 *
 * `winners` are seats, none where all sides came first together.
 */
export interface GameEnded {
  event: "game-ended";
  no: number;
  how: string;
  winners: number[];
  clause: string;
  wins: number[];
  match_over: boolean;
}

/** The owner of a chair asked a bot for a hint for a seat, and it said `moves`; none where they are a secret. */
export interface Hinted {
  event: "hinted";
  chair: number;
  seat: number;
  level: string;
  moves: unknown[];
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

/** The lobby lists the table, or does not: the host chose so. */
export interface ListedSet {
  event: "listed-set";
  on: boolean;
}

/** The owner of a chair offers it to whoever wants to play on, or stops offering it. */
export interface Offered {
  event: "offered";
  chair: number;
  on: boolean;
}

/** The table was opened. */
export interface Opened {
  event: "opened";
  game: string;
}

/** An option changed; `reset` names options that it switched off. */
export interface OptionSet {
  event: "option-set";
  name: string;
  value: boolean | number | string;
  reset: string[];
}

/** The game rests. */
export interface Paused {
  event: "paused";
  chair: number;
}

/** Somebody waits for a free chair, or stops waiting. */
export interface Queued {
  event: "queued";
  player: string;
  on: boolean;
}

/** The games of this table count for ratings from now on, or do not: the host chose so, or a bot sat down. */
export interface RatedSet {
  event: "rated-set";
  on: boolean;
}

/** A player is ready for the next game. */
export interface Readied {
  event: "readied";
  chair: number;
}

/** In practice somebody has chosen the results of this number of `draws`, the last ones. */
export interface Redrawn {
  event: "redrawn";
  chair: number;
  draws: number;
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

/** Somebody plays on for the owner of a chair, `former`, who offered it. */
export interface SeatGiven {
  event: "seat-given";
  chair: number;
  player: string;
  former: string;
}

/** Somebody plays on for a bot of a `level` that owned the chair. */
export interface SeatTaken {
  event: "seat-taken";
  chair: number;
  player: string;
  level: string;
}

/** Chance has shuffled the chairs: the chair at place `order[i]` moved to place i. */
export interface Shuffled {
  event: "shuffled";
  order: number[];
}

/** The game begins when the devices of these chairs have opened their nonces; they have these seconds. */
export interface StartAsked {
  event: "start-asked";
  chairs: number[];
  seconds: number;
}

/**
 * The game does not begin after all: `chair` wanted it so, or (None) the devices of `late` did not open in time.
 *
 * Nobody is ready any more, and there is a new secret.
 */
export interface StartCalledOff {
  event: "start-called-off";
  chair: number | null;
  late: number[];
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

/** The table follows newer terms of fair play from now on. */
export interface TermsRenewed {
  event: "terms-renewed";
  terms: number;
}

/** A player's time ran out. */
export interface TimedOut {
  event: "timed-out";
  chair: number;
}

/** The consequence of a time-out: 'bot', 'concede', 'nothing'. */
export interface TimeoutSet {
  event: "timeout-set";
  then: string;
}

/** The game went back to the position after entry `to`; this number of `draws` was taken back with it. */
export interface Undone {
  event: "undone";
  to: number;
  seat: number;
  draws: number;
}

/**
 * A question is before the table: 'undo', 'abort', 'pause', 'stand-in' or 'substitute'; 'kick' in old logs.
 *
 * In a 'substitute' `by` is the chair whose owner offers it, and `player` wants to play on there.
 */
export interface VoteCalled {
  event: "vote-called";
  about: string;
  by: number;
  chair: number | null;
  player: string | null;
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

/** Others may watch the games of the table, or may not: the host chose so. The rest as in `SetWatched`. */
export interface WatchedSet {
  event: "watchers-set";
  on: boolean;
  members: boolean;
  entries: number;
  minutes: number;
}

/** People may take a bot's seat in a game that is on, or may not: the host chose so. */
export interface WelcomeSet {
  event: "welcome-set";
  on: boolean;
}

/** The owner of a chair is on vacation `until` then (unix seconds). */
export interface WentAway {
  event: "went-away";
  chair: number;
  until: number;
}

/** A practice game begins where game `no` of another table stood after `step` turns. */
export interface WentOnFrom {
  event: "went-on-from";
  table: string;
  no: number;
  step: number;
}

/** In practice somebody has put another position of the game on the board: the one after `step` steps. */
export interface WentTo {
  event: "went-to";
  chair: number;
  step: number;
}

/** The chair that asked a question took it back. */
export interface Withdrawn {
  event: "withdrawn";
  chair: number;
}

export type TableEvent = Opened | Joined | Left | Readied | OptionSet | ClockSet | TimeoutSet | RatedSet | WelcomeSet | ListedSet | WatchedSet | DoorSet | Filling | Hinted | TimedOut | WentAway | CameBack | Credited | Swapped | Shuffled | EndedAlone | BotSeated | BotLeft | BotTookOver | SeatTaken | Offered | SeatGiven | Queued | Returned | HostChanged | Lent | TakenBack | StartAsked | StartCalledOff | GameBegan | GameEnded | Disclosed | TermsRenewed | Closed | VoteCalled | Voted | Withdrawn | VoteClosed | Conceded | Kicked | Paused | Resumed | Undone | WentOnFrom | Redrawn | WentTo | CursorAsked | CursorPassed | CursorKept;
