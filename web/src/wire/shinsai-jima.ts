// Written by tools/wire_types.py from the Python Structs: change those, then run it again.

export type * from "./shinsai-jima-moves";
export type * from "./shinsai-jima-events";
export type * from "./shinsai-jima-view";
