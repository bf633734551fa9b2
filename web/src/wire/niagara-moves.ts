// Written by tools/wire_types.py from the Python Structs: change those, then run it again.

/** Pick a card for this round in secret (NI-C1). */
export interface Choose {
  do: "choose";
  card: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "any" | "cloud" | "rope";
}

/** Pay nothing this round (NI-W3). */
export interface Decline {
  do: "decline";
}

/** Finish: the canoe in action, else the turn (NI-M18), or the chance to trade (NI-J6). */
export interface Done {
  do: "done";
}

/** Load a gem that lies beside the canoe, for 2 points (NI-M3). */
export interface Load {
  do: "load";
  canoe: number;
  colour: "blue" | "pink" | "violet" | "white" | "yellow";
}

/** All steps of a canoe in this round, up or down; to its own area when a whirlpool blocks it (NI-M, NI-X10). */
export interface Paddle {
  do: "paddle";
  canoe: number;
  to: "1" | "2" | "3" | "4" | "5" | "6L" | "6R" | "7L" | "7R" | "falls" | "land";
}

/** Pay a scored gem: this canoe comes back from the basin (NI-W3, NI-W10). */
export interface Pay {
  do: "pay";
  colour: "blue" | "pink" | "violet" | "white" | "yellow";
  canoe: number;
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

/** Take the moose aboard before the first step (NI-X24). */
export interface TakeMoose {
  do: "moose";
  canoe: number;
}

/** Take, give or swap a gem with Diamond Joe, whichever the two canoes allow (NI-J6). */
export interface Trade {
  do: "trade";
  canoe: number;
}

/** Put a gem ashore beside the canoe, for 2 points (NI-M3). */
export interface Unload {
  do: "unload";
  canoe: number;
  colour: "blue" | "pink" | "violet" | "white" | "yellow";
}

export type Move = Choose | Pay | Decline | SetWeather | Paddle | Load | Unload | TakeMoose | Steal | Trade | Done;
