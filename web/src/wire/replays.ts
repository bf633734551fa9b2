// Written by tools/wire_types.py from the Python Structs: change those, then run it again.

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

/** Body of POST …/comments: about which entry of the game, and what. */
export interface NewComment {
  rev: number;
  text: string;
}

/**
 * A finished game, step by step. `commitment`, `secret`, `nonces` let anybody redo the draws.
 *
 * `viewer` is the seat through whose eyes it is seen, None for spectators; `secrets`: whether that makes a difference.
 */
export interface Replay {
  table: string;
  game: string;
  version: number;
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
