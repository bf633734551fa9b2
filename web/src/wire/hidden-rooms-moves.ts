// Written by tools/wire_types.py from the Python Structs: change those, then run it again.

/** End the turn without an exploration (HR-C-04). */
export interface EndTurn {
  do: "end-turn";
}

/** Explore a neighbour without a tile with `tile` of the memory, or an unseen one (`null`) (HR-C-06, HR-C-07). */
export interface Explore {
  do: "explore";
  to: string;
  tile: string | null;
}

/** Clear the board and go on to the next attempt (HR-G-08). */
export interface NextAttempt {
  do: "next-attempt";
}

/** Lay this one of the two tiles on the start square; the other goes to the memory (HR-P-06). */
export interface Place {
  do: "place";
  tile: string;
}

/** Give this attempt up: it counts as lost (HR-E-10). */
export interface Resign {
  do: "resign";
}

/** Go to a neighbour that has a tile (HR-C-02). */
export interface Walk {
  do: "walk";
  to: string;
}

export type Move = Place | Walk | Explore | EndTurn | Resign | NextAttempt;
