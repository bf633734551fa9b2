// Written by tools/wire_types.py from the Python Structs: change those, then run it again.

/** Acknowledge that no pairing is live (CS-D7). */
export interface Drop {
  do: "drop";
}

/** Take this pairing and roll again (CS-T2). `orange` and `red` are the two totals, 2..12. */
export interface Go {
  do: "go";
  orange: number;
  red: number;
}

/** Take this pairing and bank; with a dead pairing this is a DROP (CS-T3, CS-T6). */
export interface Stop {
  do: "stop";
  orange: number;
  red: number;
}

export type Move = Go | Stop | Drop;
