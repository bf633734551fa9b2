// Written by tools/wire_types.py from the Python Structs: change those, then run it again.

/**
 * What the canoe in action has done so far.
 *
 * `points` are the points it may have left before it paddles (several with 1/2/3). After `paddled` ('up',
 * 'down', else 'no') `then` lists how many more gems it may load or unload before it is done. `loaded` and
 * `unloaded` are this round's (NI-L4). `stepped`: the last thing it did was to move, or to steal after that (NI-T3).
 */
export interface Action {
  canoe: number;
  points: number[];
  then: number[];
  paddled: "down" | "no" | "up";
  loaded: ("blue" | "pink" | "violet" | "white" | "yellow")[];
  unloaded: ("blue" | "pink" | "violet" | "white" | "yellow")[];
  stepped: boolean;
}

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

/** A player's canoe. `cargo` has one entry a hold, None where it is empty; `may` act now, for the mover's canoes. */
export interface Canoe {
  tandem: boolean;
  place: "1" | "2" | "3" | "4" | "5" | "6L" | "6R" | "7L" | "7R" | "falls" | "land";
  cargo: ("blue" | "pink" | "violet" | "white" | "yellow" | null)[];
  moored: boolean;
  moose: boolean;
  may: boolean;
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

/** Pick a card for this round in secret (NI-C1). */
export interface Choose {
  do: "choose";
  card: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "any" | "cloud" | "rope";
}

/** The card a seat picked, for the eyes of that seat only (NI-C3). */
export interface Chose {
  event: "chose";
  seat: number;
  card: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "any" | "cloud" | "rope";
}

/** A seat has what ends the game with this round, as number `place` in time (NI-E1, NI-E2, NI-E3). */
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

/** Pay nothing this round (NI-W3). */
export interface Decline {
  do: "decline";
}

/** Finish: the canoe in action, else the turn (NI-M18), or the chance to trade (NI-J6). */
export interface Done {
  do: "done";
}

/**
 * Where everything would be after `flow` units, if nothing else moved before. `canoes[seat]` are its two canoes.
 *
 * Whirlpool, beaver and moored canoes are shown as they would be when the flow is settled (NI-X14, NI-X17, NI-X23);
 * Joe before he loads and paddles. `arrow` is the arrow after the flow.
 */
export interface Drift {
  flow: number;
  arrow: "L" | "R";
  canoes: (["1" | "2" | "3" | "4" | "5" | "6L" | "6R" | "7L" | "7R" | "falls" | "land", "1" | "2" | "3" | "4" | "5" | "6L" | "6R" | "7L" | "7R" | "falls" | "land"])[];
  joe: "1" | "2" | "3" | "4" | "5" | "6L" | "6R" | "7L" | "7R" | "falls" | "land" | null;
  whirlpool: "1" | "2" | "3" | "4" | "5" | "6L" | "6R" | "7L" | "7R" | "falls" | "land" | null;
  beaver: "1" | "2" | "3" | "4" | "5" | "6L" | "6R" | "7L" | "7R" | "falls" | "land" | null;
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

/** A seat has picked its card, which is final (NI-C1, NI-C6). Which one is told to nobody else. */
export interface HasChosen {
  event: "has-chosen";
  seat: number;
  reveals: boolean;
}

/** Diamond Joe: where he is and what he carries. */
export interface Joe {
  place: "1" | "2" | "3" | "4" | "5" | "6L" | "6R" | "7L" | "7R" | "falls" | "land";
  gem: "blue" | "pink" | "violet" | "white" | "yellow" | null;
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

/** Load a gem that lies beside the canoe, for 2 points (NI-M3). */
export interface Load {
  do: "load";
  canoe: number;
  colour: "blue" | "pink" | "violet" | "white" | "yellow";
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

/** What the mover can do now with one canoe: each entry is a move that `moves` lists (NI-U5). */
export interface Menu {
  canoe: number;
  points: number[];
  targets: Target[];
  load: ("blue" | "pink" | "violet" | "white" | "yellow")[];
  unload: ("blue" | "pink" | "violet" | "white" | "yellow")[];
  moose: boolean;
  steal: Prey[];
  done: boolean;
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
 * What `viewer` may see: everything but the cards that others have picked and not yet shown (NI-C3).
 *
 * `mover` is the seat on turn. `first` has the life ring. `weather` is -1..2. `arrow` is None before it is drawn.
 * `sites[i]` are the gems at the site of colour i, which may be of any colour (NI-L5). `mine` is the card the viewer
 * has picked. `asked` lists the seats that must answer about ransom. `moose` is None without `flussgeister`.
 * `beaver` is None while it sits on the weather display, or does not exist. `menus` are for the canoes that may act,
 * the one in action alone if there is one. `done` says the mover may end the turn. `trades` are open with Joe,
 * `traded` the mover's canoes that have traded. `shifts` are the steps the weather can take with a cloud. `once`
 * says that one canoe uses the turn up (NI-M7, NI-X18). `lowest` is the lowest number card shown this round, 0 for
 * none. `outlooks` are in order of lowest card and weather; `drifts[f]` belongs to flow f. `lost` counts gems out of
 * the game. `ended` is the clause that ended the game.
 */
export interface NiagaraView {
  seats: number;
  viewer: number | null;
  variant: Variant;
  phase: "arrow" | "choose" | "first-seat" | "over" | "ransom" | "trade" | "turn";
  round: number;
  first: number | null;
  mover: number | null;
  weather: number;
  arrow: "L" | "R" | null;
  sites: [number, number, number, number, number][];
  players: Player[];
  mine: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "any" | "cloud" | "rope" | null;
  asked: number[];
  moose: "away" | "bank" | "canoe" | null;
  whirlpool: "1" | "2" | "3" | "4" | "5" | "6L" | "6R" | "7L" | "7R" | "falls" | "land" | null;
  beaver: "1" | "2" | "3" | "4" | "5" | "6L" | "6R" | "7L" | "7R" | "falls" | "land" | null;
  joe: Joe | null;
  action: Action | null;
  menus: Menu[];
  done: boolean;
  trades: TradeOffer[];
  traded: number[];
  shifts: number[];
  once: boolean;
  lowest: number;
  outlooks: Outlook[];
  drifts: Drift[];
  lost: [number, number, number, number, number];
  ended: string | null;
}

/** A way the round may still come out, as far as the viewer knows: lowest card, weather after all turns, flow. */
export interface Outlook {
  lowest: number;
  weather: number;
  flow: number;
}

/** All steps of a canoe in this round, up or down; to its own area when a whirlpool blocks it (NI-M, NI-X10). */
export interface Paddle {
  do: "paddle";
  canoe: number;
  to: "1" | "2" | "3" | "4" | "5" | "6L" | "6R" | "7L" | "7R" | "falls" | "land";
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

/** Pay a scored gem: this canoe comes back from the basin (NI-W3, NI-W10). */
export interface Pay {
  do: "pay";
  colour: "blue" | "pink" | "violet" | "white" | "yellow";
  canoe: number;
}

/**
 * A seat. `hand` is what it has not used yet, public knowledge; a chosen card stays in it until it is shown.
 *
 * `used` are the cards of earlier rounds. `chosen`: a card is picked for this round; `card` is that card once it is
 * shown. `store` are the scored gems. `met` counts in time who met a condition of NI-E1: 1 the first, 0 not yet.
 */
export interface Player {
  hand: ("1" | "2" | "3" | "4" | "5" | "6" | "7" | "any" | "cloud" | "rope")[];
  used: ("1" | "2" | "3" | "4" | "5" | "6" | "7" | "any" | "cloud" | "rope")[];
  chosen: boolean;
  card: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "any" | "cloud" | "rope" | null;
  store: [number, number, number, number, number];
  canoes: [Canoe, Canoe];
  met: number;
}

/** A gem that can be stolen now (NI-T). */
export interface Prey {
  seat: number;
  canoe: number;
  hold: number;
  colour: "blue" | "pink" | "violet" | "white" | "yellow";
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

/** With a cloud: move the weather one cell, `by` 1 or -1 (NI-F5). */
export interface SetWeather {
  do: "weather";
  by: number;
}

/** Take the gem in a hold of another seat's canoe in the same area (NI-T). */
export interface Steal {
  do: "steal";
  canoe: number;
  victim: number;
  victim_canoe: number;
  hold: number;
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

/** Take the moose aboard before the first step (NI-X24). */
export interface TakeMoose {
  do: "moose";
  canoe: number;
}

/**
 * Where a canoe can paddle so that its action can be completed (NI-U7).
 *
 * `then` lists how many gems it may load or unload there before it is done; 0 means it may stop at once.
 * `lost` are the points lost by stopping at once. `pushed`: the whirlpool carries it there (NI-X6); `blocked`: the
 * whirlpool stops it there (NI-X10). `prey` counts the gems that could be stolen there.
 */
export interface Target {
  to: "1" | "2" | "3" | "4" | "5" | "6L" | "6R" | "7L" | "7R" | "falls" | "land";
  then: number[];
  lost: number;
  pushed: boolean;
  blocked: boolean;
  prey: number;
}

/** Take, give or swap a gem with Diamond Joe, whichever the two canoes allow (NI-J6). */
export interface Trade {
  do: "trade";
  canoe: number;
}

/** A trade with Diamond Joe: `get` from him, `give` to him; both is a swap (NI-J6). */
export interface TradeOffer {
  canoe: number;
  get: "blue" | "pink" | "violet" | "white" | "yellow" | null;
  give: "blue" | "pink" | "violet" | "white" | "yellow" | null;
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

/** Put a gem ashore beside the canoe, for 2 points (NI-M3). */
export interface Unload {
  do: "unload";
  canoe: number;
  colour: "blue" | "pink" | "violet" | "white" | "yellow";
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

/** The rules in force: the options of the table; `diamantenJoe` is off where `flussgeister` is on (NI-S8). */
export interface Variant {
  flussgeister: boolean;
  diamantenJoe: boolean;
  stationary_ops: boolean;
  min_flow: number;
  arrow_start: string;
  whirlpool_reentry: string;
  falls_gem: string;
  unload_any_site: boolean;
  launch_mandatory: boolean;
  winner_tiebreak: string;
  paddle_over_falls: boolean;
  blocked_in_place_allowed: boolean;
  joe_trade_per_turn: number;
  joe_loads_without_flow: boolean;
  joe_paddles_after_fall: boolean;
  round_limit: number;
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

export type Move = Choose | Pay | Decline | SetWeather | Paddle | Load | Unload | TakeMoose | Steal | Trade | Done;

export type Event = FirstSeat | ArrowSet | RoundBegan | MooseCameBack | CanoeCameBack | RansomDeclined | CardsCameBack | HasChosen | Chose | CardShown | WeatherMoved | BeaverJumped | Paddled | Loaded | Unloaded | MooseTaken | Stolen | Scored | ConditionMet | Moored | Traded | TurnEnded | FlowSet | Flowed | Fell | GemLost | BeaverCameBack | WhirlpoolRose | PushedOut | JoeFell | JoeLoaded | JoePaddled | Decided;
