import type { Figure } from "../kit/figure";

/** The board with its parts named. */
export const figure: Figure = {
  lesson: "escape",
  parts: [
    { name: "exit", at: "[data-square='a1']", edge: "top" },
    { name: "child", at: ".hr-child", edge: "right" },
    { name: "monster", at: ".hr-eye", edge: "right" },
    { name: "path", at: ".hr-course-start", edge: "right" },
    { name: "room", at: ".hr-laid .hr-tile", edge: "bottom" },
    { name: "supply", at: ".hr-deck", edge: "top" },
    { name: "memory", at: ".hr-slots", edge: "top" },
  ],
};
