// Written by tools/wire_types.py from the Python Structs: change those, then run it again.

export type * from "./fearsome-floors-moves";
export type * from "./fearsome-floors-events";
export type * from "./fearsome-floors-view";
