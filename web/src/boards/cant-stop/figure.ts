import type { Figure } from "../kit/figure";

/** The board with its parts named. */
export const figure: Figure = {
  lesson: "void",
  parts: [
    { name: "route", at: ".cell.top[data-route='6']", edge: "top" },
    { name: "climber", at: ".climbers .climber", edge: "top" },
    { name: "claimed", at: "[data-route='7'][data-cell='5']" },
    { name: "dice", at: ".throw", edge: "left" },
    { name: "pairings", at: ".choices", edge: "left" },
    { name: "go", at: ".act.go", edge: "top" },
    { name: "stop", at: ".act.stop", edge: "top" },
  ],
};
