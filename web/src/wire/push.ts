// Written by tools/wire_types.py from the Python Structs: change those, then run it again.

/** The notification that a browser shows. */
export interface Push {
  title: string;
  body: string;
  /** Path in the hall that a click opens. */
  url: string;
  /** A notification replaces the one before with the same tag. */
  tag: string;
  /** False: the push service keeps it for a day instead of ten minutes. */
  urgent: boolean;
}
