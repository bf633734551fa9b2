/** A picture of the board with its parts named, for the rulebook: the beginning of a lesson on the real board. */
export interface Figure {
  lesson: string;
  /** In the order in which they are numbered. Their texts are `GAME-part-NAME`. */
  parts: readonly Part[];
}

export interface Part {
  name: string;
  /** The first that this selector finds in the board. */
  at: string;
  /** The edge of it at which its number stands: its middle, where nothing else is said. */
  edge?: "left" | "top" | "right" | "bottom" | "middle";
}
