// Written by tools/wire_types.py from the Python Structs: change those, then run it again.

/** The arrow at the fork points to this arm at the start (NI-S5). */
export interface ArrowSet {
  event: "arrow-set";
  arrow: "L" | "R";
}

/** The beaver went over the falls: back to the display, and the weather is fine, 0 (NI-X23). */
export interface BeaverCameBack {
  event: "beaver-came-back";
  start: number;
}

/** The weather is at +2: the beaver jumps into area 1 (NI-X21). */
export interface BeaverJumped {
  event: "beaver-jumped";
}

/** A canoe is ashore again, for a scored gem, or free when `paid` is None (NI-W3, NI-W6). */
export interface CanoeCameBack {
  event: "canoe-came-back";
  seat: number;
  canoe: number;
  paid: "blue" | "pink" | "violet" | "white" | "yellow" | null;
}

/** The turn of a seat begins: its card is turned up (NI-C3). */
export interface CardShown {
  event: "card-shown";
  seat: number;
  card: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "any" | "cloud" | "rope";
  reveals: boolean;
}

/** All hands were empty: everybody has all cards again (NI-C5). */
export interface CardsCameBack {
  event: "cards-came-back";
}

/** The card a seat picked, for the eyes of that seat only (NI-C3). */
export interface Chose {
  event: "chose";
  seat: number;
  card: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "any" | "cloud" | "rope";
}

/** A seat meets a condition, as number `place` in time: the game ends with this round (NI-E1, NI-E2, NI-E3). */
export interface ConditionMet {
  event: "condition-met";
  seat: number;
  what: "five-colours" | "four-alike" | "seven";
  place: number;
}

/** The round is over and with it the game (NI-E2, NI-E3, NI-E7). */
export interface Decided {
  event: "decided";
  winners: number[];
  clause: string;
}

/** A canoe lies in the basin (NI-W1). */
export interface Fell {
  event: "fell";
  seat: number;
  canoe: number;
}

/** The seat that begins was drawn: it has the life ring (NI-S5). */
export interface FirstSeat {
  event: "first-seat";
  seat: number;
}

/**
 * The river is going to flow `flow` areas: lowest number card + weather (NI-F1, NI-F2, NI-F3).
 *
 * `seats` played the lowest card; none when `lowest` is 0 because nobody played a number.
 */
export interface FlowSet {
  event: "flow-set";
  lowest: number;
  seats: number[];
  weather: number;
  flow: number;
}

/**
 * One unit of flow: everything adrift moved at once, the arm of `arrow` took what came to the fork.
 *
 * `unit` counts from 1 to `flow`; then the arrow turned to `turned` (NI-F4, NI-F7).
 */
export interface Flowed {
  event: "flowed";
  unit: number;
  flow: number;
  arrow: "L" | "R";
  turned: "L" | "R";
  swims: Swim[];
}

/**
 * Cargo of a fallen canoe is lost (NI-W2, NI-J5): back on its own site, or out of the game.
 *
 * `seat` is None when it was Diamond Joe's.
 */
export interface GemLost {
  event: "gem-lost";
  seat: number | null;
  colour: "blue" | "pink" | "violet" | "white" | "yellow";
  returned: boolean;
}

/** A seat has picked its card, which is final (NI-C1, NI-C6). The card stays hidden from all others. */
export interface HasChosen {
  event: "has-chosen";
  seat: number;
  reveals: boolean;
}

/** Diamond Joe went over the falls and is back on area 1 (NI-J5). */
export interface JoeFell {
  event: "joe-fell";
}

/** Diamond Joe took a gem (NI-J2). */
export interface JoeLoaded {
  event: "joe-loaded";
  colour: "blue" | "pink" | "violet" | "white" | "yellow";
  place: "1" | "2" | "3" | "4" | "5" | "6L" | "6R" | "7L" | "7R" | "falls" | "land";
}

/** Diamond Joe paddled as far as the first player's card says, `points` (NI-J3, NI-J4). */
export interface JoePaddled {
  event: "joe-paddled";
  points: number;
  seat: number;
  start: "1" | "2" | "3" | "4" | "5" | "6L" | "6R" | "7L" | "7R" | "falls" | "land";
  to: "1" | "2" | "3" | "4" | "5" | "6L" | "6R" | "7L" | "7R" | "falls" | "land";
  path: ("1" | "2" | "3" | "4" | "5" | "6L" | "6R" | "7L" | "7R" | "falls" | "land")[];
}

/** A gem came aboard at `place` (NI-M3). */
export interface Loaded {
  event: "loaded";
  seat: number;
  canoe: number;
  colour: "blue" | "pink" | "violet" | "white" | "yellow";
  hold: number;
  place: "1" | "2" | "3" | "4" | "5" | "6L" | "6R" | "7L" | "7R" | "falls" | "land";
}

/** A rope keeps a canoe at the bank of its area until the flow is over (NI-X16). */
export interface Moored {
  event: "moored";
  seat: number;
  canoe: number;
  place: "1" | "2" | "3" | "4" | "5" | "6L" | "6R" | "7L" | "7R" | "falls" | "land";
}

/** The moose stands on the pink bank again (NI-X28). */
export interface MooseCameBack {
  event: "moose-came-back";
}

/** The moose is aboard: two points more (NI-X24, NI-X25). */
export interface MooseTaken {
  event: "moose-taken";
  seat: number;
  canoe: number;
}

/**
 * A canoe went from `start` through the areas of `path`, the last of which is where it is now (NI-M).
 *
 * `pushed`: the last step was a free one out of the whirlpool (NI-X6). `blocked`: the whirlpool
 * stopped it there; `path` is then empty when it could not leave its area at all (NI-X10).
 * `lost`: points that go unused by landing or by the whirlpool (NI-M10, NI-X10).
 */
export interface Paddled {
  event: "paddled";
  seat: number;
  canoe: number;
  start: "1" | "2" | "3" | "4" | "5" | "6L" | "6R" | "7L" | "7R" | "falls" | "land";
  to: "1" | "2" | "3" | "4" | "5" | "6L" | "6R" | "7L" | "7R" | "falls" | "land";
  path: ("1" | "2" | "3" | "4" | "5" | "6L" | "6R" | "7L" | "7R" | "falls" | "land")[];
  pushed: boolean;
  blocked: boolean;
  lost: number;
}

/** The whirlpool came to rest beside a moored canoe and pushed it on (NI-X17). */
export interface PushedOut {
  event: "pushed-out";
  seat: number;
  canoe: number;
  start: "1" | "2" | "3" | "4" | "5" | "6L" | "6R" | "7L" | "7R" | "falls" | "land";
  to: "1" | "2" | "3" | "4" | "5" | "6L" | "6R" | "7L" | "7R" | "falls" | "land";
}

/** A seat leaves its canoe in the basin this round (NI-W3). */
export interface RansomDeclined {
  event: "ransom-declined";
  seat: number;
}

/** Round `round` (from 1) begins; `seat` has the life ring (NI-C8). */
export interface RoundBegan {
  event: "round-began";
  round: number;
  seat: number;
}

/** A landed gem counts (NI-M4). */
export interface Scored {
  event: "scored";
  seat: number;
  canoe: number;
  colour: "blue" | "pink" | "violet" | "white" | "yellow";
}

/** `seat` took a gem out of hold `hold` of `victim`'s canoe (NI-T). */
export interface Stolen {
  event: "stolen";
  seat: number;
  canoe: number;
  victim: number;
  victim_canoe: number;
  hold: number;
  colour: "blue" | "pink" | "violet" | "white" | "yellow";
}

/** One piece carried from one place to another; `seat` and `canoe` only for canoes of players. */
export interface Swim {
  what: "beaver" | "canoe" | "joe" | "whirlpool";
  seat: number | null;
  canoe: number | null;
  start: "1" | "2" | "3" | "4" | "5" | "6L" | "6R" | "7L" | "7R" | "falls" | "land";
  to: "1" | "2" | "3" | "4" | "5" | "6L" | "6R" | "7L" | "7R" | "falls" | "land";
}

/** A trade with Diamond Joe: `got` came from him, `gave` went to him (NI-J6). */
export interface Traded {
  event: "traded";
  seat: number;
  canoe: number;
  got: "blue" | "pink" | "violet" | "white" | "yellow" | null;
  gave: "blue" | "pink" | "violet" | "white" | "yellow" | null;
}

/** A seat is done; the next card is turned up, or the river flows. */
export interface TurnEnded {
  event: "turn-ended";
  seat: number;
}

/** A gem was put ashore at `place` (NI-M3). */
export interface Unloaded {
  event: "unloaded";
  seat: number;
  canoe: number;
  colour: "blue" | "pink" | "violet" | "white" | "yellow";
  hold: number;
  place: "1" | "2" | "3" | "4" | "5" | "6L" | "6R" | "7L" | "7R" | "falls" | "land";
}

/** A cloud moved the weather from cell `start` to `to`, -1..2 (NI-F5). */
export interface WeatherMoved {
  event: "weather-moved";
  seat: number;
  start: number;
  to: number;
}

/** The whirlpool went over the falls; a new one is in area 1 (NI-X14). */
export interface WhirlpoolRose {
  event: "whirlpool-rose";
}

export type Event = FirstSeat | ArrowSet | RoundBegan | MooseCameBack | CanoeCameBack | RansomDeclined | CardsCameBack | HasChosen | Chose | CardShown | WeatherMoved | BeaverJumped | Paddled | Loaded | Unloaded | MooseTaken | Stolen | Scored | ConditionMet | Moored | Traded | TurnEnded | Decided | FlowSet | Flowed | Fell | GemLost | BeaverCameBack | WhirlpoolRose | PushedOut | JoeFell | JoeLoaded | JoePaddled;
