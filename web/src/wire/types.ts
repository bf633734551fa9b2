// Written by tools/wire_types.py from the Python Structs: change those, then run it again.

export type * from "./events";
export type * from "./asked";
export type * from "./frames";
