// Written by tools/wire_types.py from the Python Structs: change those, then run it again.

export type * from "./niagara-moves";
export type * from "./niagara-events";
export type * from "./niagara-view";
