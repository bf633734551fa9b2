import type { Figure } from "../kit/figure";

/** The board with its parts named. */
export const figure: Figure = {
  lesson: "win",
  parts: [
    { name: "land", at: "[data-place='land']" },
    { name: "area", at: "[data-place='2']" },
    { name: "site", at: ".sites > g", edge: "bottom" },
    { name: "canoe", at: ".canoe", edge: "top" },
    { name: "fork", at: ".fork", edge: "left" },
    { name: "falls", at: ".falls" },
    { name: "weather", at: ".weather", edge: "right" },
  ],
};
