import type { Figure } from "../kit/figure";

/** The board with its parts named. */
export const figure: Figure = {
  lesson: "watch",
  parts: [
    { name: "entrance", at: ".cell.door[data-square='entrance']", edge: "top" },
    { name: "exit", at: ".cell.door[data-square='exit']", edge: "bottom" },
    { name: "monster", at: ".monster", edge: "top" },
    { name: "piece", at: ".piece", edge: "top" },
    { name: "stone", at: ".stone", edge: "right" },
    { name: "pool", at: ".pool" },
    { name: "letters", at: ".letters text, .rune", edge: "bottom" },
    { name: "tiles", at: ".ff-chips, .ff-tiles", edge: "top" },
  ],
};
