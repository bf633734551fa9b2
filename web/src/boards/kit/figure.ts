/** A picture of the board with its parts named, for the rulebook: the beginning of a lesson on the real board. */
export interface Figure {
  lesson: string;
  /** In the order in which they are numbered. Their texts are `GAME-part-NAME`. */
  parts: readonly Part[];
}

export interface Part {
  name: string;
  /** The selector of the part: the first match in the board. */
  at: string;
  /** The edge at which its number stands; the middle where absent. */
  edge?: "left" | "top" | "right" | "bottom" | "middle";
}
