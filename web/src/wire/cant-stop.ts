// Written by tools/wire_types.py from the Python Structs: change those, then run it again.

export type * from "./cant-stop-moves";
export type * from "./cant-stop-events";
export type * from "./cant-stop-view";
