// Written by tools/wire_types.py from the Python Structs: change those, then run it again.

export type * from "./hidden-rooms-moves";
export type * from "./hidden-rooms-events";
export type * from "./hidden-rooms-view";
