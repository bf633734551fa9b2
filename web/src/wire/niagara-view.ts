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

/** A player's canoe. `cargo` has one entry a hold, None where it is empty; `may` act now, for the mover's canoes. */
export interface Canoe {
  tandem: boolean;
  place: "1" | "2" | "3" | "4" | "5" | "6L" | "6R" | "7L" | "7R" | "falls" | "land";
  cargo: ("blue" | "pink" | "violet" | "white" | "yellow" | null)[];
  moored: boolean;
  moose: boolean;
  may: boolean;
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

/** Diamond Joe: where he is and what he carries. */
export interface Joe {
  place: "1" | "2" | "3" | "4" | "5" | "6L" | "6R" | "7L" | "7R" | "falls" | "land";
  gem: "blue" | "pink" | "violet" | "white" | "yellow" | null;
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
