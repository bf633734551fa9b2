// Written by tools/wire_types.py from the Python Structs: change those, then run it again.

/** The canoe in action, and its acts so far. */
export interface Action {
  canoe: number;
  /** Points that it may have left before it paddles: several with 1/2/3. */
  points: number[];
  /** Numbers of gems that it may still load or unload before it is done; empty until it has paddled. */
  then: number[];
  paddled: "down" | "no" | "up";
  /** Colours loaded in this round (NI-L4). */
  loaded: ("blue" | "pink" | "violet" | "white" | "yellow")[];
  /** Colours unloaded in this round (NI-L4). */
  unloaded: ("blue" | "pink" | "violet" | "white" | "yellow")[];
  /** True when its last act was a movement, or a theft after one (NI-T3). */
  stepped: boolean;
}

/** A player's canoe. */
export interface Canoe {
  tandem: boolean;
  place: "1" | "2" | "3" | "4" | "5" | "6L" | "6R" | "7L" | "7R" | "falls" | "land";
  /** The gem in each hold, None for an empty one. */
  cargo: ("blue" | "pink" | "violet" | "white" | "yellow" | null)[];
  moored: boolean;
  moose: boolean;
  /** True for a canoe of the mover that may act now. */
  may: boolean;
}

/**
 * The places of all pieces after `flow` units, if nothing else moved before.
 *
 * Whirlpool, beaver and moored canoes are shown as they would be when the flow is settled (NI-X14, NI-X17, NI-X23),
 * Joe before he loads and paddles.
 */
export interface Drift {
  flow: number;
  /** The arrow after the flow. */
  arrow: "L" | "R";
  /** The two canoes of each seat. */
  canoes: (["1" | "2" | "3" | "4" | "5" | "6L" | "6R" | "7L" | "7R" | "falls" | "land", "1" | "2" | "3" | "4" | "5" | "6L" | "6R" | "7L" | "7R" | "falls" | "land"])[];
  joe: "1" | "2" | "3" | "4" | "5" | "6L" | "6R" | "7L" | "7R" | "falls" | "land" | null;
  whirlpool: "1" | "2" | "3" | "4" | "5" | "6L" | "6R" | "7L" | "7R" | "falls" | "land" | null;
  beaver: "1" | "2" | "3" | "4" | "5" | "6L" | "6R" | "7L" | "7R" | "falls" | "land" | null;
}

/** Diamond Joe: his place, and the gem that he carries, None without one. */
export interface Joe {
  place: "1" | "2" | "3" | "4" | "5" | "6L" | "6R" | "7L" | "7R" | "falls" | "land";
  gem: "blue" | "pink" | "violet" | "white" | "yellow" | null;
}

/** The mover's legal moves with one canoe (NI-U5); `points` as in `Action`. */
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

/** The view of `viewer`: everything but the cards that others have picked and not yet shown (NI-C3). */
export interface NiagaraView {
  seats: number;
  /** A seat, None for a spectator. */
  viewer: number | null;
  variant: Variant;
  phase: "arrow" | "choose" | "first-seat" | "over" | "ransom" | "trade" | "turn";
  round: number;
  /** The seat with the life ring, None before the draw. */
  first: number | null;
  /** The seat on turn, None outside turns. */
  mover: number | null;
  /** The cell of the weather track, -1 to 2. */
  weather: number;
  /** None before the draw. */
  arrow: "L" | "R" | null;
  /** Gems at the site of each colour. They may be of any colour (NI-L5). */
  sites: [number, number, number, number, number][];
  players: Player[];
  /** The card that the viewer has picked, None before. */
  mine: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "any" | "cloud" | "rope" | null;
  /** Seats that must answer about ransom. */
  asked: number[];
  /** None without `flussgeister`. */
  moose: "away" | "bank" | "canoe" | null;
  /** None without `flussgeister`. */
  whirlpool: "1" | "2" | "3" | "4" | "5" | "6L" | "6R" | "7L" | "7R" | "falls" | "land" | null;
  /** None while it sits on the weather display, and without `flussgeister`. */
  beaver: "1" | "2" | "3" | "4" | "5" | "6L" | "6R" | "7L" | "7R" | "falls" | "land" | null;
  /** None without `diamantenJoe`. */
  joe: Joe | null;
  /** None when no canoe is in action. */
  action: Action | null;
  /** For the canoes that may act: for the one in action alone if there is one. */
  menus: Menu[];
  /** True when the mover may end the turn. */
  done: boolean;
  /** Trades that are open with Joe. */
  trades: TradeOffer[];
  /** The mover's canoes that have traded. */
  traded: number[];
  /** Steps that the weather can take with a cloud: 1, -1. */
  shifts: number[];
  /** True when one canoe uses the turn up (NI-M7, NI-X18). */
  once: boolean;
  /** The lowest number card shown in this round, 0 for none. */
  lowest: number;
  /** In order of lowest card and weather. */
  outlooks: Outlook[];
  /** `drifts[f]` belongs to flow f. Empty before the arrow is drawn. */
  drifts: Drift[];
  /** Gems out of the game. */
  lost: [number, number, number, number, number];
  /** The clause that ended the game, None before. */
  ended: string | null;
}

/** A way the round may still come out, as far as the viewer knows: lowest card, weather after all turns, flow. */
export interface Outlook {
  lowest: number;
  weather: number;
  flow: number;
}

/** A seat. */
export interface Player {
  /** Cards that it has not used yet: public knowledge. A chosen card stays among them until it is shown. */
  hand: ("1" | "2" | "3" | "4" | "5" | "6" | "7" | "any" | "cloud" | "rope")[];
  /** Cards of earlier rounds. */
  used: ("1" | "2" | "3" | "4" | "5" | "6" | "7" | "any" | "cloud" | "rope")[];
  /** True when it has picked a card for this round. */
  chosen: boolean;
  /** The card of this round, None until it is shown. */
  card: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "any" | "cloud" | "rope" | null;
  /** Scored gems. */
  store: [number, number, number, number, number];
  canoes: [Canoe, Canoe];
  /** Order in time in which it met a condition of NI-E1, from 1; 0 for not yet. */
  met: number;
}

/** A gem that can be stolen now (NI-T). */
export interface Prey {
  seat: number;
  canoe: number;
  hold: number;
  colour: "blue" | "pink" | "violet" | "white" | "yellow";
}

/** A place to which a canoe can paddle and then complete its action (NI-U7). */
export interface Target {
  to: "1" | "2" | "3" | "4" | "5" | "6L" | "6R" | "7L" | "7R" | "falls" | "land";
  /** Numbers of gems that it may load or unload there before it is done; 0 means that it may stop at once. */
  then: number[];
  /** Points that it loses by stopping at once. */
  lost: number;
  /** True when the whirlpool carries it there (NI-X6). */
  pushed: boolean;
  /** True when the whirlpool stops it there (NI-X10). */
  blocked: boolean;
  /** Number of gems that it could steal there. */
  prey: number;
}

/** A trade with Diamond Joe: `get` from him, `give` to him; both is a swap (NI-J6). */
export interface TradeOffer {
  canoe: number;
  get: "blue" | "pink" | "violet" | "white" | "yellow" | null;
  give: "blue" | "pink" | "violet" | "white" | "yellow" | null;
}

/**
 * The rules in force: the options of the table; `diamantenJoe` is off where `flussgeister` is on (NI-S8).
 *
 * `starter` is not among them: it is settled when a game begins (NI-S11).
 */
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
