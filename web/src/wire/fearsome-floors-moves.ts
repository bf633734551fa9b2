// Written by tools/wire_types.py from the Python Structs: change those, then run it again.

/** Take an item to lay out (FF-O2). */
export interface Choose {
  do: "choose";
  item: "crystal" | "pool-2x2" | "pool-4x1" | "right-turn" | "stone" | "teleporter-a" | "teleporter-b" | "u-turn";
}

/** Step from outside onto the entrance (FF-P9). */
export interface Enter {
  do: "enter";
}

/**
 * Lay the chosen item (FF-O2). `square` is its left or top square.
 *
 * A 4x1 pool runs E or S from its square; a teleporter's arrow points N, E, S or W. Other items have `heading` E.
 */
export interface Lay {
  do: "lay";
  square: string;
  heading: "E" | "N" | "S" | "W";
}

/** Step out of the exit: escaped, and the piece's move is over (FF-P10). */
export interface Leave {
  do: "leave";
}

/** One step, with the slide over a pool and the push of a stone that follow (FF-P7, FF-P14, FF-P18). */
export interface Step {
  do: "step";
  heading: "E" | "N" | "S" | "W";
}

/** The piece's move ends here, or it stays where it was (FF-P5, FF-P12). */
export interface Stop {
  do: "stop";
}

/** Choose one of the mover's pieces that have not moved this round (FF-P2). */
export interface Take {
  do: "take";
  piece: number;
}

export type Move = Choose | Lay | Take | Enter | Step | Leave | Stop;
